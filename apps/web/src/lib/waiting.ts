/** The match that waits on this device, as far as pages without a table need to know it. */
import type { Game } from "./path.ts";
import { remember, remembered } from "./storage.ts";

const NAME = "table";

export interface KeptMatch {
  /** Empty when there is none. */
  readonly id: string;
  readonly round: number;
  /** Somebody has acted in it. */
  readonly begun: boolean;
  readonly over: boolean;
}

export function keptMatch(): KeptMatch {
  const { id, round, begun, over } = remembered(NAME);
  return {
    id: typeof id === "string" ? id : "",
    round: typeof round === "number" && round >= 1 ? round : 1,
    begun: begun === true,
    over: over === true,
  };
}

export const keepMatch = (match: KeptMatch): void => remember(NAME, match);

/** The round in which a match waits to be gone on with, or 0 where none does: one that nobody has begun waits for nobody. */
export function waitingRound(): number {
  const { id, round, begun, over } = keptMatch();
  return id !== "" && begun && !over ? round : 0;
}

const begunAs = (game: Game): string => `begun-${game}`;

/** Whether a match of a game with races is under way on this device. */
export const raceWaits = (game: Game): boolean => remembered(begunAs(game))["begun"] === true;

export const keepRace = (game: Game, begun: boolean): void => remember(begunAs(game), { begun });

/** Whether a match of a game is under way on this device. */
export const matchWaits = (game: Game): boolean => (game === "snip-snap-snorum" ? waitingRound() > 0 : raceWaits(game));

/** The game at which a night waits to be gone on with, and how many it has; null where none is under way. */
export function waitingNight(): readonly [at: number, of: number] | null {
  const { games, places, stopped } = remembered("night");
  if (!Array.isArray(games) || !Array.isArray(places) || stopped === true) return null;
  return places.length < games.length ? [places.length + 1, games.length] : null;
}
