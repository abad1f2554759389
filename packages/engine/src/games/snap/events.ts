/** What can happen in Snap, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";

/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */
export const Event = {
  /** `seat` deals. */
  DealerFound: 1,
  /** `seat` deals; `list`: the pack in dealing order, the left neighbour's card first. */
  Dealt: 2,
  /** `seat` reaches for the next card; nobody sees it yet. */
  Reached: 3,
  /** `seat` has no stock and turns the own pile over: it is the new stock. */
  TurnedOver: 4,
  /** `seat` turns `card` face up: everybody sees it at once; `word` 1: the pile had to be turned over for it. */
  Turned: 5,
  /** `seat` calls `word` (see `Call`) `amount` ms after the newest face; `list`: the pile, pool or animal pointed at, if any. */
  Called: 6,
  /** `seat` wins the piles in `list`; `card` fell on one of them too late for this call and stays. */
  PilesWon: 7,
  /** `seat` wins the pools in `list`, by their numbers. */
  PoolsWon: 8,
  /** The call of `seat` counts for nothing and costs nothing; `word`: see `Excuse`. */
  Excused: 9,
  /** `seat` has called for nothing, and it costs what the table agreed on. */
  FalseCalled: 10,
  /** The pile of `seat` goes to the middle as pool number `amount`; `card` fell on it too late and stays. */
  PilePooled: 11,
  /** The top stock card of `seat`, `card`, is turned up as pool number `amount`. */
  CardPooled: 12,
  /** `seat` hands one stock card face down to each seat in `list`. */
  CardsPaid: 13,
  /** The top stock card of `seat` goes face down to the bottom of the one pile. */
  CardBuried: 14,
  /** The whole pile of `seat` goes face down under the stock of seat `amount`. */
  PileGiven: 15,
  /** `seat` may not call for now; `word`: see `Lock`. */
  Locked: 16,
  /** `seat` may call again. */
  Unlocked: 17,
  /** The piles in `list` go to the middle together as pool number `amount`, which may be there already. */
  TiePooled: 18,
  /** The seats in `list` called at the same time, and nothing happens. */
  DeadHeat: 19,
  /** `seat` has no card left and is out. */
  Out: 20,
  /** `seat`, who was out, is back. */
  CameBack: 21,
  /** The cards lie as they lay before, and would for ever: everybody shuffles. `amount`: for the how-manyeth time. */
  Stalled: 22,
  /** `seat` shuffles; `list`: the new order, bottom first, of the lowest cards of the stock (`word` 1) or of stock and pile (0). */
  Shuffled: 23,
  /** The agreed limit is reached, or no cards can ever match: most cards win. `word`: see `Stop`. */
  Stopped: 24,
  /** `seat` has answered `word` (see `Answer`), in the calm game. */
  Answered: 25,
  /** Everybody has answered. */
  AnswersShown: 26,
  /** The game is over; `list`: the winners. */
  MatchWon: 27,
  /** Nobody else has cards: `seat` is given the pools in `list`, by their numbers, for the count. */
  PoolsLeft: 28,
} as const;

/** What is called. */
export const Call = { snap: 0, pool: 1, animal: 2 } as const;

/** Why a call costs nothing. */
export const Excuse = {
  /** Somebody else was faster. Ruling G7. */
  taken: 1,
  /** The card had just been covered. Ruling G8. */
  covered: 2,
  /** The pile had been turned over meanwhile. Ruling D4. */
  turnedOver: 3,
  /** The cards are other people's. Ruling N23. */
  notOwner: 4,
  /** The wrong animal. Ruling N43. */
  wrongAnimal: 5,
  /** Who is out comes back only on a pool. Ruling N18. */
  out: 6,
  /** At this table a false call costs nothing, or there is nothing to pay with. Rulings N7, N31. */
  free: 7,
} as const;

/** Until when a seat may not call. */
export const Lock = {
  /** For a second. Rulings N23, N43. */
  second: 1,
  /** Until the one pile is won. Ruling N31. */
  untilWon: 2,
} as const;

/** Why the cards are counted. */
export const Stop = { reveals: 1, minutes: 2, noCommonRank: 3, shuffles: 4 } as const;

/** Answers in the calm game. */
export const Answer = { different: 0, snap: 1, pool: 2 } as const;

/** Kinds of commands. */
export const Ask = {
  /** The table names the drawn dealer, `seat`. */
  NameDealer: 1,
  /** The table hands in the shuffled pack, `list`. */
  Deal: 2,
  /** Reach for the next card. */
  Reach: 3,
  /** The table shows the next card. */
  Turn: 4,
  /** Call `word`, at the pile, pool (`POOL` and its number) or animal `card`; -1: at anything. */
  Call: 5,
  /** What the referee saw; see `CLAIM`. `word`: within how many ms calls are at the same time; -1 where the table has no rule for that. */
  Race: 6,
  /** The table hands in shuffled cards, `list`, for `seat`. */
  Shuffle: 7,
  /** A lock is over, for `seat`. */
  Unlock: 8,
  /** The agreed minutes are over. */
  TimeUp: 9,
  /** Answer `word`, in the calm game. */
  Answer: 10,
} as const;

/** Every code a refusal may have; the words of each language have a sentence for each. */
export const REFUSAL_CODES = [
  "over",
  "not-in-game",
  "not-your-turn",
  "reached-already",
  "called-already",
  "locked",
  "no-such-call",
  "no-such-pile",
  "no-card-yet",
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
const OF_CARDS = new Set<number>([Event.Dealt, Event.Shuffled]);

/** One event as one line: `2 Turned 7D`. */
export function printEvent(event: GameEvent): string {
  const parts = [event.seat < 0 ? "table" : String(event.seat), NAMES[event.kind] ?? `kind-${event.kind}`];
  if (event.card !== NO_CARD) parts.push(printCard(event.card));
  if (event.word !== 0 || event.kind === Event.Called) parts.push(`word ${event.word}`);
  if (event.amount !== 0) parts.push(`amount ${event.amount}`);
  if (event.list !== null) {
    const cards = OF_CARDS.has(event.kind);
    parts.push(`[${event.list.map((one) => (cards ? printCard(one) : String(one))).join(" ")}]`);
  }
  return parts.join(" ");
}
