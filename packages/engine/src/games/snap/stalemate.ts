/** Positions that come back for ever, and when only counting helps. Rulings N25, N26, D30. */
import type { CardId } from "../../kernel/event.ts";
import { rankOf } from "../../cards/card.ts";
import { pile, seatsIn, stock } from "./state.ts";
import type { Snap } from "./state.ts";

const FNV = 16_777_619;

/** A number for stocks, piles, pools and turn; two positions with the same number are taken for one. 53 bits. */
export function positionOf(match: Snap): number {
  let low = 0x811c_9dc5;
  let high = 0x9747_b28c;
  const add = (value: number): void => {
    low = Math.imul(low ^ value, FNV);
    high = Math.imul(high ^ (value + 17), FNV) ^ (low >>> 13);
  };
  const addCards = (cards: readonly CardId[]): void => {
    for (const card of cards) add(card + 1);
    add(255);
  };
  for (let seat = 0; seat < match.seats; seat++) {
    addCards(stock(match, seat));
    addCards(pile(match, seat));
  }
  for (const { cards } of match.pools) addCards(cards);
  add(match.turn);
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** Whether two cards of one rank lie where they could ever show together: with two holders, or with a holder and in a pool. */
export function haveCommonRank(match: Snap): boolean {
  const owner = new Map<number, number>();
  const places: readonly (readonly CardId[])[] = [
    ...seatsIn(match).map((seat) => [...stock(match, seat), ...pile(match, seat)]),
    match.pools.flatMap(({ cards }) => cards),
  ];
  for (const [place, cards] of places.entries()) {
    for (const card of cards) {
      const other = owner.get(rankOf(card));
      if (other !== undefined && other !== place) return true;
      owner.set(rankOf(card), place);
    }
  }
  return false;
}
