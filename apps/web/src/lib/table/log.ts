/** The event log in the browser's own store, so that a reload loses nothing. */
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { memoryLog } from "@snorum/table";
import type { Entry, EventLog } from "@snorum/table";
import { MATCHES } from "../storage.ts";

interface Store extends DBSchema {
  /** One record an entry, by table and number: adding the same number twice fails, and so fences a second tab. */
  entries: { key: [table: string, seq: number]; value: { table: string; seq: number; entry: Entry } };
  /** Logs that could not be read, kept for whoever wants to look. */
  aside: { key: number; value: { table: string; at: number; entries: unknown[] } };
}

/** A log that lasts, and what only a browser needs on top. */
export interface BrowserLog extends EventLog {
  /** False where the browser stores nothing: then a reload starts afresh, and the page should say so. */
  readonly lasting: boolean;
  /** Puts a log that cannot be read aside, under the time it happened. */
  setAside(table: string, at: number): Promise<void>;
  /** Forgets the logs of all tables but `keep`. */
  forgetOthers(keep: string): Promise<void>;
}

const VERSION = 1;

/** Opens the store; where there is none (a private window, a full disk), a log in memory takes its place. */
export async function openLog(name = MATCHES): Promise<BrowserLog> {
  try {
    const store = await openDB<Store>(name, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore("entries", { keyPath: ["table", "seq"] });
        fresh.createObjectStore("aside", { autoIncrement: true });
      },
      // whoever erases everything does not wait for a table that is still open
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    return lastingLog(store);
  } catch {
    const memory = memoryLog();
    return { ...memory, lasting: false, setAside: () => Promise.resolve(), forgetOthers: () => Promise.resolve() };
  }
}

/** How many bytes the matches on this device take, about: what they would be as text. 0 where none can be stored. */
export async function bytesOfMatches(name = MATCHES): Promise<number> {
  try {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === name)) return 0;
    const store = await openDB<Store>(name);
    const kept = await Promise.all([store.getAll("entries"), store.getAll("aside")]);
    store.close();
    return JSON.stringify(kept).length;
  } catch {
    return 0;
  }
}

function lastingLog(store: IDBPDatabase<Store>): BrowserLog {
  const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
  return {
    lasting: true,
    async append(table, entry) {
      // A proxy of the page's state cannot be stored; what goes into the log is plain.
      const plain = JSON.parse(JSON.stringify(entry)) as Entry;
      const write = store.transaction("entries", "readwrite", { durability: "strict" });
      await Promise.all([write.store.add({ table, seq: entry.seq, entry: plain }), write.done]);
    },
    async read(table) {
      return (await store.getAll("entries", all(table))).map((record) => record.entry);
    },
    async setAside(table, at) {
      const move = store.transaction(["entries", "aside"], "readwrite");
      const entries = await move.objectStore("entries").getAll(all(table));
      await move.objectStore("aside").add({ table, at, entries: entries.map((record) => record.entry) });
      await move.objectStore("entries").delete(all(table));
      await move.done;
    },
    async forgetOthers(keep) {
      const clean = store.transaction("entries", "readwrite");
      for (let cursor = await clean.store.openKeyCursor(); cursor !== null; cursor = await cursor.continue()) {
        if (cursor.key[0] !== keep) await clean.store.delete(cursor.key);
      }
      await clean.done;
    },
  };
}
