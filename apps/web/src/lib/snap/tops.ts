/** Looking at tops: which two cards somebody may have taken for equal. */
import { rankOf } from "@snorum/engine";
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

/** The cards among which the caller of `word` may have seen a pair: tops with tops, or for a pool tops with pools. */
export function nearestPair(view: SnapView, forPool: boolean): readonly [CardId, CardId] | null {
  const seen = (card: CardId): boolean => card >= 0;
  const one = view.rules.piles === "one";
  const pile = view.piles[0];
  const tops = one ? [pile?.under ?? -1, pile?.top ?? -1].filter(seen) : view.piles.map(({ top }) => top).filter(seen);
  const pools = view.pools.map(({ top }) => top).filter(seen);
  const pairs = forPool
    ? tops.flatMap((top) => pools.map((pool) => [top, pool] as const))
    : tops.flatMap((top, at) => tops.slice(at + 1).map((other) => [top, other] as const));
  const fresh = ([first, second]: readonly [CardId, CardId]): number =>
    first === view.newest || second === view.newest ? 0 : 1;
  const different = pairs.filter(([first, second]) => rankOf(first) !== rankOf(second));
  return different.toSorted((a, b) => confusion(...a) - confusion(...b) || fresh(a) - fresh(b))[0] ?? null;
}
