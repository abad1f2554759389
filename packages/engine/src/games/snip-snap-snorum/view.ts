/** What a seat may see: the picture for screens and bots. */
import { HIDDEN_CARD, NO_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import type { Viewer } from "../../kernel/game.ts";
import { RANKS, rankOf, suitOf } from "../../cards/card.ts";
import { clockwiseFrom } from "../../cards/seats.ts";
import { scoreOf, seatsLeft } from "./ending.ts";
import { Event, Word } from "./events.ts";
import { fits } from "./fits.ts";
import type { SnipRules } from "./options.ts";
import { wordOwed } from "./play.ts";
import { nextDealer } from "./setup.ts";
import { Phase, Place, cardsInPlay, cloneMatch, handOf, runCards, runSeats } from "./state.ts";
import type { RoundResult, Snip } from "./state.ts";
import { mayLeadRhyme } from "./words-due.ts";

/** A card of the run on the table. */
export interface RunCard {
  readonly card: CardId;
  readonly seat: Seat;
}

/** Only what `viewer` may know; made of plain values. */
export interface SnipView {
  readonly viewer: Viewer;
  readonly rules: SnipRules;
  readonly seats: number;
  readonly phase: keyof typeof Phase;
  readonly round: number;
  readonly dealer: Seat;
  /** Who deals the next round, between rounds. */
  readonly nextDealer: Seat;
  /** Whose turn it is to lay, pass or speak; -1 when nobody's. */
  readonly turn: Seat;
  /** The viewer's own cards, in order of rank and suit. */
  readonly hand: readonly CardId[];
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
  /** Cards that everybody knows to be in a hand, because they lay open before. */
  readonly known: readonly (readonly CardId[])[];
  /** The run on the table, or the last one while the next lead is awaited (`runOver`). */
  readonly run: readonly RunCard[];
  readonly runOver: boolean;
  /** Passes since the last card. */
  readonly passes: number;
  /** The word that goes with the next card; -1 for a lead and past the fifth. */
  readonly nextWord: number;
  /** The word that is owed now by `turn`, or -1. */
  readonly wordOwed: number;
  /** The viewer may say the first line of the rhyme. */
  readonly mayLeadRhyme: boolean;
  /** The card whose bad word may still be pointed out, or -1, and whose it is. */
  readonly offence: CardId;
  readonly offender: Seat;
  /** The viewer's cards that may be laid now; empty when it is not the viewer's turn to lay. */
  readonly playable: readonly CardId[];
  readonly mayPass: boolean;
  /** How many cards of each rank are out of play or on the table. */
  readonly gone: readonly number[];
  /** Every card that is out of all hands. */
  readonly out: readonly CardId[];
  /** The last cards of the completed runs, in order. */
  readonly completed: readonly CardId[];
  readonly counters: readonly number[];
  /** What the session is won by: counters, or rounds won where there are none. */
  readonly scores: readonly number[];
  readonly pot: number;
  readonly roundsWon: readonly number[];
  readonly inRound: readonly boolean[];
  /** Out of the match, or, in a tie-break, watching. */
  readonly sittingOut: readonly boolean[];
  readonly juniors: readonly boolean[];
  readonly votes: readonly boolean[];
  readonly tieBreak: boolean;
  readonly cuts: readonly (readonly CardId[])[];
  readonly results: readonly RoundResult[];
  readonly winners: readonly Seat[];
}

const PHASES = Object.fromEntries(Object.entries(Phase).map(([name, phase]) => [phase, name])) as Record<
  number,
  keyof typeof Phase
>;

/** The picture for `viewer`. Made from what folding the projected events gives, so it cannot show more than they do. */
export function viewOf(match: Snip, viewer: Viewer): SnipView {
  const hand = viewer < 0 ? [] : handOf(match, viewer);
  const toLay = match.turn === viewer && (match.phase === Phase.Lead || match.phase === Phase.Match);
  const playable = !toLay ? [] : match.phase === Phase.Lead ? hand : hand.filter((card) => fits(match, card));
  const out = cardsInPlay(match).filter((card) => match.places[card] !== Place.Unseen);
  const layers = runSeats(match);
  return {
    viewer,
    rules: match.rules,
    seats: match.seats,
    phase: PHASES[match.phase] ?? "Dealer",
    round: match.round,
    dealer: match.dealer,
    nextDealer: match.dealer < 0 || seatsLeft(match).length === 0 ? -1 : nextDealer(match),
    turn: match.phase === Phase.Challenge ? -1 : match.turn,
    hand,
    sizes: Array.from(match.sizes),
    known: Array.from({ length: match.seats }, (_, seat) => knownCards(match, seat)),
    run: runCards(match).map((card, at) => ({ card, seat: layers[at] ?? -1 })),
    runOver: match.runOver,
    passes: match.passes,
    nextWord: match.phase === Phase.Match && match.runLength <= Word.jig ? match.runLength : Word.none,
    wordOwed: wordOwed(match),
    mayLeadRhyme: mayLeadRhyme(match, viewer),
    offence: match.offence,
    offender: match.offence === NO_CARD ? -1 : match.offender,
    playable,
    mayPass: toLay && match.phase === Phase.Match && (playable.length === 0 || match.rules.match === "may"),
    gone: Array.from({ length: RANKS }, (_, rank) => out.filter((card) => rankOf(card) === rank).length),
    out,
    completed: match.completed.slice(),
    counters: Array.from(match.counters),
    scores: Array.from({ length: match.seats }, (_, seat) => scoreOf(match, seat)),
    pot: match.pot,
    roundsWon: Array.from(match.roundsWon),
    inRound: Array.from(match.inRound, Boolean),
    sittingOut: Array.from(match.out, Boolean),
    juniors: Array.from(match.juniors, Boolean),
    votes: Array.from(match.votes, Boolean),
    tieBreak: match.tieBreak,
    cuts: match.cuts.slice(),
    results: match.results.map((result) => ({
      ...result,
      paid: result.paid.slice(),
      counters: result.counters.slice(),
    })),
    winners: match.winners,
  };
}

function knownCards(match: Snip, seat: Seat): readonly CardId[] {
  const cards: CardId[] = [];
  for (const card of cardsInPlay(match)) {
    if (((match.known[seat * RANKS + rankOf(card)] ?? 0) & (1 << suitOf(card))) !== 0) cards.push(card);
  }
  return cards;
}

/** An event as `viewer` may know it. Only the deal hides anything: everybody sees their own cards. */
export function project(match: Snip, event: GameEvent, viewer: Viewer): GameEvent {
  if (event.kind !== Event.Dealt || event.list === null) return event;
  const order = clockwiseFrom(
    match.out.map((out) => 1 - out),
    event.seat,
  );
  return { ...event, list: event.list.map((card, at) => (order[at % order.length] === viewer ? card : HIDDEN_CARD)) };
}

/** The match as `viewer` may know it: other hands show only the cards that lay open before. */
export function conceal(match: Snip, viewer: Viewer): Snip {
  const seen = cloneMatch(match);
  for (let seat = 0; seat < match.seats; seat++) {
    if (seat === viewer) continue;
    for (let rank = 0; rank < RANKS; rank++) seen.hands[seat * RANKS + rank] = match.known[seat * RANKS + rank] ?? 0;
  }
  return seen;
}
