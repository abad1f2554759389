/** The only list of games. */
import type { AnyGame } from "../kernel/game.ts";
import { irishSnap } from "./irish-snap/index.ts";
import { snap } from "./snap/index.ts";
import { snipSnapSnorum } from "./snip-snap-snorum/index.ts";

/** Every game there is. */
export const GAMES: readonly AnyGame[] = [snipSnapSnorum, snap, irishSnap];
