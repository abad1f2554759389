/** Opening a match, and folding one from its log. */
import type { Command, GameEvent } from "./event.ts";
import type { Game, SeatPlan } from "./game.ts";
import type { Rules } from "./options.ts";
import { ok, refusal, refused } from "./refusal.ts";
import type { Result } from "./refusal.ts";

/**
 * Opens a match with nothing dealt. Rules SSS-PLAYERS-1, G3.
 *
 * Refused with `too-few-seats` or `too-many-seats` (facts `seats`, `min`, `max`).
 */
export function openMatch<S, V>(game: Game<S, V>, rules: Rules, seats: readonly SeatPlan[]): Result<S> {
  const { min, max } = game.seats(rules);
  const facts = { seats: seats.length, min, max };
  if (seats.length < min) return refused(refusal("too-few-seats", "G3", facts));
  if (seats.length > max) return refused(refusal("too-many-seats", "G3", facts));
  return ok(game.create(rules, seats));
}

/** What would happen if the command were carried out; the state stays as it is. */
export function decide<S, V>(game: Game<S, V>, state: S, command: Command): Result<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  const refusalOf = game.perform(game.clone(state), command, events);
  return refusalOf === null ? ok(events) : refused(refusalOf);
}

/** Folds a log onto a fresh match. Ruling G17. */
export function replay<S, V>(game: Game<S, V>, fresh: S, log: Iterable<GameEvent>): S {
  for (const event of log) game.evolve(fresh, event);
  return fresh;
}
