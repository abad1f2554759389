/** Head starts that let people of different age win equally often. */
import type { Level } from "../kernel/levels.ts";

/** The longest head start that can be agreed on, in ms. Ruling G3. */
export const MOST_HEAD_START_MS = 350;

/** With equal chances a match of Snap lasts so long at most, in minutes: children tire, and in a long match the smallest edge decides. Ruling N26. */
export const EVEN_MINUTES = 3;

/**
 * The head start by which each level wins as often as the best, in ms: measured in matches of two, on one pile and with own piles. It
 * is more than the difference of their reactions, since who reacts slowly also overlooks more and calls more often for nothing.
 */
const BEHIND_MS: Readonly<Record<Level, number>> = { child: 510, family: 295, casual: 160, sharp: 65, champion: 0 };
const STEP_MS = 10;

/** The head start of each seat, in ms, with which all win equally often, as far as the longest reaches. Ruling G3. */
export function evenStarts(levels: readonly Level[]): readonly number[] {
  const least = Math.min(...levels.map((level) => BEHIND_MS[level]));
  return levels.map((level) =>
    Math.min(MOST_HEAD_START_MS, STEP_MS * Math.round((BEHIND_MS[level] - least) / STEP_MS)),
  );
}

/** Whether the longest head start is enough for all of them to win equally often. */
export const isInReach = (levels: readonly Level[]): boolean => {
  const behind = levels.map((level) => BEHIND_MS[level]);
  return Math.max(...behind) - Math.min(...behind) <= MOST_HEAD_START_MS;
};
