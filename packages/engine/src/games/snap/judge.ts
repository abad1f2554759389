/** Schnapp!: what a call is worth, judged by the picture on the caller's own screen. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId, Seat } from "../../kernel/event.ts";
import { POOL, meant, pairs, poolMatches, topOf, whenOf } from "./equal.ts";
import type { Equal, When } from "./equal.ts";
import { Call, Excuse } from "./events.ts";
import { pileOf } from "./state.ts";
import type { Snap } from "./state.ts";

/** One press in a race. */
export interface Claim {
  readonly seat: Seat;
  /** See `Call`. */
  readonly word: number;
  /** A pile, a pool (`POOL` and its number), for animals the seat named; -1: anything. */
  readonly target: number;
  /** Milliseconds after the newest face showed to the caller. */
  readonly ms: number;
  /** Milliseconds after the last award showed to the caller; -1 where there was none. */
  readonly sinceAward: number;
  /** What the hand is ranked by: `ms` without an agreed head start. */
  readonly ranked: number;
}

/** So long after a match was covered a call costs nothing. Rulings G8, D3. */
const COVERED_MS = 400;
/** So long after an award showed a call for it costs nothing. Rulings G7, D3. */
const TAKEN_MS = 600;

/** What a call is worth. */
export type Judgement =
  | {
      readonly is: "won";
      /** The equal cards that were called. */
      readonly match: Equal;
      /** What of them is taken: all, but in the animals' game. */
      readonly takes: Equal;
      readonly when: When;
      readonly stays: CardId;
    }
  | { readonly is: "excused"; readonly why: number; readonly lock: boolean }
  | { readonly is: "false"; readonly when: When };

const excused = (why: number, lock = false): Judgement => ({ is: "excused", why, lock });

/**
 * What a call is worth as the table lies. A match that still shows may be called at any time; one just covered or just taken
 * costs nothing; anything else is false. Who is out can only come back on a pool.
 * Rules SNAP-CALL-1, SNAP-CALL-4, SNAP-POOL-1, G6, G7, G8, N12, N18, N27, N41, N52, D3, D4.
 */
export function judged(match: Snap, claim: Claim): Judgement {
  const when = whenOf(match, claim.ms);
  const equal = takes(match, claim, when);
  if (match.out[claim.seat] !== 0 && (equal === null || equal.pools.length === 0)) return excused(Excuse.out);
  if (equal !== null) return worth(match, claim, equal, when);
  if (when === "now" && claim.ms < COVERED_MS && coversMatch(match, claim)) return excused(Excuse.covered);
  if (claim.sinceAward >= 0 && claim.sinceAward < TAKEN_MS) return excused(Excuse.taken);
  return { is: "false", when };
}

/** The equal cards that the call is for, or null. */
function takes(match: Snap, { seat, word, target }: Claim, when: When): Equal | null {
  if (word === Call.animal)
    return pairs(match, when).find(({ piles }) => piles.includes(seat)) ?? pairs(match, when)[0] ?? null;
  if (word === Call.pool) return meant(match, poolMatches(match, when), target, when);
  const pair = pairFor(match, seat, target, when);
  if (match.rules.words !== "one") return pair;
  // With one key for both words the richer call is meant. Ruling N12.
  return meant(match, poolMatches(match, when), target, when) ?? pair;
}

/** Where only owners may call, a call that points at nothing is for the own pile. Rules SNAP-VAR-OWNERS, N2. */
function pairFor(match: Snap, seat: Seat, target: number, when: When): Equal | null {
  const own = target === NO_CARD && match.rules.callers === "owners" ? seat : target;
  const equals = pairs(match, when, own);
  return meant(match, equals, equals.some(({ piles }) => piles.includes(own)) ? own : target, when);
}

function worth(match: Snap, claim: Claim, equal: Equal, when: When): Judgement {
  const { seat, word, target } = claim;
  if (when === "before" && match.overturned && equal.piles.includes(pileOf(match, match.turner)))
    return excused(Excuse.turnedOver);
  const stays = when === "before" && equal.piles.includes(pileOf(match, match.turner)) ? match.newest : NO_CARD;
  if (word === Call.animal) return animal(match, seat, target, equal, when, stays);
  // A pool is anybody's. Ruling N24.
  if (match.rules.callers === "owners" && equal.pools.length === 0 && !equal.piles.includes(seat))
    return match.rules.outsiders === "false" ? { is: "false", when } : excused(Excuse.notOwner, true);
  return { is: "won", match: equal, takes: equal, when, stays };
}

/** Only an owner, and only with the animal of another owner. Rules SNAP-VAR-ANIMALS-1, N42, N43, N45, N46. */
function animal(match: Snap, seat: Seat, named: Seat, equal: Equal, when: When, stays: CardId): Judgement {
  if (!equal.piles.includes(seat)) return { is: "false", when };
  if (named === seat || !equal.piles.includes(named)) return excused(Excuse.wrongAnimal, true);
  const piles = match.rules.prey === "both" ? [named, seat] : [named];
  return { is: "won", match: equal, takes: { piles, pools: [] }, when, stays };
}

/** Whether the newest card covered what this call would have been for. */
function coversMatch(match: Snap, claim: Claim): boolean {
  if (match.newest === NO_CARD) return false;
  const before = takes(match, claim, "before");
  return before !== null && (before.piles.includes(pileOf(match, match.turner)) || before.pools.length > 0);
}

/** Whether what was to be won still lies there as it did. */
export function stillThere(
  match: Snap,
  { piles, pools }: Equal,
  tops: ReadonlyMap<number, CardId>,
  when: When,
): boolean {
  return (
    piles.every((at) => topOf(match, at, when) === tops.get(at)) &&
    pools.every((number) =>
      match.pools.some((pool) => pool.number === number && pool.cards.at(-1) === tops.get(POOL + number)),
    )
  );
}

/** The tops of what is to be won, by pile and by pool. */
export function topsOf(match: Snap, { piles, pools }: Equal, when: When): ReadonlyMap<number, CardId> {
  return new Map([
    ...piles.map((at) => [at, topOf(match, at, when)] as const),
    ...pools.map(
      (number) => [POOL + number, match.pools.find((pool) => pool.number === number)?.cards.at(-1) ?? NO_CARD] as const,
    ),
  ]);
}
