/** Opening the table of this device: going on with the match that is kept here, or dealing a new one. */
import type { Seat } from "@snorum/engine";
import type { Playable } from "@snorum/engine/tips";
import { openTable } from "@snorum/table";
import type { Outside, Table, TableSetup } from "@snorum/table";
import type { TablePlan } from "#lib/setup/plan.ts";
import { ANIMALS, seatAnimals } from "#lib/setup/seated.ts";
import { waitingNight } from "#lib/waiting.ts";
import { openLog } from "./log.ts";
import { browserWorld } from "./outside.ts";

type Sitter = TableSetup["seats"][number];

/** What went wrong at the opening, for a notice: a damaged log was set aside, or nothing can be stored here. */
export type Trouble = "set-aside" | "not-lasting" | null;

/** A table of this device, in its world. */
export interface Opened<V> {
  readonly table: Table<V>;
  readonly world: Outside;
  readonly trouble: Trouble;
  /** It was opened just now. */
  readonly fresh: boolean;
  /** Whose eyes this device has; the first seat unless told, -1 watches. */
  readonly you?: Seat;
  /** What people are called, where they are more than animals. */
  readonly nameOf?: (seat: Seat) => string;
  /** It is kept somewhere else: this device remembers nothing of it, and other tabs are not its business. */
  readonly far?: boolean;
}

/** What is wished for. */
export interface Wish {
  readonly playable: Playable;
  /** The browser's store for the matches of this game: the log of another game clears away what is not its own. */
  readonly store: string;
  /** The match that is kept here; empty when there is none, or when a new one is to be dealt. */
  readonly kept: string;
  readonly plan: TablePlan;
  /** Told which match goes on from now, before the log forgets the others. */
  readonly keep?: (table: string) => void;
}

/**
 * Goes on with the kept match, were it only to show how it ended; or opens a new one: when there is none, or when it cannot be
 * read (then it is set aside).
 */
export async function openOnDevice<V>({ playable, store, kept, plan, keep }: Wish): Promise<Opened<V>> {
  const log = await openLog(store);
  const world = browserWorld(log, 1, playable);
  let trouble: Trouble = log.lasting ? null : "not-lasting";
  if (kept !== "") {
    // Only a match that goes on needs what reads a log.
    const { resumeTable } = await import("@snorum/table/resume");
    const table = await resumeTable<V>(kept, world);
    if (table.ok) {
      sitDown(table.value.setup.seats);
      return { table: table.value, world, trouble, fresh: false };
    }
    if (table.refusal.code !== "no-log") {
      await log.setAside(kept, world.now());
      trouble = "set-aside";
    }
  }
  const { game } = playable;
  const table = crypto.randomUUID();
  const seats = plan.seats.map(({ bot, junior, headStart, animal }, at): Sitter => ({
    bot,
    junior,
    ...(game.race !== undefined && headStart > 0 ? { headStart } : {}),
    ...(animal === ANIMALS[at] ? {} : { animal }),
  }));
  sitDown(seats);
  const opened = await openTable<V>({ table, game: game.id, rules: plan.rules, seats }, world);
  if (!opened.ok) throw new Error(opened.refusal.code);
  keep?.(table);
  if (waitingNight() !== null) (await import("#lib/night/kept.ts")).dealtHere(game, plan, table);
  await log.forgetOthers(table).catch(() => undefined);
  return { table: opened.value, world, trouble, fresh: true };
}

const sitDown = (seats: readonly Sitter[]): void => seatAnimals(seats.map(({ animal }) => animal));

/** Another tab has written on in this match, or has begun another one. */
export async function isOvertaken({ table, world }: Pick<Opened<unknown>, "world" | "table">): Promise<boolean> {
  const kept = await world.log.read(table.setup.table).catch(() => null);
  return kept !== null && kept.length !== table.seq + 1;
}
