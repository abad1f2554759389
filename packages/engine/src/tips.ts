/** The door to the bots' minds: what to do, never when. */
import type { Command } from "./kernel/event.ts";
import { reaction as snapReaction, tip as snapTip } from "./games/snap/tips.ts";
import { slip as snipSlip, tip as snipTip } from "./games/snip-snap-snorum/tips.ts";
import type { Level } from "./kernel/levels.ts";

export type { Level } from "./kernel/levels.ts";
export { LEVELS } from "./kernel/levels.ts";

/** What a bot of this level does, given only what its seat may see; null when it has nothing to do. */
export type Tip = (view: never, level: Level, draw: (n: number) => number) => Command | null;

/** What becomes of the wish when the bot makes a mistake now and then; mostly the wish itself. Ask once for each act. */
export type Slip = (view: never, wish: Command, level: Level, draw: (n: number) => number) => Command;

/** The bots of each game, by its id. */
export const TIPS: Readonly<Record<string, Tip>> = { snap: snapTip, "snip-snap-snorum": snipTip };

/** Their mistakes, for tables where bots may err. */
export const SLIPS: Readonly<Record<string, Slip>> = { "snip-snap-snorum": snipSlip };

/** What a bot is about to press in a race, and how long after it saw the picture; `known` is the key of what it is about to press already. */
export type React = (
  view: never,
  level: Level,
  known: string,
  draw: (n: number) => number,
) => {
  readonly key: string;
  readonly press: { readonly afterMs: number; readonly command: Command } | null;
};

/** How bots race, in the games that have races. Drawn once for each picture; the same key leaves a press standing. */
export const REACTIONS: Readonly<Record<string, React>> = { snap: snapReaction };
