/** What the ledger shows: the whole server at a glance. */
import type { Room } from "../live/room.ts";
import type { Rooms } from "../live/rooms.ts";
import { partyStream } from "../live/log.ts";
import type { PartyEntry } from "../live/log.ts";
import type { Settings } from "../settings.ts";
import type { Streams } from "../store/streams.ts";
import { TRIPS_MS } from "./metrics.ts";
import type { Counted, Metrics } from "./metrics.ts";
import { countSeats, seatsOf, sittingOf } from "./seats.ts";
import type { Seats, Sitting } from "./seats.ts";
import type { Versions } from "./versions.ts";

/** One open table. Nobody's name is in it. */
export interface TableLine {
  readonly code: string;
  readonly game: string;
  readonly seats: readonly Sitting[];
  readonly watchers: number;
  /** Whether cards lie on it. */
  readonly playing: boolean;
  /** Ms since 1970. */
  readonly openedAt: number;
  /** The longest round trip of a seat in ms; null where nobody is connected. */
  readonly slowestMs: number | null;
}

/** The page's picture. Times in ms since 1970. */
export interface Ledger {
  readonly at: number;
  readonly startedAt: number;
  readonly tables: readonly TableLine[];
  readonly seats: Seats;
  readonly lines: number;
  readonly counted: Counted;
  readonly tripsMs: readonly number[];
  readonly versions: Versions;
  readonly limits: Pick<Settings, "mostTables" | "mostLines" | "origins" | "proxy" | "log">;
  readonly keeps: Pick<Settings, "tablesHours" | "replaysDays">;
}

/** What the ledger is written from. */
export interface LedgerHouse {
  readonly rooms: Rooms;
  readonly lines: () => number;
  readonly streams: Streams;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly versions: Versions;
  readonly now: () => number;
}

/** Gives back how to look. */
export function ledgerOf(house: LedgerHouse): () => Promise<Ledger> {
  const { rooms, metrics, settings, streams, versions, now } = house;
  const opened = new WeakMap<Room, Promise<number>>();
  const startedAt = now();

  /** When a table was opened does not change: it is read once. */
  function openedAt(code: string, room: Room): Promise<number> {
    const known = opened.get(room);
    if (known !== undefined) return known;
    const read = streams
      .read(partyStream(code))
      .then(([first]) => (first === undefined ? now() : (JSON.parse(first) as PartyEntry).at));
    opened.set(room, read);
    return read;
  }

  async function line([code, room]: [string, Room]): Promise<TableLine> {
    const seats = seatsOf(room);
    const trips = seats.flatMap(({ trip }) => (trip === null ? [] : [trip]));
    const { game, match, members } = room.party;
    return {
      code,
      game,
      seats: seats.map(sittingOf),
      watchers: members.filter(({ id }) => seats.every(({ person }) => person !== id)).length,
      playing: match !== null && !match.over,
      openedAt: await openedAt(code, room),
      slowestMs: trips.length === 0 ? null : Math.max(...trips),
    };
  }

  return async () => {
    const { mostTables, mostLines, origins, proxy, log, tablesHours, replaysDays } = settings;
    const tables = await Promise.all([...rooms.all()].map(line));
    return {
      at: now(),
      startedAt,
      tables: tables.toSorted((one, other) => other.openedAt - one.openedAt),
      seats: countSeats(rooms),
      lines: house.lines(),
      counted: await metrics.counted(),
      tripsMs: TRIPS_MS,
      versions,
      limits: { mostTables, mostLines, origins, proxy, log },
      keeps: { tablesHours, replaysDays },
    };
  };
}
