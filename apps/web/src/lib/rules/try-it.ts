/** A few cards to try a race with, on the page of its rules: what lies there, and whether anybody should call. */
import type { RankSign, SuitSign } from "@snorum/engine";

export interface TryCard {
  /** Whose card it is: the first, second, third or fourth of those who play. */
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

/** What a right call brings: whose hands come in time, who is last and takes the pile, and the card with which that one begins again. */
export interface TryEnding {
  readonly hands: readonly number[];
  readonly last: number;
  readonly next: TryCard;
}

export interface Try {
  readonly players: number;
  readonly cards: readonly TryCard[];
  readonly ending: TryEnding | null;
}

/** Carla, Anna and Dan slap, Ben is last: he lays his next card as the ace. Rules IRISH-SLAP-2, IRISH-SLAP-3. */
const BEN_LAST: TryEnding = { hands: [2, 0, 3], last: 1, next: { who: 1, rank: "5", suit: "S", word: "A" } };

export const TRIES: Readonly<Record<"snap" | "irish-snap", Try>> = {
  snap: { players: 3, cards: SNAP, ending: null },
  "irish-snap": { players: 4, cards: IRISH, ending: BEN_LAST },
};

/** The card that each of those who play shows, once so many lie there. */
export const topsOf = ({ players, cards }: Try, laid: number): readonly (TryCard | undefined)[] =>
  Array.from({ length: players }, (_, who) => cards.slice(0, laid).findLast((card) => card.who === who));

/** Whether the newest card is one to call: its word fits, or another top shows its rank. Rules SNAP-CALL-1, IRISH-SLAP-1. */
export function isRight(tried: Try, laid: number): boolean {
  const newest = tried.cards[laid - 1];
  if (newest === undefined) return false;
  if (newest.word !== undefined) return newest.word === newest.rank;
  return topsOf(tried, laid).some((top) => top !== undefined && top !== newest && top.rank === newest.rank);
}
