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

async function play(
  rules: Rules,
  games: number,
  bots = BOTS,
): Promise<readonly Awaited<ReturnType<typeof playIrish>>[]> {
  const draw = chanceFrom(1, 0);
  const played: Awaited<ReturnType<typeof playIrish>>[] = [];
  for (let at = 0; at < games; at++) {
    const racers = bots.map((_, seat) => ({ level: bots[(seat + at) % bots.length] ?? "casual", headStart: 0 }));
    played.push(await playIrish(rules, racers, draw));
  }
  return played;
}

/** Each choice of each switch, and both ends of each range, with what it needs to make sense. */
const CHOICES: readonly (readonly [string, Record<string, unknown>])[] = Object.entries(irishSnap.options).flatMap(
  ([id, option]) => {
    const needs = Object.entries("needs" in option ? option.needs : {}).map(([other, [first]]) => [other, first]);
    const values = "choices" in option ? option.choices : [option.min, option.max];
    return values.map((value): readonly [string, Record<string, unknown>] => [
      `${id} ${value}`,
      { ...Object.fromEntries(needs), [id]: value },
    ]);
  },
);
/** Minutes without end go with no game that only the clock ends. */
const LIMITED = { minutes: 5 };

describe("Irish Snap, simulated", () => {
  test.each(Object.entries(irishSnap.presets))("%s: no deadlock, and somebody wins", async (_, chosen) => {
    const games = await play(rulesOf(chosen), 4);
    for (const { stuck, places, faces, minutes } of games) {
      expect(stuck).toBe(false);
      expect(Math.min(...places)).toBe(1);
      expect(faces).toBeGreaterThan(20);
      expect(minutes).toBeGreaterThan(0.5);
    }
  });

  test.each(CHOICES)("%s: no deadlock, somebody wins, and with one deal somebody loses", async (_, chosen) => {
    const endless = chosen["end"] === "to-the-end" || chosen["end"] === "timed";
    const rules = rulesOf({ ...(endless ? LIMITED : {}), ...chosen });
    for (const { stuck, places, faces } of await play(rules, 1)) {
      expect(stuck).toBe(false);
      expect(Math.min(...places)).toBe(1);
      expect(faces).toBeGreaterThan(20);
      if (rules["deals"] === 1 && rules["end"] === "safe") expect(Math.max(...places)).toBeGreaterThan(1);
    }
  });

  test("what nobody slapped and somebody had to take is a pile taken, and not dead (I4)", async () => {
    const children: readonly Level[] = ["child", "child", "child", "child"];
    const [dead, taken] = await Promise.all(
      (["dead", "layer"] as const).map(async (unslapped) =>
        reportOf(await play(rulesOf({ words: "silent", unslapped }), 12, children), 4),
      ),
    );
    expect(dead?.dead).toBeGreaterThan(0.02);
    expect(taken?.dead).toBe(0);
    expect(taken?.slapped.mean).toBeGreaterThan(0);
  });

  test("to the end with eight seats the limit ends it (I19)", async () => {
    const eight = [...BOTS, ...BOTS];
    const games = await play(rulesOf({ end: "to-the-end", minutes: 5 }), 2, eight);
    expect(games.every(({ limited, stuck, minutes }) => limited && !stuck && minutes < 5.2)).toBe(true);
  });

  test("wins and losses of all places add up; the better win more and lose less", async () => {
    const report = reportOf(await play(rulesOf({}), 60), 4);
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
