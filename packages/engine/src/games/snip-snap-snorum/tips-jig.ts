/**
 * Tips: leading in the Jig (SSS-VAR-JIG). What is gone lies open, so the leader knows how long a run will be, and whether its
 * last card is in the own hand: such a run keeps the lead.
 */
import type { CardId } from "../../kernel/event.ts";
import { RANKS, SUITS, rankOf } from "../../cards/card.ts";
import { packOf } from "../../cards/pack.ts";
import { diceFrom, shuffle } from "./tips-chance.ts";
import type { Dice } from "./tips-chance.ts";
import { oneOf, seatsFromViewer } from "./tips-hand.ts";
import type { SnipView } from "./view.ts";

const CARDS = RANKS * SUITS;
/** Nobody holds the card: it is out, or not in the pack. */
const GONE = 255;
const LONGEST = { off: 1, four: 4, five: 5, "until-it-stops": RANKS } as const;

/** Whose each card is, seat 0 being the one who thinks; `GONE` where it is nobody's. */
interface Run {
  readonly owner: Uint8Array;
  readonly sizes: Uint8Array;
  readonly longest: number;
  leader: number;
}

/** The last card of the run that `card` opens. Rulings S35, S37. */
function endOf(run: Run, card: CardId): CardId {
  let last = card;
  for (let length = 1; length < run.longest; length++) {
    const next = last + SUITS;
    if (next >= CARDS || run.owner[next] === GONE) break;
    last = next;
  }
  return last;
}

/** How much each card of the leader's hand is wanted as a lead; unheld cards have -1. */
function wants(run: Run, loserFirst: boolean, into: Int8Array): void {
  const { owner, leader } = run;
  into.fill(-1);
  let keepers = 0;
  let held = 0;
  for (let card = 0; card < CARDS; card++) {
    if (owner[card] !== leader) continue;
    held++;
    const last = endOf(run, card);
    let own = 0;
    for (let at = card; at <= last; at += SUITS) if (owner[at] === leader) own++;
    const keeps = owner[last] === leader;
    into[card] = Math.max(into[card] ?? 0, 0) & COVERED;
    into[card] = (into[card] ?? 0) | own | (keeps ? KEEPS : 0);
    if (!keeps) continue;
    for (let at = card; at <= last; at += SUITS) {
      if (owner[at] === leader) into[at] = Math.max(into[at] ?? 0, 0) | COVERED;
    }
  }
  for (let card = 0; card < CARDS; card++) if (((into[card] ?? 0) & COVERED) !== 0 && owner[card] === leader) keepers++;
  const losing = loserFirst && held - keepers >= 2;
  for (let card = 0; card < CARDS; card++) {
    if (owner[card] !== leader) continue;
    const marks = into[card] ?? 0;
    const first = losing ? (marks & COVERED) === 0 : (marks & KEEPS) !== 0;
    into[card] = (marks & OWN) + (first ? KEEPS : 0);
  }
}

const OWN = 15;
const KEEPS = 16;
const COVERED = 32;

/** All cards that are wanted most. */
function mostWanted(run: Run, loserFirst: boolean): readonly CardId[] {
  const wanted = new Int8Array(CARDS);
  wants(run, loserFirst, wanted);
  const most = Math.max(...wanted);
  return [...wanted.keys()].filter((card) => wanted[card] === most);
}

/** Lays the run out; the winner, or -1. */
function layRun(run: Run, card: CardId): number {
  const last = endOf(run, card);
  for (let at = card; at <= last; at += SUITS) {
    const seat = run.owner[at] ?? 0;
    run.owner[at] = GONE;
    const size = (run.sizes[seat] ?? 0) - 1;
    run.sizes[seat] = size;
    if (size === 0) return seat;
    run.leader = seat;
  }
  return -1;
}

/** What the viewer sees, with the unseen cards still nobody's. */
function runFrom(view: SnipView): Run & { readonly unseen: Uint8Array } {
  const seats = seatsFromViewer(view);
  const owner = new Uint8Array(CARDS).fill(GONE);
  const pack = packOf(Number(view.rules.deck) as 52 | 32 | 24);
  const out = new Set(view.out);
  const placed = new Set(view.hand);
  for (const card of view.hand) owner[card] = 0;
  for (const [at, seat] of seats.entries()) {
    if (at === 0) continue;
    for (const card of view.known[seat] ?? []) {
      owner[card] = at;
      placed.add(card);
    }
  }
  const unseen = Uint8Array.from(pack.filter((card) => !out.has(card) && !placed.has(card)));
  // Somebody else's, whosever: enough to know how far a run goes.
  for (const card of unseen) owner[card] = SOMEBODY;
  const sizes = Uint8Array.from(seats, (seat) => view.sizes[seat] ?? 0);
  return { owner, sizes, longest: LONGEST[view.rules.jig], leader: 0, unseen };
}

