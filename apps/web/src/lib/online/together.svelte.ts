/** This device at an online table: the client of the protocol, as a page watches it. */
import { irishSnap, snap, snipSnapSnorum } from "@snorum/engine";
import type { Refusal } from "@snorum/engine";
import { Client } from "@snorum/protocol/client";
import type { ClientOutside, Purpose, RemoteTable, Standing } from "@snorum/protocol/client";
import type { PartyView, Phrase, Wish } from "@snorum/protocol";
import { freshToken, keepToken, tokenFor } from "./tokens.ts";

/** A phrase can be read for so long, in ms. */
const SAID_MS = 4000;

function browserOutside(): ClientOutside {
  return {
    now: () => performance.now(),
    schedule(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
    games: [snipSnapSnorum, snap, irishSnap],
    connect(ears) {
      const address = new URL("/live", location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      const socket = new WebSocket(address);
      socket.addEventListener("open", () => ears.opened());
      socket.addEventListener("message", ({ data }) => ears.heard(String(data)));
      socket.addEventListener("close", ({ code }) => ears.gone(code));
      return {
        send(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
  };
}

/** A class, because it lives and keeps things. */
export class Together {
  party: PartyView | null = $state.raw(null);
  standing: Standing = $state("connecting");
  refusal: Refusal | null = $state.raw(null);
  /** Another value is another table, or the same seen from another seat. */
  table: RemoteTable<unknown> | null = $state.raw(null);
  /** What was said last, by seat. */
  said: Readonly<Record<number, Phrase>> = $state.raw({});
  /** The round trip of this device's line as it was measured last, in ms; null before. */
  trip: number | null = $state(null);
  readonly code: string;
  private readonly client: Client;
  private readonly token: string;
  private readonly stop: () => void;

  constructor(purpose: Purpose) {
    this.code = purpose.is === "hello" ? purpose.code : "";
    this.token = (this.code === "" ? null : tokenFor(this.code)) ?? freshToken();
    this.client = new Client(browserOutside(), this.token, purpose, {
      changed: () => this.look(),
      dealt: () => this.look(),
      said: (seat, phrase) => this.hear(seat, phrase),
    });
    const retry = (): void => {
      if (document.visibilityState === "visible") this.client.retry();
    };
    const offline = (): void => this.client.offline();
    addEventListener("online", retry);
    addEventListener("offline", offline);
    document.addEventListener("visibilitychange", retry);
    this.stop = () => {
      removeEventListener("online", retry);
      removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", retry);
    };
  }

  /** The server's clock. */
  get now(): number {
    return this.client.now;
  }

  /** Asks for something; gives back why not, or null. */
  async wish(wish: Wish): Promise<Refusal | null> {
    const answer = await this.client.wish(wish);
    return answer.ok ? null : answer.refusal;
  }

  say(phrase: Phrase): void {
    this.client.say(phrase);
  }

  /** Measures the line, and keeps what came out. */
  async measure(): Promise<void> {
    this.trip = (await this.client.measure()) ?? this.trip;
  }

  retry(): void {
    this.client.retry();
  }

  close(): void {
    this.stop();
    this.client.close();
  }

  private look(): void {
    const { party, standing, refusal, table } = this.client;
    if (standing === "here" && this.standing !== "here") void this.measure();
    this.party = party;
    this.standing = standing;
    this.refusal = refusal;
    this.table = table;
    if (party !== null && party.code !== null) keepToken(party.code, this.token);
  }

  private hear(seat: number, phrase: Phrase): void {
    this.said = { ...this.said, [seat]: phrase };
    setTimeout(() => {
      const { [seat]: _, ...others } = this.said;
      this.said = others;
    }, SAID_MS);
  }
}
