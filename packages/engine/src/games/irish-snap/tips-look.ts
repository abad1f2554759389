/** What a bot sees on the pile: what there is to slap, and what only looks like it. */
import { RANKS, isJoker, rankOf } from "../../cards/card.ts";
import type { CardId } from "../../kernel/event.ts";
import type { IrishView } from "./view.ts";

const JACK = 10;
const QUEEN = 11;
const KING = 12;
/** Ranks that look alike at a glance: six and nine, jack and king. */
const ALIKE: readonly (readonly [number, number])[] = [
  [5, 8],
  [JACK, KING],
];

/** What can be slapped: the word, a pair, a court card, a joker, a sandwich. */
export type Trigger = "word" | "pair" | "court" | "joker" | "sandwich";

/** A rank, or -1 where a joker or nothing lies: that is like no other card. */
const fitting = (card: CardId | undefined): number =>
  card === undefined || card < 0 || isJoker(card) ? -1 : rankOf(card);

const COURTS = { none: [], jacks: [JACK], queens: [QUEEN], both: [JACK, QUEEN] } as const;

/**
 * Everything that makes the newest face one to slap, where `word` is the word heard or counted; -1: none. Rules IRISH-SLAP-1,
 * IRISH-PAIR-1, IRISH-VAR-COURT, IRISH-VAR-JOKER, IRISH-VAR-SANDWICH, I17, I18, I28, D40.
 */
export function triggers(view: IrishView, word: number): readonly Trigger[] {
  const [top, under, third] = view.tops;
  if (top === undefined || view.layer < 0) return [];
  const joker = isJoker(top);
  const rank = fitting(top);
  if (view.wordOnly) {
    const counts = view.rules.emptyWords === "always" || view.bare.every(Boolean);
    if (!counts) return [];
    return joker ? ["joker"] : word === rank ? ["word"] : [];
  }
  if (joker) return ["joker"];
  const found: Trigger[] = word === rank ? ["word"] : [];
  if (view.rules.pairs === "on" && fitting(under) === rank) found.push("pair");
  if (COURTS[view.rules.courts].some((court) => court === rank)) found.push("court");
  if (view.rules.sandwich === "on" && fitting(third) === rank) found.push("sandwich");
  return found;
}

/** How many kinds of triggers were agreed, all of which have to be watched. */
export function watched({ pairs, courts, jokers, sandwich }: IrishView["rules"]): number {
  const kinds = [pairs === "on", courts !== "none", jokers === "on", sandwich === "on"];
  return 1 + kinds.filter(Boolean).length;
}

const isCourt = (rank: number): boolean => rank >= JACK;

/**
 * Whether a face that is nothing looks like something: one off the word, a court card at another's word or where another court
 * card is slapped, or nearly a pair. Rule IRISH-TIP-1.
 */
export function nearMiss(view: IrishView, word: number): boolean {
  const [top, under] = view.tops;
  const rank = fitting(top);
  if (rank < 0 || view.layer < 0) return false;
  const off = word < 0 ? 0 : (rank - word + RANKS) % RANKS;
  if (off === 1 || off === RANKS - 1) return true;
  if (isCourt(rank) && (isCourt(word) || (!view.wordOnly && view.rules.courts !== "none"))) return true;
  const below = fitting(under);
  return (
    view.rules.pairs === "on" &&
    !view.wordOnly &&
    ALIKE.some(([one, two]) => (rank === one && below === two) || (rank === two && below === one))
  );
}
