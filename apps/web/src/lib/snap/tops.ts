/** Looking at tops: where the seats sit, and which two cards somebody may have taken for equal. */
import { rankOf } from "@snorum/engine";
import type { CardId, SnapView } from "@snorum/engine";

/** The other seats, from the viewer's left on. */
export const othersOf = (view: Pick<SnapView, "seats" | "viewer">): readonly number[] => {
  const me = Math.max(0, view.viewer);
  return Array.from({ length: view.seats - 1 }, (_, step) => (me + 1 + step) % view.seats);
};

/** Where the piles of so many others lie on the round table, in percent. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 20]],
  2: [
    [21.4, 34],
    [78.6, 34],
  ],
  3: [
    [12, 50],
    [50, 18],
    [88, 50],
  ],
  4: [
    [12, 60.5],
    [26.5, 22.5],
    [73.5, 22.5],
    [88, 60.5],
  ],
  5: [
    [12.5, 68],
    [15.4, 31],
    [50, 16],
    [84.6, 31],
    [87.5, 68],
  ],
};

export const placeOf = (at: number, others: number): readonly [x: number, y: number] =>
  PLACES[others]?.[at] ?? [50, 50];

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
