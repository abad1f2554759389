/** The nouns of the game: stock, pile, word, and the state of one match. */
import type { CardId, Seat } from "../../kernel/event.ts";
import { ACE, JOKERS } from "../../cards/card.ts";
import { packOf } from "../../cards/pack.ts";
import { NO_WORD } from "./events.ts";
import type { IrishRules } from "./options.ts";
import * as Phase from "./kinds/phase.ts";

export { Phase };

/** Has not answered yet; has answered, and nobody else may know what. */
export const UNANSWERED = -1;
/** See `UNANSWERED`. */
export const SECRET = -2;

/** A match. Lists of cards are bottom first. */
export interface Irish {
  readonly rules: IrishRules;
  readonly seats: number;

  phase: number;
  /** Which game of the match is on, from 1. */
  deal: number;
  dealer: Seat;
  turn: Seat;
  /** `turn` has reached for the card, and it will be shown in a moment; with words of one's own `chosen` will be said. */
  reached: boolean;
  chosen: number;
  /** Cards laid and words spoken without one, and piles taken, in this game. */
  lays: number;
  restarts: number;
  /** Rises with everything that changes what can be slapped: a seat slaps once for each picture. Rulings G9, D6. */
  picture: number;
  /** Hands so far, over the match; clocks are named after it. */
  hands: number;

  /** Face-down cards by seat; `HIDDEN_CARD` where a viewer cannot know. */
  readonly stocks: CardId[][];
  pile: CardId[];
  /** Cards that have lain open in this game: everybody may know where they are. */
  readonly seen: Uint8Array;

  /** The newest face: who laid or spoke, and the word; `wordOnly`: without a card. `layer` is -1 where a new pile begins. */
  layer: Seat;
  wordOnly: boolean;
  /** The word of the newest face and the next word due; -1 for who has not heard. Rules IRISH-TURN-2, IRISH-VAR-SILENT. */
  word: number;
  due: number;
  /** The newest face lies on a trigger that nobody slapped; never so for who cannot know. Ruling D46. */
  covered: boolean;
  /** The newest face may still be slapped in time. Rulings I4, D43. */
  windowOpen: boolean;
  /** Who has laid the last card and may still have to take the pile, or -1. Rulings I11, D41. */
  duty: Seat;
  /** Of these one will be drawn. Ruling I6. */
  lot: readonly Seat[];

  readonly out: Uint8Array;
  /** Places so far, 0 where still open. */
  readonly places: Uint8Array;
  readonly locks: Uint8Array;
  /** Who has a false slap free. Ruling D50. */
  readonly free: Uint8Array;
  /** The picture for which each seat has slapped, or -1. */
  readonly slappedFor: Int32Array;
  readonly answers: Int8Array;

  /** The agreed time is over, and only a slap is still finished. Ruling I37. */
  timeUp: boolean;
  /** Level seats play on; which, and what each seat held when the time was over. Rulings I38, D53. */
  suddenDeath: boolean;
  readonly level: Uint8Array;
  readonly held: Uint8Array;

  readonly losses: Uint16Array;
  readonly ready: Uint8Array;
  /** Hands down in time, false slaps and piles taken, by seat, over the match. */
  readonly slaps: Uint16Array;
  readonly falseSlaps: Uint16Array;
  readonly takes: Uint16Array;
  winners: readonly Seat[];
}

const PACK: readonly CardId[] = packOf(52);
const WITH_JOKERS: readonly CardId[] = [...PACK, ...JOKERS];

/** The cards of the game. Rules IRISH-DECK-1, IRISH-VAR-JOKER. */
export const packFor = (rules: IrishRules): readonly CardId[] => (rules.jokers === "on" ? WITH_JOKERS : PACK);

