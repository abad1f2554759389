/** What a seat may see. */
import { describe, expect, test } from "vitest";
import { snap } from "./index.ts";
import { callOut, table, turnCards } from "./testing.ts";

describe("the picture", () => {
  test("everybody sees every pile, its top, and how many cards lie face down; or the table hides the numbers until the end (N50)", () => {
    const seats = "anna: 2S 5D / 4C 9C | ben: 3C / KS";
    const shown = snap.view(table("", seats).match, 1);
    expect(shown.stocks).toEqual([2, 1]);
    expect(shown.piles.map(({ cards }) => cards)).toEqual([2, 1]);
    const hidden = snap.view(table("sizes=hidden", seats).match, 1);
    expect([hidden.stocks, hidden.cards]).toEqual([
      [-1, -1],
      [-1, -1],
    ]);
    const over = callOut(table("sizes=hidden", "anna: 2S / 9C | ben: - / 9S"), "anna").table;
    expect(snap.view(over.match, 1).cards).toEqual([3, 0]);
  });

  test("a pool shows its top and its number, and what lies under it only as a number of cards (N10)", () => {
    const { pools } = snap.view(table("", "anna: 2S / 9C | ben: 3C / KS", "5D 6D", "7H").match, -1);
    expect(pools.map(({ number, cards }) => [number, cards])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test("what may be called is the same whether or not anything is equal (SNAP-TIP-1, G10)", () => {
    const equal = snap.view(table("", "anna: 2S / 9C | ben: 3C / 9S").match, 0);
    const unequal = snap.view(table("", "anna: 2S / 9C | ben: 3C / KS").match, 0);
    expect(equal.mayCall).toEqual(unequal.mayCall);
    expect(Object.keys(equal)).not.toContain("pairs");
  });

  test("whoever watches sees as much as whoever plays, and may do nothing (G14)", () => {
    const { match } = turnCards(table("", "anna: 2S 5D | ben: 3C 4H"), 2).table;
    const watcher = snap.view(match, -1);
    expect([watcher.mayCall, watcher.mayReach, watcher.mayAnswer]).toEqual([[], false, []]);
    expect(watcher.piles).toEqual(snap.view(match, 0).piles);
  });
});
