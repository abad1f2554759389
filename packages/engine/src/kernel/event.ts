/** The one shape of everything that happens at a table, and of everything a seat can ask for. */

/** A place at the table: 0 for the first, clockwise. */
export type Seat = number;

/** The table itself, where no seat acts: dealing, clocks. */
export const TABLE: Seat = -1;

/** A card of the pack: rank * 4 + suit. See `cards/card.ts`. */
export type CardId = number;

/** No card is meant. */
export const NO_CARD: CardId = -1;

/** A card that this viewer may not see. */
export const HIDDEN_CARD: CardId = -2;

/**
 * Something that happened. State is the fold of events, and the log, the wire, the animation and the spoken
 * transcript are these same events.
 *
 * Every kind of every game has this one hidden class: measured, it makes a readable engine twice as fast as a
 * union of differently shaped objects. What `word`, `amount` and `list` mean is said where a game lists its kinds.
 */
export interface GameEvent {
  readonly kind: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly word: number;
  readonly amount: number;
  readonly list: readonly number[] | null;
}

/** Makes an event; always all six fields in this order, so that the hidden class stays one. */
export function event(
  kind: number,
  seat: Seat,
  card: CardId = NO_CARD,
  word = 0,
  amount = 0,
  list: readonly number[] | null = null,
): GameEvent {
  return { kind, seat, card, word, amount, list };
}

/** Something a seat, or the table with chance and clock in hand, asks for. One shape, for the same reason. */
export interface Command {
  readonly kind: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly word: number;
  readonly list: readonly number[] | null;
}

/** Makes a command. `word` -1 means that no word is said. */
export function command(
  kind: number,
  seat: Seat,
  card: CardId = NO_CARD,
  word = -1,
  list: readonly number[] | null = null,
): Command {
  return { kind, seat, card, word, list };
}
