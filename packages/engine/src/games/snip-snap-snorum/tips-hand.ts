/** Tips: what a seat knows about ranks, from its own hand and from what lies open. */
import type { CardId } from "../../kernel/event.ts";
import { RANKS, SUITS, rankOf } from "../../cards/card.ts";
import type { Rank } from "../../cards/card.ts";
import { ranksIn } from "../../cards/pack.ts";
import type { SnipView } from "./view.ts";

/** A hand by ranks. */
export interface RankHand {
  /** How many cards of each rank are in the hand. */
  readonly own: readonly number[];
  /** The ranks in the hand that nobody else holds: such a lead keeps the lead. Rulings S14, SSS-TIP-2, SSS-TIP-3. */
  readonly alone: readonly Rank[];
  /** How many ranks of the pack are not out of play. */
  readonly open: number;
}

/** Sorts the viewer's hand by ranks. */
export function rankHand(view: SnipView): RankHand {
  const own = Array.from({ length: RANKS }, () => 0);
  for (const card of view.hand) own[rankOf(card)] = (own[rankOf(card)] ?? 0) + 1;
  const ranks = ranksIn(Number(view.rules.deck) as 52 | 32 | 24);
  return {
    own,
    alone: ranks.filter((rank) => (own[rank] ?? 0) > 0 && heldByOthers(view, own, rank) === 0),
    open: ranks.filter((rank) => (view.gone[rank] ?? 0) < SUITS).length,
  };
}

/** How many cards of a rank are in other hands. */
export const heldByOthers = (view: SnipView, own: readonly number[], rank: Rank): number =>
  SUITS - (view.gone[rank] ?? 0) - (own[rank] ?? 0);

/** The ranks in the hand of which exactly `count` cards are held. */
export const ranksOf = (hand: RankHand, count: number): readonly Rank[] =>
  [...hand.own.keys()].filter((rank) => hand.own[rank] === count);

/** One of several, all equally likely: whoever chose by order would tell the hand. */
export const oneOf = <T>(equals: readonly T[], draw: (n: number) => number): T | undefined =>
  equals.length < 2 ? equals[0] : equals[draw(equals.length)];

/** One of the cards of this rank. */
export const cardOfRank = (cards: readonly CardId[], rank: Rank, draw: (n: number) => number): CardId | undefined =>
  oneOf(
    cards.filter((card) => rankOf(card) === rank),
    draw,
  );

/** The seats that play in this round, the viewer's own first, then clockwise. */
export function seatsFromViewer(view: SnipView): readonly number[] {
  const seats = Array.from({ length: view.seats }, (_, step) => (view.viewer + step) % view.seats);
  return seats.filter((seat) => view.inRound[seat] === true);
}
