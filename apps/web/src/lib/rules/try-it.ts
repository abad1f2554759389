/** A few cards to try a race with, on the page of its rules: what lies there, and whether anybody should call. */
import type { RankSign, SuitSign } from "@snorum/engine";

export interface TryCard {
  /** Whose card it is: the first, second or third of those who play. */
  readonly who: number;
  readonly rank: RankSign;
  readonly suit: SuitSign;
  /** The word that is said with it, where one is. */
  readonly word?: RankSign;
}

/** Six is not nine, jack is not king: only the last card makes a pair. */
const SNAP: readonly TryCard[] = [
  { who: 0, rank: "4", suit: "S" },
  { who: 1, rank: "9", suit: "H" },
  { who: 2, rank: "K", suit: "C" },
  { who: 0, rank: "6", suit: "D" },
  { who: 1, rank: "J", suit: "S" },
  { who: 2, rank: "6", suit: "C" },
];

/** A nine with "six" and a king with "seven" do not fit; the eight does. */
const IRISH: readonly TryCard[] = [
  { who: 0, rank: "9", suit: "D", word: "6" },
  { who: 1, rank: "K", suit: "C", word: "7" },
  { who: 2, rank: "8", suit: "H", word: "8" },
];

export const TRIES = { snap: SNAP, "irish-snap": IRISH } as const;

/** The card that each of the three shows, once so many lie there. */
export const topsOf = (cards: readonly TryCard[], laid: number): readonly (TryCard | undefined)[] =>
  [0, 1, 2].map((who) => cards.slice(0, laid).findLast((card) => card.who === who));

/** Whether the newest card is one to call: its word fits, or another top shows its rank. Rules SNAP-CALL-1, IRISH-SLAP-1. */
export function isRight(cards: readonly TryCard[], laid: number): boolean {
  const newest = cards[laid - 1];
  if (newest === undefined) return false;
  if (newest.word !== undefined) return newest.word === newest.rank;
  return topsOf(cards, laid).some((top) => top !== undefined && top !== newest && top.rank === newest.rank);
}
