import { expect, test } from "vitest";
import { gameOrder, placeOf, standingOf } from "./ends.ts";
import { picture } from "./testing.ts";

test("with one game whoever was out first is first; with several whoever has lost the fewest (I34, I44)", () => {
  const one = picture([], { places: [2, 1, 4, 3], losses: [0, 0, 1, 0] });
  expect(standingOf(one)).toEqual([1, 0, 3, 2]);
  const several = { ...one, rules: { ...one.rules, deals: 3 }, losses: [2, 0, 1, 0] };
  expect(standingOf(several)).toEqual([1, 3, 2, 0]);
  expect([0, 1, 2, 3].map((seat) => placeOf(several, seat))).toEqual([4, 1, 3, 1]);
  expect(gameOrder(several)).toEqual([1, 0, 3, 2]);
});
