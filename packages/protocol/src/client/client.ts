/**
 * A device at an online table: connects, comes back after every break, asks for what it has missed, and repeats what was not
 * answered. Clock, timers, ids and sockets are handed in. Decision 12.
 */
import { refusal } from "@snorum/engine";
import type { AnyGame, Refusal } from "@snorum/engine";
import type { Answer, Request } from "@snorum/table";
import { Close, VERSION } from "../messages.ts";
import type { ClientMessage, PartyView, Phrase, ServerMessage, Wish } from "../messages.ts";
import { RemoteTable } from "./remote-table.ts";

/** A socket, as this needs it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a socket tells. */
export interface WireEars {
  opened(): void;
  heard(text: string): void;
  /** It is gone, with the code it was closed with. */
  gone(code: number): void;
}

/** The world of a device. */
export interface ClientOutside {
  /** Milliseconds by the device's clock. */
  readonly now: () => number;
  readonly schedule: (ms: number, job: () => void) => () => void;
  readonly newId: () => string;
  readonly connect: (ears: WireEars) => Wire;
  readonly games: readonly AnyGame[];
}

/** How a device wants to sit down: at a new table, or at one with this code. */
export type Purpose =
  | { readonly is: "hello"; readonly code: string }
  | Omit<Extract<ClientMessage, { is: "open" }>, "version" | "token">;

/** How the line stands: `refused` and `elsewhere` are for good. */
export type Standing = "connecting" | "here" | "offline" | "stopping" | "refused" | "elsewhere";

/** What a page hears. */
export interface ClientEars {
  /** The party, or how the line stands, has changed. */
  changed(): void;
  /** Another table, or the same one seen as somebody else. */
  dealt(): void;
  said(seat: number, phrase: Phrase): void;
}

/** Waits before trying again, in ms; the last one is kept to. */
const RETRY_MS = [100, 300, 700, 1500, 2500];
/** Nothing heard for so long, and the server is asked for a beat; without an answer for so long, the line is tried anew. */
const QUIET_MS = 4000;
const UNANSWERED_MS = 3000;
/** How often that is looked at. */
const LOOK_MS = 500;
/** A line is measured by so many beats, one after the other. */
const MEASURED_BEATS = 5;
/** A line that has not led to a party for so long leads nowhere. */
const NO_PARTY_MS = 8000;

interface Measuring extends PromiseWithResolvers<number | null> {
  sentAt: number;
  readonly trips: number[];
}

interface Asked {
  readonly message: Extract<ClientMessage, { is: "ask" | "wish" }>;
  readonly tell: (answer: Answer) => void;
  sentAt: number;
}

/** A class, because it lives and keeps things. */
export class Client<V = unknown> {
  party: PartyView | null = null;
  table: RemoteTable<V> | null = null;
  standing: Standing = "connecting";
  /** Why the server would not have us. */
  refusal: Refusal | null = null;
  private readonly outside: ClientOutside;
  private readonly token: string;
  private readonly ears: ClientEars;
  private purpose: Purpose;
  private wire: Wire | null = null;
  private readonly asked = new Map<string, Asked>();
  private tries = 0;
  /** When the newest line was asked for. */
  private connectedAt = 0;
  private offset = 0;
  private again: () => void = () => undefined;
  private watchdog: () => void = () => undefined;
  private closed = false;
  private heardAt = 0;
  /** Since when a beat is waited for; null while none is. */
  private beatAt: number | null = null;
  /** A measuring of the line that is under way. */
  private measuring: Measuring | null = null;

  constructor(outside: ClientOutside, token: string, purpose: Purpose, ears: ClientEars) {
    this.outside = outside;
    this.token = token;
    this.purpose = purpose;
    this.ears = ears;
    this.connect();
    this.watch();
  }

  /** The server's clock, as well as it is known here. */
  get now(): number {
    return this.outside.now() + this.offset;
  }

