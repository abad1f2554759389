/** What a bot sees on the table. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId, Seat } from "../../kernel/event.ts";
import { rankOf, suitOf } from "../../cards/card.ts";
import type { SnapView } from "./view.ts";

const JACK = 10;
const KING = 12;
/** Ranks that look alike at a glance: six and nine, jack and king. */
const ALIKE: readonly (readonly [number, number])[] = [
  [5, 8],
  [JACK, KING],
];

/** The cards that can be compared: the tops, or the two newest of the one pile. */
export function tops(view: SnapView): readonly CardId[] {
  const cards =
    view.rules.piles === "one"
      ? view.piles.flatMap(({ top, under }) => [top, under])
      : view.piles.map(({ top }) => top);
  return cards.filter((card) => card !== NO_CARD);
}

/** The seats whose tops show this rank; with one pile none. */
export const ownersOf = (view: SnapView, rank: number): readonly Seat[] =>
  view.rules.piles === "one" ? [] : [...view.piles.keys()].filter((seat) => rankAt(view, seat) === rank);

const rankAt = (view: SnapView, seat: Seat): number => {
  const top = view.piles[seat]?.top ?? NO_CARD;
  return top === NO_CARD ? -1 : rankOf(top);
};

/** A rank that shows twice, or -1; the newest card's first. */
export function pairOpen(view: SnapView): number {
  const ranks = tops(view).map(rankOf);
  const twice = ranks.filter((rank, at) => ranks.indexOf(rank) !== at);
  if (view.newest !== NO_CARD && twice.includes(rankOf(view.newest))) return rankOf(view.newest);
  return twice[0] ?? -1;
}

/** A rank that shows on a pile and on a pool, or -1. */
export function poolOpen(view: SnapView): number {
  const pools = new Set(view.pools.map(({ top }) => rankOf(top)));
  const found = view.piles.find(({ top }) => top !== NO_CARD && pools.has(rankOf(top)));
  return found === undefined ? -1 : rankOf(found.top);
}

/** Whether the newest card looks like another top: six and nine, jack and king, or beside it the next rank of its suit. */
export function lures(view: SnapView): boolean {
  const { newest } = view;
  if (newest === NO_CARD) return false;
  const rank = rankOf(newest);
  return (
    tops(view).some((card) => {
      if (card === newest) return false;
      const other = rankOf(card);
      return ALIKE.some(([one, two]) => (rank === one && other === two) || (rank === two && other === one));
    }) || neighbours(view).some((card) => suitOf(card) === suitOf(newest) && Math.abs(rankOf(card) - rank) === 1)
  );
}

function neighbours(view: SnapView): readonly CardId[] {
  const seats = view.piles.length;
  return [1, seats - 1]
    .map((step) => view.piles[(view.turner + step) % seats]?.top ?? NO_CARD)
    .filter((card) => card !== NO_CARD && card !== view.newest);
}
