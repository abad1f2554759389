/** Glossary: the nouns of the game. The packed state of one match, and the questions that the chapters ask of it. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId, Seat } from "../../kernel/event.ts";
import type { SeatPlan } from "../../kernel/game.ts";
import { RANKS, SUITS, lowestSuit, rankOf, suitOf } from "../../cards/card.ts";
import type { Rank, SuitMask } from "../../cards/card.ts";
import { packOf } from "../../cards/pack.ts";
import * as Phase from "./kinds/phase.ts";
import type { SnipRules } from "./options.ts";

export * as Place from "./kinds/place.ts";
export { Phase };

/** How a round ended, kept for the table of rounds. */
export interface RoundResult {
  readonly round: number;
  readonly dealer: Seat;
  readonly winner: Seat;
  /** Cards each seat still held. */
  readonly cardsLeft: readonly number[];
  /** What the winner took from the pot. */
  pot: number;
  /** What each seat paid the winner for its cards. */
  readonly paid: number[];
  /** Counters after settlement. */
  readonly counters: number[];
  readonly tieBreak: boolean;
}

/** A match. Typed arrays by seat, by rank or by card, so that a fold costs little and a copy is a few slices. */
export interface Snip {
  readonly rules: SnipRules;
  readonly seats: number;
  /** The words must be said by the players themselves. Read from `rules` once. */
  readonly mustChant: boolean;
  /** Ranks are matched; in the Jig suits go upwards. Read from `rules` once. */
  readonly byRank: boolean;
  /** Seats without a choice pass by themselves; the Jig always has it so. Read from `rules` once. Rulings S6, S36. */
  readonly passesByItself: boolean;
  /** A pass may cost a counter. Read from `rules` once. Ruling S7. */
  readonly finesPasses: boolean;
  /** Whoever has laid lays all that fits. Read from `rules` once. Ruling S3. */
  readonly laysAll: boolean;
  readonly juniors: Uint8Array;

  phase: number;
  round: number;
  dealer: Seat;
  turn: Seat;
  /** Rises with every card laid and every pass; clocks are named after it. */
  moves: number;

  /** Suits held, by seat and rank: `seat * 13 + rank`. Empty where a viewer may not look. */
  readonly hands: Uint8Array;
  /** Suits that everybody knows to be in that hand, because the card lay open before. */
  readonly known: Uint8Array;
  readonly sizes: Uint8Array;
  /** `Place` of every card. */
  readonly places: Uint8Array;
  /** How many cards of each rank have left the hands. */
  readonly gone: Uint8Array;
  /** How often the very card was taken back in this round. Ruling S12b, D14. */
  readonly takeBacks: Uint8Array;

  /** The cards that were laid in this round and lie there, in order, and who laid each. */
  readonly laidCards: Int8Array;
  readonly laidSeats: Int8Array;
  laid: number;
  /** So many of them, the last, are the run that is on the table; it stays readable until the next lead. */
  runLength: number;
  /** The run is set aside and waits only for the next lead. */
  runOver: boolean;
  /** The leader has said the first line of the rhyme. Ruling S40. */
  leadLine: boolean;
  /** Passes since the last card. */
  passes: number;
  /** Seats that have paid for a pass in this run. Ruling S7. */
  readonly passPaid: Uint8Array;
  /** Ranks (or, in the Jig, runs) completed so far, by their last card, in order. */
  readonly completed: CardId[];

  /** The card whose word was bad and can still be challenged, or -1. */
  offence: CardId;
  offender: Seat;

  readonly inRound: Uint8Array;
  readonly out: Uint8Array;
  readonly counters: Int32Array;
  pot: number;
  /** What each seat has put into the pot in this round. */
  readonly paidIn: Int32Array;
  readonly roundsWon: Uint16Array;
  readonly votes: Uint8Array;
  tieBreak: boolean;
  /** The same dealer deals again. Ruling D21. */
  sameDealer: boolean;
  readonly cuts: (readonly CardId[])[];
  readonly results: RoundResult[];
  winners: readonly Seat[];
}

