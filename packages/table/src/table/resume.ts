/** Going on with a table from its log: a door of its own, since a new table needs none of it. */
import { ok } from "@snorum/engine";
import type { Result } from "@snorum/engine";
import { readLog } from "../record/read-log.ts";
import { tableAsRead } from "./table.ts";
import type { Outside, Table } from "./types.ts";

/**
 * Goes on with a table where its log ends. Clocks that ran start anew, so that time away is nobody's fault; only those that time the
 * play itself go on where they were.
 *
 * Refused as `readLog` refuses; the log is left as it is.
 */
export async function resumeTable<V>(table: string, outside: Outside): Promise<Result<Table<V>>> {
  const read = readLog(await outside.log.read(table), outside.games);
  return read.ok ? ok(tableAsRead<V>(read.value, outside)) : read;
}
