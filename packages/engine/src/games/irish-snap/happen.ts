/** The one way in which anything changes: as an event, folded at once. */
import type { GameEvent } from "../../kernel/event.ts";
import { evolve } from "./fold.ts";
import type { Irish } from "./state.ts";

/** Lets something happen: notes the event and folds it. */
export function happen(match: Irish, out: GameEvent[], event: GameEvent): void {
  out.push(event);
  evolve(match, event);
}