/** A fresh match: equal stacks, nothing dealt. Rule SSS-DEAL-3. */
export function newMatch(rules: SnipRules, plans: readonly SeatPlan[]): Snip {
  const seats = plans.length;
  const cards = RANKS * SUITS;
  return {
    rules,
    seats,
    mustChant: rules.chants === "must",
    byRank: rules.jig === "off",
    passesByItself: rules.match === "must" && (rules.knock === "by-itself" || rules.jig !== "off"),
    finesPasses: rules.passFine !== "off",
    laysAll: rules.lay === "all",
    juniors: Uint8Array.from(plans, (plan) => Number(plan.junior)),
    phase: Phase.Dealer,
    round: 0,
    dealer: -1,
    turn: -1,
    moves: 0,
    hands: new Uint8Array(seats * RANKS),
    known: new Uint8Array(seats * RANKS),
    sizes: new Uint8Array(seats),
    places: new Uint8Array(cards),
    gone: new Uint8Array(RANKS),
    takeBacks: new Uint8Array(cards),
    laidCards: new Int8Array(cards),
    laidSeats: new Int8Array(cards),
    laid: 0,
    runLength: 0,
    runOver: true,
    leadLine: false,
    passes: 0,
    passPaid: new Uint8Array(seats),
    completed: [],
    offence: NO_CARD,
    offender: -1,
    inRound: new Uint8Array(seats),
    out: new Uint8Array(seats),
    counters: new Int32Array(seats).fill(rules.counters === "off" ? 0 : rules.stack),
    pot: 0,
    paidIn: new Int32Array(seats),
    roundsWon: new Uint16Array(seats),
    votes: new Uint8Array(seats),
    tieBreak: false,
    sameDealer: false,
    cuts: [],
    results: [],
    winners: [],
  };
}

/** A copy that shares nothing that changes. */
export function cloneMatch(from: Snip): Snip {
  return {
    ...from,
    hands: from.hands.slice(),
    known: from.known.slice(),
    sizes: from.sizes.slice(),
    places: from.places.slice(),
    gone: from.gone.slice(),
    takeBacks: from.takeBacks.slice(),
    laidCards: from.laidCards.slice(),
    laidSeats: from.laidSeats.slice(),
    passPaid: from.passPaid.slice(),
    completed: from.completed.slice(),
    inRound: from.inRound.slice(),
    out: from.out.slice(),
    counters: from.counters.slice(),
    paidIn: from.paidIn.slice(),
    roundsWon: from.roundsWon.slice(),
    votes: from.votes.slice(),
    cuts: from.cuts.slice(),
    results: from.results.map((result) => ({
      ...result,
      paid: result.paid.slice(),
      counters: result.counters.slice(),
    })),
  };
}

/** The whole state as text; equal text, equal state. */
export function printMatch(match: Snip): string {
  return JSON.stringify(match, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  );
}

const PACKS = { 52: packOf(52), 32: packOf(32), 24: packOf(24) } as const;

/** The cards that are dealt in this match; a tie-break uses the same. Rules SSS-DECK-1, D13. */
export const cardsInPlay = (match: Snip): readonly CardId[] => PACKS[match.rules.deck];

/** The suits of `rank` that `seat` holds. */
export const held = (match: Snip, seat: Seat, rank: Rank): SuitMask => match.hands[seat * RANKS + rank] ?? 0;

/** Whether `seat` holds the card. */
export const holdsCard = (match: Snip, seat: Seat, card: CardId): boolean =>
  (held(match, seat, rankOf(card)) & (1 << suitOf(card))) !== 0;

/** The cards of a hand in order of rank and suit. */
export function handOf(match: Snip, seat: Seat): readonly CardId[] {
  const cards: CardId[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    for (let mask = held(match, seat, rank); mask !== 0; mask &= mask - 1) cards.push(rank * SUITS + lowestSuit(mask));
  }
  return cards;
}

/** Whether anybody holds a card of `rank`, which is one of the pack. */
export const anybodyHolds = (match: Snip, rank: Rank): boolean => match.gone[rank] !== SUITS;

/** Whether the card is in some hand. */
export function cardIsHeld(match: Snip, card: CardId): boolean {
  for (let seat = 0; seat < match.seats; seat++) if (holdsCard(match, seat, card)) return true;
  return false;
}

/** The card laid last in the run that is on the table. */
export const lastCard = (match: Snip): CardId => match.laidCards[match.laid - 1] ?? NO_CARD;

/** The seat that laid it. */
export const lastLayer = (match: Snip): Seat => match.laidSeats[match.laid - 1] ?? -1;

/** The cards of the run that is on the table, in order. */
export const runCards = (match: Snip): readonly CardId[] => Array.from(ofRun(match, match.laidCards));

/** Who laid each card of that run. */
export const runSeats = (match: Snip): readonly Seat[] => Array.from(ofRun(match, match.laidSeats));

const ofRun = (match: Snip, laid: Int8Array): Int8Array => laid.subarray(match.laid - match.runLength, match.laid);

/** How many seats play in this round. */
export function seatsInRound(match: Snip): number {
  let seats = 0;
  for (let seat = 0; seat < match.seats; seat++) seats += match.inRound[seat] ?? 0;
  return seats;
}

/** Whether payments are made in this round: never in a tie-break. Ruling S25. */
export const countersMove = (match: Snip): boolean => match.rules.counters !== "off" && !match.tieBreak;
