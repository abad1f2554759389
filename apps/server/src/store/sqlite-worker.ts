/**
 * The thread that the database lives in. SQLite waits for the disk; here nobody waits with it but who asked.
 *
 * What was asked while a commit ran goes into the next transaction together: the disk takes as long for a hundred entries
 * as for one.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import {
  copyDatabase,
  type DatabaseError,
  databaseError,
  type DatabaseFault,
  openDatabase,
  sqliteCode,
} from "./database.ts";
import { firstOf, type StreamEntry, type StreamsFault, type StreamSummary } from "./streams.ts";

/** What the thread is started with. */
export interface Start {
  readonly file: string;
  readonly now: number;
  readonly maxPages: number;
}

/** Something to be changed. `at`: ms since 1970. */
export type Write =
  | {
      readonly ask: "append";
      readonly id: number;
      readonly stream: string;
      readonly entries: readonly StreamEntry[];
      readonly at: number;
    }
  | { readonly ask: "drop"; readonly id: number; readonly stream: string };

/** Something else to be done. */
export type Errand =
  | { readonly ask: "read"; readonly id: number; readonly stream: string; readonly from: number }
  | { readonly ask: "list"; readonly id: number; readonly prefix: string }
  | { readonly ask: "backup"; readonly id: number; readonly to: string }
  | { readonly ask: "close"; readonly id: number };

export type Asked = Write | Errand;

/** Why it could not be done. */
export interface Fault {
  readonly code: StreamsFault;
  readonly message: string;
}

/** How one thing that was asked has ended. */
export interface Done {
  readonly id: number;
  readonly value?: readonly string[] | readonly StreamSummary[];
  readonly fault?: Fault;
}

/** What the thread says: first how the opening went, then how everything asked has ended, many at once. */
export type Said =
  | { readonly opened: true }
  | { readonly opened: false; readonly code: DatabaseFault; readonly message: string }
  | { readonly done: readonly Done[] };

const port = parentPort;
if (port === null) throw new Error("this file is a worker thread");
const say = (said: Said): void => port.postMessage(said);
const { file, now, maxPages } = workerData as Start;

try {
  work(openDatabase(file, now, maxPages));
} catch (error) {
  const { code, message } = databaseError(error);
  say({ opened: false, code, message });
}

function work(database: DatabaseSync): void {
  const write = writer(database);
  const errands = errandRunner(database);
  port?.on("message", (first: readonly Asked[]) => {
    const asked = [...first];
    for (let more = take(); more !== undefined; more = take()) asked.push(...more);
    const writes = asked.filter((one): one is Write => one.ask === "append" || one.ask === "drop");
    if (writes.length > 0) say({ done: write(writes) });
    for (const one of asked) if (one.ask !== "append" && one.ask !== "drop") errands(one);
  });
  say({ opened: true });
}

function take(): readonly Asked[] | undefined {
  return port === null ? undefined : receiveMessageOnPort(port)?.message;
}

