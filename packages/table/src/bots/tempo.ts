/** Temperament: when a bot acts. What it does is the game's own `tips`. */
import type { Level } from "../table/types.ts";

/** Milliseconds from seeing to acting: the shortest, and how much may come on top. Never faster than a person could follow. */
const TEMPO: Readonly<Record<Level, { readonly least: number; readonly more: number }>> = {
  child: { least: 1100, more: 1400 },
  family: { least: 900, more: 1000 },
  casual: { least: 800, more: 800 },
  sharp: { least: 750, more: 650 },
  champion: { least: 750, more: 550 },
};

/** How long a bot of this level takes over its next act, in milliseconds; drawn once for each act. */
export function actsAfter(level: Level, draw: (n: number) => number, tempo: number): number {
  const { least, more } = TEMPO[level];
  return tempo === 0 ? 0 : Math.round((least + draw(more + 1)) * tempo);
}

/** How long a bot takes to reach for its card where everybody races: the same for every level, since pace is no strength. */
export const reachesAfter = (draw: (n: number) => number, tempo: number): number =>
  Math.round((250 + draw(401)) * tempo);
