/** Shows somebody the table: all of it at once, and then entry by entry. Rulings G4, G14. */
import type { AnyGame, Seat } from "@snorum/engine";
import type { Outside, RunningClock, Shown, Table } from "@snorum/table";
import type { ServerMessage } from "@snorum/protocol";
import type { LineKeeper } from "@snorum/table/lines";
import type { Connection } from "./connection.ts";

/** Who only watches a race sees it so much later: nobody who sits can be helped. */
export const WATCHERS_LATE_MS = 2000;

/** Whom the table is shown to. */
export interface Eyes {
  readonly connection: Connection;
  readonly line: LineKeeper | null;
  /** -1: they watch. */
  readonly seat: Seat;
}

/** Whether somebody in this seat sees things late. */
export const seesLate = (game: AnyGame, seat: Seat): boolean => seat < 0 && game.race !== undefined;

interface Waiting {
  readonly at: number;
  readonly entry: Shown;
  readonly clocks: readonly RunningClock[];
}

type EntryMessage = Extract<ServerMessage, { is: "entry" }>;

/** The messages that tell of entries: made once for everybody who may know the same. */
export type Telling = (entry: Shown) => EntryMessage;

export function tellingOf(table: Table<unknown>, now: () => number): Telling {
  const told = new WeakMap<Shown, EntryMessage>();
  return (entry) => {
    const known = told.get(entry);
    if (known !== undefined) return known;
    const message: EntryMessage = { is: "entry", at: now(), table: table.setup.table, entry, clocks: table.clocks() };
    told.set(entry, message);
    return message;
  };
}

/** Shows `table` from after entry `since`, and goes on with it. Gives back how to stop. */
export function showTable(
  table: Table<unknown>,
  game: AnyGame,
  { connection, line, seat }: Eyes,
  since: number,
  { now, schedule, telling }: Pick<Outside, "now" | "schedule"> & { readonly telling: Telling },
): () => void {
  const name = table.setup.table;
  const lateMs = seesLate(game, seat) ? WATCHERS_LATE_MS : 0;
  const waiting: Waiting[] = [];
  let callOff = (): void => undefined;
  let stopped = false;

  const tell = (message: EntryMessage): void => {
    connection.send(message);
    // the ping that shows how long the face is under way goes out right behind it
    if (lateMs === 0 && message.entry.events.some(({ kind }) => game.race?.faces.has(kind) === true)) line?.face();
  };
  /** Tells what is due, in its order, and waits for the next. */
  const look = (): void => {
    for (let first = waiting[0]; first !== undefined && first.at <= now(); first = waiting[0]) {
      waiting.shift();
      tell({ is: "entry", at: now(), table: name, entry: first.entry, clocks: first.clocks });
    }
    callOff();
    const [next] = waiting;
    if (next !== undefined && !stopped) callOff = schedule(next.at, look);
  };

  const all = table.shownSince(seat, since);
  const fresh = lateMs === 0 ? -1 : all.findIndex(({ at }) => at + lateMs > now());
  const told = fresh < 0 ? all : all.slice(0, fresh);
  for (const entry of fresh < 0 ? [] : all.slice(fresh)) waiting.push({ at: entry.at + lateMs, entry, clocks: [] });
  const clocks = lateMs === 0 ? table.clocks() : [];
  connection.send({ is: "table", at: now(), table: name, seat, setup: table.setup, since, entries: told, clocks });
  look();

  const unwatch = table.watch(seat, (entry) => {
    // the table winds its clocks when it has told everybody
    queueMicrotask(() => {
      if (stopped) return;
      if (lateMs === 0) return tell(telling(entry));
      waiting.push({ at: now() + lateMs, entry, clocks: table.clocks() });
      if (waiting.length === 1) look();
    });
  });
  return () => {
    stopped = true;
    unwatch();
    callOff();
  };
}