const SOMEBODY = 254;

/** The lowest card of the hand, whatever its suit. */
export function lowestOf(view: SnipView, draw: (n: number) => number): CardId | undefined {
  const lowest = Math.min(...view.hand.map(rankOf));
  return oneOf(
    view.hand.filter((card) => rankOf(card) === lowest),
    draw,
  );
}

/** Runs that keep the lead first, then those with most own cards. */
export const keeperFirst = (view: SnipView, draw: (n: number) => number): CardId | undefined =>
  oneOf(mostWanted(runFrom(view), false), draw);

/** Cards whose run ends with somebody else while there are two of them, then the runs that keep the lead. */
export const loserFirst = (view: SnipView, draw: (n: number) => number): CardId | undefined =>
  oneOf(mostWanted(runFrom(view), true), draw);

/**
 * Imagined deals for each card that is still in question; then the worse half is dropped and the deals are doubled. Four times as
 * many won no more rounds and took up to 31 ms over a lead with three seats, time in which a page cannot draw.
 */
const SAMPLES = 8;

/** Tries every card on imagined deals, everybody going on as `loserFirst`. */
export function thinkJig(view: SnipView, draw: (n: number) => number): CardId | undefined {
  const { unseen, ...start } = runFrom(view);
  const dice = diceFrom(draw);
  const stakes = view.rules.counters !== "off" && !view.tieBreak ? view.pot : -1;
  let asked: readonly CardId[] = view.hand;
  const sums = new Float64Array(CARDS);
  const imagined: Run = { ...start, owner: start.owner.slice(), sizes: start.sizes.slice() };
  const played: Run = { ...start, owner: start.owner.slice(), sizes: start.sizes.slice() };
  const wanted = new Int8Array(CARDS);
  for (let samples = SAMPLES; asked.length > 1; samples *= 2) {
    for (let sample = 0; sample < samples; sample++) {
      imagined.owner.set(start.owner);
      dealUnseen(imagined, unseen, dice);
      for (const card of asked) {
        played.owner.set(imagined.owner);
        played.sizes.set(start.sizes);
        played.leader = 0;
        let winner = layRun(played, card);
        while (winner < 0) winner = layRun(played, oneWanted(played, wanted, dice));
        sums[card] = (sums[card] ?? 0) + worthOf(played, winner, stakes);
      }
    }
    const ranking = asked.toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0));
    asked = ranking.slice(0, ranking.length >> 1);
  }
  return asked[0];
}

function worthOf(run: Run, winner: number, stakes: number): number {
  if (stakes < 0) return winner === 0 ? 1 : 0;
  if (winner !== 0) return -(run.sizes[0] ?? 0);
  return run.sizes.reduce((sum, size) => sum + size, stakes);
}

function oneWanted(run: Run, wanted: Int8Array, dice: Dice): CardId {
  wants(run, true, wanted);
  let most = -1;
  let ties = 0;
  let pick = 0;
  for (let card = 0; card < CARDS; card++) {
    const want = wanted[card] ?? -1;
    if (want < most || want < 0) continue;
    ties = want > most ? 1 : ties + 1;
    most = want;
    if (ties === 1 || dice.below(ties) === 0) pick = card;
  }
  return pick;
}

function dealUnseen(run: Run, unseen: Uint8Array, dice: Dice): void {
  shuffle(unseen, unseen.length, dice);
  const held = new Uint8Array(run.sizes.length);
  for (let card = 0; card < CARDS; card++) {
    const owner = run.owner[card] ?? GONE;
    if (owner < held.length) held[owner] = (held[owner] ?? 0) + 1;
  }
  let at = 0;
  for (let seat = 1; seat < held.length; seat++) {
    for (let cards = held[seat] ?? 0; cards < (run.sizes[seat] ?? 0); cards++) run.owner[unseen[at++] ?? 0] = seat;
  }
}
