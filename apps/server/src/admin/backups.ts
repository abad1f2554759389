/** Backups at the press of a button, beside the data. */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SqliteStreams } from "../store/sqlite-streams.ts";

/** A copy that is whole. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
}

/** Makes one. Rejects with `Busy` while another is being made, and otherwise as the streams do. */
export type MakeBackup = () => Promise<Backup>;

export class Busy extends Error {}

/** Copies go into `backups` in the data folder, named by the moment. `now`: ms since 1970. */
export function backupsIn(folder: string, streams: Pick<SqliteStreams, "backup">, now: () => number): MakeBackup {
  let busy = false;
  return async () => {
    if (busy) throw new Busy("another backup is being made");
    busy = true;
    try {
      const place = join(folder, "backups");
      await mkdir(place, { recursive: true, mode: 0o700 });
      const file = join(place, `snorum-${new Date(now()).toISOString().slice(0, 19).replaceAll(":", "-")}.db`);
      await streams.backup(file);
      return { file, bytes: (await stat(file)).size };
    } finally {
      busy = false;
    }
  };
}
