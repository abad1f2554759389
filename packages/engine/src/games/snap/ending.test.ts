/** Karten gehen aus; Spielende; and positions that come back for ever. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import { Ask } from "./events.ts";
import { snap } from "./index.ts";
import { PACK, Phase } from "./state.ts";
import { callOut, dealt, lies, raceOf, shuffleTo, table, turnCard, turnCards } from "./testing.ts";
import type { TestTable } from "./testing.ts";

describe("cards run out", () => {
  test("an empty stock: on the own turn the pile is turned over, in order, and its first card shows at once (SNAP-STOCK-1, N5)", () => {
    const { lines, table: after } = turnCard(table("", "anna: - / 4C 9C QS | ben: 3C / KS"));
    expect(lines).toEqual(["anna turns the pile over", "anna turns 4C"]);
    expect(lies(after)).toBe("anna: 9C QS / 4C | ben: 3C / KS");
  });

  test("until then the pile can be won, and its player is out at once (N6, N54, SNAP-STOCK-2)", () => {
    const { lines } = callOut(table("", "anna: - / 9C | ben: 3C / 9S | carla: 4D / 6H"), "carla");
    expect(lines).toEqual(["carla calls snap", "carla wins the piles of anna ben", "anna is out"]);
  });

  test("the last player with cards wins, pools and all (SNAP-END-1, N55)", () => {
    const { lines } = callOut(table("", "anna: 2S / 9C | ben: - / 9S", "5D"), "anna");
    expect(lines).toEqual([
      "anna calls snap",
      "anna wins the piles of anna ben",
      "ben is out",
      "anna is given pool 1",
      "anna won",
    ]);
  });

  test("after the end nothing can be called or turned any more (SNAP-END-1)", () => {
    const over = callOut(table("", "anna: 2S / 9C | ben: - / 9S"), "anna").table;
    expect(callOut(over, "anna").lines).toEqual(["refused: over (SNAP-END-1)"]);
    expect(turnCard(over).lines).toEqual(["refused: over (SNAP-END-1)"]);
    expect(snap.outcome(over.match)).toEqual({ winners: [0], places: [1, 2] });
  });
});

/** Turns cards until something else happens, at most so many. */
function turnUntil(
  start: TestTable,
  word: string,
  most = 400,
): { table: TestTable; lines: readonly string[]; turns: number } {
  let at = start;
  for (let turns = 1; turns <= most; turns++) {
    const { table: next, lines } = turnCard(at);
    at = next;
    if (lines.some((line) => line.includes(word))) return { table: at, lines, turns };
  }
  throw new Error(`no ${word} in ${most} turns`);
}

