/** A picture of a table for tests, from little notes: `7D*3` is a pile of three with the seven of diamonds on top. */
import { completeRules, openMatch, parseCard, snap } from "@snorum/engine";
import type { SnapView } from "@snorum/engine";

export const card = (text: string): number => (text === "" ? -1 : parseCard(text));

/** The picture for seat 0. */
export function picture(
  piles: readonly string[],
  more: Partial<SnapView> = {},
  rules: Record<string, string> = {},
): SnapView {
  const complete = completeRules(snap, rules);
  if (!complete.ok) throw new Error(complete.refusal.code);
  const match = openMatch(
    snap,
    complete.value,
    piles.map(() => ({ bot: null, junior: false })),
  );
  if (!match.ok) throw new Error(match.refusal.code);
  const shown = piles.map((note) => {
    const [top = "", cards = "1"] = note.split("*");
    return { top: card(top), under: -1, cards: top === "" ? 0 : Number(cards) };
  });
  return { ...snap.view(match.value, 0), piles: shown, ...more };
}
