/** A games night: several games one after the other at the same seats, and one table of counters. No clock, no device. */
import { GAMES } from "#lib/path.ts";
import type { Game } from "#lib/path.ts";
import type { AnimalName } from "#lib/parts/pictures.ts";
import { seatAt } from "#lib/setup/plan.ts";

/** One game of the programme. */
export interface NightGame {
  readonly game: Game;
  /** Its house rules, as a share code. */
  readonly code: string;
}

export interface Night {
  /** The programme, in order. */
  readonly games: readonly NightGame[];
  /** Who sits where, as addresses carry it: `s=yffc`, with `&h=0.150.0.0` where somebody has a head start, and what else a plan says. */
  readonly seats: string;
  /** The match of each game that has been dealt: one for every game that is over, and perhaps one that is being played. */
  readonly matches: readonly string[];
  /** The places by seat, for each game that is over. */
  readonly places: readonly (readonly number[])[];
  /** It was ended before its programme was. */
  readonly stopped: boolean;
}

/** How it stands for one seat. */
export interface Standing {
  readonly seat: number;
  readonly counters: number;
  /** 1 is the first; equal counters share a place. */
  readonly place: number;
}

/** So many games a programme has at the most. */
export const MOST_GAMES = 9;
const SEATS = /^s=([a-z]{2,8})(?:&[a-z]=[\w.-]*)*$/i;
/** A person at this device. */
const HERE = "y";

export const newNight = (games: readonly NightGame[], seats: string): Night => ({
  games,
  seats,
  matches: [],
  places: [],
  stopped: false,
});

/** One letter a seat. */
export const seatLetters = ({ seats }: Pick<Night, "seats">): string => SEATS.exec(seats)?.[1] ?? "";

/** The one seat of this device; -1 where several people share it, or nobody who sits here plays. */
export function ownSeat(night: Pick<Night, "seats">): number {
  const letters = seatLetters(night).toLowerCase();
  return letters.split(HERE).length === 2 ? letters.indexOf(HERE) : -1;
}

/** The animal of a seat: the one that was picked, else the one that comes with it. */
export function animalIn({ seats }: Pick<Night, "seats">, seat: number): AnimalName {
  const picked = new URLSearchParams(seats).get("a")?.[seat];
  return seatAt(picked === undefined ? seat : Number(picked)).animal;
}

/** What a game pays each seat: one counter for every seat that it leaves behind, ties as if they were the better of their places. */
export const payFor = (places: readonly number[]): readonly number[] => places.map((place) => places.length - place);

/** What a game pays the places from the first to the last, where nobody shares one. */
export const payTable = (seats: number): readonly number[] =>
  payFor(Array.from({ length: seats }, (_, index) => index + 1));

/** The seats, most counters first. */
export function standingOf(night: Night): readonly Standing[] {
  const paid = night.places.map(payFor);
  const sums = Array.from(seatLetters(night), (_, seat) =>
    paid.reduce((sum, counters) => sum + (counters[seat] ?? 0), 0),
  );
  return sums
    .map((counters, seat) => ({ seat, counters, place: 1 + sums.filter((other) => other > counters).length }))
    .toSorted((one, other) => one.place - other.place);
}

export const isOver = ({ games, places, stopped }: Pick<Night, "games" | "places" | "stopped">): boolean =>
  stopped || places.length >= games.length;

/** The game that is being played or comes next; null when the night is over. */
export const dueGame = (night: Night): NightGame | null =>
  isOver(night) ? null : (night.games[night.places.length] ?? null);

/** The match in which the game that is due is being played; empty when it has not been dealt. */
export const dueMatch = ({ matches, places }: Night): string => matches[places.length] ?? "";

/** A match has been dealt: it is the night's where it is the game that is due, by the night's rules and at its seats. */
export function dealt(night: Night, asked: NightGame, letters: string, match: string): Night {
  const due = dueGame(night);
  if (due?.game !== asked.game || due.code !== asked.code || letters !== seatLetters(night)) return night;
  return { ...night, matches: [...night.matches.slice(0, night.places.length), match] };
}

/** A match is over. Whatever is not the match of the game that is due changes nothing, so it may be told twice. */
export function played(night: Night, match: string, places: readonly number[]): Night {
  if (isOver(night) || dueMatch(night) !== match || match === "") return night;
  return { ...night, places: [...night.places, places] };
}

/** Ended where it stands. */
export const stop = (night: Night): Night => ({ ...night, stopped: true });

/** Reads what was kept; null where it is no night of ours. */
export function readNight(value: unknown): Night | null {
  if (typeof value !== "object" || value === null) return null;
  const { games, seats, matches, places, stopped } = value as Partial<Record<keyof Night, unknown>>;
  if (!Array.isArray(games) || games.length === 0 || games.length > MOST_GAMES || !games.every(isGame)) return null;
  if (typeof seats !== "string") return null;
  const count = seatLetters({ seats }).length;
  if (count === 0 || !isListOf(matches, isText) || !isListOf(places, (one) => arePlaces(one, count))) return null;
  if (places.length > games.length || matches.length < places.length || matches.length > places.length + 1) return null;
  return { games, seats, matches, places, stopped: stopped === true };
}

const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

function isGame(value: unknown): value is NightGame {
  if (typeof value !== "object" || value === null) return false;
  const { game, code } = value as Partial<Record<keyof NightGame, unknown>>;
  return GAMES.some((one) => one === game) && typeof code === "string";
}

/** A place for every seat, from 1 to as many as there are seats. */
const arePlaces = (value: unknown, seats: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((place) => Number.isInteger(place) && place >= 1 && place <= seats);
