/** What can happen in Irish Snap, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";

/** No word is said, or it is nobody's to know. Rule IRISH-VAR-SILENT. */
export const NO_WORD = -1;

/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */
export const Event = {
  /** `seat` deals. */
  DealerFound: 1,
  /** `seat` deals; `list`: the pack in dealing order, the left neighbour's card first. */
  Dealt: 2,
  /** `seat` reaches for the next card, or draws breath for the next word; `word`: the word chosen, or `NO_WORD`. */
  Reached: 3,
  /** `seat` lays `card` on the pile and says `word`, a rank, or `NO_WORD`: everybody sees and hears it at once. */
  Laid: 4,
  /** `seat`, without cards, says `word` over the card that lies on top. Rulings I17, I18. */
  Spoke: 5,
  /** A hand of `seat` lies on the pile `amount` ms after the newest face; `word`: see `Hand`. Hands are told in their order. */
  Slapped: 6,
  /** The seats in `list` had to slap and did not. */
  Missed: 7,
  /** `seat` has slapped, or twitched, for nothing, and it costs the pile; `word`: see `Hand`. */
  FalseSlapped: 8,
  /** The first false slap of `seat` is free. Ruling D50. */
  FreeSlap: 9,
  /** The hand of `seat` counts for nothing and costs nothing; `word`: see `Excuse`. */
  Excused: 10,
  /** `seat` has said `word` where `amount` was due. Rule IRISH-WORD-1. */
  WrongWord: 11,
  /** `seat` has hesitated too long. Rule IRISH-TURN-4. */
  Hesitated: 12,
  /** `seat` wanted to lay out of turn. Ruling I26. */
  OutOfTurn: 13,
  /** `seat` may not slap for a second. Ruling I16. */
  Locked: 14,
  /** `seat` may slap again. */
  Unlocked: 15,
  /** The time for slapping is over and nobody has; `word` 1: there was something to slap. Rulings I4, D41, D43. */
  WindowClosed: 16,
  /** With nobody counting aloud: the word that was due for the newest card was `word`. Ruling I39. */
  CountShown: 17,
  /** Of several who never slapped `seat` is drawn. Ruling I6. */
  TakerDrawn: 18,
  /** `seat` takes the whole pile under the own cards and starts again at ace; `word`: see `Why`; `amount`: cards. */
  PileTaken: 19,
  /** The pile is shared, first laid card first, by the seats in `list`, one card each entry; `seat` starts again at ace. */
  PileShared: 20,
  /** `seat` has laid the last card, is out and safe, and comes `amount`th. */
  Out: 21,
  /** `seat` has answered `word` (see `Answer`), in the calm game. */
  Answered: 22,
  /** Everybody has answered; `list`: the answers by seat. */
  AnswersShown: 23,
  /** The agreed time is over; `word` 1: the fewest cards are level, and it goes on to sudden death. Rulings I37, I38. */
  TimeOver: 24,
  /** The game is over; `list`: the place of each seat, 1 for the first; several may share one. */
  RoundOver: 25,
  /** The match is over; `list`: the winners. */
  MatchWon: 26,
  /** `seat` is ready for the next deal. */
  Ready: 27,
} as const;

/** What was slapped with. */
export const Hand = {
  one: 0,
  /** Where several triggers at once want both. Ruling I30. */
  both: 1,
  /** A hand that has left its home and not arrived: a twitch. Rule IRISH-SLAP-5. */
  start: 2,
} as const;

/** Why a slap costs nothing. */
export const Excuse = {
  /** The pile had just been taken. Ruling I45. */
  taken: 1,
  /** The trigger had just been covered. Ruling G8. */
  covered: 2,
  /** Another false slap, or a foul, was earlier. Rulings I14, I24. */
  settled: 3,
} as const;

/** Why a seat takes the pile. */
export const Why = {
  /** The last hand. Rule IRISH-SLAP-2. */
  last: 1,
  /** No hand at all. Rulings I5, I6. */
  missing: 2,
  /** Rule IRISH-SLAP-4. */
  falseSlap: 3,
  /** Rule IRISH-SLAP-5. */
  twitch: 4,
  /** Rule IRISH-WORD-1. */
  wrongWord: 5,
  /** Ruling I25. */
  hesitation: 6,
  /** Ruling I26. */
  outOfTurn: 7,
  /** Nobody slapped, and the table agreed who takes it then. Ruling I4. */
  unslapped: 8,
  /** A wrong answer in the calm game. */
  answer: 9,
} as const;

/** Answers in the calm game. */
export const Answer = { stay: 0, slap: 1 } as const;

/** Kinds of commands. */
export const Ask = {
  /** The table names the drawn dealer, `seat`. */
  NameDealer: 1,
  /** The table hands in the shuffled pack, `list`. */
  Deal: 2,
  /** Reach for the next card; with words of one's own, `word` is the rank that will be said. */
  Reach: 3,
  /** The table shows the card, or lets the word be heard. */
  Lay: 4,
  /** Slap; `word`: see `Hand`. */
  Slap: 5,
  /** The referee's ranking, see `CLAIM`; seats that could have slapped and did not stand at the end with -1 ms. */
  Race: 6,
  /** The time for slapping is over. */
  CloseWindow: 7,
  /** The seat on turn has hesitated too long. */
  Hesitate: 8,
  /** A lock is over, for `seat`. */
  Unlock: 9,
  /** The table names the drawn taker, `seat`. */
  NameTaker: 10,
  /** The agreed minutes are over. */
  TimeUp: 11,
  /** Answer `word`, in the calm game. */
  Answer: 12,
  /** Ready for the next deal. */
  NextDeal: 13,
} as const;

/** Every code a refusal may have; the words of each language have a sentence for each. */
export const REFUSAL_CODES = [
  "over",
  "not-in-game",
  "not-your-turn",
  "reached-already",
  "slapped-already",
  "locked",
  "no-such-hand",
  "no-such-word",
  "word-due",
  "slap-open",
  "not-calm",
  "answered-already",
  "no-answer-due",
  "bad-pack",
  "bad-seat",
  "bad-race",
  "not-now",
  "unknown-command",
] as const;

/** See `REFUSAL_CODES`. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A refusal of this game, its code checked. */
export function no(code: RefusalCode, rule: string, facts?: Refusal["facts"]): Refusal {
  return refusal(code, rule, facts);
}

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(Event).map(([name, kind]) => [kind, name]),
);

/** One event as one line: `2 Laid 8D word 7`. */
export function printEvent(event: GameEvent): string {
  const parts = [event.seat < 0 ? "table" : String(event.seat), NAMES[event.kind] ?? `kind-${event.kind}`];
  if (event.card !== NO_CARD) parts.push(printCard(event.card));
  const said = event.kind === Event.Laid || event.kind === Event.Spoke || event.kind === Event.Reached;
  if (event.word !== NO_WORD && (event.word !== 0 || said)) parts.push(`word ${event.word}`);
  if (event.amount !== 0) parts.push(`amount ${event.amount}`);
  if (event.list !== null) {
    const cards = event.kind === Event.Dealt;
    parts.push(`[${event.list.map((one) => (cards ? printCard(one) : String(one))).join(" ")}]`);
  }
  return parts.join(" ");
}
