/** What a party is: the people round an online table, from the first link to the last match. */
import type { Rules, Seat } from "@snorum/engine";
import type { Level } from "@snorum/engine/tips";

/** Somebody with a link: a person on one device, for one party. 1, 2, 3 …; 0 is the party's own business. */
export type MemberId = number;

/** The party itself, where nobody asks: clocks, presence. */
export const HOUSE: MemberId = 0;

/** Somebody who came in. Nothing is known of anybody but a language and a hash. */
export interface Member {
  readonly id: MemberId;
  /** The hash of the token by which their device is known again. */
  readonly token: string;
  /** Somebody who came while cards lay: the bot's seat they take when the next round begins. */
  readonly next: Seat | null;
}

/** A seat of the next match: a person's, or a bot's. */
export interface PartySeat {
  readonly person: MemberId | null;
  /** The bot that plays here, or that plays on while the person is away. */
  readonly level: Level;
  /** What the person wants to be called; empty: like the animal of the seat. */
  readonly name: string;
  readonly ready: boolean;
  /** Never fined for a chant. Ruling S21. */
  readonly junior: boolean;
  /** In ms, 0 to 350; everybody sees it. Ruling G3. */
  readonly headStart: number;
}

/** A match of the party. */
export interface PartyMatch {
  /** The name of its table, and of its log. */
  readonly table: string;
  /** 1 for the first. */
  readonly number: number;
  readonly over: boolean;
}

/** A game of a night's programme. */
export interface PartyGame {
  readonly game: string;
  /** Its house rules, as a share code. */
  readonly code: string;
}

/** A games night of the party: every match that is dealt while it is under way is the game that is due. Decision 11. */
export interface PartyNight {
  /** The programme, in order; the rules in full, so that no later way of writing codes changes them. */
  readonly games: readonly (PartyGame & { readonly rules: Rules })[];
  /** The place of each seat, for every game that is over. */
  readonly places: readonly (readonly number[])[];
  /** It was ended before its programme was. */
  readonly stopped: boolean;
}

/** How a party stands. The fold of its events. */
export interface Party {
  /** Five letters. */
  readonly code: string;
  /** The game and the house rules of the next match. */
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly PartySeat[];
  readonly members: readonly Member[];
  /** How many have ever come in. */
  readonly came: number;
  /** Who may change things; null when nobody is left. */
  readonly host: MemberId | null;
  /** Whether new people may come in. */
  readonly open: boolean;
  /** The hashes of devices that the host has sent away: they do not come in again. */
  readonly barred: readonly string[];
  /** Whether the code is on no screen but the host's. */
  readonly hidden: boolean;
  readonly paused: boolean;
  readonly match: PartyMatch | null;
  /** Matches won by each seat. */
  readonly won: readonly number[];
  /** The night that is under way, or whose end nobody has dealt over yet. */
  readonly night: PartyNight | null;
  /** The party is over, and why: its host ended it, or everybody has gone. */
  readonly over: "ended" | "deserted" | null;
}

/** Something that happened in a party. Its log is these. */
export type PartyEvent =
  | {
      readonly kind: "opened";
      readonly code: string;
      readonly game: string;
      readonly rules: Rules;
      readonly seats: number;
      readonly level: Level;
    }
  | { readonly kind: "came"; readonly member: MemberId; readonly token: string }
  | { readonly kind: "sat"; readonly member: MemberId; readonly seat: Seat }
  | { readonly kind: "waits"; readonly member: MemberId; readonly seat: Seat | null }
  /** The seat is a bot's again; its person watches. */
  | { readonly kind: "stood"; readonly seat: Seat }
  | { readonly kind: "left"; readonly member: MemberId }
  /** The host has sent them away. */
  | { readonly kind: "dismissed"; readonly member: MemberId }
  | { readonly kind: "named"; readonly seat: Seat; readonly name: string }
  | { readonly kind: "ready"; readonly seat: Seat; readonly on: boolean }
  | { readonly kind: "helped"; readonly seat: Seat; readonly junior: boolean; readonly headStart: number }
  | { readonly kind: "swapped"; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: "level"; readonly seat: Seat; readonly level: Level }
  | { readonly kind: "resized"; readonly seats: number; readonly level: Level }
  | { readonly kind: "rules"; readonly game: string; readonly rules: Rules }
  | { readonly kind: "host"; readonly member: MemberId | null }
  | { readonly kind: "door"; readonly open: boolean }
  | { readonly kind: "code"; readonly hidden: boolean }
  | { readonly kind: "paused"; readonly on: boolean }
  | { readonly kind: "dealt"; readonly table: string }
  /** Left out in old logs, and where the match could not be read: the place of each seat. */
  | { readonly kind: "decided"; readonly winners: readonly Seat[]; readonly places?: readonly number[] | undefined }
  | { readonly kind: "night"; readonly games: PartyNight["games"] }
  | { readonly kind: "night-over" }
  | { readonly kind: "over"; readonly why: "ended" | "deserted" };

/** What can be asked of a party. */
export type PartyWish =
  | { readonly kind: "come"; readonly token: string }
  | { readonly kind: "sit"; readonly seat: Seat }
  | { readonly kind: "stand" }
  | { readonly kind: "leave" }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "ready"; readonly on: boolean }
  /** The host's tools. */
  | { readonly kind: "help"; readonly seat: Seat; readonly junior: boolean; readonly headStart: number }
  | { readonly kind: "free"; readonly seat: Seat }
  | { readonly kind: "dismiss"; readonly member: MemberId }
  | { readonly kind: "swap"; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: "level"; readonly seat: Seat; readonly level: Level }
  | { readonly kind: "resize"; readonly seats: number }
  | { readonly kind: "rules"; readonly game: string; readonly rules: Readonly<Record<string, unknown>> }
  | { readonly kind: "host"; readonly member: MemberId }
  | { readonly kind: "door"; readonly open: boolean }
  | { readonly kind: "code"; readonly hidden: boolean }
  | { readonly kind: "pause"; readonly on: boolean }
  | { readonly kind: "deal" }
  | { readonly kind: "night"; readonly games: readonly PartyGame[] }
  | { readonly kind: "night-end" }
  | { readonly kind: "end" }
  /** The house's own. */
  | { readonly kind: "host-gone"; readonly here: readonly MemberId[] }
  | { readonly kind: "round" }
  | { readonly kind: "decided"; readonly winners: readonly Seat[]; readonly places?: readonly number[] }
  | { readonly kind: "deserted" };
