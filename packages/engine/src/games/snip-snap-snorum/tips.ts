/** Tips and Strategy: the bots. They see the view of their seat and nothing else. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import { Ask, Word } from "./events.ts";
import { oneOf } from "./tips-hand.ts";
import { holdsBack } from "./tips-hold-back.ts";
import { lead } from "./tips-lead.ts";
import type { Level } from "../../kernel/levels.ts";
import { notices } from "./tips-words.ts";
import type { SnipView } from "./view.ts";

export { slip } from "./tips-words.ts";

/**
 * What a bot does now in the seat of `view`, or null when there is nothing to do. `draw(n)` gives 0 … n - 1, all equally
 * likely. The word that goes with a card is always the right one; `slip` makes mistakes. Rules SSS-TIP-1 to SSS-TIP-4.
 */
export function tip(view: SnipView, level: Level, draw: (n: number) => number): Command | null {
  const { viewer, phase } = view;
  if (notices(view, level)) return command(Ask.Challenge, viewer);
  if (view.mayLeadRhyme) return command(Ask.Chant, viewer, NO_CARD, Word.lead);
  if (view.turn !== viewer || viewer < 0) return null;
  if (phase === "Chant") return command(Ask.Chant, viewer, NO_CARD, view.wordOwed);
  if (phase === "Lead") return command(Ask.Lay, viewer, lead(view, level, draw) ?? NO_CARD);
  if (phase !== "Match") return null;
  const card = holdsBack(view, level, draw) ? undefined : oneOf(view.playable, draw);
  return card === undefined ? command(Ask.Pass, viewer) : command(Ask.Lay, viewer, card, view.nextWord);
}
