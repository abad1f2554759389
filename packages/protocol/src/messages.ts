/**
 * What is said over the line between a device and the server, as JSON text, one message a frame. A device says `hello` or `open`
 * first; everything that happened comes numbered, so that it can ask for what it has missed. Decision 12.
 */
import type { Command, Refusal, Rules, Seat } from "@snorum/engine";
import type { RunningClock, Shown, TableSetup } from "@snorum/table";
import type { MemberId, PartyGame, PartyWish } from "@snorum/table/party";

/** Rises when an old page could not understand a new server. */
export const VERSION = 1;

/** What people can say to each other; everybody reads it in their own language. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "so-close",
  "oops",
  "wow",
  "thanks",
  "one-moment",
  "your-turn",
  "again",
  "great-game",
  "bye",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** A wish for the party: what a person may ask for. */
export type Wish = Exclude<PartyWish, { kind: "come" | "host-gone" | "round" | "decided" | "deserted" }>;

/** From the device. */
export type ClientMessage =
  /** Opens a party; `token` is made by the device and never leaves it but to the server. */
  | {
      readonly is: "open";
      readonly version: number;
      readonly token: string;
      readonly game: string;
      readonly rules: Readonly<Record<string, number | string | boolean>>;
      readonly seats: number;
    }
  /** Comes in, or comes back: `table`, `seat` and `since` say what the device still has. */
  | {
      readonly is: "hello";
      readonly version: number;
      readonly token: string;
      readonly code: string;
      readonly table?: string | undefined;
      readonly seat?: Seat | undefined;
      readonly since?: number | undefined;
    }
  /** Asks for something at the table. `id` is made by the device: a repeat gets the first answer. */
  | {
      readonly is: "ask";
      readonly id: string;
      readonly table: string;
      /** The last entry that the device had shown. */
      readonly seen: number;
      readonly command: Command;
      /** A press in a race: when the newest face was painted and when it was pressed, both by the device's own clock, in ms. */
      readonly paint?: number | undefined;
      readonly press?: number | undefined;
    }
  /** Asks for something in the party. */
  | { readonly is: "wish"; readonly id: string; readonly wish: Wish }
  | { readonly is: "say"; readonly phrase: Phrase }
  /** Is the line alive? A page cannot hear the pings of the protocol. */
  | { readonly is: "beat" };

/** One seat of the party, as everybody sees it. */
export interface SeatView {
  readonly person: MemberId | null;
  readonly level: string;
  readonly name: string;
  readonly ready: boolean;
  readonly junior: boolean;
  readonly headStart: number;
  /** Its person is not connected, or has let their turns run out; after a while a bot plays on. */
  readonly away: boolean;
  /** A bot acts here now. */
  readonly bot: boolean;
  /** The middle of its last round trips in ms; null where nobody is connected. */
  readonly trip: number | null;
}

/** A games night, as everybody sees it: what its counters are follows from the places. Decision 11. */
export interface NightView {
  readonly games: readonly PartyGame[];
  readonly places: readonly (readonly number[])[];
  readonly stopped: boolean;
}

/** The party, as one of its members sees it. */
export interface PartyView {
  /** Null where the host hides it. */
  readonly code: string | null;
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly SeatView[];
  /** Who has no seat, with the seat that they wait for. */
  readonly watchers: readonly { readonly member: MemberId; readonly next: Seat | null }[];
  readonly you: MemberId;
  /** -1: you watch. */
  readonly seat: Seat;
  readonly host: MemberId | null;
  readonly open: boolean;
  readonly hidden: boolean;
  readonly paused: boolean;
  readonly match: { readonly table: string; readonly number: number; readonly over: boolean } | null;
  readonly won: readonly number[];
  /** The games night: its programme, and the places of each game that is over. Left out by servers that know none. */
  readonly night?: NightView | null;
  readonly over: "ended" | "deserted" | null;
}

/** From the server. `at`: its clock, in ms. */
export type ServerMessage =
  | { readonly is: "party"; readonly at: number; readonly party: PartyView }
  /** The table with everything that happened there after entry `since`. */
  | {
      readonly is: "table";
      readonly at: number;
      readonly table: string;
      readonly seat: Seat;
      readonly setup: TableSetup;
      readonly since: number;
      readonly entries: readonly Shown[];
      readonly clocks: readonly RunningClock[];
    }
  | {
      readonly is: "entry";
      readonly at: number;
      readonly table: string;
      readonly entry: Shown;
      readonly clocks: readonly RunningClock[];
    }
  /** Clocks have changed, though nothing happened: a pause is over. */
  | { readonly is: "clocks"; readonly at: number; readonly table: string; readonly clocks: readonly RunningClock[] }
  /** Exactly one for each `ask` and `wish`, by its id. */
  | { readonly is: "answer"; readonly id: string; readonly ok: true; readonly seq: number }
  | { readonly is: "answer"; readonly id: string; readonly ok: false; readonly refusal: Refusal }
  | { readonly is: "said"; readonly seat: Seat; readonly phrase: Phrase }
  /** The answer to a beat. */
  | { readonly is: "beat"; readonly at: number }
  /** The server stops; come back in a moment. */
  | { readonly is: "stopping" }
  /** The last word before the line is closed. */
  | { readonly is: "refused"; readonly refusal: Refusal };

/** Why the server closes a line: codes of the WebSocket protocol's own range for applications. */
export const Close = {
  /** What was said was no message of ours. */
  badMessage: 4400,
  /** The first message did not come, or was refused. */
  refused: 4403,
  /** Another device or tab has come with the same token. */
  elsewhere: 4409,
  /** Too much at once. */
  flood: 4429,
  /** Nothing has come back for too long. */
  lost: 4408,
  /** Not listening: too much lies unread. */
  slow: 4431,
  stopping: 4503,
} as const;
