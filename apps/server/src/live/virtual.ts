/** Rooms whose time stands still until a test lets it pass, and devices without sockets. */
import type { AnyGame, Command } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import type { ClientMessage, PartyView, ServerMessage, Wish } from "@snorum/protocol";
import { RemoteTable } from "@snorum/protocol/client";
import { virtualClock } from "@snorum/table";
import type { Answer, Outside } from "@snorum/table";
import { drawFrom } from "../chaos/draw.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import { eventLog } from "../store/streams.ts";
import type { Streams } from "../store/streams.ts";
import { keptCodes } from "./log.ts";
import type { Connection } from "./connection.ts";
import type { Has, Room } from "./room.ts";
import { Rooms } from "./rooms.ts";

const GAMES: readonly AnyGame[] = PLAYABLES.map(({ game }) => game);

/** A day. */
export const EMPTY_MS = 86_400_000;

/** A house of rooms on a virtual clock. */
export interface VirtualHouse {
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly outside: Omit<Outside, "lines">;
  /** Lets so many milliseconds pass, doing what falls due in order. */
  pass(ms: number): Promise<void>;
}

/** Opens a house; with the streams of another it goes on where that one ended. */
export function virtualHouse(streams: Streams = memoryStreams(), draw = drawFrom(7)): VirtualHouse {
  const { now, schedule, runNext, moveTo } = virtualClock(1000);
  const outside = { now, schedule, draw, log: eventLog(streams), games: PLAYABLES, tempo: 1 };
  let tables = 0;
  const rooms = new Rooms({
    outside,
    streams,
    games: GAMES,
    mayBeName: () => true,
    nextTable: () => `table-${++tables}-${now()}`,
    most: 100,
    emptyMs: EMPTY_MS,
    codes: () => keptCodes(streams),
  });
  return {
    rooms,
    streams,
    outside,
    async pass(ms) {
      const until = now() + ms;
      while (await runNext(until));
      moveTo(until);
    },
  };
}

/** What follows at once has followed. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

/** A device that hears everything, and answers pings at once. */
export class Device {
  readonly token: string;
  readonly heard: ServerMessage[] = [];
  party: PartyView | null = null;
  table: RemoteTable<unknown> | null = null;
  /** The code that its line was closed with. */
  closed: number | null = null;
  private readonly room: Room;
  private connection: Connection | null = null;
  private member = 0;
  private wishes = 0;

  constructor(room: Room, token: string) {
    this.room = room;
    this.token = token;
  }

  /** The room lets it in, or says why not. */
  async enter(has: Has = {}): Promise<string> {
    const connection: Connection = {
      send: (message) => {
        if (this.connection === connection) this.hear(message);
      },
      ping: (number) => {
        if (this.connection === connection) void rest().then(() => this.room.ponged(this.member, connection, number));
      },
      close: (code) => {
        if (this.connection === connection) this.closed = code;
        queueMicrotask(() => this.room.left(this.member, connection));
      },
    };
    this.connection = connection;
    this.closed = null;
    const came = await this.room.enter(this.token, has, connection);
    if (!came.ok) return came.refusal.code;
    this.member = came.value;
    return "ok";
  }

  /** The line breaks. */
  cut(): void {
    const { connection } = this;
    this.connection = null;
    if (connection !== null) this.room.left(this.member, connection);
  }

  say(message: ClientMessage): void {
    if (this.connection !== null) this.room.hear(this.member, this.connection, message);
  }

  /** Wishes something; its id, unless told, is a new one. */
  wish(wish: Wish, id = `${this.token}-${++this.wishes}`): Promise<string> {
    return this.answerTo(id, () => this.say({ is: "wish", id, wish }));
  }

  ask(command: Command, id = `${this.token}-${++this.wishes}`): Promise<string> {
    const { table } = this;
    const message = { is: "ask", id, table: table?.setup.table ?? "", seen: table?.seq ?? 0, command } as const;
    return this.answerTo(id, () => this.say(message));
  }

  /** `ok` and the entry, or the refusal; "silence" where there is none. */
  private async answerTo(id: string, say: () => void): Promise<string> {
    const from = this.heard.length;
    say();
    for (let turns = 0; turns < 200; turns++) {
      const answer = this.heard.slice(from).find((one) => one.is === "answer" && one.id === id) as Answer | undefined;
      if (answer !== undefined) await rest();
      if (answer !== undefined) return answer.ok ? `ok ${answer.seq}` : answer.refusal.code;
      await Promise.resolve();
    }
    return "silence";
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.is === "party") this.party = message.party;
    if (message.is === "table") {
      const { table, seat, since } = message;
      if (since === 0 || this.table?.setup.table !== table || this.table.seat !== seat) {
        const game = GAMES.find(({ id }) => id === message.setup.game);
        if (game === undefined) throw new Error("an unknown game");
        this.table = new RemoteTable(game, message.setup, seat, () => Promise.reject(new Error("not here")));
      }
      for (const entry of message.entries) if (!this.table.receive(entry)) throw new Error(`a gap before ${entry.seq}`);
    }
    if (message.is === "entry" && message.table === this.table?.setup.table && !this.table.receive(message.entry))
      throw new Error(`a gap before ${message.entry.seq}`);
  }
}
