/** The door for a page that shows Snap and no other game. */
import { snap } from "./games/snap/index.ts";
import { reaction, tip } from "./games/snap/tips.ts";
import type { Playable } from "./playable.ts";

/** Snap with its bots. */
export const SNAP: Playable = { game: snap, tip, react: reaction };
