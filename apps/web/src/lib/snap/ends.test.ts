/** The podium: winners first, then cards, then wins; equals share a place. */
import { expect, test } from "vitest";
import { placeOf, standingOf } from "./ends.ts";

const view = { seats: 4, winners: [2], cards: [20, 0, 32, 0], wins: [3, 1, 4, 1] };

test("winners stand first, then whoever has more cards (SNAP-END-1, N26)", () => {
  expect(standingOf(view)).toEqual([2, 0, 1, 3]);
});
test("equals share a place", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(view, seat))).toEqual([2, 3, 1, 3]);
});
