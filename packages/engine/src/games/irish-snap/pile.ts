/** Who takes the pile, for whatever reason. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { GameEvent, Seat } from "../../kernel/event.ts";
import { settle } from "./ending.ts";
import { Event } from "./events.ts";
import { happen } from "./happen.ts";
import { silent } from "./state.ts";
import type { Irish } from "./state.ts";

/** The whole pile goes under the taker's cards, who starts again at ace; what follows from it follows. Rules IRISH-SLAP-2, IRISH-SLAP-3, I3, I33. */
export function take(match: Irish, out: GameEvent[], seat: Seat, why: number): void {
  showCount(match, out);
  happen(match, out, event(Event.PileTaken, seat, NO_CARD, why, match.pile.length));
  settle(match, out, [seat]);
}

/** Where nobody counted aloud, the word that was due is told when the pile is taken. Ruling I39. */
function showCount(match: Irish, out: GameEvent[]): void {
  if (silent(match)) happen(match, out, event(Event.CountShown, TABLE, NO_CARD, match.word));
}
