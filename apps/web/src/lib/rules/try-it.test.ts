/** What can be tried on the pages of the rules is right by those rules. */
import { expect, test } from "vitest";
import { TRIES, isRight, topsOf } from "./try-it.ts";

test.each(Object.entries(TRIES))("%s: only the last card is one to call", (_, tried) => {
  const { cards } = tried;
  const calls = cards.map((_card, at) => isRight(tried, at + 1));
  expect(calls).toEqual(cards.map((_card, at) => at === cards.length - 1));
});

test("a new card covers the one below, and only tops are looked at (SNAP-CALL-1)", () => {
  expect(topsOf(TRIES.snap, 4).map((card) => card?.rank)).toEqual(["6", "9", "K"]);
  expect(isRight(TRIES.snap, 0)).toBe(false);
});

test("everybody at the table of the example has a hand but the last one, who begins again at ace (IRISH-SLAP-2, IRISH-SLAP-3)", () => {
  const { players, ending } = TRIES["irish-snap"];
  if (ending === null) throw new Error("nobody takes the pile");
  expect([...ending.hands, ending.last].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: players }, (_, who) => who),
  );
  expect(ending.next).toMatchObject({ who: ending.last, word: "A" });
});
