/** A games night of a party: what may be on its programme, which game is due, and the places that its games have paid. Decision 11. */
import { ok, parseShareCode, refusal, refused } from "@snorum/engine";
import type { AnyGame, Result, Seat } from "@snorum/engine";
import type { Party, PartyEvent, PartyGame, PartyNight } from "./types.ts";

/** So many games a programme has at the most. */
export const MOST_NIGHT_GAMES = 9;

/** There is a night, and it has come to its end. */
export const nightOver = (night: PartyNight | null): boolean =>
  night !== null && (night.stopped || night.places.length >= night.games.length);

/** There is a night, and it goes on. */
export const nightGoesOn = ({ night }: Pick<Party, "night">): boolean => night !== null && !nightOver(night);

/** The game that is being played or comes next; null where no night goes on. */
export const dueOf = (night: PartyNight | null): PartyNight["games"][number] | null =>
  night === null || nightOver(night) ? null : (night.games[night.places.length] ?? null);

/** The night after a match has ended with these places; none are those of a match that could not be read, which is played again. */
export const withPlaces = (night: PartyNight | null, places: readonly number[]): PartyNight | null =>
  night === null || nightOver(night) || places.length === 0 ? night : { ...night, places: [...night.places, places] };

/** What was won goes along with whoever changes seats. */
export function withSeatsSwapped(night: PartyNight | null, one: Seat, other: Seat): PartyNight | null {
  const swapped = (row: readonly number[]): readonly number[] =>
    row.map((place, at) => row[at === one ? other : at === other ? one : at] ?? place);
  return night && { ...night, places: night.places.map(swapped) };
}

/** The rules of the game that is due are those of the next match. */
export function layOut(night: PartyNight | null): readonly PartyEvent[] {
  const due = dueOf(night);
  return due === null ? [] : [{ kind: "rules", game: due.game, rules: due.rules }];
}

/**
 * Begins a night at these seats. Refused with `no-games`, `unknown-game`, with what the code refuses, or as `fits` refuses: every game
 * has to have room for everybody.
 */
export function planNight(
  asked: readonly PartyGame[],
  games: readonly AnyGame[],
  fits: (game: AnyGame, rules: PartyNight["games"][number]["rules"]) => Result<unknown>,
): Result<readonly PartyEvent[]> {
  if (asked.length === 0 || asked.length > MOST_NIGHT_GAMES)
    return refused(refusal("no-games", "G13", { most: MOST_NIGHT_GAMES }));
  const programme: PartyNight["games"][number][] = [];
  for (const { game, code } of asked) {
    const known = games.find(({ id }) => id === game);
    if (known === undefined) return refused(refusal("unknown-game", "G16", { name: game }));
    const parsed = parseShareCode([known], code);
    if (!parsed.ok) return parsed;
    const { rules } = parsed.value;
    const fit = fits(known, rules);
    if (!fit.ok) return fit;
    programme.push({ game, code, rules });
  }
  return ok([{ kind: "night", games: programme }, ...layOut({ games: programme, places: [], stopped: false })]);
}

/** What is broken about the night of a party; null: nothing is. */
export function brokenNight({ night, game, seats }: Party, games: readonly AnyGame[]): string | null {
  if (night === null) return null;
  if (!(night.games.length > 0 && night.games.length <= MOST_NIGHT_GAMES)) return "a night without games";
  if (night.games.some((one) => games.every(({ id }) => id !== one.game))) return "a night with a game of nobody's";
  if (night.places.length > night.games.length) return "more games played than there are";
  const arePlaces = (row: readonly number[]): boolean =>
    row.length === seats.length && row.every((place) => Number.isInteger(place) && place >= 1 && place <= seats.length);
  if (!night.places.every(arePlaces)) return "places that no game gives";
  const due = dueOf(night);
  return due !== null && due.game !== game ? `${game} lies ready, and ${due.game} is due` : null;
}
