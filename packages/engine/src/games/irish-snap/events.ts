/** What can happen in Irish Snap, what a seat can ask for, and every refusal. */
import { NO_CARD } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { refusal } from "../../kernel/refusal.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { printCard } from "../../cards/card.ts";
import * as Event from "./kinds/event.ts";

export * as Ask from "./kinds/ask.ts";

export { Event };

/** No word is said, or it is nobody's to know. Rule IRISH-VAR-SILENT. */
export const NO_WORD = -1;

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
