/** Streams: numbered entries under a name, which is all that the server keeps of tables and parties. */
import type { Entry, EventLog } from "@snorum/table";

/** One entry. `seq` counts 0, 1, 2 … without a gap; `body` is JSON text. */
export interface StreamEntry {
  readonly seq: number;
  readonly body: string;
}

/** What is known of a stream without reading it. */
export interface StreamSummary {
  readonly stream: string;
  /** How many entries it has, which is also the number of the next one. */
  readonly entries: number;
  /** When the newest entry was appended, in ms since 1970. */
  readonly newest: number;
  /** The bodies as UTF-8. */
  readonly bytes: number;
}

/** Keeps streams. A name is its kind and its own part: `table/<id>`, `party/<code>`. */
export interface Streams {
  /**
   * Appends all of `entries` or none of them; durable when fulfilled.
   *
   * Rejects with a `StreamsError`: `not-next` when the first `seq` is not the next one, so that of two writers one is told.
   * After any other fault nobody knows whether the entries are there but the next `read`.
   */
  append(stream: string, entries: readonly StreamEntry[]): Promise<void>;
  /** The bodies from number `from` on, 0 unless told; empty for a stream that does not exist. */
  read(stream: string, from?: number): Promise<readonly string[]>;
  /** Every stream whose name begins with `prefix`, by name. */
  list(prefix: string): Promise<readonly StreamSummary[]>;
  /** Forgets a stream; its next entry is number 0 again. */
  drop(stream: string): Promise<void>;
  /** Finishes what was asked before, and refuses with `closed` what is asked after. */
  close(): Promise<void>;
}

/** Why a stream could not be used. `gone`: whatever kept the streams has died. */
export type StreamsFault = "not-next" | "disk-full" | "disk-error" | "closed" | "gone";

/** What every method of `Streams` rejects with. */
export class StreamsError extends Error {
  readonly code: StreamsFault;

  constructor(code: StreamsFault, message: string) {
    super(message);
    this.name = "StreamsError";
    this.code = code;
  }
}

/** The first number of an append whose numbers follow on each other; null where they do not. */
export function firstOf(entries: readonly StreamEntry[]): number | null {
  const first = entries[0]?.seq ?? 0;
  const whole = Number.isSafeInteger(first) && first >= 0;
  return whole && entries.every(({ seq }, at) => seq === first + at) ? first : null;
}

/** What the streams of tables begin with. */
export const TABLES = "table/";
export const tableStream = (table: string): string => TABLES + table;

/** The event log of tables, kept as the streams `table/<id>`. A body that is no JSON is read as null, which no log takes for an entry. */
export function eventLog(streams: Streams): EventLog {
  return {
    append: (table, entry) => streams.append(tableStream(table), [{ seq: entry.seq, body: JSON.stringify(entry) }]),
    read: async (table) => (await streams.read(tableStream(table))).map(parse),
  };
}

/** `readLog` looks at every entry before anybody relies on it, and names the first that cannot be right. */
function parse(body: string): Entry {
  try {
    return JSON.parse(body) as Entry;
  } catch {
    return null as unknown as Entry;
  }
}
