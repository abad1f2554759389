/** Plays a race game at a real table on a virtual clock: the same actor as in a page, with nobody watching. */
import { WATCHER } from "@snorum/engine";
import type { GameEvent, Rules } from "@snorum/engine";
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

/** Plays one match with a bot of these levels in each seat; `hear` is told everything that happens. */
export async function playRaces(
  playable: Playable,
  rules: Rules,
  levels: readonly Level[],
  draw: Draw,
  hear: (events: readonly GameEvent[]) => void,
): Promise<Run> {
  const { now, schedule, runNext } = virtualClock();
  const seats = levels.map((bot) => ({ bot, junior: false }));
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
