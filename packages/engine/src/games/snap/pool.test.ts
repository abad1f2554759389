/** Falsch gerufen: der Pool. */
import { describe, expect, test } from "vitest";
import { callOut, lies, raceOf, table } from "./testing.ts";

describe("a false call", () => {
  test("the caller's whole open pile lies face up in the middle as a pool (SNAP-POOL-1)", () => {
    const { lines, table: after } = callOut(table("", "anna: 2S / 4C 9C | ben: 3C / KS"), "anna");
    expect(lines).toEqual(["anna calls snap", "anna was wrong", "the pile of anna is pool 1"]);
    expect(lies(after)).toBe("anna: 2S | ben: 3C / KS | pool 1: 4C 9C");
  });

  test("without a pile the top stock card is turned up as a pool of its own (N7)", () => {
    const { lines, table: after } = callOut(table("", "anna: 2S 5D | ben: 3C / KS"), "anna");
    expect(lines.at(-1)).toBe("2S of anna is pool 1");
    expect(lies(after)).toBe("anna: 5D | ben: 3C / KS | pool 1: 2S");
  });

  test("with no pile and one stock card the caller is out, and the pool shows that card (N7, N8, SNAP-STOCK-2)", () => {
    const { lines } = callOut(table("", "anna: 2S | ben: 3C / KS | carla: 4D / 6H"), "anna");
    expect(lines).toEqual(["anna calls snap", "anna was wrong", "2S of anna is pool 1", "anna is out"]);
  });

  test("two at once make two pools, each with its number (SNAP-POOL-3, N10, N51)", () => {
    const { table: after } = raceOf(table("", "anna: 2S / 9C | ben: 3C / KS | carla: 4D / 6H"), [
      { who: "anna" },
      { who: "ben" },
    ]);
    expect(lies(after)).toBe("anna: 2S | ben: 3C | carla: 4D / 6H | pool 1: 9C | pool 2: KS");
  });

  test("a false pool call costs the same (N41)", () => {
    const { lines } = callOut(table("", "anna: 2S / 9C | ben: 3C / KS", "4H"), "anna", "pool");
    expect(lines).toContain("the pile of anna is pool 2");
  });

  test("or it costs a stock card for each other player while the stock lasts, or nothing (N7, D33)", () => {
    const seats = "anna: 2S 5D / 9C | ben: 3C / KS | carla: 4D / 6H | dora: 8H / 7S";
    const paid = callOut(table("falseCall=card-to-each", seats), "anna");
    expect(paid.lines).toContain("anna pays ben carla");
    expect(lies(paid.table)).toBe("anna: - / 9C | ben: 3C 2S / KS | carla: 4D 5D / 6H | dora: 8H / 7S");
    expect(callOut(table("falseCall=nothing", seats), "anna").lines).toEqual([
      "anna calls snap",
      "anna was wrong",
      "anna is excused: free",
    ]);
    const broke = callOut(table("falseCall=card-to-each", "anna: - / 9C | ben: 3C / KS"), "anna");
    expect(broke.lines).toContain("anna is excused: free");
  });

  test("costs that take the last cards are paid in the order of the presses; the first leaves one holder, who wins (N9)", () => {
    const { lines } = raceOf(table("", "anna: - / 9C | ben: - / KS"), [{ who: "ben" }, { who: "anna" }]);
    expect(lines).toEqual([
      "ben calls snap",
      "ben was wrong",
      "the pile of ben is pool 1",
      "ben is out",
      "anna is given pool 1",
      "anna won",
    ]);
  });
});

