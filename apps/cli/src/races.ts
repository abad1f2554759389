/** Plays a race game at a real table on a virtual clock: the same actor as in a page, with nobody watching. */
import { WATCHER } from "@snorum/engine";
import type { GameEvent, Rules } from "@snorum/engine";
import { LEVELS } from "@snorum/engine/tips";
import type { Level, Playable } from "@snorum/engine/tips";
import { openTable, virtualClock } from "@snorum/table";
import type { EventLog } from "@snorum/table";
import type { Draw } from "./chance.ts";
import { Stop, sayRefusal } from "./stop.ts";

/** How a game went. */
export interface Run {
  /** What somebody without a seat sees at the end. */
  readonly view: unknown;
  readonly minutes: number;
  /** Nothing could happen any more, or it never ended. */
  readonly stuck: boolean;
}

/** A game that has not ended after so many jobs of the table never will. */
const MOST_JOBS = 200_000;
/** Nobody reads it again. */
const NO_LOG: EventLog = { append: () => Promise.resolve(), read: () => Promise.resolve([]) };

/** A bot at a race: how well it plays, and what is taken off its reactions, in ms. Ruling G3. */
export interface Racer {
  readonly level: Level;
  readonly headStart: number;
}

/** Plays one match with these bots in the seats; `hear` is told everything that happens. */
export async function playRaces(
  playable: Playable,
  rules: Rules,
  racers: readonly Racer[],
  draw: Draw,
  hear: (events: readonly GameEvent[]) => void,
): Promise<Run> {
  const { now, schedule, runNext } = virtualClock();
  const seats = racers.map(({ level, headStart }) => ({ bot: level, junior: false, headStart }));
  const outside = { now, schedule, draw, log: NO_LOG, games: [playable], tempo: 1 };
  const opened = await openTable({ table: "", game: playable.game.id, rules, seats }, outside);
  if (!opened.ok) throw new Stop(sayRefusal(opened.refusal));
  const table = opened.value;
  let endedAt = 0;
  table.watch(WATCHER, ({ at, events }) => {
    endedAt = at;
    hear(events);
  });
  let jobs = 0;
  // When a match is over nothing is due any more.
  while (jobs < MOST_JOBS && (await runNext(Infinity))) jobs++;
  const view = table.view(WATCHER);
  const over = (view as { readonly phase: string }).phase === "MatchOver";
  table.close();
  return { view, minutes: endedAt / 60_000, stuck: !over };
}

/** The kinds of bot that sit in these games, the slowest level first. */
export function kindsIn(games: readonly { readonly racers: readonly Racer[] }[]): readonly Racer[] {
  const all = new Map(games.flatMap(({ racers }) => racers.map((racer) => [nameOf(racer), racer] as const)));
  const by = ({ level, headStart }: Racer): number => 10_000 * LEVELS.indexOf(level) + headStart;
  return [...all.values()].toSorted((one, other) => by(one) - by(other));
}

/** The seats of one kind of bot. */
export const seatsOf = (racers: readonly Racer[], { level, headStart }: Racer): readonly number[] =>
  [...racers.keys()].filter((seat) => racers[seat]?.level === level && racers[seat]?.headStart === headStart);

/** For people: `child +350 ms`. */
export const nameOf = ({ level, headStart }: Racer): string => (headStart === 0 ? level : `${level} +${headStart} ms`);
