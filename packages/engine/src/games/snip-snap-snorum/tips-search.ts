/**
 * Tips: thinking. Deals the unseen cards at random into the hands they may be in, tries each count that could be led,
 * plays the round out by simple plans and takes the best average.
 *
 * Works on counts by seat and rank alone: a led rank is always laid out, and suits mean nothing (SSS-DECK-2).
 */
import { RANKS, SUITS, rankOf } from "../../cards/card.ts";
import { ranksIn } from "../../cards/pack.ts";
import { diceFrom, shuffle } from "./tips-chance.ts";
import type { Dice } from "./tips-chance.ts";
import { rankHand, seatsFromViewer } from "./tips-hand.ts";
import { MOST, SAVE, countToLead } from "./tips-plan.ts";
import type { Plan } from "./tips-plan.ts";
import type { SnipView } from "./view.ts";

/** Imagined deals. With fewer than 300 chance picks worse than the rule does. */
const SAMPLES = 300;
/** How many standard errors another count must be ahead before the rule is left. */
const CLEARLY = 1.5;
/** Every count is scored with each of these as the own later play, and the others follow one of them, by the toss of a coin. */
const PLANS: readonly Plan[] = [MOST, SAVE];

/** A round between two leads. Seat 0 is the one who thinks. */
interface Round {
  readonly seats: number;
  /** Cards by seat and rank. */
  readonly cards: Uint8Array;
  readonly sizes: Uint8Array;
  readonly passes: Uint8Array;
  open: number;
  leader: number;
}

/** What the round is played for. */
interface Stakes {
  readonly counters: boolean;
  readonly passFine: "off" | "each" | "once-a-rank";
  readonly pot: number;
}

/** The count to lead: `usual`, unless another is clearly better. */
export function think(view: SnipView, usual: number, draw: (n: number) => number): number {
  const hand = rankHand(view);
  const counts = [1, 2, 3].filter((count) => hand.own.includes(count));
  if (counts.length < 2) return usual;
  const seats = seatsFromViewer(view);
  const start = emptyRound(seats.length);
  start.open = hand.open;
  for (const [at, seat] of seats.entries()) start.sizes[at] = view.sizes[seat] ?? 0;
  start.cards.set(hand.own);
  const unseen = dealKnown(view, start, hand.own, seats);
  const stakes = {
    counters: view.rules.counters !== "off" && !view.tieBreak,
    passFine: view.rules.passFine,
    pot: view.pot,
  };
  const dice = diceFrom(draw);
  const imagined = emptyRound(seats.length);
  const played = emptyRound(seats.length);
  const plans = new Uint8Array(seats.length);
  const sums = new Float64Array(counts.length * PLANS.length);
  const squares = new Float64Array(sums.length);
  for (let sample = 0; sample < SAMPLES; sample++) {
    copyRound(start, imagined);
    dealUnseen(imagined, unseen, dice);
    for (let seat = 1; seat < plans.length; seat++) plans[seat] = PLANS[dice.below(PLANS.length)] ?? MOST;
    for (let at = 0; at < sums.length; at++) {
      copyRound(imagined, played);
      plans[0] = PLANS[at % PLANS.length] ?? MOST;
      const worth = playOut(played, counts[Math.floor(at / PLANS.length)] ?? 1, plans, stakes, dice);
      sums[at] = (sums[at] ?? 0) + worth;
      squares[at] = (squares[at] ?? 0) + worth * worth;
    }
  }
  return better(counts, usual, sums, squares);
}

function better(counts: readonly number[], usual: number, sums: Float64Array, squares: Float64Array): number {
  let best = 0;
  let own = -1;
  for (let at = 0; at < sums.length; at++) {
    if ((sums[at] ?? 0) > (sums[best] ?? 0)) best = at;
    const isUsual = counts[Math.floor(at / PLANS.length)] === usual;
    if (isUsual && (own < 0 || (sums[at] ?? 0) > (sums[own] ?? 0))) own = at;
  }
  const sum = sums[own] ?? 0;
  const spread = Math.sqrt(Math.max(0, (squares[own] ?? 0) - (sum * sum) / SAMPLES));
  return (sums[best] ?? 0) - sum > CLEARLY * spread ? (counts[Math.floor(best / PLANS.length)] ?? usual) : usual;
}

function emptyRound(seats: number): Round {
  return {
    seats,
    cards: new Uint8Array(seats * RANKS),
    sizes: new Uint8Array(seats),
    passes: new Uint8Array(seats),
    open: 0,
    leader: 0,
  };
}

