/** The door to the bots of every game. A page that shows one game goes through that game's own door instead. */
import { IRISH_SNAP } from "./play-irish.ts";
import { SNAP } from "./play-snap.ts";
import { SNIP_SNAP_SNORUM } from "./play-snip.ts";
import type { Playable } from "./playable.ts";

export type { Level } from "./kernel/levels.ts";
export { LEVELS } from "./kernel/levels.ts";
export { EVEN_MINUTES, MOST_HEAD_START_MS, evenStarts, isInReach } from "./people/head-start.ts";
export type { Playable, React, Slip, Tip } from "./playable.ts";
export { IRISH_SNAP, SNAP, SNIP_SNAP_SNORUM };

/** Every game that can be played. */
export const PLAYABLES: readonly Playable[] = [SNIP_SNAP_SNORUM, SNAP, IRISH_SNAP];