describe("positions that come back", () => {
  test("two stocks in step, nothing equal ever: seen at the first repeat, then everybody shuffles stock and pile (N25, D30)", () => {
    const stalled = turnUntil(table("", "anna: 2S 4S 6S | ben: 8C 2C 10C"), "Stalled");
    expect(stalled.lines).toEqual(["table Stalled 1"]);
    expect(stalled.turns).toBeLessThan(20);
    expect(snap.chance(stalled.table.match)?.from.length).toBe(3);
    const one = shuffleTo(stalled.table, "2S 4S 6S").table;
    expect(turnCard(one).lines).toEqual(["refused: not-now (SNAP-TURN-2)"]);
    const both = shuffleTo(one, "2C 8C 10C").table;
    expect(lies(both)).toBe("anna: 2S 4S 6S | ben: 2C 8C 10C");
    const first = turnCards(both, 2);
    expect(first.lines.map((line) => line.split(" ")[1])).toEqual(["turns", "turns"]);
    expect(callOut(first.table, "anna").lines[1]).toMatch(/anna wins the piles/);
  });

  test("a call, or equal cards that nobody calls, start the count afresh (D30)", () => {
    const start = table("falseCall=nothing", "anna: 2S 4S | ben: 3C 5C");
    const plain = turnUntil(start, "Stopped").turns;
    const once = turnCards(start, plain - 2).table;
    expect(turnUntil(callOut(once, "ben").table, "Stopped").turns).toBeGreaterThan(2);
    const equalEachRound = table("mostReveals=100", "anna: 2S 4S | ben: 3C 4C 5D");
    expect(turnUntil({ ...equalEachRound }, "Stopped").lines[0]).toBe("table Stopped 1");
  });

  test("no rank that two holders share: shuffling would be in vain, most cards win (N25, D30)", () => {
    const { lines } = turnUntil(table("", "anna: KS KC KD KH | ben: 3C 4C"), "Stopped");
    expect(lines).toEqual(["table Stopped 3", "anna won"]);
    expect(turnUntil(table("", "anna: KS | ben: 3C"), "Stopped").lines).toEqual(["table Stopped 3", "anna ben won"]);
  });

  test("the fourth shuffle of a game is the last (D30)", () => {
    let at = table("", "anna: 2S 4S 6S | ben: 8C 2C 10C");
    for (let shuffles = 1; shuffles <= 4; shuffles++) {
      const stalled = turnUntil(at, "Stalled");
      expect(stalled.lines).toEqual([`table Stalled ${shuffles}`]);
      at = shuffleTo(shuffleTo(stalled.table, "2S 4S 6S").table, "8C 2C 10C").table;
    }
    expect(turnUntil(at, "Stopped").lines).toEqual(["table Stopped 4", "anna ben won"]);
  });

  test("with a pool of that rank it can still come to a match (N25)", () => {
    expect(turnUntil(table("", "anna: KS KC | ben: 3C 4C", "KD 5D"), "Stalled").lines).toEqual(["table Stalled 1"]);
  });

  test("a whole pack in step, 26 against 26, is seen too (N25)", () => {
    const ranks = (half: number): number[] =>
      Array.from({ length: 26 }, (_, at) => ((at % 13) * 4 + half * 2 + Math.floor(at / 13)) % 52);
    const [mine, theirs] = [ranks(0), ranks(1)];
    const pack = mine.flatMap((card, at) => [card, theirs[(at + 1) % 26] ?? 0]);
    expect(new Set(pack).size).toBe(PACK.length);
    const stalled = turnUntil(dealt("", ["anna", "ben"], pack), "Stalled", 400);
    expect(stalled.turns).toBeLessThan(200);
  });

  test("the agreed number of cards, or of minutes, ends it: most cards win (N26)", () => {
    const { lines } = turnUntil(dealt("mostReveals=100", ["anna", "ben", "carla"]), "Stopped", 120);
    expect(lines[0]).toBe("table Stopped 1");
    const start = table("", "anna: 2S 4S | ben: 3C");
    expect(snap.deadlines(start.match).at(-1)).toMatchObject({ afterMs: 1_200_000, command: command(Ask.TimeUp, -1) });
    const events: { kind: number }[] = [];
    expect(snap.perform(start.match, command(Ask.TimeUp, -1), events as never)).toBeNull();
    expect(start.match.winners).toEqual([0]);
    expect(snap.perform(table("mostMinutes=0", "anna: 2S | ben: 3C").match, command(Ask.TimeUp, -1), [])?.code).toBe(
      "not-now",
    );
  });

  test("the agreed minutes run through shuffles and answers, and so does the second of a lock (N26, N23)", () => {
    const minutes = (at: TestTable) => snap.deadlines(at.match).find(({ key }) => key === "minutes");
    const won = callOut(table("won=shuffled", "anna: AC / 2C 9C | ben: 3C / KS | carla: 4D / 5H 9S"), "carla").table;
    expect([won.match.phase, minutes(won)?.afterMs]).toEqual([Phase.Shuffle, 1_200_000]);
    expect(snap.perform(won.match, command(Ask.TimeUp, -1), [])?.code).toBe("not-now");
    const asked = turnCard(table("snap(calm, mostMinutes=5)", "anna: 9C 2S | ben: 3C / 9S")).table;
    expect([asked.match.phase, minutes(asked)?.afterMs]).toEqual([Phase.Answer, 300_000]);
    expect(snap.perform(asked.match, command(Ask.TimeUp, -1), [])).toBeNull();
    expect(snap.deadlines(asked.match)).toEqual([]);
    const owners = table("callers=owners, won=shuffled", "anna: AC / 9C 9D | ben: 3C / 9S | carla: 4D / KS");
    const raced = raceOf(owners, [
      { who: "carla", ms: 300 },
      { who: "anna", ms: 400 },
    ]).table;
    expect(raced.match.phase).toBe(Phase.Shuffle);
    expect(snap.deadlines(raced.match).some(({ key }) => key.startsWith("lock 2"))).toBe(true);
  });
});
