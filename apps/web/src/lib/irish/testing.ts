/** A picture of a table for tests, from little notes: the newest card first. */
import { completeRules, irishSnap, openMatch, parseCard } from "@snorum/engine";
import type { IrishView } from "@snorum/engine";

export function picture(
  tops: readonly string[],
  more: Partial<IrishView> = {},
  rules: Record<string, string> = {},
): IrishView {
  const complete = completeRules(irishSnap, rules);
  if (!complete.ok) throw new Error(complete.refusal.code);
  const seats = [0, 1, 2, 3].map(() => ({ bot: null, junior: false }));
  const match = openMatch(irishSnap, complete.value, seats);
  if (!match.ok) throw new Error(match.refusal.code);
  const cards = tops.map((text) => parseCard(text));
  return {
    ...irishSnap.view(match.value, 0),
    tops: cards,
    pile: cards.length,
    layer: cards.length > 0 ? 1 : -1,
    ...more,
  };
}
