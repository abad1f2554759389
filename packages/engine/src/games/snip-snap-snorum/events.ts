/** What can happen in Snip Snap Snorum, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";
import * as Event from "./kinds/event.ts";

export * as Ask from "./kinds/ask.ts";
export * as Word from "./kinds/word.ts";
export { Event };

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
