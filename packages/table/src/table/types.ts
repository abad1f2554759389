/** What a table is made of, and what it needs handed in from outside. */
import type { Level, Playable } from "@snorum/engine/tips";
import type { Command, GameEvent, Outcome, Refusal, Rules, Seat, Viewer } from "@snorum/engine";
import type { Judging } from "../referee/referee.ts";
import type { Evidence, Link, Ms, Params, Probe, Row } from "../referee/types.ts";

export type { Level } from "@snorum/engine/tips";

/** Who sits where: a person (`bot` null) or a bot of some level. */
export interface Sitter {
  readonly bot: Level | null;
  /** Never fined for a chant. Ruling S21. */
  readonly junior: boolean;
  /** Taken off this seat's reactions before hands are ranked, in ms, 0 to 350; everybody is told. */
  readonly headStart?: number;
  /** The animal that was picked for this seat, by the name that pages know it by; left out where the seat has its usual one. N47. */
  readonly animal?: string;
}

/** What a table is opened with; the first entry of its log. */
export interface TableSetup {
  readonly table: string;
  readonly game: string;
  readonly rules: Rules;
  readonly seats: readonly Sitter[];
}

/** One line of the log: either the setup, or everything that one command brought about, at one moment. */
export type Entry =
  | {
      readonly seq: 0;
      readonly at: number;
      readonly format: 1;
      readonly rulesVersion: number;
      readonly setup: TableSetup;
    }
  | {
      /** 1, 2, 3 …, without a gap. */
      readonly seq: number;
      /** Milliseconds by the table's clock. */
      readonly at: number;
      /** The client-made id of the command, so that a repeat gets the first answer; empty for the table's own. */
      readonly id: string;
      readonly seat: Seat;
      readonly events: readonly GameEvent[];
      /** What the referee saw, where a race was judged: enough to judge it again. Ruling G17. */
      readonly race?: Evidence;
      /** The wishes that were presses judged here, so that a repeat gets this answer and is no new press. */
      readonly presses?: readonly PressId[];
    };

/** A press that was judged, by the id that its client made. */
export interface PressId {
  readonly seat: Seat;
  readonly id: string;
}

/** The event log. An append is durable when its promise is fulfilled, and refused when `seq` is not the next. */
export interface EventLog {
  append(table: string, entry: Entry): Promise<void>;
  read(table: string): Promise<readonly Entry[]>;
}

/** How a seat's line stands in the race for the newest face. Times by the table's clock. */
export interface Line {
  /** It stood, and answered, when the newest face that it got was sent to it. */
  readonly live: boolean;
  /** When that was. */
  readonly sent: Ms;
  readonly probes: readonly Probe[];
  readonly link: Link;
  /** Honest error of one of its presses, one standard deviation. */
  readonly sigma: Ms;
}

/** The lines that join seats to a table, where not everybody sits at one device. */
export interface Lines {
  readonly params: Params;
  readonly judging: Judging;
  /** The line of a seat in a table; null where the seat has none, as a bot. */
  of(table: string, seat: Seat): Line | null;
  /** A race has been judged: what a press took of its seat's allowance. */
  judged(table: string, rows: readonly Row[]): void;
}

/** The world outside: time, chance, storage and the minds of bots. */
export interface Outside {
  /** Milliseconds, never going back. */
  readonly now: () => number;
  /** Runs `job` at or soon after `at`; gives back how to call it off. */
  readonly schedule: (at: number, job: () => void) => () => void;
  /** A whole number from 0 to `n` - 1, all equally likely. */
  readonly draw: (n: number) => number;
  readonly log: EventLog;
  /** The games that may be on the table, with their bots. */
  readonly games: readonly Playable[];
  /** How fast bots act: 1 is human tempo, 0 at once. */
  readonly tempo: number;
  /** Left out where everybody sits at one device. */
  readonly lines?: Lines;
  /** A person's turn has run out, so often in a row without a word from them. Ruling G11. */
  readonly missed?: (table: string, seat: Seat, times: number) => void;
}

/** What a client asks for. */
export interface Request {
  /**
   * Made by the client, unique for its seat. What was carried out is never carried out again: a repeat, however late, gets the
   * first answer. So it does after a refusal, for the last 64 of a seat; but what could not be saved is tried anew.
   */
  readonly id: string;
  /** The last `seq` the client had seen. */
  readonly seen: number;
  readonly command: Command;
  /** For a press in a race: milliseconds from the newest face on the client's screen to the press, both by its own clock. */
  readonly reaction?: number;
  /** When that face was painted, by the client's clock; only a table far away is told. */
  readonly paint?: number;
}

/** The answer: the entry's number, or why not. `moved-on`: the wish was made for an older picture. `not-saved`: it may be sent again. */
export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };

/** What a viewer is sent: the entry as that viewer may know it. */
export interface Shown {
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** The photo finish, where a race was judged. */
  readonly race?: Finish;
}

/** The photo finish: hands in their order, who pressed nothing, and how sure it is. */
export interface Finish {
  /** Whether the first of them takes or the last one loses. */
  readonly mode: Evidence["mode"];
  readonly rows: readonly Row[];
  /** How many are within the band: at the head, or at the end where the last hand loses. */
  readonly tied: number;
  readonly band: number;
  readonly missing: readonly Seat[];
  /** Whose hand was left out, as their line was down when the face showed; left out where nobody's was. Rulings I46, D44. */
  readonly excused?: readonly Seat[];
  readonly confidence: number;
  readonly forced: boolean;
}

/** A clock that runs: when it ends, and whose it is. */
export interface RunningClock {
  readonly key: string;
  readonly seat: Seat;
  readonly startedAt: number;
  readonly endsAt: number;
}

/** A table with a game on it. */
export interface Table<V> {
  readonly setup: TableSetup;
  /** The number of the last entry. */
  readonly seq: number;
  /** Asks for something in the name of the seat in the command. Never rejects for anything a player did. */
  send(request: Request): Promise<Answer>;
  /** Everything shown to `viewer` from now on. Gives back how to stop. */
  watch(viewer: Viewer, listener: (shown: Shown) => void): () => void;
  /** What `viewer` sees now. */
  view(viewer: Viewer): V;
  /** How the match stands when it is over; null before. */
  outcome(): Outcome | null;
  /** Everything `viewer` was shown after entry `since`. */
  shownSince(viewer: Viewer, since: number): readonly Shown[];
  /** The clocks that run now. */
  clocks(): readonly RunningClock[];
  /** From now on a bot of this level acts for the seat, or nobody but its person (null). The log knows nothing of it: who acts is not who sits. */
  sit(seat: Seat, bot: Level | null): void;
  /** Stops bots and clocks while nobody looks or a rule is being read; `resume` goes on. */
  pause(): void;
  resume(): void;
  /** Lets go of everything; the log stays. */
  close(): void;
}
