/** How it stands at the end of the match. */
import type { SnapView } from "@snorum/engine";

/** The seats, winners first, then by cards, then by what they have won. */
export function standingOf(view: Pick<SnapView, "seats" | "winners" | "cards" | "wins">): readonly number[] {
  const first = (seat: number): number => Number(view.winners.includes(seat));
  const of = (list: readonly number[], seat: number): number => list[seat] ?? 0;
  return Array.from({ length: view.seats }, (_, seat) => seat).toSorted(
    (one, other) =>
      first(other) - first(one) ||
      of(view.cards, other) - of(view.cards, one) ||
      of(view.wins, other) - of(view.wins, one),
  );
}

/** The place of a seat: equals share one. */
export function placeOf(view: Pick<SnapView, "seats" | "winners" | "cards" | "wins">, seat: number): number {
  if (view.winners.includes(seat)) return 1;
  const [cards, wins] = [view.cards[seat] ?? 0, view.wins[seat] ?? 0];
  const better = (other: number): boolean => {
    if (view.winners.includes(other)) return true;
    const theirs = view.cards[other] ?? 0;
    return theirs > cards || (theirs === cards && (view.wins[other] ?? 0) > wins);
  };
  return 1 + standingOf(view).filter(better).length;
}
