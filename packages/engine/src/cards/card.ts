/** The card: a rank and a suit in one small number, and how cards are written down. */
import type { CardId } from "../kernel/event.ts";

/** 0 ace, 1 two … 9 ten, 10 jack, 11 queen, 12 king. The order means something only in the Jig (SSS-DECK-2, SSS-VAR-JIG). */
export type Rank = number;

/** 0 spades, 1 hearts, 2 diamonds, 3 clubs: the order in which equal choices are settled (D18). */
export type Suit = number;

/** Thirteen ranks. Rule SSS-DECK-1. */
export const RANKS = 13;

/** Four suits. Rule SSS-DECK-1. */
export const SUITS = 4;

/** The lowest and the highest rank where there is an order. Ruling S35. */
export const ACE: Rank = 0;
/** See `ACE`. */
export const KING: Rank = 12;

const RANK_SIGNS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
const SUIT_SIGNS = ["S", "H", "D", "C"] as const;

/** Names of the ranks, for code and files; what people read comes from `words`. */
export type RankSign = (typeof RANK_SIGNS)[number];
/** Names of the suits, likewise. */
export type SuitSign = (typeof SUIT_SIGNS)[number];

/** Jokers, after the cards of the pack. Rule IRISH-VAR-JOKER. */
export const JOKERS: readonly CardId[] = [RANKS * SUITS, RANKS * SUITS + 1];

/** Whether the card is a joker. It has no suit, and its rank is that of no other card and of no word. */
export const isJoker = (card: CardId): boolean => card >= RANKS * SUITS;

/** The card of this rank and suit. */
export const cardOf = (rank: Rank, suit: Suit): CardId => rank * SUITS + suit;
/** The rank of a card. */
export const rankOf = (card: CardId): Rank => card >> 2;
/** The suit of a card. */
export const suitOf = (card: CardId): Suit => card & 3;
/** The sign of a rank: `A`, `10`, `K`. */
export const rankSign = (rank: Rank): RankSign => RANK_SIGNS[rank] ?? "A";
/** The sign of a suit: `S`, `H`, `D`, `C`. */
export const suitSign = (suit: Suit): SuitSign => SUIT_SIGNS[suit] ?? "S";

/** Writes a card down: `7D`, `10S`, a joker `X1`. A card that may not be seen is `??`. */
export function printCard(card: CardId): string {
  if (isJoker(card)) return `X${JOKERS.indexOf(card) + 1}`;
  return card < 0 ? "??" : rankSign(rankOf(card)) + suitSign(suitOf(card));
}

/** Reads a card; -1 when the text names none. */
export function parseCard(text: string): CardId {
  const joker = JOKERS.find((card) => printCard(card) === text.toUpperCase());
  if (joker !== undefined) return joker;
  const rank = RANK_SIGNS.indexOf(text.slice(0, -1).toUpperCase() as RankSign);
  const suit = SUIT_SIGNS.indexOf(text.slice(-1).toUpperCase() as SuitSign);
  return rank < 0 || suit < 0 ? -1 : cardOf(rank, suit);
}

/** A set of suits of one rank, as four bits. */
export type SuitMask = number;

/** How many suits are in the mask. */
export const countSuits = (mask: SuitMask): number =>
  (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);

/** The lowest suit of a mask that is not empty. */
export const lowestSuit = (mask: SuitMask): Suit => 31 - Math.clz32(mask & -mask);
