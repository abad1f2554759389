/** Irish Snap on a virtual clock: every variant ends, and the figures add up. */
import { completeRules, irishSnap } from "@snorum/engine";
import type { Rules } from "@snorum/engine";
import type { Level } from "@snorum/engine/tips";
import { describe, expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { playIrish, printReport, reportOf } from "./irish-report.ts";

const BOTS: readonly Level[] = ["child", "casual", "sharp", "champion"];

function rulesOf(chosen: Record<string, unknown>): Rules {
  const rules = completeRules(irishSnap, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

const play = (rules: Rules, games: number, bots = BOTS) => {
  const draw = chanceFrom(1, 0);
  return Array.from({ length: games }, (_, at) =>
    playIrish(
      rules,
      bots.map((__, seat) => bots[(seat + at) % bots.length] ?? "casual"),
      draw,
    ),
  );
};

describe("Irish Snap, simulated", () => {
  test.each(Object.entries(irishSnap.presets))(
    "%s: no deadlock, somebody wins, and with one deal somebody loses",
    (_, chosen) => {
      const games = play(rulesOf(chosen), 4);
      for (const { stuck, places, faces, minutes } of games) {
        expect(stuck).toBe(false);
        expect(Math.min(...places)).toBe(1);
        expect(faces).toBeGreaterThan(20);
        expect(minutes).toBeGreaterThan(0.5);
      }
    },
  );

  test("to the end with eight seats the limit ends it (I19)", () => {
    const eight = [...BOTS, ...BOTS];
    const games = play(rulesOf({ end: "to-the-end", minutes: 5 }), 2, eight);
    expect(games.every(({ limited, stuck, minutes }) => limited && !stuck && minutes < 5.2)).toBe(true);
  });

  test("wins and losses of all places add up; the better win more and lose less", () => {
    const report = reportOf(play(rulesOf({}), 60), 4);
    expect(report.bySeat.reduce((all, { won }) => all + won.mean, 0)).toBeCloseTo(1, 6);
    expect(report.bySeat.reduce((all, { lost }) => all + lost.mean, 0)).toBeCloseTo(1, 6);
    const [child, , , champion] = report.levels;
    expect(child?.lost.mean).toBeGreaterThan(champion?.lost.mean ?? 1);
    expect(champion?.won.mean).toBeGreaterThan(child?.won.mean ?? 1);
    expect(child?.wrong.mean).toBeGreaterThan(champion?.wrong.mean ?? 99);
    expect(report.falseSlaps).toBeGreaterThan(0.01);
    expect(printReport(report).join("\n")).toContain("deadlocks       0.0 ± 0.0 % of games");
  });
});
