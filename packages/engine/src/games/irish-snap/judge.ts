/** Draufhauen!: what a slap is worth, judged by the picture on the slapper's own screen. */
import type { Seat } from "../../kernel/event.ts";
import type { RacePress } from "../../kernel/game.ts";
import { Excuse } from "./events.ts";
import { silent } from "./state.ts";
import type { Irish } from "./state.ts";
import { cardsBefore, slapOpen, triggers } from "./triggers.ts";

/** One hand in a race. */
export interface Slap {
  readonly seat: Seat;
  /** See `Hand`. */
  readonly word: number;
  /** Milliseconds after the newest face showed to the slapper. */
  readonly ms: number;
  /** Milliseconds after a pile was last taken, as the slapper saw it; -1 where there was none. */
  readonly sinceAward: number;
  /** What the hand is ranked by: `ms` without an agreed head start. */
  readonly ranked: number;
}

/** Earlier than this after a face it is the picture before that was seen. Ruling D3. */
const EARLY_MS = 100;
/** So long after a trigger was covered a slap costs nothing. Rulings G8, D3. */
const COVERED_MS = 400;
/** So long after a pile was taken a slap costs nothing. Ruling I45. */
const TAKEN_MS = 600;

/** What a slap is worth: a hand on something, nothing, a second of waiting, the free mistake, or the pile. */
export type Worth =
  | { readonly is: "hand" }
  | { readonly is: "excused"; readonly why: number }
  | { readonly is: "locked" }
  | { readonly is: "free" }
  | { readonly is: "false" };

/** Whether a hand so long after the newest face was meant for the picture before. Ruling D3. */
const isEarly = (match: Irish, ms: number): boolean => ms < EARLY_MS && match.layer >= 0;

/** The picture that a hand so long after the newest face was meant for: it is the seat's one slap for that one. Rulings G9, D3, D6. */
export const pictureMeant = (match: Irish, ms: number): number => match.picture - Number(isEarly(match, ms));

/** Whether a hand came early and has nothing to pay: it is settled with the picture before, and its seat can still slap for this one. Rulings D6, D45, D50, I16. */
export const isVoid = (match: Irish, { seat, ms }: RacePress): boolean =>
  isEarly(match, ms) && (match.covered || cardsBefore(match) === 0 || match.free[seat] === 1);

/** What a slap is worth as the pile lies. Rules IRISH-SLAP-1, IRISH-SLAP-4, G6, G8, I15, I16, I45, D3, D45, D46, D50. */
export function judged(match: Irish, { seat, ms, sinceAward }: Slap): Worth {
  const early = isEarly(match, ms);
  if (!early && slapOpen(match)) return { is: "hand" };
  if (early ? match.covered : wasCovered(match, ms)) return { is: "excused", why: Excuse.covered };
  if (sinceAward >= 0 && sinceAward < TAKEN_MS) return { is: "excused", why: Excuse.taken };
  if ((early ? cardsBefore(match) : match.pile.length) === 0) return { is: "locked" };
  return { is: match.free[seat] === 1 ? "free" : "false" };
}

/** The newest card has just covered what this slap was for; or that still shows, and only the time for it is over. Rulings G8, I4. */
const wasCovered = (match: Irish, ms: number): boolean =>
  triggers(match) > 0 || (match.covered && match.layer >= 0 && ms < COVERED_MS);

/**
 * A race for something to slap is lost by the last hand; a slap for nothing is judged at once, also one made before the newest face
 * was seen, where it costs the pile. Where nobody counts aloud all hands are awaited as long as there is time for slapping, so that
 * nobody learns from the waiting.
 * Rules IRISH-SLAP-2, I14, D41, D45.
 */
export function modeOf(match: Irish, presses: readonly RacePress[]): "first" | "last" {
  if (!match.windowOpen) return "first";
  if (silent(match)) return "last";
  const costs = presses.some((press) => isEarly(match, press.ms) && !isVoid(match, press));
  return slapOpen(match) && !costs ? "last" : "first";
}