  wish(wish: Wish): Promise<Answer> {
    return this.ask({ is: "wish", id: this.outside.newId(), wish });
  }

  say(phrase: Phrase): void {
    if (this.standing === "here") this.tell({ is: "say", phrase });
  }

  /** The middle round trip of a few beats, in ms. Told when they are all back; null where the line breaks before. */
  measure(): Promise<number | null> {
    if (this.measuring === null) {
      this.measuring = { ...Promise.withResolvers<number | null>(), sentAt: this.outside.now(), trips: [] };
      this.tell({ is: "beat" });
    }
    return this.measuring.promise;
  }

  private measured(): void {
    const { measuring } = this;
    if (measuring === null) return;
    measuring.trips.push(this.outside.now() - measuring.sentAt);
    measuring.sentAt = this.outside.now();
    if (measuring.trips.length < MEASURED_BEATS) return this.tell({ is: "beat" });
    this.measuring = null;
    measuring.resolve(measuring.trips.toSorted((one, other) => one - other)[MEASURED_BEATS >> 1] ?? null);
  }

  /** The network is back, or the page is looked at again: tries at once; a line that seems to stand is asked whether it does. */
  retry(): void {
    if (this.closed) return;
    if (this.standing === "here") this.beat();
    if (this.standing !== "offline" && this.standing !== "stopping") return;
    this.tries = 0;
    this.again();
    this.connect();
  }

  /** The device says that it has no network: whatever the line looks like, nothing comes through it. */
  offline(): void {
    if (this.closed || this.standing !== "here") return;
    this.wire?.close();
    this.lost(0);
  }

  close(): void {
    this.closed = true;
    this.again();
    this.watchdog();
    this.wire?.close();
    this.wire = null;
    this.table?.close();
    this.unheard();
    this.giveUp();
  }

  /** What was waited for does not come over this line any more. */
  private unheard(): void {
    this.beatAt = null;
    this.measuring?.resolve(null);
    this.measuring = null;
  }

  /** What was asked is answered by nobody any more. */
  private giveUp(): void {
    for (const { tell } of this.asked.values()) tell({ ok: false, refusal: refusal("no-line", "G17") });
    this.asked.clear();
  }

