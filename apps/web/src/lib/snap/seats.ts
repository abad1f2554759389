/** Where the others sit, as one of them sees it. */
import type { SnapView } from "@snorum/engine";

/** The other seats, from the viewer's left on. */
export const othersOf = (view: Pick<SnapView, "seats" | "viewer">): readonly number[] => {
  const me = Math.max(0, view.viewer);
  return Array.from({ length: view.seats - 1 }, (_, step) => (me + 1 + step) % view.seats);
};

/** Where the piles of so many others lie on the round table, in percent. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 20]],
  2: [
    [21.4, 34],
    [78.6, 34],
  ],
  3: [
    [12, 50],
    [50, 18],
    [88, 50],
  ],
  4: [
    [12, 60.5],
    [26.5, 22.5],
    [73.5, 22.5],
    [88, 60.5],
  ],
  5: [
    [12.5, 68],
    [15.4, 31],
    [50, 16],
    [84.6, 31],
    [87.5, 68],
  ],
};

export const placeOf = (at: number, others: number): readonly [x: number, y: number] =>
  PLACES[others]?.[at] ?? [50, 50];
