/** The door for a page that shows Snip Snap Snorum and no other game. */
import { snipSnapSnorum } from "./games/snip-snap-snorum/index.ts";
import { slip, tip } from "./games/snip-snap-snorum/tips.ts";
import type { Playable } from "./playable.ts";

/** Snip Snap Snorum with its bots. */
export const SNIP_SNAP_SNORUM: Playable = { game: snipSnapSnorum, tip, slip };
