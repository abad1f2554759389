/** Lines over WebSockets: who may connect, what may be said how often, and how a line ends. */
import { createHash } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { refusal } from "@snorum/engine";
import type { Refusal } from "@snorum/engine";
import { Close, VERSION, readCode } from "@snorum/protocol";
import type { ClientMessage, ServerMessage } from "@snorum/protocol";
import { MOST_BYTES, decode } from "@snorum/protocol/decode";
import type { MemberId } from "@snorum/table/party";
import { WebSocket, WebSocketServer } from "ws";
import { bucketOf, bucketsOf } from "./bucket.ts";
import type { Counts } from "./counts.ts";
import type { Connection } from "./connection.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";

/** Where lines are opened. */
const LIVE_PATH = "/live";
/** Who has not said hello by then is not coming. */
const HELLO_MS = 5000;
/** A person taps, a repeated wish is repeated: more is no person. */
const TALK = { burst: 60, perSecond: 20 };
/**
 * From one address, which may be a school: new lines, and codes that led nowhere. Once so many have, no code of a stranger is looked
 * at: a right one would be found as well. Who has been at a table before still comes back.
 */
const KNOCKS = { burst: 120, perSecond: 4 };
const MISSES = { burst: 30, perSecond: 0.5 };
const OPENINGS = { burst: 20, perSecond: 0.2 };
const MOST_PER_ADDRESS = 200;
/** A device has so long to let go of its line when the server stops. */
const GOODBYE_MS = 500;
/** What lies unread at most. */
const MOST_UNREAD_BYTES = 1_048_576;

/** What lines need from outside. */
export interface SocketsHouse {
  readonly rooms: Rooms;
  readonly now: () => number;
  /** So many lines at once. */
  readonly mostLines: number;
  /** Further origins from which pages may connect, beside the server's own. */
  readonly origins: readonly string[];
  /** The address of the one reverse proxy whose word about addresses is taken. */
  readonly proxy: string | null;
  readonly note: (what: string, facts: Readonly<Record<string, unknown>>) => void;
  /** Left out where nobody counts. */
  readonly counts?: Counts;
}

/** How the server hears of lines. */
export interface Sockets {
  /** How many lines are open. */
  readonly size: number;
  /** Tells everybody that the server stops, and takes nobody in any more. */
  stop(): void;
  /** Closes whatever is open still; fulfilled when nothing is, whether or not the other end says goodbye. */
  end(): Promise<void>;
  /** Cuts every line without a word. */
  kill(): void;
}

/** Entries that several see alike are encoded once. */
const entries = new WeakMap<ServerMessage, Buffer>();

function encoded(message: ServerMessage): Buffer | string {
  if (message.is !== "entry") return JSON.stringify(message);
  const known = entries.get(message) ?? Buffer.from(JSON.stringify(message));
  entries.set(message, known);
  return known;
}

