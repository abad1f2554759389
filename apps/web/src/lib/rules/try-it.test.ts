/** What can be tried on the pages of the rules is right by those rules. */
import { expect, test } from "vitest";
import { TRIES, isRight, topsOf } from "./try-it.ts";

test.each(Object.entries(TRIES))("%s: only the last card is one to call", (_, cards) => {
  const calls = cards.map((_card, at) => isRight(cards, at + 1));
  expect(calls).toEqual(cards.map((_card, at) => at === cards.length - 1));
});

test("a new card covers the one below, and only tops are looked at (SNAP-CALL-1)", () => {
  expect(topsOf(TRIES.snap, 4).map((card) => card?.rank)).toEqual(["6", "9", "K"]);
  expect(isRight(TRIES.snap, 0)).toBe(false);
});