describe("Snap pool!", () => {
  test("takes the piles that match a pool, and the pool (SNAP-POOL-2)", () => {
    const { lines, table: after } = callOut(table("", "anna: 2S / 4C 9C | ben: 3C / KS", "6D 9H"), "ben", "pool");
    expect(lines).toEqual(["ben calls pool", "ben wins the piles of anna", "ben wins pool 1"]);
    expect(lies(after)).toBe("anna: 2S | ben: 3C 4C 9C 6D 9H / KS");
  });

  test("piles clockwise from the caller, then the pools by age, each turned over (N17, N14, N16)", () => {
    const start = table("", "anna: 2S / 9C | ben: 3C / KS | carla: 4D / 9S", "6D 9H", "9D");
    const { lines, table: after } = callOut(start, "ben", "pool");
    expect(lines).toContain("ben wins the piles of carla anna");
    expect(lines).toContain("ben wins pool 1 2");
    expect(lies(after)).toContain("ben: 3C 9S 9C 6D 9H 9D / KS");
  });

  test("a pool may match at the moment it is made, and be called before another card falls (N11)", () => {
    const start = table("", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 6H");
    const made = callOut(start, "anna", "pool");
    expect(made.lines.at(-1)).toBe("the pile of anna is pool 1");
    const called = callOut(made.table, "carla", "pool");
    expect(called.lines).toEqual(["carla calls pool", "carla wins the piles of ben", "carla wins pool 1"]);
  });

  test('plain "Snap!" where only a pool matches is false; with one key it is understood (N12)', () => {
    const seats = "anna: 2S / 9C | ben: 3C / KS";
    expect(callOut(table("", seats, "9H"), "ben").lines).toContain("ben was wrong");
    expect(callOut(table("words=one", seats, "9H"), "ben").lines).toContain("ben wins pool 1");
    expect(callOut(table("words=one", seats, "9H"), "ben", "pool").lines).toEqual([
      "refused: no-such-call (SNAP-CALL-1)",
    ]);
  });

  test('pair and pool at once: "Snap!" takes the piles, "Snap pool!" the pools as well (N13)', () => {
    const seats = "anna: 2S / 9C | ben: 3C / KS | carla: 4D / 9S";
    const piles = callOut(table("", seats, "9H"), "ben");
    expect(piles.lines).toEqual(["ben calls snap", "ben wins the piles of carla anna"]);
    expect(lies(piles.table)).toContain("pool 1: 9H");
    const both = callOut(table("", seats, "9H"), "ben", "pool");
    expect(both.lines).toEqual(["ben calls pool", "ben wins the piles of carla anna", "ben wins pool 1"]);
  });

  test('"Snap!" and, 100 ms later, "Snap pool!": the second finds nothing and pays nothing (D31)', () => {
    const start = table("", "anna: 2S / 7C | ben: 3C / KS | carla: 4D / 7S", "7H");
    const { lines } = raceOf(start, [
      { who: "ben", ms: 400 },
      { who: "anna", word: "pool", ms: 500 },
    ]);
    expect(lines.slice(2)).toEqual(["anna calls pool", "anna is excused: taken"]);
  });

  test("two pools that match each other are nobody's without a player's top (N15)", () => {
    expect(callOut(table("", "anna: 2S / 9C | ben: 3C / KS", "4H", "4S"), "ben", "pool").lines).toContain(
      "ben was wrong",
    );
  });

  test("who is out is ignored, or may come back on a pool and on nothing else (N18, N8)", () => {
    const seats = "anna: 2S / 9C | ben: 3C / 9S | carla: -";
    expect(callOut(table("", seats, "9H"), "carla", "pool").lines).toEqual(["refused: not-in-game (N18)"]);
    const back = table("comeBack=on-a-pool", seats, "9H");
    expect(callOut(back, "carla").lines).toEqual(["carla calls snap", "carla is excused: out"]);
    const returned = callOut(back, "carla", "pool");
    expect(returned.lines).toContain("carla CameBack");
    expect(returned.table.match.out[2]).toBe(0);
    const oneKey = callOut(table("comeBack=on-a-pool, words=one", seats, "9H"), "carla");
    expect(oneKey.lines).toContain("carla CameBack");
  });
});
