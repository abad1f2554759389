/** What a seat may see: the picture for screens and bots. Nobody looks at face-down cards, the own ones included (IRISH-DEAL-1). */
import type { CardId, Seat } from "../../kernel/event.ts";
import type { Viewer } from "../../kernel/game.ts";
import type { IrishRules } from "./options.ts";
import type { Phase } from "./state.ts";

/** Only what `viewer` may know; made of plain values. */
export interface IrishView {
  readonly viewer: Viewer;
  readonly rules: IrishRules;
  readonly seats: number;
  readonly phase: keyof typeof Phase;
  readonly dealer: Seat;
  /** Who lays, or speaks, next; -1 when nobody does. */
  readonly turn: Seat;
  /** `turn` has reached for the card, and it will be shown in a moment. */
  readonly reached: boolean;
  /** Cards laid and words spoken without one, in this game; and how often a pile was taken: a new count begins with each. */
  readonly lays: number;
  readonly restarts: number;
  /** The same number, the same picture: one slap each. */
  readonly picture: number;
  /** The word just said, a rank; -1 when none, or when nobody counts aloud. */
  readonly word: number;
  /** The word that is due next; -1 when nobody counts aloud. Ruling I39. */
  readonly due: number;
  /** Face-down cards by seat; -1 while nobody counts aloud and the pile grows. Ruling D42. */
  readonly stocks: readonly number[];
  /** The top of the pile and the two below, newest first; fewer where fewer lie there. */
  readonly tops: readonly CardId[];
  /** Cards in the pile; -1 while nobody counts aloud. */
  readonly pile: number;
  /** Who laid the newest card or said the newest word; -1 where a new pile begins. */
  readonly layer: Seat;
  /** Whether the newest face is a word spoken without a card. */
  readonly wordOnly: boolean;
  readonly out: readonly boolean[];
  /** Seats that have laid their last card and may still have to take the pile. Rulings I11, D41. */
  readonly lastDuty: readonly boolean[];
  readonly locks: readonly boolean[];
  /** False slaps that are still free, by seat. Ruling D50. */
  readonly free: readonly boolean[];
  readonly maySlap: boolean;
  readonly mayReach: boolean;
  /** Whether the viewer has to choose the word. */
  readonly choosesWord: boolean;
  /** What the viewer may answer now, in the calm game. */
  readonly mayAnswer: readonly number[];
  readonly answered: readonly boolean[];
  /** Time is over, and level seats play on until one takes a pile. Ruling I38. */
  readonly suddenDeath: boolean;
  /** Of the current game, or of the one just over: places by seat, 0 where still open. */
  readonly places: readonly number[];
  /** Which deal this is, from 1; games lost by seat; who is ready for the next. */
  readonly deal: number;
  readonly losses: readonly number[];
  readonly ready: readonly boolean[];
  /** Hands down in time, false slaps and piles taken, by seat, over the match. */
  readonly slaps: readonly number[];
  readonly falseSlaps: readonly number[];
  readonly piles: readonly number[];
  readonly winners: readonly Seat[];
}
