/** Whole servers and people for tests: real sockets on loopback, streams in memory or in a file, and people who play as bots do. */
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { randomBytes, randomUUID } from "node:crypto";
import { Ask } from "@snorum/engine";
import type { AnyGame, Command } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import { Close } from "@snorum/protocol";
import { Client } from "@snorum/protocol/client";
import type { ClientOutside, Purpose, RemoteTable } from "@snorum/protocol/client";
import WebSocket from "ws";
import { eventLog } from "../store/streams.ts";
import type { Streams } from "../store/streams.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import { keptCodes } from "./log.ts";
import { serverWorld } from "./outside.ts";
import { Rooms } from "./rooms.ts";
import { takeLines } from "./sockets.ts";
import type { SocketsHouse } from "./sockets.ts";

const GAMES: readonly AnyGame[] = PLAYABLES.map(({ game }) => game);

/** A running server. */
export interface Live {
  readonly port: number;
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly notes: string[];
  /** As `kill -9` would: nothing is told, nothing finished. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server; with the streams of another one it goes on where that one ended. `tempo` 0: bots act at once. */
export async function live({
  streams = memoryStreams(),
  tempo = 0,
  ...more
}: { streams?: Streams; tempo?: number } & Partial<SocketsHouse> = {}): Promise<Live> {
  const world = serverWorld(eventLog(streams), PLAYABLES, tempo);
  const rooms = new Rooms({
    outside: world,
    streams,
    games: GAMES,
    mayBeName: (name) => name.length <= 12,
    nextTable: randomUUID,
    most: 1000,
    emptyMs: 3_600_000,
    codes: () => keptCodes(streams),
  });
  await rooms.resumeAll();
  const server: Server = createServer((_, response) => response.end("pages"));
  const notes: string[] = [];
  const sockets = takeLines(server, {
    rooms,
    now: world.now,
    mostLines: 10_000,
    origins: [],
    proxy: null,
    note: (what, facts) => notes.push(`${what} ${JSON.stringify(facts)}`),
    ...more,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const closed = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    port,
    rooms,
    streams,
    notes,
    async kill() {
      sockets.kill();
      for (const [, room] of rooms.all()) room.close(Close.lost);
      await closed();
    },
    async stop() {
      sockets.stop();
      await rooms.stop(Close.stopping);
      await sockets.end();
      await closed();
    },
  };
}

/** Someone at a device: a client over a real socket, and whatever they saw. */
export interface Someone {
  readonly client: Client;
  readonly token: string;
  /** Everything that came over their line, as it came. */
  readonly heard: string[];
  readonly said: string[];
  /** Waits until `what` holds; rejects after `ms` with what it was waiting for. */
  until(what: string, holds: () => boolean, ms?: number): Promise<void>;
  /** Plays as a bot of the sharp level would, from what they see, until the match is over. */
  play(): void;
  /** The line breaks, as a tunnel breaks it. */
  cut(): void;
}

/** Options of a line that comes from this address of this machine; where a system has but one, a proxy says so. */
export function comingFrom(from: string | undefined): WebSocket.ClientOptions {
  if (from === undefined) return {};
  return { headers: { "X-Forwarded-For": from }, ...(process.platform === "linux" ? { localAddress: from } : {}) };
}

/** What tests do to somebody's line, and where their chance comes from. */
export interface Nature {
  readonly draw?: (n: number) => number;
  /** The address of this machine that the line comes from. */
  readonly from?: string;
  /** Stands between a device and its socket. */
  readonly meddle?: (connect: ClientOutside["connect"]) => ClientOutside["connect"];
}

/** Sits somebody down. */
export function someone(
  at: { readonly port: number },
  purpose: Purpose,
  token = randomBytes(16).toString("base64url"),
  { draw = chance, from, meddle = (connect) => connect }: Nature = {},
): Someone {
  const heard: string[] = [];
  const said: string[] = [];
  let socket: WebSocket | null = null;
  const outside: ClientOutside = {
    now: () => performance.now(),
    schedule(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    newId: randomUUID,
    games: GAMES,
    connect: meddle((ears) => {
      const url = `ws://127.0.0.1:${at.port}/live`;
      const one = new WebSocket(url, comingFrom(from));
      socket = one;
      one.on("open", () => ears.opened());
      one.on("message", (data: Buffer) => {
        heard.push(data.toString("utf8"));
        ears.heard(data.toString("utf8"));
      });
      one.on("close", (code) => ears.gone(code));
      one.on("error", () => undefined);
      return { send: (text) => one.readyState === WebSocket.OPEN && one.send(text), close: () => one.close() };
    }),
  };
  let changed: (() => void)[] = [];
  const tellAll = (): void => {
    const all = changed;
    changed = [];
    for (const tell of all) tell();
  };
  let playing: ((table: RemoteTable<unknown>) => void) | null = null;
  const client = new Client(outside, token, purpose, {
    changed: tellAll,
    dealt() {
      if (client.table !== null) playing?.(client.table);
      tellAll();
    },
    said: (seat, phrase) => {
      said.push(`${seat} ${phrase}`);
      tellAll();
    },
  });
  return {
    client,
    token,
    heard,
    said,
    async until(what, holds, ms = 20_000) {
      const end = performance.now() + ms;
      while (!holds()) {
        if (performance.now() > end) throw new Error(`waited in vain for ${what} (${client.standing})`);
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, 50);
        changed.push(resolve);
        await promise;
        clearTimeout(timer);
      }
    },
    play() {
      playing = (table) => playAt(client, table, draw, tellAll);
      if (client.table !== null) playing(client.table);
    },
    cut: () => socket?.terminate(),
  };
}

const chance = (n: number): number => Math.floor(Math.random() * n);

/** Acts whenever there is something to do: in turn at once, in races as fast as a person. */
function playAt(client: Client, table: RemoteTable<unknown>, draw: (n: number) => number, changed: () => void): void {
  const playable = PLAYABLES.find(({ game }) => game.id === table.setup.game);
  if (playable === undefined || table.seat < 0) return;
  let known = "";
  let asking = false;
  const look = (): void => {
    if (client.table !== table) return;
    const view = table.view(table.seat) as never;
    if (table.outcome() !== null) return;
    const tip = playable.tip(view, "sharp", draw) ?? nextRound(table);
    if (tip !== null && !asking) {
      asking = true;
      void table.send({ id: "", seen: table.seq, command: tip }).then(() => {
        asking = false;
        setTimeout(look, 20);
      });
    }
    const reaction = playable.react?.(view, "sharp", known, draw);
    if (reaction === undefined || reaction.key === known) return;
    known = reaction.key;
    const { press } = reaction;
    if (press === null) return;
    const paint = performance.now();
    setTimeout(() => {
      if (client.table === table && known === reaction.key)
        void table.send({
          id: "",
          seen: table.seq,
          command: press.command,
          paint,
          reaction: performance.now() - paint,
        });
    }, press.afterMs);
  };
  table.watch(table.seat, () => {
    changed();
    queueMicrotask(look);
  });
  look();
}

/** The next round of Snip Snap Snorum is asked for by whoever is first. */
const nextRound = (table: RemoteTable<unknown>): Command | null =>
  table.setup.game === "snip-snap-snorum" ? (table.legal().find(({ kind }) => kind === Ask.NextRound) ?? null) : null;
