/** What can happen in Snap, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";
import * as Event from "./kinds/event.ts";

export * as Ask from "./kinds/ask.ts";

export { Event };

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
