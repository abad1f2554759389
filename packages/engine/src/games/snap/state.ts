/** The nouns of the game: stock, pile, pool, and the state of one match. */
import { HIDDEN_CARD, NO_CARD } from "../../kernel/event.ts";
import type { CardId, Seat } from "../../kernel/event.ts";
import { RANKS, SUITS } from "../../cards/card.ts";
import { packOf } from "../../cards/pack.ts";
import type { SnapRules } from "./options.ts";
import * as Phase from "./kinds/phase.ts";

export { Phase };

/** Has not answered yet; has answered, and nobody else may know what. */
export const UNANSWERED = -1;
/** See `UNANSWERED`. */
export const SECRET = -2;

/** A pool: cards in the middle, face up, bottom first, with the number by which it is called. Ruling N10. */
export interface Pool {
  readonly number: number;
  readonly cards: readonly CardId[];
}

/** A match. Lists of cards are bottom first. */
export interface Snap {
  readonly rules: SnapRules;
  readonly seats: number;

  phase: number;
  dealer: Seat;
  turn: Seat;
  /** `turn` has reached for the card, and it will be shown in a moment. */
  reached: boolean;
  /** Cards turned so far. */
  reveals: number;
  /** Rises with everything that changes what can be called: a seat calls once for each picture. Rulings G9, D6. */
  picture: number;

  /** Face-down cards by seat; `HIDDEN_CARD` where a viewer cannot know. */
  readonly stocks: CardId[][];
  /** Face-up cards by seat; with one pile only the first is used. */
  readonly piles: CardId[][];
  pools: readonly Pool[];
  /** The number of the next pool. */
  nextPool: number;
  /** Cards that have lain open since they were last shuffled: everybody may know where they are. */
  readonly seen: Uint8Array;
  /** Cards in the one pile that were paid, not laid, and are never compared. Ruling N35. */
  buried: number;
  /** When the top card of each pile was turned, as the how-manyeth. */
  readonly toppedAt: Uint32Array;

  /** The newest face and who turned it; `overturned`: the pile was turned over for it. */
  newest: CardId;
  turner: Seat;
  overturned: boolean;
  /** Who had turned the card before, and when the top that the newest card covered had been turned. */
  turnerBefore: Seat;
  toppedBefore: number;

  readonly out: Uint8Array;
  /** See `Lock`. */
  readonly locks: Uint8Array;
  /** The picture for which each seat has called, or -1; and the one in which it had a void press for what was gone. Rulings G9, D6. */
  readonly calledFor: Int32Array;
  readonly voidIn: Int32Array;
  readonly answers: Int8Array;

  /** The seats that still have to shuffle, and how many cards each from the bottom of the stock (0: all, pile included). */
  shuffling: readonly Seat[];
  shuffleCards: readonly number[];
  /** How often everybody has shuffled. Ruling D30. */
  shuffles: number;
  /** Positions since the last match or call, as numbers; and whether the last one had been there before. */
  readonly positions: number[];
  stalled: boolean;

  /** The reveal of the last call, and of each seat's last false call: bots tire and grow careful as people do. */
  lastCall: number;
  readonly wrongAt: Int32Array;
  /** The reveal at which each seat last lost a pile to somebody quicker: its own, or the one in the middle. */
  readonly beatenAt: Int32Array;
  /** How often each seat called, won and was wrong, for the table of the match. */
  readonly calls: Uint16Array;
  readonly wins: Uint16Array;
  readonly falseCalls: Uint16Array;
  winners: readonly Seat[];
}

/** Cards of the pack. Rule SNAP-DECK-1. */
export const PACK: readonly CardId[] = packOf(52);

/** A fresh match, nothing dealt. */
export function newMatch(rules: SnapRules, seats: number): Snap {
  return {
    rules,
    seats,
    phase: Phase.Dealer,
    dealer: -1,
    turn: -1,
    reached: false,
    reveals: 0,
    picture: 0,
    stocks: Array.from({ length: seats }, () => []),
    piles: Array.from({ length: seats }, () => []),
    pools: [],
    nextPool: 1,
    seen: new Uint8Array(RANKS * SUITS),
    buried: 0,
    toppedAt: new Uint32Array(seats),
    newest: NO_CARD,
    turner: -1,
    overturned: false,
    turnerBefore: -1,
    toppedBefore: 0,
    out: new Uint8Array(seats),
    locks: new Uint8Array(seats),
    calledFor: new Int32Array(seats).fill(-1),
    voidIn: new Int32Array(seats).fill(-1),
    answers: new Int8Array(seats).fill(UNANSWERED),
    shuffling: [],
    shuffleCards: [],
    shuffles: 0,
    positions: [],
    stalled: false,
    lastCall: 0,
    wrongAt: new Int32Array(seats).fill(-99),
    beatenAt: new Int32Array(seats).fill(-99),
    calls: new Uint16Array(seats),
    wins: new Uint16Array(seats),
    falseCalls: new Uint16Array(seats),
    winners: [],
  };
}

/** A copy that shares nothing that changes. */
export function cloneMatch(from: Snap): Snap {
  return {
    ...from,
    stocks: from.stocks.map((cards) => cards.slice()),
    piles: from.piles.map((cards) => cards.slice()),
    seen: from.seen.slice(),
    toppedAt: from.toppedAt.slice(),
    out: from.out.slice(),
    locks: from.locks.slice(),
    calledFor: from.calledFor.slice(),
    voidIn: from.voidIn.slice(),
    answers: from.answers.slice(),
    positions: from.positions.slice(),
    wrongAt: from.wrongAt.slice(),
    beatenAt: from.beatenAt.slice(),
    calls: from.calls.slice(),
    wins: from.wins.slice(),
    falseCalls: from.falseCalls.slice(),
  };
}

/** The whole state as text; equal text, equal state. */
export function printMatch(match: Snap): string {
  return JSON.stringify(match, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
}

/** One pile in the middle for everybody. Rule SNAP-VAR-ONE-1. */
export const onePile = (match: Snap): boolean => match.rules.piles === "one";

/** The pile on which `seat` lays: the own one, or the one in the middle. Rules SNAP-TURN-2, SNAP-VAR-ONE-1. */
export const pileOf = (match: Snap, seat: Seat): number => (onePile(match) ? 0 : seat);

/** The cards of a pile. */
export const pile = (match: Snap, at: number): CardId[] => match.piles[at] ?? [];

/** The face-down cards of a seat. */
export const stock = (match: Snap, seat: Seat): CardId[] => match.stocks[seat] ?? [];

/** How many cards a seat has, stock and pile. */
export const cardsOf = (match: Snap, seat: Seat): number =>
  stock(match, seat).length + (onePile(match) ? 0 : pile(match, seat).length);

/** The seats still in the game. */
export function seatsIn(match: Snap): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < match.seats; seat++) if (match.out[seat] === 0) seats.push(seat);
  return seats;
}

/** The seats with cards, from the left of `seat` on, `seat` last. */
export function holdersFrom(match: Snap, seat: Seat): readonly Seat[] {
  const holders: Seat[] = [];
  for (let step = 1; step <= match.seats; step++) {
    const next = (seat + step) % match.seats;
    if (cardsOf(match, next) > 0) holders.push(next);
  }
  return holders;
}

/** Whether everybody may know where every card is. */
export const allSeen = (match: Snap): boolean =>
  match.stocks.every((cards) => cards.every((card) => isKnown(match, card)));

/** Whether a face-down card has lain open since it was last shuffled. */
export const isKnown = (match: Snap, card: CardId): boolean => card !== HIDDEN_CARD && match.seen[card] === 1;
