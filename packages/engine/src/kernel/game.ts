/** What a game is: one value with these keys. Everything that runs games (table, CLI, laws, pages) reads nothing else. */
import type { CardId, Command, GameEvent, Seat } from "./event.ts";
import type { Conflict, OptionTable, PresetTable, Rules } from "./options.ts";
import type { Refusal } from "./refusal.ts";

/** Who may look: a seat, or somebody who watches and sees only what lies open. */
export type Viewer = Seat;

/** Somebody who watches without a seat. */
export const WATCHER: Viewer = -1;

/** What is agreed about one seat before the match. */
export interface SeatPlan {
  /** A junior seat is never fined for a chant. Ruling S21. */
  readonly junior: boolean;
}

/** Chance that the table must supply before the match can go on. It enters as a command, so that replay needs no chance. */
export interface Chance {
  /** The kind of command that carries the draw. */
  readonly kind: number;
  /** `pack`: a shuffled pack in `list`. `seat`: a drawn seat in `seat`. */
  readonly draw: "pack" | "seat";
  /** The cards to shuffle or the seats to draw from, in order. */
  readonly from: readonly number[];
}

/** At so many milliseconds after it was first asked for, the table sends `command`. Data, so that no restart can lose it. */
export interface Deadline {
  /** Stays the same as long as the same clock runs on; a new key starts a new clock. */
  readonly key: string;
  readonly afterMs: number;
  /** For so long after it started the table's bots do nothing, so that persons have their chance. */
  readonly botsWaitMs?: number;
  readonly command: Command;
  /** Whose turn runs out with it: a seat that lets it happen again and again is away. Ruling G11. */
  readonly awaits?: Seat;
  /** It times the play itself: when a table is opened again, what was played before counts, and the time away does not. */
  readonly lasts?: true;
  /** A wait on top that the table draws and tells nobody, so that the moment cannot be timed. Rule SNAP-TURN-3. */
  readonly pause?: { readonly least: number; readonly more: number };
}

/** One press, as the referee credits it: milliseconds from the newest face to the hand. */
export interface RacePress {
  readonly seat: Seat;
  readonly ms: number;
}

/**
 * A race: seats press, the referee ranks them, and the rules hear of it as one command (`kind`, from the table) whose `list` has
 * six numbers for each press in its order: seat, word, target, milliseconds after the newest face, milliseconds after the last
 * award (-1: none), milliseconds it is ranked by, and whose `word` is `tieMs`. Where the last hand loses, the seats that could have
 * pressed and did not stand after them, with -1 milliseconds.
 */
export interface Racing<S> {
  /** Whether the first press takes or the last hand loses, given what has been pressed so far. Rules SNAP-CALL-2, IRISH-SLAP-2, I14. */
  mode(state: S, presses: readonly RacePress[]): "first" | "last";
  /** The seats' commands that are presses. */
  readonly claims: ReadonlySet<number>;
  readonly kind: number;
  /** The kinds of events that show a new face: reactions are measured from them. */
  readonly faces: ReadonlySet<number>;
  /** The kinds of events that end what was raced for, or take it away. */
  readonly awards: ReadonlySet<number>;
  /** Presses no further apart than this are at the same time, where the table has a rule for that; otherwise -1. Rulings G5, D2. */
  tieMs(state: S): number;
  /** Why this seat may not press now, so many milliseconds after the newest face, or null. */
  mayClaim(state: S, seat: Seat, ms?: number): Refusal | null;
  /** Where the last hand loses: whether this seat is in the race, though it may not press yet; usually who may press. Ruling I16. */
  awaits?(state: S, seat: Seat): boolean;
  /** Where the last hand loses: whether this press was for the picture before and costs nothing. It is told at once, by itself, and its seat can still press. Rulings D6, D50. */
  isVoid?(state: S, press: RacePress): boolean;
  /** Why a seat may not ask for this while presses are being judged, or null. Ruling D49. */
  mustWait?(state: S, asked: Command): Refusal | null;
  /** What clocks bring about while presses are being judged, as at any other time. */
  readonly goesOn?: ReadonlySet<number>;
  /** Where the last hand loses: how long everybody may press, in milliseconds from the face. Ruling D43. */
  window?(state: S): number;
  /** Where the last hand loses: whether this press is all that is asked for, or the seat is still missing. Ruling I30. */
  suffices?(state: S, press: Command): boolean;
  /** Whether a seat that has pressed `known` may press `next` on top of it, which then stands in its place, at its own time. Ruling I30. */
  upgrades?(known: Command, next: Command): boolean;
}

