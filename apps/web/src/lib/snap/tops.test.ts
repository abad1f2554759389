/** Which two cards somebody may have taken for equal. */
import { describe, expect, test } from "vitest";
import { equalPairs, nearestPair, pictureBefore } from "./tops.ts";
import { card, picture } from "./testing.ts";

describe("the two cards nearest to a match, after a false call (SNAP-POOL-1, SNAP-MATCH-1)", () => {
  test("a six upside down is a nine", () => {
    expect(nearestPair(picture(["6H", "9S", "7C"]), false)).toEqual([card("6H"), card("9S")]);
  });
  test("otherwise the nearest ranks, with the newest card if it is one of them", () => {
    expect(nearestPair(picture(["2H", "3S", "QC", "KD"], { newest: card("KD") }), false)).toEqual([
      card("QC"),
      card("KD"),
    ]);
  });
  test("cards that are equal are never shown as unequal", () => {
    expect(nearestPair(picture(["8H", "8S", ""]), false)).toEqual([]);
  });
  test("a pool call compares piles with pools", () => {
    const view = picture(["2H", "QS", ""], { pools: [{ number: 1, top: card("KS"), under: -1, cards: 2 }] });
    expect(nearestPair(view, true)).toEqual([card("QS"), card("KS")]);
  });
  test("in one pile the last two are compared (SNAP-VAR-ONE-1)", () => {
    const piles = [{ top: card("9S"), under: card("6H"), cards: 8 }];
    expect(nearestPair(picture(["", ""], { piles }, { piles: "one" }), false)).toEqual([card("6H"), card("9S")]);
  });
  test("what was pointed at is one of them (N1)", () => {
    expect(nearestPair(picture(["6H", "9S", "7C"]), false, 2)).toEqual([card("6H"), card("7C")]);
  });
  test("one card alone is shown alone", () => {
    expect(nearestPair(picture(["", "9S", ""]), false)).toEqual([card("9S")]);
  });
  test("without a pool a call for one compares the piles", () => {
    expect(nearestPair(picture(["6H", "9S", ""]), true)).toEqual([card("6H"), card("9S")]);
  });
});

describe("the picture before the newest card", () => {
  const piles = [
    { top: card("KD"), under: card("8H"), cards: 3 },
    { top: card("8S"), under: -1, cards: 1 },
  ];
  test("shows what it has covered (G8)", () => {
    const before = pictureBefore(picture(["", ""], { piles, turner: 0 }));
    expect(equalPairs(before, false)).toEqual([{ cards: [card("8H"), card("8S")], places: [0, 1] }]);
  });
});
