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

  test("the keys for animals stand mixed, for each viewer and match in another order that stays (N47)", () => {
    const at = table("snap(animals)", "anna: 2S 5D / 9C | ben: 3C 6D / 9S | carla: 4D / KS | dora: 5H / QS");
    const orders = new Set<string>();
    const first = new Set<boolean>();
    for (let dealer = 0; dealer < 4; dealer++) {
      for (let viewer = 0; viewer < 4; viewer++) {
        const { places } = snap.view({ ...at.match, dealer }, viewer);
        expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
        orders.add(places.join(""));
        first.add(places[0] === viewer);
      }
    }
    expect(orders.size).toBeGreaterThan(8);
    expect(first.size).toBe(2);
    const later = turnCards(at, 1).table;
    expect(snap.view(later.match, 0).places).toEqual(snap.view(at.match, 0).places);
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