/** Carries out writes in their order, all in one transaction. */
function writer(database: DatabaseSync): (writes: readonly Write[]) => Done[] {
  const prepare = (sql: string): StatementSync => database.prepare(sql);
  const begin = prepare("BEGIN IMMEDIATE");
  const commit = prepare("COMMIT");
  const rollback = prepare("ROLLBACK");
  const start = prepare(
    "INSERT INTO streams (stream, entries, newest, bytes) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const grow = prepare(
    "UPDATE streams SET entries = entries + ?2, newest = ?3, bytes = bytes + ?4 WHERE stream = ?1 AND entries = ?5",
  );
  const insert = prepare("INSERT INTO entries (stream, seq, body) VALUES (?, ?, ?)");
  const forgetEntries = prepare("DELETE FROM entries WHERE stream = ?");
  const forgetStream = prepare("DELETE FROM streams WHERE stream = ?");

  /** Null where the append was carried out. The number is looked at first, so that a refusal has changed nothing. */
  function append({ stream, entries, at }: Extract<Write, { ask: "append" }>): Fault | null {
    const first = firstOf(entries);
    const bytes = entries.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
    if (first === null) return notNext(stream, entries);
    const { changes } =
      first === 0 ? start.run(stream, entries.length, at, bytes) : grow.run(stream, entries.length, at, bytes, first);
    if (changes === 0) return notNext(stream, entries);
    for (const { seq, body } of entries) insert.run(stream, seq, body);
    return null;
  }

  function carryOut(write: Write): Fault | null {
    if (write.ask === "append") return append(write);
    forgetEntries.run(write.stream);
    forgetStream.run(write.stream);
    return null;
  }

  /** A fault of the disk takes the transaction with it, so each is tried alone: a small one may still find room. */
  return function together(writes): Done[] {
    try {
      begin.run();
    } catch (error) {
      return writes.map(({ id }) => ended(id, faultOf(error)));
    }
    try {
      const faults = writes.map(carryOut);
      commit.run();
      return writes.map(({ id }, at) => ended(id, faults[at] ?? null));
    } catch (error) {
      if (database.isTransaction) rollback.run();
      if (writes.length > 1) return writes.flatMap((one) => together([one]));
      return writes.map((one) => ended(one.id, faultOf(error, one)));
    }
  };
}

const ended = (id: number, fault: Fault | null): Done => (fault === null ? { id } : { id, fault });

const notNext = (stream: string, entries: readonly StreamEntry[]): Fault => ({
  code: "not-next",
  message: `entry ${entries[0]?.seq} is not the next of ${stream}`,
});

const SQLITE_CONSTRAINT = 19;

function faultOf(error: unknown, write?: Write): Fault {
  // The primary key is the last fence, behind the number in `streams`: there is an entry of this number.
  if (write?.ask === "append" && sqliteCode(error) === SQLITE_CONSTRAINT) return notNext(write.stream, write.entries);
  const { code, message }: DatabaseError = databaseError(error);
  return { code: code === "disk-full" ? code : "disk-error", message };
}

/** Does one thing after another that changes no stream, and says how it ended. */
function errandRunner(database: DatabaseSync): (errand: Errand) => void {
  const read = database.prepare("SELECT body FROM entries WHERE stream = ? AND seq >= ? ORDER BY seq");
  // Names are compared as UTF-8; nothing that begins with the prefix comes after the prefix and the last code point.
  const list = database.prepare(`
    SELECT stream, entries, newest, bytes FROM streams
    WHERE stream BETWEEN ?1 AND ?1 || char(0x10FFFF) ORDER BY stream
  `);

  const value = (errand: Extract<Errand, { ask: "read" | "list" }>): NonNullable<Done["value"]> =>
    errand.ask === "read"
      ? read.all(errand.stream, errand.from).map(({ body }) => String(body))
      : list.all(errand.prefix).map(({ stream, entries, newest, bytes }) => ({
          stream: String(stream),
          entries: Number(entries),
          newest: Number(newest),
          bytes: Number(bytes),
        }));

  /** Copies under way: they take their time, and hold up nothing but the closing. */
  const copies = new Set<Promise<void>>();

  async function close(): Promise<void> {
    await Promise.all(copies);
    database.close();
  }

  async function run(errand: Errand): Promise<void> {
    const { id } = errand;
    try {
      if (errand.ask === "backup") await copyDatabase(file, errand.to);
      else if (errand.ask === "close") await close();
      else return say({ done: [{ id, value: value(errand) }] });
      say({ done: [{ id }] });
    } catch (error) {
      say({ done: [ended(id, faultOf(error))] });
    }
  }

  return (errand) => {
    const running = run(errand);
    if (errand.ask === "backup") {
      copies.add(running);
      void running.then(() => copies.delete(running));
    } else if (errand.ask === "close") void running.then(() => port?.close());
  };
}
