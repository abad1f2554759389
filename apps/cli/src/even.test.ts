/** Even chances, played out: the head starts that set-up offers, in matches of three minutes, with a seed. */
import { completeRules, snap } from "@snorum/engine";
import { EVEN_MINUTES, evenStarts } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import { describe, expect, test, vi } from "vitest";
import { chanceFrom } from "./chance.ts";
import type { Estimate } from "./estimates.ts";
import type { Racer } from "./races.ts";
import { playSnap, reportOf } from "./snap-report.ts";

/** Hundreds of matches on a virtual clock take their time on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const LITTLE_ONES = snap.presets["little-ones"] ?? {};
const BASE = { mostMinutes: EVEN_MINUTES };
const NONE = (levels: readonly Level[]): readonly number[] => levels.map(() => 0);

/** What the first of these wins, over many matches in which they change seats. */
async function winsOfFirst(
  chosen: Readonly<Record<string, unknown>>,
  levels: readonly Level[],
  games: number,
  starts: (levels: readonly Level[]) => readonly number[] = evenStarts,
): Promise<Estimate> {
  const rules = completeRules(snap, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const ahead = starts(levels);
  const racers = levels.map((level, at): Racer => ({ level, headStart: ahead[at] ?? 0 }));
  const draw = chanceFrom(1, 0);
  const played: Awaited<ReturnType<typeof playSnap>>[] = [];
  for (let game = 0; game < games; game++) {
    const seated = racers.map((racer, seat) => racers[(seat + game) % racers.length] ?? racer);
    played.push(await playSnap(rules.value, seated, draw));
  }
  const first = reportOf(played, levels.length).levels.find(({ level }) => level === levels[0]);
  return first?.won ?? { mean: 0, interval: 0 };
}

describe("a child and a casual parent (G3)", () => {
  test.each([
    ["the little ones' game", LITTLE_ONES],
    ["the base game, three minutes of it", BASE],
  ])("win equally often with even head starts: %s", async (_, chosen) => {
    const { mean, interval } = await winsOfFirst(chosen, ["child", "casual"], 800);
    expect(interval).toBeLessThan(0.04);
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  test("without a head start the child hardly ever wins, and in a long match the longest is not enough", async () => {
    expect((await winsOfFirst(BASE, ["child", "casual"], 60, NONE)).mean).toBeLessThan(0.1);
    expect((await winsOfFirst({}, ["child", "casual"], 100)).mean).toBeLessThan(0.3);
  });
});

describe("other pairs (G3)", () => {
  test.each<readonly [Level, Level]>([
    ["child", "family"],
    ["family", "casual"],
    ["casual", "sharp"],
  ])("%s and %s win about equally often with even head starts", async (slower, faster) => {
    for (const chosen of [LITTLE_ONES, BASE]) {
      const { mean } = await winsOfFirst(chosen, [slower, faster], 160);
      expect(Math.abs(mean - 0.5)).toBeLessThan(0.12);
    }
  });
});