/** How a match stands when it is over: winners in seat order; several only where a rule lets them share. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** The place of each seat, 1 for the first; several seats may share one. */
  readonly places: readonly number[];
}

/** A game, as the kernel sees it. `S` is its packed state, `V` the picture a viewer gets. */
export interface Game<S, V> {
  /** Name in one-line game names, addresses and files: `snip-snap-snorum`. */
  readonly id: string;
  /** Two letters that open its share codes. */
  readonly prefix: string;
  /** Rises with every change that would make an old log fold differently. */
  readonly rulesVersion: number;
  readonly options: OptionTable;
  readonly presets: PresetTable;
  readonly conflicts: readonly Conflict[];
  /** Fewest and most seats at the start: `max` in the engine, `table` at a real table or screen. */
  seats(rules: Rules): { readonly min: number; readonly max: number; readonly table: number };
  /** The cards in play under these rules. */
  pack(rules: Rules): readonly CardId[];
  /** A fresh match, nothing dealt. The number of seats has been checked by `openMatch`. */
  create(rules: Rules, seats: readonly SeatPlan[]): S;
  /**
   * Carries a command out: pushes what happened onto `out` and folds it into `state`.
   * A refused command changes nothing and pushes nothing.
   */
  perform(state: S, command: Command, out: GameEvent[]): Refusal | null;
  /** Folds one event into the state. Total: knows no refusal, and reads nothing that a viewer may not know. */
  evolve(state: S, event: GameEvent): void;
  /** The kind of event that deals: with it a round begins. */
  readonly deals: number;
  /** The kinds of commands that a seat may send; all others are the table's own. */
  readonly seatAsks: ReadonlySet<number>;
  /** Of these, the votes: bots vote as the persons at the table do. Ruling S27. */
  readonly votes: ReadonlySet<number>;
  /** Of these, the ones that must be made for the table as it is: a second tap is not a second card. Ruling S24. */
  readonly freshAsks: ReadonlySet<number>;
  /** Names what a fresh command is made for; another stamp, another picture. */
  stamp(state: S): string;
  /** Pushes every command that the rules allow `seat` now. */
  legal(state: S, seat: Seat, out: Command[]): void;
  /** What the table has to draw before anything else can happen, or null. */
  chance(state: S): Chance | null;
  /** The clocks that run now. */
  deadlines(state: S): readonly Deadline[];
  /** The event as `viewer` may know it. */
  project(state: S, event: GameEvent, viewer: Viewer): GameEvent;
  /** The state as `viewer` may know it: what folding the projected events gives. */
  conceal(state: S, viewer: Viewer): S;
  /** The picture for a screen or a bot: only what `viewer` may know. */
  view(state: S, viewer: Viewer): V;
  clone(state: S): S;
  /** The whole state as text: equal text, equal state. */
  print(state: S): string;
  /** One event as one line of a playthrough. */
  printEvent(event: GameEvent): string;
  outcome(state: S): Outcome | null;
  /** Checks what must always hold; the sentence says what is broken. Used by the laws. */
  broken(state: S): string | null;
  /** Where seats race each other. */
  readonly race?: Racing<S>;
}

// Registries and the table hold games of any state and view; the two types meet only inside one game's own value.
// oxlint-disable-next-line typescript/no-explicit-any -- existential: each game's own code is typed, and nobody outside looks into S
export type AnyGame = Game<any, any>;
