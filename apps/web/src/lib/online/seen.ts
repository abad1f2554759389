/** A night of an online table, as the pages of a night see one. */
import type { PartyView } from "@snorum/protocol";
import type { Night } from "#lib/night/night.ts";
import type { Game } from "#lib/path.ts";

/** Null where the table has none. Its own seat is this device's, the others are somebody's. */
export function nightSeen({ night, seats, seat }: PartyView): Night | null {
  if (!night) return null;
  return {
    games: night.games.map(({ game, code }) => ({ game: game as Game, code })),
    seats: `s=${seats.map((_, at) => (at === seat ? "y" : "f")).join("")}`,
    matches: [],
    places: night.places,
    stopped: night.stopped,
  };
}
