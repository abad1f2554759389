/** The pack and its smaller brothers. */
import type { CardId } from "../kernel/event.ts";
import { ACE, JOKERS, RANKS, SUITS, cardOf } from "./card.ts";
import type { Rank } from "./card.ts";

/** How many cards a pack may have: all, sevens and up with the aces, nines and up with the aces. */
export type PackSize = 52 | 32 | 24;

const LOWEST_PIP: Readonly<Record<PackSize, Rank>> = { 52: 1, 32: 6, 24: 8 };

/** The ranks in a pack of this size, the ace always among them. Rules SSS-DECK-1, SSS-VAR-SMALL-32, SSS-VAR-SMALL-24. */
export function ranksIn(size: PackSize): readonly Rank[] {
  const ranks: Rank[] = [];
  for (let rank = 0; rank < RANKS; rank++) if (rank === ACE || rank >= LOWEST_PIP[size]) ranks.push(rank);
  return ranks;
}

/** The cards of a pack in order, ace of spades first. */
export function packOf(size: PackSize): readonly CardId[] {
  return ranksIn(size).flatMap((rank) => Array.from({ length: SUITS }, (_, suit) => cardOf(rank, suit)));
}

/** The bit of a number from 0 to 31, and none for those up to 32 below and above: without a branch, which in a shuffled pack nobody could foresee. */
const lowBit = (at: number): number => (1 << at) & ~((at | (31 - at)) >> 31);

/** Whether `order` holds exactly the cards of `pack`, each once. Two masks of 32 bits, as it is asked at every deal. */
export function isShuffleOf(pack: readonly CardId[], order: readonly CardId[]): boolean {
  if (order.length !== pack.length) return false;
  // A bit for every card, turned over by each card of both: all are back only if every card of the pack was in the order, once.
  let low = 0;
  let high = 0;
  for (let at = 0; at < pack.length; at++) {
    const mine = pack[at] ?? 0;
    const card = order[at] ?? 0;
    if (!Number.isInteger(card) || card < 0 || card >= RANKS * SUITS + JOKERS.length) return false;
    low ^= lowBit(mine) ^ lowBit(card);
    high ^= lowBit(mine - 32) ^ lowBit(card - 32);
  }
  return low === 0 && high === 0;
}