/** The token is known by this only. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Takes lines at `LIVE_PATH` of this server. */
export function takeLines(server: Server, house: SocketsHouse): Sockets {
  const wire = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const mayKnock = bucketsOf(KNOCKS, house.now);
  const mayMiss = bucketsOf(MISSES, house.now);
  const mayOpen = bucketsOf(OPENINGS, house.now);
  const lines = new Map<string, number>();
  let stopping = false;

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const address = addressOf(request, house.proxy);
    const status = stopping ? 503 : whyNot(request, house);
    const full = wire.clients.size >= house.mostLines || (lines.get(address) ?? 0) >= MOST_PER_ADDRESS;
    const refusing = status ?? (full || !mayKnock(address).take() ? 429 : null);
    if (refusing !== null) {
      // who comes while the server stops does nothing wrong
      if (!stopping) house.note("turned-away", { status: refusing, from: shortened(address) });
      turnAway(socket, refusing);
    } else {
      lines.set(address, (lines.get(address) ?? 0) + 1);
      socket.on("close", () => {
        const left = (lines.get(address) ?? 1) - 1;
        if (left > 0) lines.set(address, left);
        else lines.delete(address);
      });
      wire.handleUpgrade(request, socket, head, (one) => take(one, address, socket));
    }
  });

  function take(socket: WebSocket, address: string, stream: Duplex): void {
    const mayTalk = bucketOf(TALK, house.now);
    let seated: { readonly room: Room; readonly member: MemberId } | null = null;
    let greeted = false;
    let gathering = false;

    /** What is said within one turn goes out in one write: an answer with what it has brought about, a face with its ping. */
    const gather = (): void => {
      if (gathering) return;
      gathering = true;
      stream.cork();
      process.nextTick(() => {
        gathering = false;
        stream.uncork();
      });
    };

    const connection: Connection = {
      send(message: ServerMessage) {
        if (socket.readyState !== WebSocket.OPEN) return;
        if (message.is === "refused" || (message.is === "answer" && !message.ok))
          house.counts?.refused(message.refusal.code);
        if (socket.bufferedAmount > MOST_UNREAD_BYTES) {
          house.note("slow", {});
          socket.close(Close.slow);
          socket.terminate();
          return;
        }
        gather();
        socket.send(encoded(message), { binary: false });
      },
      ping(number) {
        if (socket.readyState !== WebSocket.OPEN) return;
        gather();
        socket.ping(String(number));
      },
      close(code) {
        if (code === Close.stopping) this.send({ is: "stopping" });
        if (code === Close.lost) socket.terminate();
        else socket.close(code);
      },
    };
    const refuse = (reason: Refusal, code: number = Close.refused): void => {
      connection.send({ is: "refused", refusal: reason });
      socket.close(code);
    };
    const late = setTimeout(() => refuse(refusal("no-hello", "G14")), HELLO_MS);

    /** A fault of ours ends this line and no other. */
    const fault = (error: unknown): void => {
      house.note("fault", { error });
      connection.close(Close.lost);
    };

    async function greet(message: ClientMessage): Promise<void> {
      if (message.is !== "open" && message.is !== "hello") return refuse(refusal("no-hello", "G14"));
      if (message.version !== VERSION)
        return refuse(refusal("other-version", "G17", { ours: VERSION, yours: message.version }));
      const token = hashOf(message.token);
      const room = message.is === "open" ? await open(message, token) : find(message.code, token);
      if ("code" in room) return refuse(room);
      const again = room.knows(token);
      const came = await room.enter(token, message.is === "hello" ? message : {}, connection);
      if (stopping) return connection.close(Close.stopping);
      if (!came.ok) {
        mayMiss(address).take();
        return refuse(came.refusal);
      }
      seated = { room, member: came.value };
      house.counts?.came(again);
      if (socket.readyState !== WebSocket.OPEN) room.left(came.value, connection);
    }

    async function open(wish: Extract<ClientMessage, { is: "open" }>, token: string): Promise<Room | Refusal> {
      const opened = house.rooms.openedBy(token);
      if (opened !== undefined) return opened;
      if (!mayOpen(address).take()) return refusal("too-many", "G14");
      const room = await house.rooms.open(wish, token);
      return room.ok ? room.value : room.refusal;
    }

    function find(typed: string, token: string): Room | Refusal {
      const code = readCode(typed);
      const room = code === null ? undefined : house.rooms.find(code);
      if (room?.knows(token) === true) return room;
      if (!mayMiss(address).has()) return refusal("too-many", "G14");
      if (room === undefined) mayMiss(address).take();
      return room ?? refusal("no-such-table", "G14");
    }

    socket.on("message", (data, isBinary) => {
      // what comes behind a refusal is not heard
      if (socket.readyState !== WebSocket.OPEN) return;
      if (!mayTalk.take()) {
        house.note("flood", { from: shortened(address) });
        return refuse(refusal("flood", "G14"), Close.flood);
      }
      // A frame is one buffer, as maxPayload is below what ws would split.
      const read = isBinary ? null : decode((data as Buffer).toString("utf8"));
      if (read === null || !read.ok)
        return refuse(read === null ? refusal("bad-message", "G14", { field: "" }) : read.refusal, Close.badMessage);
      if (seated === null) {
        if (greeted) return refuse(refusal("no-hello", "G14"));
        greeted = true;
        clearTimeout(late);
        greet(read.value).catch(fault);
        return;
      }
      try {
        seated.room.hear(seated.member, connection, read.value);
      } catch (error) {
        fault(error);
      }
    });
    socket.on("pong", (data) => {
      seated?.room.ponged(seated.member, connection, Number(data.toString("latin1").slice(0, 12)));
    });
    socket.on("close", () => {
      clearTimeout(late);
      seated?.room.left(seated.member, connection);
    });
    // what is no frame, or too long: ws has closed the line already
    socket.on("error", () => undefined);
  }

  return {
    get size() {
      return wire.clients.size;
    },
    stop() {
      stopping = true;
      for (const one of wire.clients)
        if (one.readyState === WebSocket.OPEN) one.send(JSON.stringify({ is: "stopping" }));
    },
    async end() {
      for (const one of wire.clients) one.close(Close.stopping);
      const last = performance.now() + GOODBYE_MS;
      while (wire.clients.size > 0 && performance.now() < last) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const one of wire.clients) one.terminate();
    },
    kill() {
      for (const one of wire.clients) one.terminate();
    },
  };
}

/** Why this is no request for a line: the status of the answer, or null. */
function whyNot(request: IncomingMessage, { origins }: SocketsHouse): number | null {
  if ((request.url ?? "").split("?")[0] !== LIVE_PATH) return 404;
  if (request.method !== "GET") return 405;
  const { origin, host } = request.headers;
  // Programs have no origin, and no cookie of ours that a foreign page could misuse; a page has one.
  if (origin === undefined || origins.includes(origin)) return null;
  try {
    return new URL(origin).host === host ? null : 403;
  } catch {
    return 403;
  }
}

const STATUS: Readonly<Record<number, string>> = {
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/** The other end may never close its side: this one does not wait for it. */
function turnAway(socket: Duplex, status: number): void {
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS[status] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Whoever stands before the server; behind the one proxy that is trusted, whom that names last. */
export function addressOf(request: IncomingMessage, proxy: string | null): string {
  const direct = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (proxy === null || direct !== proxy) return household(direct);
  const named = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return named === undefined || named === "" ? direct : household(named.slice(0, 64));
}

/** Of an IPv6 address the first half: the rest is free to whoever has that. */
function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const rest = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  return [...groups, ...Array.from({ length: rest }, () => "0"), ...(tail ?? "").split(":")].slice(0, 4).join(":");
}

/** An address as it may be written down: which network, but not who in it. */
export const shortened = (address: string): string =>
  isIPv4(address) ? address.replace(/\.\d+$/, ".0") : address.split(":").slice(0, 3).join(":");
