/** The calm game: answers instead of a race. */
import { describe, expect, test } from "vitest";
import { Answer } from "./events.ts";
import { snap } from "./index.ts";
import { answers, callOut, lies, table, turnCard } from "./testing.ts";

const { different, snap: equal, pool } = Answer;
const lay = (seats: string, ...pools: string[]) => turnCard(table("snap(calm)", seats, ...pools)).table;

describe("the calm game", () => {
  test("after every card everybody answers, and nobody sees what before all have (SNAP-VAR-CALM)", () => {
    const after = lay("anna: 9C 2S | ben: 3C / 9S | carla: 4D / 6H");
    expect(snap.view(after.match, 1)).toMatchObject({ phase: "Answer", mayAnswer: [different, equal, pool] });
    const one = answers(after, { ben: equal });
    expect(one.lines).toEqual(["ben Answered 1"]);
    expect(snap.view(one.table.match, 0).answered).toEqual([false, true, false]);
    expect(snap.conceal(one.table.match, 0).answers[1]).toBe(-2);
    expect(snap.conceal(one.table.match, 1).answers[1]).toBe(equal);
    expect(answers(one.table, { ben: different }).lines).toEqual(["refused: answered-already (G9)"]);
  });

  test("all who are right share the match in the order of the turn (SNAP-CALL-1, SNAP-CALL-2)", () => {
    const after = lay("anna: 9C 2S | ben: 3C / 9S | carla: 4D / 6H");
    const { lines, table: shared } = answers(after, { anna: equal, ben: different, carla: equal });
    expect(lines).toContain("carla wins the piles of anna");
    expect(lines).toContain("anna wins the piles of ben");
    expect(lies(shared)).toBe("anna: 2S 9S | ben: 3C | carla: 4D 9C / 6H");
  });

  test("whoever is right is right about everything that is equal: every pair, every pool, shared in the order of the turn (SNAP-VAR-CALM)", () => {
    const after = lay("anna: 9C 2S | ben: 3C / 9S | carla: 4D / 6H | dora: 5C / 6S");
    const { lines } = answers(after, { anna: different, ben: equal, carla: different, dora: equal });
    expect(lines.filter((line) => line.includes("wins"))).toEqual([
      "ben wins the piles of anna",
      "dora wins the piles of ben",
      "ben wins the piles of carla",
      "dora wins the piles of dora",
    ]);
  });

  test('"equal" where nothing is feeds the pool; "different" costs nothing, even where it is wrong (SNAP-POOL-1)', () => {
    const after = lay("anna: 8C 2S | ben: 3C / 9S | carla: 4D / 6H");
    const { lines } = answers(after, { anna: different, ben: equal, carla: different });
    expect(lines).toContain("the pile of ben is pool 1");
    const missed = answers(lay("anna: 9C 2S | ben: 3C / 9S"), { anna: different, ben: different });
    expect(missed.lines.at(-1)).toMatch(/AnswersShown/);
  });

  test("a pool that matches is answered by its own word (SNAP-POOL-2)", () => {
    const after = lay("anna: 9C 2S | ben: 3C / 8S | carla: 4D / 6H", "9D");
    const { lines } = answers(after, { anna: different, ben: pool, carla: equal });
    expect(lines).toContain("ben wins the piles of anna");
    expect(lines).toContain("ben wins pool 1");
    expect(lines).toContain("carla was wrong");
  });

  test("nobody calls in the calm game, and nobody answers in the race (SNAP-CALL-2)", () => {
    expect(callOut(lay("anna: 9C 2S | ben: 3C / 9S"), "ben").lines).toEqual(["refused: not-now (SNAP-CALL-1)"]);
    expect(answers(table("", "anna: 9C / 2S | ben: 3C / 9S"), { ben: equal }).lines).toEqual([
      "refused: not-calm (SNAP-CALL-2)",
    ]);
  });

  test("no clock runs: everybody takes the time they need (SNAP-VAR-CALM)", () => {
    const after = lay("anna: 9C 2S | ben: 3C / 9S");
    expect(snap.deadlines(after.match)).toEqual([]);
    expect(turnCard(after).lines).toEqual(["refused: not-now (SNAP-TURN-2)"]);
  });

  test("with one pile, who has no stock to pay with may only say different until it is won (SNAP-VAR-CALM, N31)", () => {
    const first = turnCard(table("snap(calm, piles=one)", "anna: 9C | ben: 3C 4H | carla: 5D 6D")).table;
    const locked = answers(first, { anna: equal, ben: different, carla: different });
    expect(locked.lines).toContain("anna is locked");
    const second = turnCard(locked.table).table;
    expect(snap.view(second.match, 0).mayAnswer).toEqual([different]);
    expect(answers(second, { anna: equal }).lines).toEqual(["refused: no-such-call (SNAP-CALL-1)"]);
  });
});
