/** The door for a page that shows Irish Snap and no other game. */
import { irishSnap } from "./games/irish-snap/index.ts";
import { reaction, slip, tip } from "./games/irish-snap/tips.ts";
import type { Playable } from "./playable.ts";

/** Irish Snap with its bots. */
export const IRISH_SNAP: Playable = { game: irishSnap, tip, slip, react: reaction };