/** A fresh match, nothing dealt. */
export function newMatch(rules: IrishRules, seats: number): Irish {
  return {
    rules,
    seats,
    phase: Phase.Dealer,
    deal: 0,
    dealer: -1,
    turn: -1,
    reached: false,
    chosen: NO_WORD,
    lays: 0,
    restarts: 0,
    picture: 0,
    hands: 0,
    stocks: Array.from({ length: seats }, () => []),
    pile: [],
    seen: new Uint8Array(WITH_JOKERS.length),
    layer: -1,
    wordOnly: false,
    word: NO_WORD,
    due: ACE,
    covered: false,
    windowOpen: false,
    duty: -1,
    lot: [],
    out: new Uint8Array(seats),
    places: new Uint8Array(seats),
    locks: new Uint8Array(seats),
    free: new Uint8Array(seats),
    slappedFor: new Int32Array(seats).fill(-1),
    answers: new Int8Array(seats).fill(UNANSWERED),
    timeUp: false,
    suddenDeath: false,
    level: new Uint8Array(seats),
    held: new Uint8Array(seats),
    losses: new Uint16Array(seats),
    ready: new Uint8Array(seats),
    slaps: new Uint16Array(seats),
    falseSlaps: new Uint16Array(seats),
    takes: new Uint16Array(seats),
    winners: [],
  };
}

/** A copy that shares nothing that changes. */
export function cloneMatch(from: Irish): Irish {
  return {
    ...from,
    stocks: from.stocks.map((cards) => cards.slice()),
    pile: from.pile.slice(),
    seen: from.seen.slice(),
    out: from.out.slice(),
    places: from.places.slice(),
    locks: from.locks.slice(),
    free: from.free.slice(),
    slappedFor: from.slappedFor.slice(),
    answers: from.answers.slice(),
    level: from.level.slice(),
    held: from.held.slice(),
    losses: from.losses.slice(),
    ready: from.ready.slice(),
    slaps: from.slaps.slice(),
    falseSlaps: from.falseSlaps.slice(),
    takes: from.takes.slice(),
  };
}

/** The whole state as text; equal text, equal state. */
export function printMatch(match: Irish): string {
  return JSON.stringify(match, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
}

/** The face-down cards of a seat. */
export const stock = (match: Irish, seat: Seat): CardId[] => match.stocks[seat] ?? [];

/** How many cards a seat holds. */
export const cardsOf = (match: Irish, seat: Seat): number => stock(match, seat).length;

/** Whether nobody counts aloud. Rule IRISH-VAR-SILENT. */
export const silent = (match: Irish): boolean => match.rules.words === "silent";

/** Whether whoever has no cards goes on counting and slapping. Rule IRISH-VAR-TOTHEEND. */
export const toTheEnd = (match: Irish): boolean => match.rules.end === "to-the-end";

/** Whether a game is being played. */
export const playing = (match: Irish): boolean =>
  match.phase === Phase.Play || match.phase === Phase.Lot || match.phase === Phase.Answer;

/** Every seat of the table, or those still in the game. */
export const allSeats = (match: Irish): readonly Seat[] => Array.from({ length: match.seats }, (_, seat) => seat);
/** See `allSeats`. */
export const seatsIn = (match: Irish): readonly Seat[] => allSeats(match).filter((seat) => match.out[seat] === 0);

/** The seats that hold cards. */
export const holders = (match: Irish): readonly Seat[] => allSeats(match).filter((seat) => cardsOf(match, seat) > 0);

/** How far `seat` sits clockwise from the left of `from`, who comes last. */
export const stepsAfter = (match: Irish, from: Seat, seat: Seat): number =>
  (seat - from - 1 + 2 * match.seats) % match.seats;

/** The next seat clockwise that lays or speaks, or -1. Rules IRISH-TURN-2, IRISH-VAR-TOTHEEND, I2. */
export function nextTurn(match: Irish, from: Seat): Seat {
  for (let step = 1; step <= match.seats; step++) {
    const seat = (from + step) % match.seats;
    if (toTheEnd(match) || cardsOf(match, seat) > 0) return seat;
  }
  return -1;
}
