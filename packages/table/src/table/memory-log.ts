/** The event log in memory: for tests, and where nothing can be stored. */
import type { Entry, EventLog } from "./types.ts";

/** A log that forgets everything when it is dropped. Refuses an append whose `seq` is not the next. */
export function memoryLog(): EventLog {
  const tables = new Map<string, Entry[]>();
  return {
    append(table, entry) {
      const entries = tables.get(table) ?? [];
      if (entry.seq !== entries.length)
        return Promise.reject(new Error(`entry ${entry.seq} is not the next of ${table}`));
      tables.set(table, [...entries, entry]);
      return Promise.resolve();
    },
    read: (table) => Promise.resolve(tables.get(table) ?? []),
  };
}
