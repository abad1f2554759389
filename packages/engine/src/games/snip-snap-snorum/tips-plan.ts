/** Tips: how many of a rank to lead, by rules that a person can follow. Which rank of that many does not matter. */

/** Most first, as the old advice has it. Rule SSS-TIP-1. */
export const MOST = 0;
/** Singles while there are two, then the strong ranks, the last single last. Rule SSS-TIP-1. */
export const SAVE = 1;
/** As `SAVE`, but only while two strong ranks are held to come back with: better with three seats, or in mixed company. */
export const SAVE_WITH_TWO = 2;

/** One of the plans above. */
export type Plan = number;

/** With the last but one strong rank spent and so many ranks still open, two singles wait. */
const MANY_OPEN = 4;

/**
 * How many cards the rank to be led should have in the leader's hand: 1, 2 or 3. Ranks that nobody else holds, among
 * them every rank held whole, are led before this is asked.
 *
 * `open`: ranks that are not out of play.
 */
export function countToLead(plan: Plan, singles: number, pairs: number, triples: number, open: number): number {
  const most = triples > 0 ? 3 : pairs > 0 ? 2 : 1;
  if (plan === MOST) return most;
  const strong = pairs + triples;
  const waits = plan === SAVE ? singles === 2 && strong === 1 && open > MANY_OPEN : strong < 2;
  if (singles >= 2 && !waits) return 1;
  return pairs >= 2 ? 2 : most;
}
