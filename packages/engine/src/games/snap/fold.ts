/** What each event does to the match. Reads nothing that a viewer may not know, so that a viewer can fold too. */
import { HIDDEN_CARD, NO_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import { anythingOpen, POOL, whenOf } from "./equal.ts";
import { Event, Excuse, Lock } from "./events.ts";
import { positionOf } from "./stalemate.ts";
import { PACK, Phase, UNANSWERED, allSeen, cardsOf, holdersFrom, onePile, pile, pileOf, stock } from "./state.ts";
import type { Snap } from "./state.ts";

/** Folds one event into the match. */
export function evolve(match: Snap, event: GameEvent): void {
  const { seat, card } = event;
  switch (event.kind) {
    case Event.DealerFound:
      match.dealer = seat;
      match.phase = Phase.Deal;
      return;
    case Event.Dealt:
      deal(match, seat, event.list ?? []);
      return;
    case Event.Reached:
      match.reached = true;
      return;
    case Event.TurnedOver:
      match.stocks[seat] = pile(match, seat).toReversed();
      match.piles[seat] = [];
      return;
    case Event.Turned:
      turn(match, event);
      return;
    case Event.Called:
      match.calls[seat] = (match.calls[seat] ?? 0) + 1;
      // An early call is for the picture before, and leaves the one for this picture. Ruling D6.
      if (whenOf(match, event.amount) === "now") match.calledFor[seat] = match.picture;
      match.lastCall = match.reveals;
      forgetPositions(match);
      return;
    case Event.FalseCalled:
      match.falseCalls[seat] = (match.falseCalls[seat] ?? 0) + 1;
      match.wrongAt[seat] = match.reveals;
      return;
    case Event.PilesWon:
      match.wins[seat] = (match.wins[seat] ?? 0) + 1;
      for (const loser of onePile(match) ? match.wins.keys() : (event.list ?? []))
        if (loser !== seat) match.beatenAt[loser] = match.reveals;
      for (const at of event.list ?? []) under(match, seat, takePile(match, at, card));
      if (onePile(match)) onePileWon(match);
      cardsMoved(match);
      return;
    case Event.PoolsWon:
    case Event.PoolsLeft:
      for (const number of event.list ?? []) under(match, seat, takePool(match, number));
      cardsMoved(match);
      return;
    case Event.PilePooled:
      newPool(match, event.amount, takePile(match, seat, card));
      cardsMoved(match);
      return;
    case Event.TiePooled:
      tiePool(match, event);
      cardsMoved(match);
      return;
    case Event.CardPooled:
      stock(match, seat).pop();
      see(match, card);
      newPool(match, event.amount, [card]);
      cardsMoved(match);
      return;
    case Event.PileGiven:
      under(match, event.amount, takePile(match, seat, card));
      cardsMoved(match);
      return;
    case Event.CardsPaid:
      for (const to of event.list ?? []) stock(match, to).unshift(stock(match, seat).pop() ?? HIDDEN_CARD);
      turnGoesOn(match);
      return;
    case Event.CardBuried:
      pile(match, 0).unshift(stock(match, seat).pop() ?? HIDDEN_CARD);
      match.buried++;
      turnGoesOn(match);
      return;
    default:
      evolveSeats(match, event);
  }
}

/** Events that move no cards between seats. */
function evolveSeats(match: Snap, event: GameEvent): void {
  const { seat } = event;
  switch (event.kind) {
    case Event.Excused:
      if (GONE.has(event.word)) forgive(match, seat);
      return;
    case Event.Locked:
      match.locks[seat] = event.word;
      return;
    case Event.Unlocked:
      match.locks[seat] = 0;
      return;
    case Event.DeadHeat:
      for (const tied of event.list ?? []) match.calledFor[tied] = -1;
      return;
    case Event.Out:
      match.out[seat] = 1;
      turnGoesOn(match);
      return;
    case Event.CameBack:
      match.out[seat] = 0;
      match.picture++;
      return;
    case Event.Stalled:
      match.shuffles = event.amount;
      match.shuffling = holdersFrom(match, match.turner);
      match.shuffleCards = match.shuffling.map(() => 0);
      forgetPositions(match);
      match.reached = false;
      match.phase = Phase.Shuffle;
      return;
    case Event.Shuffled:
      shuffle(match, event);
      return;
    case Event.Answered:
      match.answers[seat] = event.word;
      return;
    case Event.AnswersShown:
      match.answers.fill(UNANSWERED);
      match.phase = Phase.Play;
      return;
    case Event.MatchWon:
      match.winners = event.list ?? [];
      match.phase = Phase.MatchOver;
      return;
    default:
      return;
  }
}

/** Why a call was for a picture that is gone. */
const GONE: ReadonlySet<number> = new Set([Excuse.taken, Excuse.covered, Excuse.turnedOver]);

/** A void press was the one press for a picture that is gone; a second one is the one for this picture. Rulings G9, D6. */
function forgive(match: Snap, seat: Seat): void {
  if (match.voidIn[seat] !== match.picture) match.calledFor[seat] = -1;
  match.voidIn[seat] = match.picture;
}

/** The last card dealt lies on top. Rules SNAP-DEAL-1, SNAP-DEAL-2, G2, D1. */
function deal(match: Snap, dealer: Seat, pack: readonly CardId[]): void {
  match.dealer = dealer;
  for (const [at, card] of pack.entries()) stock(match, (dealer + 1 + at) % match.seats).push(card);
  match.turn = (dealer + 1) % match.seats;
  match.phase = Phase.Play;
}

function turn(match: Snap, { seat, card, word }: GameEvent): void {
  stock(match, seat).pop();
  const at = pileOf(match, seat);
  pile(match, at).push(card);
  see(match, card);
  match.reveals++;
  match.picture++;
  match.toppedBefore = match.toppedAt[at] ?? 0;
  match.toppedAt[at] = match.reveals;
  match.newest = card;
  match.turnerBefore = match.turner;
  match.turner = seat;
  match.overturned = word === 1;
  match.reached = false;
  match.turn = nextTurn(match, seat);
  match.phase = match.rules.race === "calm" ? Phase.Answer : Phase.Play;
  notePosition(match);
}

/** Something has changed for good: what lay here before cannot come back unnoticed. Ruling D30. */
function forgetPositions(match: Snap): void {
  match.positions.length = 0;
  match.stalled = false;
}

/** Ruling D30: only where everybody may know every card can everybody see that it repeats. */
function notePosition(match: Snap): void {
  if (onePile(match)) return;
  if (anythingOpen(match)) {
    forgetPositions(match);
  } else if (allSeen(match)) {
    const position = positionOf(match);
    if (match.positions.includes(position)) match.stalled = true;
    else match.positions.push(position);
  }
}

/** The next seat clockwise that can turn a card, or -1. Rules SNAP-CALL-3, N4, N34. */
function nextTurn(match: Snap, from: Seat): Seat {
  for (let step = 1; step <= match.seats; step++) {
    const seat = (from + step) % match.seats;
    if (match.out[seat] === 0 && cardsOf(match, seat) > 0) return seat;
  }
  return -1;
}

/** Whoever was to turn a card and has none is passed over. */
function turnGoesOn(match: Snap): void {
  if (match.turn >= 0 && match.out[match.turn] === 0 && cardsOf(match, match.turn) > 0) return;
  match.turn = nextTurn(match, match.turn < 0 ? match.turner : match.turn);
  match.reached = false;
}

function cardsMoved(match: Snap): void {
  match.picture++;
  forgetPositions(match);
  turnGoesOn(match);
}

/** Takes the cards of a pile, but for the one that fell on it too late. Ruling D4. */
function takePile(match: Snap, at: number, stays: CardId): readonly CardId[] {
  const cards = pile(match, at);
  const left = stays !== NO_CARD && cards.at(-1) === stays ? [stays] : [];
  match.piles[at] = left;
  return left.length > 0 ? cards.slice(0, -1) : cards;
}

function takePool(match: Snap, number: number): readonly CardId[] {
  const taken = match.pools.find((pool) => pool.number === number);
  match.pools = match.pools.filter((pool) => pool.number !== number);
  return taken?.cards ?? [];
}

/** Each pile is turned over whole, so that its first card comes first, and goes under the stock. Rules SNAP-CALL-2, N3, N17. */
function under(match: Snap, seat: Seat, cards: readonly CardId[]): void {
  match.stocks[seat] = [...cards.toReversed(), ...stock(match, seat)];
  if (match.rules.won !== "shuffled" || cards.length < 2) return;
  const at = match.shuffling.indexOf(seat);
  if (at < 0) {
    match.shuffling = [...match.shuffling, seat];
    match.shuffleCards = [...match.shuffleCards, cards.length];
  } else {
    match.shuffleCards = match.shuffleCards.with(at, (match.shuffleCards[at] ?? 0) + cards.length);
  }
  match.phase = Phase.Shuffle;
}

function onePileWon(match: Snap): void {
  match.buried = 0;
  for (let seat = 0; seat < match.seats; seat++) if (match.locks[seat] === Lock.untilWon) match.locks[seat] = 0;
}

function newPool(match: Snap, number: number, cards: readonly CardId[]): void {
  match.pools = [...match.pools, { number, cards }];
  match.nextPool = Math.max(match.nextPool, number + 1);
}

/** Piles and pools become one pool, the newest card on top; joined pools lie lowest, and the oldest keeps its place. Rules SNAP-VAR-SIMUL, N17, N20, N21, D34. */
function tiePool(match: Snap, { list, amount, card }: GameEvent): void {
  const things = list ?? [];
  const places = match.pools.map(({ number }) => number);
  const pools = things.filter((thing) => thing >= POOL).flatMap((thing) => takePool(match, thing - POOL));
  const byAge = things
    .filter((thing) => thing < POOL)
    .toSorted((one, other) => (match.toppedAt[one] ?? 0) - (match.toppedAt[other] ?? 0));
  const piles = byAge.flatMap((at) => takePile(match, at, card));
  newPool(match, amount, [...pools, ...piles]);
  const place = (number: number): number => (places.includes(number) ? places.indexOf(number) : places.length);
  match.pools = match.pools.toSorted((one, other) => place(one.number) - place(other.number));
}

/** Nobody can know any more where these cards are. Rulings N3, D30. */
function shuffle(match: Snap, { seat, word, list }: GameEvent): void {
  const order = list ?? [];
  const cards = stock(match, seat);
  const all = word === 0;
  for (const card of all ? [...cards, ...pile(match, seat)] : cards.slice(0, order.length)) {
    if (card !== HIDDEN_CARD) match.seen[card] = 0;
  }
  match.stocks[seat] = all ? order.slice() : [...order, ...cards.slice(order.length)];
  if (all) match.piles[seat] = [];
  const at = match.shuffling.indexOf(seat);
  match.shuffling = match.shuffling.filter((_, place) => place !== at);
  match.shuffleCards = match.shuffleCards.filter((_, place) => place !== at);
  match.picture++;
  if (all) match.newest = NO_CARD;
  if (match.shuffling.length === 0 && match.phase === Phase.Shuffle) match.phase = Phase.Play;
}

function see(match: Snap, card: CardId): void {
  if (card >= 0 && card < PACK.length) match.seen[card] = 1;
}
