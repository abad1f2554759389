/** A game and its bots, as a table needs them. */
import type { Command } from "./kernel/event.ts";
import type { AnyGame } from "./kernel/game.ts";
import type { Level } from "./kernel/levels.ts";

/** What a bot of this level does, given only what its seat may see; null when it has nothing to do. */
export type Tip = (view: never, level: Level, draw: (n: number) => number) => Command | null;

/** What becomes of the wish when the bot makes a mistake now and then; mostly the wish itself. Ask once for each act. */
export type Slip = (view: never, wish: Command, level: Level, draw: (n: number) => number) => Command;

/**
 * What a bot is about to press in a race, and how long after it saw the picture. `known` is the key of what it is about to press
 * already; the same key leaves that standing.
 */
export type React = (
  view: never,
  level: Level,
  known: string,
  draw: (n: number) => number,
) => {
  readonly key: string;
  readonly press: { readonly afterMs: number; readonly command: Command } | null;
};

/** A game and its bots: what they do, where they err, how they race. */
export interface Playable {
  readonly game: AnyGame;
  readonly tip: Tip;
  readonly slip?: Slip;
  readonly react?: React;
}
