/** The one file that everything is in: how it is made, and what is looked at before it is used. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";

/** Raised whenever an older server could not read the file any more. */
export const SCHEMA_VERSION = 1;

/** How long another program may hold the file (a backup, somebody's `sqlite3`) before that is an error, in ms. */
const PATIENCE_MS = 2000;
/** What the write-ahead log may keep on disk after a backup has let it grow. */
const MOST_LOG_BYTES = 16 * 1024 * 1024;

const SCHEMA = `
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    stream TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (stream, seq)
  ) STRICT, WITHOUT ROWID;
  -- Could be counted from the entries, but only by reading every page of the file.
  CREATE TABLE streams (
    stream TEXT PRIMARY KEY, entries INTEGER NOT NULL, newest INTEGER NOT NULL, bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Why the file cannot be used. `foreign`: a database, but of another program. `newer`: `detail` is its version. */
export type DatabaseFault = "damaged" | "foreign" | "newer" | "disk-full" | "unwritable" | "locked" | "disk-error";

/** What goes wrong with the file, wherever it is met. */
export class DatabaseError extends Error {
  readonly code: DatabaseFault;

  constructor(code: DatabaseFault, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = "DatabaseError";
    this.code = code;
  }
}

/** What SQLite's own numbers mean to us; what is not named here is an error of the disk. */
const FAULTS: ReadonlyMap<number, DatabaseFault> = new Map([
  [5, "locked"], // SQLITE_BUSY
  [8, "unwritable"], // SQLITE_READONLY
  [11, "damaged"], // SQLITE_CORRUPT
  [13, "disk-full"], // SQLITE_FULL
  [14, "unwritable"], // SQLITE_CANTOPEN
  [26, "damaged"], // SQLITE_NOTADB
]);

/** SQLite's primary number of an error (its low byte; the rest says where), 0 for any other error. */
export function sqliteCode(error: unknown): number {
  if (!(error instanceof Error && "errcode" in error)) return 0;
  return Number(error.errcode) & 0xff;
}

/** Says of an error from SQLite which of ours it is. */
export function databaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseError(FAULTS.get(sqliteCode(error)) ?? "disk-error", message, error);
}

/**
 * Opens the database in `file`, or makes it. Nothing is written before the file is known to be ours and sound; then one
 * small transaction proves that it can be written to.
 *
 * Throws a `DatabaseError`. `maxPages` bounds the file, as a full disk would.
 */
export function openDatabase(file: string, now: number, maxPages = 0): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    const fresh = !existsSync(file) || look(file);
    database = new DatabaseSync(file, { timeout: PATIENCE_MS });
    if (maxPages > 0) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    // FULL: a commit is on the disk, not on its way there. (WAL alone would lose the newest ones with the power.)
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA journal_size_limit = ${MOST_LOG_BYTES};
    `);
    begin(database, fresh, new Date(now).toISOString());
    return database;
  } catch (error) {
    if (database?.isOpen === true) database.close();
    throw databaseError(error);
  }
}

/**
 * Looks whether the file is ours and sound; gives back whether it is still empty.
 *
 * Through a reader, which changes nothing: a writer would carry a log left by a crash into a file that is not ours to touch.
 */
function look(file: string): boolean {
  const reader = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });
  try {
    const tables = reader.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    if (tables.length === 0) return true;
    const names = new Set(tables.map(({ name }) => name));
    if (!["settings", "entries", "streams"].every((name) => names.has(name)))
      throw new DatabaseError("foreign", "it has the tables of another program");
    const found = reader.prepare("SELECT value FROM settings WHERE name = 'schema'").get()?.["value"];
    const version = Number(found);
    if (!Number.isInteger(version) || version < 1) throw new DatabaseError("foreign", "it does not say its version");
    if (version > SCHEMA_VERSION) throw new DatabaseError("newer", String(version));
    const problem = reader.prepare("PRAGMA quick_check(1)").get()?.["quick_check"];
    if (problem !== "ok") throw new DatabaseError("damaged", String(problem).replaceAll(/\s+/g, " "));
    return false;
  } finally {
    reader.close();
  }
}

function begin(database: DatabaseSync, fresh: boolean, now: string): void {
  database.exec("BEGIN IMMEDIATE");
  if (fresh) database.exec(SCHEMA);
  const set = database.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)");
  if (fresh) {
    set.run("schema", String(SCHEMA_VERSION));
    set.run("created", now);
  }
  set.run("opened", now);
  database.exec("COMMIT");
}

/**
 * Copies the database in `file` to `to` as it is at one moment, whether a server uses it or not.
 *
 * The copy appears under its name when it is whole. Throws a `DatabaseError` when there is something by that name.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  if (existsSync(to)) throw new DatabaseError("unwritable", `${to} is there already`);
  const part = `${to}.part`;
  let from: DatabaseSync | null = null;
  try {
    // A reader of its own, in one step: writers go on, and the copy does not begin anew with each of their commits.
    from = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });
    rmSync(part, { force: true });
    await backup(from, part, { rate: 2 ** 31 - 1 });
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { force: true });
    throw databaseError(error);
  } finally {
    from?.close();
  }
}
