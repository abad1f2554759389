/**
 * Drops what nobody needs any more. A party goes with the table it plays at: both are as old as the newer of them. Tables of earlier
 * matches go by themselves. `TABLES_HOURS` and `REPLAYS_DAYS` say when; ruling G17.
 */
import { refusal } from "@snorum/engine";
import type { Playable } from "@snorum/engine/tips";
import { readLog } from "@snorum/table";
import { NO_PARTY, foldParty } from "@snorum/table/party";
import { Close } from "@snorum/protocol";
import { PARTIES, codeOf, partyStream } from "../live/log.ts";
import type { PartyEntry } from "../live/log.ts";
import type { Rooms } from "../live/rooms.ts";
import { startSweeping } from "../store/retention.ts";
import type { Sweep, Terms } from "../store/retention.ts";
import { TABLES, eventLog, tableStream } from "../store/streams.ts";
import type { StreamSummary, Streams } from "../store/streams.ts";
import type { Note } from "./logs.ts";

/** What housekeeping is given. */
export interface Household {
  readonly streams: Streams;
  readonly rooms: Rooms;
  readonly terms: Terms;
  readonly games: readonly Playable[];
  /** Ms since 1970. */
  readonly now: () => number;
  readonly note: Note;
}

const OVER = refusal("party-over", "G13");

/** The sweep of this household. */
export function sweepOf({ streams, rooms, terms, games, now, note }: Household): Sweep {
  /** What is over stays over: it is read once. */
  const over = new Set<string>();

  const tableOf = (code: string): string | null => {
    const table = rooms.find(code)?.party.match?.table;
    return table === undefined ? null : tableStream(table);
  };

  async function list(): Promise<readonly StreamSummary[]> {
    const tables = new Map((await streams.list(TABLES)).map((one) => [one.stream, one]));
    const parties = (await streams.list(PARTIES)).map((party) => {
      const table = tableOf(codeOf(party.stream));
      const newest = table === null ? 0 : (tables.get(table)?.newest ?? 0);
      if (table !== null) tables.delete(table);
      return { ...party, newest: Math.max(party.newest, newest) };
    });
    return [...parties, ...tables.values()];
  }

  async function finished({ stream }: StreamSummary): Promise<boolean> {
    if (over.has(stream)) return true;
    const is = stream.startsWith(PARTIES) ? await isPartyOver(streams, stream) : await isTableOver(stream);
    if (is) over.add(stream);
    return is;
  }

  /** What cannot be read is kept as what is over: whoever hosts may want to look at it. */
  async function isTableOver(stream: string): Promise<boolean> {
    const read = readLog(await eventLog(streams).read(stream.slice(TABLES.length)), games);
    return !read.ok || read.value.game.outcome(read.value.state) !== null;
  }

  async function drop(stream: string): Promise<void> {
    over.delete(stream);
    if (stream.startsWith(PARTIES)) await dropParty(codeOf(stream));
    else await streams.drop(stream);
  }

  /** Whoever is there is told before it goes. */
  async function dropParty(code: string): Promise<void> {
    const table = tableOf(code);
    const room = rooms.find(code);
    if (room !== undefined) {
      room.people.tellAll({ is: "refused", refusal: OVER });
      room.close(Close.refused);
    }
    if (table !== null) await streams.drop(table);
    await streams.drop(partyStream(code));
    rooms.forget(code);
    note("dropped", { table: code, open: room !== undefined });
  }

  return {
    terms,
    now,
    list,
    finished,
    drop,
    report: (error, stream) => note("sweep-failed", { stream, error }),
  };
}

async function isPartyOver(streams: Streams, stream: string): Promise<boolean> {
  const bodies = await streams.read(stream);
  try {
    const party = bodies.flatMap((body) => (JSON.parse(body) as PartyEntry).events).reduce(foldParty, NO_PARTY);
    return party.over !== null || party.code === "";
  } catch {
    return true;
  }
}

/** Keeps house from now on, every hour. Gives back how to stop. */
export const keepHouse = (household: Household): (() => Promise<void>) => startSweeping(sweepOf(household));
