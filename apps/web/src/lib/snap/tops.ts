/** Looking at tops: which two cards somebody may have taken for equal. */
import { SNAP_POOL, rankOf } from "@snorum/engine";
import type { CardId, SnapView } from "@snorum/engine";

const SIX = 5;
const NINE = 8;
/** Ranks that look alike at a glance: turned over, a six is a nine. */
const alike = (one: number, other: number): boolean => Math.min(one, other) === SIX && Math.max(one, other) === NINE;

/** Smaller, the easier two different ranks are mixed up. */
const confusion = (one: CardId, other: CardId): number => {
  const [first, second] = [rankOf(one), rankOf(other)];
  return alike(first, second) ? 0 : Math.abs(first - second);
};

/** Two tops that somebody could compare, and where they lie: piles by number, pools by `SNAP_POOL` and theirs. */
export interface Two {
  readonly cards: readonly [CardId, CardId];
  readonly places: readonly [number, number];
}

/** The picture before the newest card fell, as far as it can still be seen. */
export function pictureBefore(view: SnapView): SnapView {
  const at = view.rules.piles === "one" ? 0 : view.turner;
  const piles = view.piles.map((pile, number) =>
    number === at ? { top: pile.under, under: -1, cards: Math.max(0, pile.cards - 1) } : pile,
  );
  return { ...view, piles, newest: -1 };
}

/** All tops two by two: tops with tops, or for a pool tops with pools. */
function twos(view: SnapView, forPool: boolean): readonly Two[] {
  const [middle] = view.piles;
  const one = view.rules.piles === "one";
  const tops = (one ? [middle?.under ?? -1, middle?.top ?? -1] : view.piles.map(({ top }) => top))
    .map((card, pile) => ({ card, at: one ? 0 : pile }))
    .filter(({ card }) => card >= 0);
  const pools = view.pools
    .map(({ number, top }) => ({ card: top, at: number + SNAP_POOL }))
    .filter(({ card }) => card >= 0);
  const pairs = forPool
    ? tops.flatMap((top) => pools.map((pool) => [top, pool] as const))
    : tops.flatMap((top, at) => tops.slice(at + 1).map((other) => [top, other] as const));
  return pairs.map(([first, second]) => ({ cards: [first.card, second.card], places: [first.at, second.at] }));
}

/**
 * The cards among which the caller of a pool or of piles may have seen a pair; one of them is what was pointed at, if anything was.
 * Where only one card lies open it is that one, and nothing where all are equal.
 */
export function nearestPair(view: SnapView, forPool: boolean, target = -1): readonly CardId[] {
  const fresh = (cards: Two["cards"]): number => (cards.includes(view.newest) ? 0 : 1);
  const all = twos(view, forPool && view.pools.length > 0);
  const different = all.filter(({ cards: [first, second] }) => rankOf(first) !== rankOf(second));
  const pointed = different.filter(({ places }) => places.includes(target));
  const [nearest] = (pointed.length > 0 ? pointed : different)
    .map(({ cards }) => cards)
    .toSorted((a, b) => confusion(...a) - confusion(...b) || fresh(a) - fresh(b));
  return nearest ?? (all.length > 0 ? [] : view.piles.map(({ top }) => top).filter((top) => top >= 0));
}

/** All tops that are equal, two by two. */
export const equalPairs = (view: SnapView, forPool: boolean): readonly Two[] =>
  twos(view, forPool).filter(({ cards: [first, second] }) => rankOf(first) === rankOf(second));
