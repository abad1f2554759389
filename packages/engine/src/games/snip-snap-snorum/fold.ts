/** What each event does to the match. Reads nothing that a viewer may not know, so that a viewer can fold too. */
import { HIDDEN_CARD, NO_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import { RANKS, rankOf, suitOf } from "../../cards/card.ts";
import { clockwiseFrom, nextIn } from "../../cards/seats.ts";
import { Event, Word } from "./events.ts";
import { wordDue } from "./words-due.ts";
import { Phase, Place, runCards } from "./state.ts";
import type { Snip } from "./state.ts";

/** Folds one event into the match. The events of every card come first, so that this is small enough to be compiled into its callers. */
export function evolve(match: Snip, event: GameEvent): void {
  switch (event.kind) {
    case Event.Laid:
      lay(match, event.seat, event.card);
      if (match.mustChant && wordDue(match) !== Word.none) match.phase = Phase.Chant;
      else toNextSeat(match, event.seat);
      return;
    case Event.Passed:
      match.passes++;
      match.moves++;
      match.turn = nextIn(match.inRound, event.seat);
      return;
    case Event.Led:
      startRun(match);
      lay(match, event.seat, event.card);
      toNextSeat(match, event.seat);
      return;
    case Event.Completed:
      match.completed.push(event.card);
      endRun(match, event.seat);
      return;
    default:
      evolveWord(match, event);
  }
}

/** The events around words and fines. */
function evolveWord(match: Snip, event: GameEvent): void {
  const { seat, card } = event;
  switch (event.kind) {
    case Event.Closed:
      for (const given of runCards(match)) match.places[given] = Place.Closed;
      endRun(match, seat);
      return;
    case Event.Chanted:
      if (event.word === Word.lead) match.leadLine = true;
      else toNextSeat(match, seat);
      return;
    case Event.Mischanted:
    case Event.ChantMissed:
      toNextSeat(match, seat);
      if (match.rules.judge === "challenge" && match.juniors[seat] !== 1) openChallenge(match, seat, card);
      return;
    case Event.Stood:
      return;
    case Event.Challenged:
    case Event.ChallengeClosed:
      match.offence = NO_CARD;
      if (match.phase === Phase.Challenge) match.phase = Phase.Match;
      return;
    case Event.TookBack:
      takeBack(match, seat, card);
      return;
    case Event.Drew:
      draw(match, seat, card);
      return;
    case Event.Returned:
      know(match, seat, card);
      return;
    case Event.Anted:
    case Event.PassFined:
    case Event.ChantFined:
      if (event.kind === Event.PassFined) match.passPaid[seat] = 1;
      match.counters[seat] = (match.counters[seat] ?? 0) - event.amount;
      match.paidIn[seat] = (match.paidIn[seat] ?? 0) + event.amount;
      match.pot += event.amount;
      return;
    default:
      evolveMatch(match, event);
  }
}

/** The events between rounds: cutting, dealing, settling. */
function evolveMatch(match: Snip, event: GameEvent): void {
  const { seat } = event;
  switch (event.kind) {
    case Event.Cut:
      match.cuts.push(event.list ?? []);
      return;
    case Event.DealerFound:
      match.dealer = seat;
      match.sameDealer = true;
      match.phase = Phase.Deal;
      return;
    case Event.RoundCalled:
      match.phase = Phase.Deal;
      return;
    case Event.Dealt:
      deal(match, seat, event.list ?? []);
      return;
    case Event.RoundWon:
      win(match, seat);
      return;
    case Event.PotTaken:
      match.counters[seat] = (match.counters[seat] ?? 0) + event.amount;
      match.pot -= event.amount;
      note(match, (result) => (result.pot = event.amount));
      return;
    case Event.Settled:
      settle(match, seat, event.amount);
      return;
    case Event.Eliminated:
      match.out[seat] = 1;
      return;
    case Event.TieBreak:
      match.tieBreak = true;
      match.out.fill(1);
      for (const tied of event.list ?? []) match.out[tied] = 0;
      return;
    case Event.BrokenOff:
      breakOff(match);
      return;
    case Event.StopVoted:
      match.votes[seat] = 1;
      return;
    case Event.MatchWon:
      match.winners = event.list ?? [];
      match.phase = Phase.MatchOver;
      return;
    default:
      return;
  }
}

function startRun(match: Snip): void {
  match.runLength = 0;
  match.runOver = false;
  match.leadLine = false;
  if (match.finesPasses) match.passPaid.fill(0);
}

function lay(match: Snip, seat: Seat, card: CardId): void {
  const rank = rankOf(card);
  const at = seat * RANKS + rank;
  const bit = 1 << suitOf(card);
  match.hands[at] = (match.hands[at] ?? 0) & ~bit;
  match.known[at] = (match.known[at] ?? 0) & ~bit;
  match.sizes[seat] = (match.sizes[seat] ?? 0) - 1;
  match.gone[rank] = (match.gone[rank] ?? 0) + 1;
  match.places[card] = Place.Laid;
  match.laidCards[match.laid] = card;
  match.laidSeats[match.laid] = seat;
  match.laid++;
  match.runLength++;
  match.passes = 0;
  match.moves++;
  match.turn = seat;
  match.offence = NO_CARD;
}

/** The search goes on to the left of `seat`, which laid last. */
function toNextSeat(match: Snip, seat: Seat): void {
  match.phase = match.runOver ? Phase.Lead : Phase.Match;
  match.turn = nextIn(match.inRound, seat);
}

/** The round cannot end on a bad word that may still be pointed out; otherwise play goes on meanwhile. A junior's costs nothing, so none is opened. Rulings S19, S21, D11, D15. */
function openChallenge(match: Snip, seat: Seat, card: CardId): void {
  match.offence = card;
  match.offender = seat;
  if (match.sizes[seat] === 0) match.phase = Phase.Challenge;
}

/** The run is set aside; `seat` leads the next. */
function endRun(match: Snip, seat: Seat): void {
  match.runOver = true;
  lead(match, seat);
}

function lead(match: Snip, seat: Seat): void {
  match.phase = Phase.Lead;
  match.turn = seat;
  match.moves++;
}

/** Everybody saw the card: it is known to be in that hand. */
function know(match: Snip, seat: Seat, card: CardId): void {
  const at = seat * RANKS + rankOf(card);
  match.known[at] = (match.known[at] ?? 0) | (1 << suitOf(card));
  match.hands[at] = (match.hands[at] ?? 0) | (1 << suitOf(card));
}

function toHand(match: Snip, seat: Seat, card: CardId): void {
  know(match, seat, card);
  match.sizes[seat] = (match.sizes[seat] ?? 0) + 1;
  match.gone[rankOf(card)] = (match.gone[rankOf(card)] ?? 0) - 1;
  match.places[card] = Place.Unseen;
}

/** A card of an earlier run comes back to the hand; those laid after it move up. Ruling S13. */
function draw(match: Snip, seat: Seat, card: CardId): void {
  toHand(match, seat, card);
  const at = match.laidCards.indexOf(card);
  match.laidCards.copyWithin(at, at + 1, match.laid);
  match.laidSeats.copyWithin(at, at + 1, match.laid);
  match.laid--;
}

/** The card goes back, the run is open again, and the search starts afresh behind the offender. Rulings S12, D16. */
function takeBack(match: Snip, seat: Seat, card: CardId): void {
  if (match.completed.at(-1) === card) match.completed.pop();
  toHand(match, seat, card);
  match.takeBacks[card] = (match.takeBacks[card] ?? 0) + 1;
  match.laid--;
  match.runLength--;
  match.runOver = false;
  match.passes = 0;
  match.moves++;
  match.phase = Phase.Match;
  match.turn = nextIn(match.inRound, seat);
  match.offence = NO_CARD;
}

function deal(match: Snip, dealer: Seat, pack: readonly CardId[]): void {
  match.round++;
  match.dealer = dealer;
  match.sameDealer = false;
  match.hands.fill(0);
  match.known.fill(0);
  match.laid = 0;
  match.runLength = 0;
  match.runOver = true;
  match.passes = 0;
  match.completed.length = 0;
  match.offence = NO_CARD;
  match.pot = 0;
  for (let seat = 0; seat < match.seats; seat++) {
    match.inRound[seat] = match.out[seat] === 0 ? 1 : 0;
    match.sizes[seat] = 0;
    match.passPaid[seat] = 0;
    match.paidIn[seat] = 0;
    match.votes[seat] = 0;
  }
  match.places.fill(Place.Unseen);
  match.gone.fill(0);
  match.takeBacks.fill(0);
  const { hands, sizes } = match;
  const order = clockwiseFrom(match.inRound, dealer);
  let next = 0;
  for (const card of pack) {
    const seat = order[next] ?? dealer;
    next = next + 1 < order.length ? next + 1 : 0;
    sizes[seat] = (sizes[seat] ?? 0) + 1;
    if (card === HIDDEN_CARD) continue;
    const at = seat * RANKS + rankOf(card);
    hands[at] = (hands[at] ?? 0) | (1 << suitOf(card));
  }
  lead(match, nextIn(match.inRound, dealer));
}

function win(match: Snip, seat: Seat): void {
  match.phase = Phase.RoundOver;
  match.turn = -1;
  match.offence = NO_CARD;
  if (!match.tieBreak) match.roundsWon[seat] = (match.roundsWon[seat] ?? 0) + 1;
  match.results.push({
    round: match.round,
    dealer: match.dealer,
    winner: seat,
    cardsLeft: bySeat(match, match.sizes),
    pot: 0,
    paid: bySeat(match, null),
    counters: bySeat(match, match.counters),
    tieBreak: match.tieBreak,
  });
}

/** A plain list of what lies at each seat, noughts without `values`. */
function bySeat(match: Snip, values: Uint8Array | Int32Array | null): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < match.seats; seat++) list.push(values?.[seat] ?? 0);
  return list;
}

