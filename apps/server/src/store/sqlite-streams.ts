/** Streams in SQLite: the half that the server talks to. The database lives in a thread of its own, so that nobody waits for the disk. */
import { Worker } from "node:worker_threads";
import { DatabaseError } from "./database.ts";
import type { Asked, Done, Said, Start } from "./sqlite-worker.ts";
import { StreamsError, type Streams, type StreamSummary } from "./streams.ts";

/** Streams in one file. */
export interface SqliteStreams extends Streams {
  /** Copies everything to a new file, as it is at one moment, while work goes on. Rejects if there is one by that name. */
  backup(to: string): Promise<void>;
  /** Fulfilled when the thread has died, which nothing but a new start can mend: every call rejects with `gone` from then on. */
  readonly gone: Promise<StreamsError>;
}

/** What tests set. */
export interface SqliteOptions {
  /** Ms since 1970. */
  readonly now?: () => number;
  /** The most pages of 4096 bytes that the file may have, as if the disk were that small; 0: no bound. */
  readonly maxPages?: number;
}

type Value = NonNullable<Done["value"]> | undefined;
/** A question without its number. */
type Unnumbered<T> = T extends Asked ? Omit<T, "id"> : never;

/** Opens the streams in `file`, or makes it. Rejects with a `DatabaseError` when the file cannot be used. */
export async function openSqliteStreams(file: string, options: SqliteOptions = {}): Promise<SqliteStreams> {
  const { now = Date.now, maxPages = 0 } = options;
  const start: Start = { file, now: now(), maxPages };
  // Without our own flags: some of them are not for a thread.
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: start, execArgv: [] });
  await opened(worker);
  return talk(worker, now);
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("message", (said: Said) => {
      if (!("opened" in said)) return;
      if (said.opened) resolve();
      else reject(new DatabaseError(said.code, said.message));
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new DatabaseError("disk-error", "the thread of the database ended")));
  });
}

function talk(worker: Worker, now: () => number): SqliteStreams {
  const waiting = new Map<number, { resolve: (value: Value) => void; reject: (error: StreamsError) => void }>();
  const gone = Promise.withResolvers<StreamsError>();
  let last = 0;
  let outbox: Asked[] = [];
  let ended: StreamsError | null = null;
  let closing: Promise<void> | null = null;

  worker.on("message", (said: Said) => {
    if (!("done" in said)) return;
    for (const { id, value, fault } of said.done) {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined) asker?.resolve(value);
      else asker?.reject(new StreamsError(fault.code, fault.message));
    }
  });
  worker.on("error", (error) => die(error instanceof Error ? error.message : String(error)));
  worker.on("exit", () => die("it ended"));

  function die(why: string): void {
    if (ended !== null || (closing !== null && waiting.size === 0)) return;
    ended = new StreamsError("gone", `the thread of the database has died: ${why}`);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    gone.resolve(ended);
  }

  function send(): void {
    const asked = outbox;
    outbox = [];
    worker.postMessage(asked);
  }

  /** What is asked within one turn of the main thread, by however many lines, goes over in one message. */
  function ask(asked: Unnumbered<Asked>): Promise<Value> {
    if (ended !== null) return Promise.reject(ended);
    if (closing !== null) return Promise.reject(new StreamsError("closed", "the streams are closed"));
    if (outbox.length === 0) setImmediate(send);
    const id = ++last;
    outbox.push({ ...asked, id });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  return {
    async append(stream, entries) {
      if (entries.length > 0) await ask({ ask: "append", stream, entries, at: now() });
    },
    read: async (stream, from = 0) => (await ask({ ask: "read", stream, from })) as readonly string[],
    list: async (prefix) => (await ask({ ask: "list", prefix })) as readonly StreamSummary[],
    async drop(stream) {
      await ask({ ask: "drop", stream });
    },
    async backup(to) {
      await ask({ ask: "backup", to });
    },
    close() {
      closing ??= ask({ ask: "close" }).then(() => undefined);
      return closing;
    },
    gone: gone.promise,
  };
}
