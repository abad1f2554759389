/** Schnapp! When are cards equal: pairs among the tops, and tops that match a pool, now or as they lay before the newest card. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId } from "../../kernel/event.ts";
import { rankOf } from "../../cards/card.ts";
import { onePile, pile, pileOf, stock } from "./state.ts";
import type { Snap } from "./state.ts";

/** Pools are called by their number plus this; smaller numbers are piles. */
export const POOL = 100;

/** Equal cards that one call takes together. */
export interface Equal {
  /** Piles whose tops are equal, by number. */
  readonly piles: readonly number[];
  /** Pools that match them, by number; only for a pool call. */
  readonly pools: readonly number[];
}

/** Which picture is meant: the table as it is, or as it was before the newest card. Ruling D3. */
export type When = "now" | "before";

/** Earlier than this after a face it is the picture before that was seen. Ruling D3. */
const EARLY_MS = 100;

/** The picture that a press so many milliseconds after the newest face was made for. Ruling D3. */
export const whenOf = (match: Snap, ms: number): When => (ms < EARLY_MS && match.newest !== NO_CARD ? "before" : "now");

/** The top of a pile. A pile turned over for the newest card still shows its old top in the picture before. Rulings D3, D4. */
export function topOf(match: Snap, at: number, when: When): CardId {
  const cards = pile(match, at);
  if (when === "now" || at !== pileOf(match, match.turner)) return cards.at(-1) ?? NO_CARD;
  if (match.overturned) return stock(match, match.turner)[0] ?? match.newest;
  return cards.at(-2) ?? NO_CARD;
}

/** When the top of a pile was turned, as the how-manyeth card. */
const toppedAt = (match: Snap, at: number, when: When): number =>
  when === "before" && at === pileOf(match, match.turner) ? match.toppedBefore : (match.toppedAt[at] ?? 0);

/**
 * Every pair, triple or quartet of equal tops; with one pile, its two newest cards. Suits do not matter. `target`: a pile that is
 * meant, where only two may be taken; in the animals' game each may call any other.
 * Rules SNAP-MATCH-1, SNAP-CALL-1, SNAP-CALL-4, SNAP-VAR-ONE-1, N1, N2, N35, N46, N56.
 */
export function pairs(match: Snap, when: When, target = NO_CARD): readonly Equal[] {
  if (onePile(match)) return pairInOnePile(match, when);
  const onlyTwo = match.rules.matching === "pair" && match.rules.animals === "off";
  const found: Equal[] = [];
  for (const piles of byRank(match, when).values()) {
    if (piles.length >= 2) found.push({ piles: onlyTwo ? twoOf(match, piles, when, target) : piles, pools: [] });
  }
  return found;
}

function pairInOnePile(match: Snap, when: When): readonly Equal[] {
  const laid = pile(match, 0).slice(match.buried);
  const upper = when === "now" ? laid : laid.slice(0, -1);
  const [below, top] = upper.slice(-2);
  return below !== undefined && top !== undefined && rankOf(below) === rankOf(top) ? [{ piles: [0], pools: [] }] : [];
}

/** The pile topped last, and the one that is meant or the nearest clockwise. Rulings N1, N2. */
function twoOf(match: Snap, piles: readonly number[], when: When, target: number): readonly number[] {
  const newest = piles.reduce((best, at) => (toppedAt(match, at, when) > toppedAt(match, best, when) ? at : best));
  const away = (at: number): number => (at - newest + match.seats) % match.seats;
  const others = piles.filter((at) => at !== newest).toSorted((one, other) => away(one) - away(other));
  const other = others.find((at) => at === target) ?? others[0] ?? newest;
  return [newest, other].toSorted((one, two) => one - two);
}

/** Every rank that shows on a pile and on a pool: all those piles, all those pools. Rules SNAP-POOL-2, N13, N14, N15, N16. */
export function poolMatches(match: Snap, when: When): readonly Equal[] {
  if (onePile(match) || match.pools.length === 0) return [];
  const found: Equal[] = [];
  for (const [rank, piles] of byRank(match, when)) {
    const pools = match.pools
      .filter(({ cards }) => rankOf(cards.at(-1) ?? NO_CARD) === rank)
      .map(({ number }) => number);
    if (pools.length > 0) found.push({ piles, pools });
  }
  return found;
}

function byRank(match: Snap, when: When): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let at = 0; at < match.seats; at++) {
    const top = topOf(match, at, when);
    if (top === NO_CARD) continue;
    const same = found.get(rankOf(top));
    if (same === undefined) found.set(rankOf(top), [at]);
    else same.push(at);
  }
  return found;
}

/**
 * What a call takes: where the caller points, otherwise what holds the newest card, otherwise what has been open longest;
 * null when nothing fits. Ruling N2.
 */
export function meant(match: Snap, equals: readonly Equal[], target: number, when: When): Equal | null {
  if (target >= 0) {
    return (
      equals.find(({ piles, pools }) => (target >= POOL ? pools.includes(target - POOL) : piles.includes(target))) ??
      null
    );
  }
  const turner = when === "now" ? match.turner : match.turnerBefore;
  const fresh = equals.find(({ piles }) => turner >= 0 && piles.includes(pileOf(match, turner)));
  if (fresh !== undefined) return fresh;
  return equals.toSorted((one, other) => openSince(match, one, when) - openSince(match, other, when))[0] ?? null;
}

/** When the second of the equal cards came to lie there, or for a pool the first. */
function openSince(match: Snap, { piles, pools }: Equal, when: When): number {
  const ages = piles.map((at) => toppedAt(match, at, when)).toSorted((one, other) => one - other);
  return ages[pools.length > 0 ? 0 : 1] ?? 0;
}

/** Whether anything can be called now. */
export const anythingOpen = (match: Snap): boolean =>
  pairs(match, "now").length > 0 || poolMatches(match, "now").length > 0;
