/** Tips and Strategy: the bots. They see the view of their seat and nothing else. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import { Ask } from "./events.ts";
import type { SnipView } from "./view.ts";

/** How well a bot plays, from small children's company to the best we know. */
export const LEVELS = ["child", "family", "casual", "sharp", "champion"] as const;
/** See `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** What a bot does now in the seat of `view`, or null when there is nothing to do. `draw(n)` gives 0 … n - 1. */
export function tip(view: SnipView, level: Level, draw: (n: number) => number): Command | null {
  void level;
  if (view.turn !== view.viewer) return null;
  if (view.phase === "Chant") return command(Ask.Chant, view.viewer, NO_CARD, view.wordOwed);
  if (view.phase !== "Lead" && view.phase !== "Match") return null;
  const card = view.playable[draw(Math.max(1, view.playable.length))];
  return card === undefined ? command(Ask.Pass, view.viewer) : command(Ask.Lay, view.viewer, card, view.nextWord);
}
