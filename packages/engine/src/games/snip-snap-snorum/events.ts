/** What can happen in Snip Snap Snorum, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";

/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */
export const Event = {
  /** `list`: the card each seat cut, -1 for those not cutting. */
  Cut: 1,
  /** `seat` deals first. */
  DealerFound: 2,
  /** `seat` deals; `list`: the pack in dealing order, eldest hand's card first. */
  Dealt: 3,
  /** `seat` pays `amount` into the pot before play. */
  Anted: 4,
  /** `seat` leads `card`, without a word. */
  Led: 5,
  /** `seat` lays `card` as the card that goes with `word` (1 Snip, 2 Snap, 3 Snorum, 4 Jig). */
  Laid: 6,
  /** `seat` holds nothing that fits, or keeps it back, and knocks. */
  Passed: 7,
  /** `seat` pays `amount` into the pot for the pass. */
  PassFined: 8,
  /** `seat` says `word`, and it is the right one; 0 is the leader's line of the rhyme. */
  Chanted: 9,
  /** `seat` says `word`, which is not the right one for `card`. */
  Mischanted: 10,
  /** `seat` has said nothing in time for `card`. */
  ChantMissed: 11,
  /** `seat` points out the forgotten or wrong word. */
  Challenged: 12,
  /** Nobody pointed it out in time. */
  ChallengeClosed: 13,
  /** `seat` takes `card` back into the hand. */
  TookBack: 14,
  /** `card` has been taken back twice already: it stays. */
  Stood: 15,
  /** `seat` draws `card`, the one it laid last in an earlier rank. */
  Drew: 16,
  /** `seat` pays `amount` into the pot for the chant. */
  ChantFined: 17,
  /** The run that ended with `card` is complete and set aside; `seat` leads next. `word` 4: "Jig!" is added. */
  Completed: 18,
  /** Everybody has passed: the unfinished run is put away; `seat` leads next. */
  Closed: 19,
  /** `seat` showed `card` against the rules and takes it back. */
  Returned: 20,
  /** `seat` has no card left and wins the round. */
  RoundWon: 21,
  /** `seat` takes `amount`, the whole pot. */
  PotTaken: 22,
  /** `seat` pays `amount` to the winner for the cards still held. */
  Settled: 23,
  /** `seat` has no counters left and is out of the match. */
  Eliminated: 24,
  /** The seats in `list` are tied and play one more round among themselves. */
  TieBreak: 25,
  /** The round is broken off; every seat takes back what it paid in. */
  BrokenOff: 26,
  /** `seat` is for stopping here. */
  StopVoted: 27,
  /** The next round may be dealt. `seat` asked for it. */
  RoundCalled: 28,
  /** The match is over; `list`: the winners. */
  MatchWon: 29,
} as const;

/** Kinds of commands. */
export const Ask = {
  /** The table names the drawn first dealer, `seat`. */
  NameDealer: 1,
  /** The table hands in the shuffled pack, `list`, from which every seat cuts in turn. */
  Cut: 2,
  /** The table hands in the shuffled pack, `list`. */
  Deal: 3,
  /** Lay `card`, saying `word` (-1: nothing yet). */
  Lay: 4,
  /** Knock. */
  Pass: 5,
  /** Say `word`. */
  Chant: 6,
  /** Point out the forgotten or wrong word. */
  Challenge: 7,
  /** The table says that the time for a word or a challenge is over. */
  TimeUp: 8,
  /** The table lets the rules play for a seat whose time is over. */
  Auto: 9,
  /** Be for stopping here. */
  VoteStop: 10,
  /** Ask for the next round. */
  NextRound: 11,
  /** Break the round off. */
  BreakOff: 12,
} as const;

/** The word that goes with a led card, and the number of the words that follow. */
export const Word = { none: -1, lead: 0, snip: 1, snap: 2, snorum: 3, jig: 4 } as const;

/** Every code a refusal may have; the words of each language have a sentence for each. */
export const REFUSAL_CODES = [
  "over",
  "not-in-round",
  "not-your-turn",
  "not-held",
  "wrong-rank",
  "wrong-card",
  "must-match",
  "no-pass-on-lead",
  "word-first",
  "no-word-due",
  "not-your-word",
  "no-such-word",
  "nothing-to-challenge",
  "own-word",
  "not-between-rounds",
  "no-vote",
  "voted-already",
  "no-round",
  "bad-pack",
  "bad-seat",
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

/** One event as one line: `2 Laid 7D word 1`. */
export function printEvent(event: GameEvent): string {
  const parts = [event.seat < 0 ? "table" : String(event.seat), NAMES[event.kind] ?? `kind-${event.kind}`];
  if (event.card !== NO_CARD) parts.push(printCard(event.card));
  if (event.word !== 0) parts.push(`word ${event.word}`);
  if (event.amount !== 0) parts.push(`amount ${event.amount}`);
  if (event.list !== null) parts.push(printList(event));
  return parts.join(" ");
}

function printList(event: GameEvent): string {
  const list = event.list ?? [];
  const cards = event.kind === Event.Dealt || event.kind === Event.Cut;
  return `[${list.map((one) => (cards ? (one === NO_CARD ? "-" : printCard(one)) : String(one))).join(" ")}]`;
}
