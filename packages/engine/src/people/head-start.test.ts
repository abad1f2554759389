import { expect, test } from "vitest";
import { LEVELS } from "../kernel/levels.ts";
import { MOST_HEAD_START_MS, evenStarts, isInReach } from "./head-start.ts";

test("even head starts: the best has none, the slower the longer, and nobody more than the longest (G3)", () => {
  expect(evenStarts(["child", "casual"])).toEqual([MOST_HEAD_START_MS, 0]);
  expect(evenStarts(["casual", "family", "family"])).toEqual([0, 140, 140]);
  const all = evenStarts(LEVELS);
  expect(all.at(-1)).toBe(0);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(Math.max(...all)).toBe(MOST_HEAD_START_MS);
});

test("a child is in reach of a casual player and of nobody quicker", () => {
  expect(LEVELS.map((level) => isInReach(["child", level]))).toEqual([true, true, true, false, false]);
});

test("where all play alike nobody has a head start", () => {
  for (const level of LEVELS) expect(evenStarts([level, level, level])).toEqual([0, 0, 0]);
});
