/** The door to the bots' minds: what to do, never when. */
import type { Command } from "./kernel/event.ts";
import { slip as snipSlip, tip as snipTip } from "./games/snip-snap-snorum/tips.ts";
import type { Level } from "./games/snip-snap-snorum/tips.ts";

export type { Level } from "./games/snip-snap-snorum/tips.ts";
export { LEVELS } from "./games/snip-snap-snorum/tips.ts";

/** What a bot of this level does, given only what its seat may see; null when it has nothing to do. */
export type Tip = (view: never, level: Level, draw: (n: number) => number) => Command | null;

/** What becomes of the wish when the bot makes a mistake now and then; mostly the wish itself. Ask once for each act. */
export type Slip = (view: never, wish: Command, level: Level, draw: (n: number) => number) => Command;

/** The bots of each game, by its id. */
export const TIPS: Readonly<Record<string, Tip>> = { "snip-snap-snorum": snipTip };

/** Their mistakes, for tables where bots may err. */
export const SLIPS: Readonly<Record<string, Slip>> = { "snip-snap-snorum": snipSlip };
