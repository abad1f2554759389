/** The data folder: everything that the server keeps, and the lock that keeps a second server out of it. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError, databaseError, SCHEMA_VERSION } from "./database.ts";
import { openSqliteStreams, type SqliteOptions, type SqliteStreams } from "./sqlite-streams.ts";

/** The file with everything in it. Beside it SQLite keeps `-wal` and `-shm` while a server runs. */
export const DATABASE = "snorum.db";
const LOCK = "snorum.lock";

/** How long a server that is about to end may keep the lock from its successor, in ms. */
const LOCK_PATIENCE_MS = 2000;

/** An open data folder; nobody else has it. */
export interface DataFolder {
  readonly streams: SqliteStreams;
  /** Finishes what was asked, closes the file and gives the folder free. */
  close(): Promise<void>;
}

/** What tests set. */
export interface FolderOptions extends SqliteOptions {
  readonly lockPatienceMs?: number;
}

/**
 * Opens the data folder, or makes it, for this user only.
 *
 * Says in one line why it cannot be used; then nothing in it was changed.
 */
export async function openDataFolder(
  folder: string,
  options: FolderOptions = {},
): Promise<DataFolder | { readonly wrong: string }> {
  const wrong = makeFolder(folder);
  if (wrong !== null) return { wrong };
  let lock: DatabaseSync | null = null;
  try {
    lock = takeLock(join(folder, LOCK), options.lockPatienceMs ?? LOCK_PATIENCE_MS);
  } catch (error) {
    return { wrong: whyNotUsable(databaseError(error), folder, LOCK) };
  }
  try {
    const streams = await openSqliteStreams(join(folder, DATABASE), options);
    return { streams, close: () => streams.close().finally(() => lock.close()) };
  } catch (error) {
    lock.close();
    return { wrong: whyNotUsable(databaseError(error), folder, DATABASE) };
  }
}

function makeFolder(folder: string): string | null {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      return `DATA is ${JSON.stringify(folder)}, which is a file and not a folder.`;
    makeWithParents(folder);
    return null;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return code === "ENOSPC"
      ? whyNotUsable(new DatabaseError("disk-full", message), folder, DATABASE)
      : `The data folder ${JSON.stringify(folder)} cannot be made (${code || message}). ${ANOTHER}`;
  }
}

/** Node's own `recursive` tries for ever where a folder is there in which none can be made, as in /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeWithParents(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Takes the lock for as long as this process lives, however it ends. Throws when another has it.
 *
 * SQLite's lock of an empty database: one that dies with its process, on every system, as no file with a number in it does.
 */
function takeLock(file: string, timeout: number): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout });
  try {
    // Nothing is ever written, so there is no journal to be left lying about.
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

const ANOTHER = "Choose another: DATA=/path/to/folder npm start";

/** Says in one line why the data folder cannot be used. */
export function whyNotUsable({ code, message }: DatabaseError, folder: string, file: string): string {
  const place = `The data folder ${JSON.stringify(folder)}`;
  const whole = JSON.stringify(join(folder, file));
  switch (code) {
    case "locked":
      return `${place} is in use by another Snorum server. Stop that one, or choose another folder: DATA=/path/to/folder npm start`;
    case "unwritable":
      return `${place} cannot be written to by this user. ${ANOTHER}`;
    case "disk-full":
      return `${place} is on a disk that is full. Make room on it, then start again.`;
    case "newer":
      return `${place} was made by a newer Snorum: its version is ${message}, and this one knows up to ${SCHEMA_VERSION}. Start the newer one. Nothing was changed.`;
    case "damaged":
      return `${whole} is damaged (${message}). Move the folder away and put a backup in its place, see docs/hosting.md. Nothing was changed.`;
    case "foreign":
      return `${whole} is a database of another program (${message}). ${ANOTHER}`;
    case "disk-error":
      return `${place} cannot be used: ${message}`;
  }
}
