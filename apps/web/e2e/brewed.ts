/** A match of a race game that has come to where a test begins: bots have played it without a screen, and persons go on with it. */
import type { Command, GameEvent, IrishView } from "@snorum/engine";
import { completeRules } from "@snorum/engine";
import { IRISH_SNAP } from "@snorum/engine/play-irish";
import type { Level, Playable } from "@snorum/engine/tips";
import { memoryLog, openTable, virtualClock } from "@snorum/table";
import type { Entry, Shown } from "@snorum/table";
import type { Page } from "@playwright/test";
import { path } from "./pages.ts";

const MOST_SEEDS = 400;
const MOST_JOBS = 100_000;
const TABLE = "brewed";

/** A stream of numbers below `n` that is the same for the same seed. */
function drawFrom(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** What seat 0 sees, and what has just happened. */
export type Stop = (view: IrishView, events: readonly GameEvent[]) => boolean;

/** Plays until seat 0 sees what `stop` waits for, with one shuffle after the other; `levels` is one for each seat. */
export const brew = (
  asked: Readonly<Record<string, unknown>>,
  levels: readonly Level[],
  stop: Stop,
): Promise<readonly Entry[]> => brewOf<IrishView>(IRISH_SNAP, asked, levels, stop);

/** As `brew`, of any game. `between`: what seat 0 asks for where all wait for a person, as after a round. */
export async function brewOf<V>(
  playable: Playable,
  asked: Readonly<Record<string, unknown>>,
  levels: readonly Level[],
  stop: (view: V, events: readonly GameEvent[]) => boolean,
  between?: Command,
): Promise<readonly Entry[]> {
  const { game } = playable;
  const rules = completeRules(game, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const { now, schedule, runNext } = virtualClock(Date.now() - 3_600_000);
    const log = memoryLog();
    const outside = { now, schedule, draw: drawFrom(seed * 7919), log, games: [playable], tempo: 1 };
    const seats = levels.map((bot) => ({ bot, junior: false }));
    const opened = await openTable<V>({ table: TABLE, game: game.id, rules: rules.value, seats }, outside);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const table = opened.value;
    let found = false;
    table.watch(0, ({ events }: Shown) => {
      found ||= stop(table.view(0), events);
    });
    for (let jobs = 0; !found && jobs < MOST_JOBS; jobs++) {
      if (await runNext(Infinity)) continue;
      if (between === undefined) break;
      const asked = await table.send({ id: `between ${jobs}`, seen: table.seq, command: between });
      if (!asked.ok) break;
    }
    table.close();
    if (found) return log.read(TABLE);
  }
  throw new Error("no shuffle comes to that");
}

/** Opens the table with that match, which now waits for the people at these seats. */
export const goOnWith = (
  page: Page,
  entries: readonly Entry[],
  lang: "en" | "de" | "es" = "en",
  people: readonly number[] = [0],
): Promise<void> =>
  goOnAt(page, { game: "irish-snap", store: "snorum-irish", kept: "snorum.table-irish" }, entries, people, lang);

/** Where the browser keeps the match of a game. */
export interface Kept {
  readonly game: "snip-snap-snorum" | "snap" | "irish-snap";
  readonly store: string;
  readonly kept: string;
}

/** As `goOnWith`, of any race game, with a person at each of these seats. */
export async function goOnAt(
  page: Page,
  { game, store, kept }: Kept,
  entries: readonly Entry[],
  people: readonly number[],
  lang: "en" | "de" | "es" = "en",
): Promise<void> {
  const [first, ...rest] = structuredClone(entries) as unknown as {
    seq: number;
    setup: { seats: { bot: unknown }[] };
  }[];
  if (first === undefined) throw new Error("an empty match");
  for (const seat of people) {
    const sitter = first.setup.seats[seat];
    if (sitter !== undefined) sitter.bot = null;
  }
  await page.goto(path(lang, { name: "rules", game }));
  await page.evaluate(
    async ({ all, table, name, item }) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name, 1);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
          asked.result.createObjectStore("aside", { autoIncrement: true });
        };
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error("no store"));
      });
      const write = opened.transaction("entries", "readwrite");
      for (const entry of all) write.objectStore("entries").put({ table, seq: entry.seq, entry });
      await new Promise((resolve) => (write.oncomplete = resolve));
      opened.close();
      localStorage.setItem(item, JSON.stringify({ id: table }));
    },
    { all: [first, ...rest], table: TABLE, name: store, item: kept },
  );
  await page.goto(path(lang, { name: "table", game }));
}

/** The match as the browser has kept it so far. */
export const keptBy = (page: Page, { store }: Kept): Promise<readonly Entry[]> =>
  page.evaluate(async (name) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(new Error("no store"));
    });
    const asked = opened.transaction("entries").objectStore("entries").getAll();
    const rows = await new Promise<{ entry: unknown }[]>((resolve) => (asked.onsuccess = () => resolve(asked.result)));
    opened.close();
    return rows.map(({ entry }) => entry);
  }, store) as Promise<readonly Entry[]>;
