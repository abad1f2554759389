/** How it stands at the end of a round or of the match. */
import type { SnipView } from "@snorum/engine";

/** What a seat has of what the session is won by. */
export const scoreOf = (view: SnipView, seat: number): number => view.scores[seat] ?? 0;

/** The seats, winners first, then by what they have. */
export function standingOf(view: SnipView): readonly number[] {
  const first = (seat: number) => Number(view.winners.includes(seat));
  return Array.from({ length: view.seats }, (_, seat) => seat).toSorted(
    (one, other) => first(other) - first(one) || scoreOf(view, other) - scoreOf(view, one),
  );
}

/** The place of a seat: equals share one. */
export function placeOf(view: SnipView, seat: number): number {
  if (view.winners.includes(seat)) return 1;
  const better = (other: number) => view.winners.includes(other) || scoreOf(view, other) > scoreOf(view, seat);
  return 1 + standingOf(view).filter(better).length;
}
