/** Online tables in a running server: their rooms, their lines, and how they are put away. */
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { AnyGame } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import { Close } from "@snorum/protocol";
import { eventLog } from "../store/streams.ts";
import type { Streams } from "../store/streams.ts";
import { keptCodes } from "./log.ts";
import type { Counts } from "./counts.ts";
import { mayBeName } from "./names.ts";
import { serverWorld } from "./outside.ts";
import { Rooms } from "./rooms.ts";
import { takeLines } from "./sockets.ts";

const GAMES: readonly AnyGame[] = PLAYABLES.map(({ game }) => game);

/** What whoever hosts has set. */
export interface LiveSettings {
  readonly mostTables: number;
  readonly mostLines: number;
  readonly origins: readonly string[];
  readonly proxy: string | null;
  /** A table at which nobody has been for so long is over, in ms. */
  readonly emptyMs: number;
}

/** Online tables that run. */
export interface LiveTables {
  readonly rooms: Rooms;
  /** How many devices are connected. */
  readonly lines: number;
  /** Takes nobody in any more, finishes what is in flight, tells everybody, and closes every line. */
  stop(): Promise<void>;
}

/** Goes on with every table that is kept, and takes lines at this server. `note` and `counts`: what whoever hosts may want to know. */
export async function startLive(
  server: Server,
  streams: Streams,
  settings: LiveSettings,
  note: (what: string, facts: Readonly<Record<string, unknown>>) => void,
  counts: Counts,
): Promise<LiveTables> {
  const outside = serverWorld(eventLog(streams), PLAYABLES);
  const rooms = new Rooms({
    outside,
    streams,
    games: GAMES,
    mayBeName,
    counts,
    nextTable: randomUUID,
    most: settings.mostTables,
    emptyMs: settings.emptyMs,
    codes: () => keptCodes(streams),
  });
  const { unreadable } = await rooms.resumeAll();
  for (const code of unreadable) note("unreadable", { code });
  const sockets = takeLines(server, { ...settings, rooms, now: outside.now, note, counts });
  return {
    rooms,
    get lines() {
      return sockets.size;
    },
    async stop() {
      sockets.stop();
      await rooms.stop(Close.stopping);
      await sockets.end();
    },
  };
}