function settle(match: Snip, seat: Seat, amount: number): void {
  const winner = match.results.at(-1)?.winner ?? 0;
  match.counters[seat] = (match.counters[seat] ?? 0) - amount;
  match.counters[winner] = (match.counters[winner] ?? 0) + amount;
  note(match, (result) => (result.paid[seat] = amount));
}

function note(match: Snip, write: (result: Snip["results"][number]) => void): void {
  const result = match.results.at(-1);
  if (result === undefined) return;
  write(result);
  for (let seat = 0; seat < match.seats; seat++) result.counters[seat] = match.counters[seat] ?? 0;
}

/** Everything paid into the pot in this round goes back, and the same dealer deals again. Rulings S28, D21. */
function breakOff(match: Snip): void {
  for (let seat = 0; seat < match.seats; seat++) {
    match.counters[seat] = (match.counters[seat] ?? 0) + (match.paidIn[seat] ?? 0);
    match.paidIn[seat] = 0;
  }
  match.pot = 0;
  match.round--;
  match.sameDealer = true;
  match.phase = Phase.Deal;
  match.turn = -1;
  match.hands.fill(0);
  match.known.fill(0);
  match.sizes.fill(0);
  match.places.fill(Place.Unseen);
  match.gone.fill(0);
  match.passes = 0;
  match.laid = 0;
  match.runLength = 0;
  match.runOver = true;
  match.offence = NO_CARD;
}
