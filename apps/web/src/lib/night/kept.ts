/** The games night of this device: one at a time, kept like a match that waits, and written at every step. */
import { printShareCode } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import type { Game } from "#lib/path.ts";
import { printSeats } from "#lib/setup/plan.ts";
import type { TablePlan } from "#lib/setup/plan.ts";
import { PREFIX, remember, remembered } from "#lib/storage.ts";
import { dealt, dueGame, dueMatch, played, readNight } from "./night.ts";
import type { Night } from "./night.ts";

const NAME = "night";
/** Under these names the tables remember which match goes on. */
const MATCH: Readonly<Record<Game, string>> = {
  "snip-snap-snorum": "table",
  snap: "table-snap",
  "irish-snap": "table-irish",
};

/** What lies on the device as it stands there, readable or not; null when nothing does, or when it is blocked. */
function keptText(): string | null {
  try {
    return localStorage.getItem(PREFIX + NAME);
  } catch {
    return null;
  }
}

/** The night that is kept, over or not. One that cannot be read is put aside, and `damaged` says so. */
export function keptNight(): { readonly night: Night | null; readonly damaged: boolean } {
  const text = keptText();
  if (text === null) return { night: null, damaged: false };
  const night = readNight(remembered(NAME));
  if (night === null) {
    // where nobody reads it, for whoever wants to look
    remember(`aside.${NAME}`, { text });
    forgetNight();
  }
  return { night, damaged: night === null };
}

export const keepNight = (night: Night): void => remember(NAME, night);
export function forgetNight(): void {
  try {
    localStorage.removeItem(PREFIX + NAME);
  } catch {
    // blocked: there is nothing to forget
  }
}

/** The match of a game that goes on, or has ended, on this device; empty when there is none. */
export function matchHere(game: Game): string {
  const { id } = remembered(MATCH[game]);
  return typeof id === "string" ? id : "";
}

/** A match is dealt: perhaps it is the night's next game. */
export function dealtHere(game: AnyGame, { rules, seats }: TablePlan, match: string): void {
  const night = readNight(remembered(NAME));
  if (night === null) return;
  // the table asks for its own game only
  const asked = { game: game.id as Game, code: printShareCode(game, rules) };
  const now = dealt(night, asked, printSeats(seats), match);
  if (now !== night) keepNight(now);
}

/** The match of this game is over: whether it was a game of a night, which then has its places. */
export function playedHere(game: Game, places: readonly number[]): boolean {
  const night = readNight(remembered(NAME));
  const match = matchHere(game);
  if (night === null || !night.matches.includes(match)) return false;
  const now = played(night, match, places);
  if (now !== night) keepNight(now);
  return true;
}

/** The match of the game that is due may have ended without anybody at its table: then the night is told now. */
export async function countFinished(night: Night): Promise<Night> {
  const due = dueGame(night);
  const match = dueMatch(night);
  if (due === null || match === "" || matchHere(due.game) !== match) return night;
  const { placesOf } = await import("./finished.ts");
  const places = await placesOf(due.game, match).catch(() => null);
  const kept = readNight(remembered(NAME));
  if (places === null || kept === null) return night;
  const now = played(kept, match, places);
  if (now !== kept) keepNight(now);
  return now;
}

/** Another tab has begun a night or brought it on: then this one shows that. Gives back how to stop. */
export function watchNight(changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(`.${NAME}`)) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
