/** Tipps für Einsteiger: the bots. They see the view of their seat and nothing else. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import type { Level } from "../../kernel/levels.ts";
import { rankOf } from "../../cards/card.ts";
import { Answer, Ask } from "./events.ts";
import { PEOPLE, chance } from "../../people/people.ts";
import type { Draw } from "../../people/people.ts";
import { poolOpen, tops } from "./tips-look.ts";
import type { SnapView } from "./view.ts";

export { reaction } from "./tips-race.ts";

/** What a bot does in its own time: turn its card, and answer in the calm game; null when there is nothing to do. Rules SNAP-TURN-2, SNAP-TIP-1. */
export function tip(view: SnapView, level: Level, draw: Draw): Command | null {
  if (view.mayReach) return command(Ask.Reach, view.viewer);
  return view.mayAnswer.length === 0 ? null : command(Ask.Answer, view.viewer, NO_CARD, answer(view, level, draw));
}

function answer(view: SnapView, level: Level, draw: Draw): number {
  const { miss, falseCall, lure } = PEOPLE[level];
  const shown = tops(view);
  const pair = new Set(shown.map(rankOf)).size < shown.length;
  const pool = poolOpen(view) >= 0;
  if (pool && view.mayAnswer.includes(Answer.pool) && !chance(draw, miss)) return Answer.pool;
  if (pair || (pool && view.rules.words === "one")) return chance(draw, miss) ? Answer.different : Answer.snap;
  return chance(draw, Math.max(falseCall, lure / 2)) ? Answer.snap : Answer.different;
}