function copyRound(from: Round, to: Round): void {
  to.cards.set(from.cards);
  to.sizes.set(from.sizes);
  to.passes.fill(0);
  to.open = from.open;
  to.leader = 0;
}

/** Puts cards that lay open before where everybody knows them to be; gives back the ranks of all others. */
function dealKnown(view: SnipView, start: Round, own: readonly number[], seats: readonly number[]): Uint8Array {
  const left = own.map((held, rank) => SUITS - (view.gone[rank] ?? 0) - held);
  for (const [at, seat] of seats.entries()) {
    if (at === 0) continue;
    for (const card of view.known[seat] ?? []) {
      const rank = rankOf(card);
      start.cards[at * RANKS + rank] = (start.cards[at * RANKS + rank] ?? 0) + 1;
      left[rank] = (left[rank] ?? 0) - 1;
    }
  }
  const pack = ranksIn(Number(view.rules.deck) as 52 | 32 | 24);
  return Uint8Array.from(pack.flatMap((rank) => Array.from({ length: Math.max(0, left[rank] ?? 0) }, () => rank)));
}

function dealUnseen(round: Round, unseen: Uint8Array, dice: Dice): void {
  shuffle(unseen, unseen.length, dice);
  let at = 0;
  for (let seat = 1; seat < round.seats; seat++) {
    let held = 0;
    for (let rank = 0; rank < RANKS; rank++) held += round.cards[seat * RANKS + rank] ?? 0;
    for (; held < (round.sizes[seat] ?? 0); held++) {
      const place = seat * RANKS + (unseen[at++] ?? 0);
      round.cards[place] = (round.cards[place] ?? 0) + 1;
    }
  }
}

/** Plays the round to its end; gives back what seat 0 gets of it. */
function playOut(round: Round, first: number, plans: Uint8Array, stakes: Stakes, dice: Dice): number {
  let winner = layOut(round, oneRankOf(round, first, dice), stakes);
  while (winner < 0) {
    const rank = oneRankOf(round, countFor(round, plans[round.leader] ?? MOST), dice);
    winner = layOut(round, rank, stakes);
  }
  if (!stakes.counters) return winner === 0 ? 1 : 0;
  let worth = winner === 0 ? stakes.pot : -(round.sizes[0] ?? 0);
  if (winner === 0) for (let seat = 1; seat < round.seats; seat++) worth += round.sizes[seat] ?? 0;
  if (stakes.passFine === "off") return worth;
  if (winner !== 0) return worth - (round.passes[0] ?? 0);
  for (let seat = 1; seat < round.seats; seat++) worth += round.passes[seat] ?? 0;
  return worth;
}

/** The leader leads the rank, and everybody matches until nobody holds it. The winner, or -1. Rules SSS-PLAY-4, SSS-PLAY-10. */
function layOut(round: Round, rank: number, stakes: Stakes): number {
  const { seats, cards, sizes, passes } = round;
  let left = 0;
  for (let seat = 0; seat < seats; seat++) left += cards[seat * RANKS + rank] ?? 0;
  let paid = 0;
  let seat = round.leader;
  for (;;) {
    const held = cards[seat * RANKS + rank] ?? 0;
    if (held > 0) {
      cards[seat * RANKS + rank] = held - 1;
      const size = (sizes[seat] ?? 0) - 1;
      sizes[seat] = size;
      if (size === 0) return seat;
      if (--left === 0) break;
    } else if (stakes.passFine === "each" || (paid & (1 << seat)) === 0) {
      passes[seat] = (passes[seat] ?? 0) + 1;
      paid |= 1 << seat;
    }
    if (++seat === seats) seat = 0;
  }
  round.leader = seat;
  round.open--;
  return -1;
}

function countFor(round: Round, plan: Plan): number {
  const from = round.leader * RANKS;
  let singles = 0;
  let pairs = 0;
  let triples = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const held = round.cards[from + rank] ?? 0;
    if (held === 1) singles++;
    else if (held === 2) pairs++;
    else if (held === 3) triples++;
    else if (held === SUITS) return SUITS;
  }
  return countToLead(plan, singles, pairs, triples, round.open);
}

function oneRankOf(round: Round, count: number, dice: Dice): number {
  const from = round.leader * RANKS;
  let found = 0;
  let rank = 0;
  for (let at = 0; at < RANKS; at++) {
    if (round.cards[from + at] !== count) continue;
    found++;
    if (found === 1 || dice.below(found) === 0) rank = at;
  }
  return rank;
}