  private ask(message: Asked["message"]): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    if (this.closed || this.standing === "refused" || this.standing === "elsewhere") {
      resolve({ ok: false, refusal: refusal("no-line", "G17") });
      return promise;
    }
    this.asked.set(message.id, { message, tell: resolve, sentAt: this.outside.now() });
    if (this.standing === "here") this.tell(message);
    return promise;
  }

  private tell(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private connect(): void {
    const ears: WireEars = {
      opened: () => {
        if (this.wire === wire) this.greet();
      },
      heard: (text) => {
        if (this.wire === wire) this.hear(JSON.parse(text) as ServerMessage);
      },
      gone: (code) => {
        if (this.wire === wire) this.lost(code);
      },
    };
    if (this.standing !== "offline" && this.standing !== "stopping") this.set("connecting");
    this.wire?.close();
    this.connectedAt = this.outside.now();
    const wire = this.outside.connect(ears);
    this.wire = wire;
  }

  private greet(): void {
    const { token, purpose, table } = this;
    if (purpose.is === "open") this.tell({ ...purpose, version: VERSION, token });
    else {
      const has = table === null ? {} : { table: table.setup.table, seat: table.seat, since: table.seq };
      this.tell({ is: "hello", version: VERSION, token, code: purpose.code, ...has });
    }
  }

  private beat(): void {
    if (this.beatAt !== null) return;
    this.beatAt = this.outside.now();
    this.tell({ is: "beat" });
  }

  private hear(message: ServerMessage): void {
    this.heardAt = this.outside.now();
    this.beatAt = null;
    if ("at" in message) this.offset = message.at - this.outside.now();
    switch (message.is) {
      case "party":
        this.greeted(message.party);
        break;
      case "table":
        this.lay(message);
        break;
      case "entry": {
        const { table } = this;
        if (table?.setup.table !== message.table) break;
        table.wind(message.clocks);
        // something is missing: everything after the last entry is asked for again
        if (!table.receive(message.entry)) this.reconnect();
        break;
      }
      case "clocks":
        if (this.table?.setup.table !== message.table) break;
        this.table.wind(message.clocks);
        this.ears.changed();
        break;
      case "answer": {
        const { is: _, id, ...answer } = message;
        this.asked.get(id)?.tell(answer);
        this.asked.delete(id);
        break;
      }
      case "said":
        this.ears.said(message.seat, message.phrase);
        break;
      case "beat":
        this.measured();
        break;
      case "stopping":
        this.set("stopping");
        break;
      case "refused":
        this.refusal = message.refusal;
        break;
    }
  }

  private greeted(party: PartyView): void {
    this.party = party;
    if (party.code !== null) this.purpose = { is: "hello", code: party.code };
    if (this.standing === "here") {
      this.ears.changed();
      return;
    }
    this.tries = 0;
    this.set("here");
    for (const one of this.asked.values()) {
      one.sentAt = this.outside.now();
      this.tell(one.message);
    }
  }

  private lay({ table: name, seat, setup, entries, clocks }: Extract<ServerMessage, { is: "table" }>): void {
    const same = this.table?.setup.table === name && this.table.seat === seat;
    if (!same) {
      const game = this.outside.games.find(({ id }) => id === setup.game);
      if (game === undefined) return;
      this.table?.close();
      this.table = new RemoteTable<V>(game, setup, seat, (on, request) =>
        this.ask(askOf(this.outside.newId, on, request)),
      );
      for (const entry of entries) this.table.receive(entry);
      this.table.wind(clocks);
      this.ears.dealt();
      return;
    }
    for (const entry of entries) this.table?.receive(entry);
    this.table?.wind(clocks);
    this.ears.changed();
  }

  private reconnect(): void {
    this.wire?.close();
    this.wire = null;
    this.unheard();
    this.set("offline");
    this.connect();
  }

  private lost(code: number): void {
    this.wire = null;
    this.unheard();
    if (this.closed) return;
    if (this.refusal !== null || code === Close.refused || code === Close.elsewhere) {
      this.set(code === Close.elsewhere ? "elsewhere" : "refused");
      this.giveUp();
      return;
    }
    if (this.standing !== "stopping") this.set("offline");
    const wait = RETRY_MS[Math.min(this.tries, RETRY_MS.length - 1)] ?? 1000;
    this.tries += 1;
    this.again = this.outside.schedule(wait, () => this.connect());
  }

  /** A line can be dead without saying so: what stays unanswered is asked again over a new one. */
  private watch(): void {
    this.watchdog = this.outside.schedule(LOOK_MS, () => {
      const now = this.outside.now();
      const waits = [...this.asked.values()].map(({ sentAt }) => sentAt);
      const oldest = Math.min(this.beatAt ?? now, ...waits);
      const here = this.standing === "here";
      const nowhere = this.wire !== null && !here && now - this.connectedAt > NO_PARTY_MS;
      if (nowhere || (here && now - oldest > UNANSWERED_MS)) this.reconnect();
      else if (here && now - this.heardAt > QUIET_MS) this.beat();
      this.watch();
    });
  }

  private set(standing: Standing): void {
    if (this.standing === standing) return;
    this.standing = standing;
    this.ears.changed();
  }
}

/** A request as it is said. The device's clock is told with both ends of a reaction, so that the server can check them one day. */
function askOf(newId: () => string, table: string, request: Request): Extract<ClientMessage, { is: "ask" }> {
  const { id, seen, command, reaction, paint } = request;
  const race = reaction === undefined ? {} : { paint: paint ?? 0, press: (paint ?? 0) + reaction };
  return { is: "ask", id: id === "" ? newId() : id, table, seen, command, ...race };
}
