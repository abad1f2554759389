/** Draufhauen!: what there is to slap in the newest face, and whether it can still be slapped. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId } from "../../kernel/event.ts";
import { isJoker, rankOf } from "../../cards/card.ts";
import { Phase, silent } from "./state.ts";
import type { Irish } from "./state.ts";

const JACK = 10;
const QUEEN = 11;

/**
 * How many reasons there are to slap the newest face; several at once are one slap. A joker is a reason by itself and makes no pair.
 * Rules IRISH-SLAP-1, IRISH-PAIR-1, IRISH-VAR-COURT, IRISH-VAR-JOKER, IRISH-VAR-SANDWICH, I27, I28, I29, I30, I31, I32.
 */
export function triggers(match: Irish): number {
  if (match.layer < 0) return 0;
  const [top = NO_CARD, below = NO_CARD, second = NO_CARD] = match.pile.slice(-3).toReversed();
  if (match.wordOnly) return Number(wordFits(match, top));
  if (isJoker(top)) return 1;
  const { pairs, sandwich } = match.rules;
  return (
    Number(rankOf(top) === match.word) +
    Number(pairs === "on" && rankOf(top) === rankOf(below)) +
    Number(isCourt(match, top)) +
    Number(sandwich === "on" && rankOf(top) === rankOf(second))
  );
}

/** A word spoken without a card fits the card on top; over a joker every word does. Rulings I17, I18, D40. */
function wordFits(match: Irish, top: CardId): boolean {
  const counts = match.rules.emptyWords === "always" || match.stocks.every((cards) => cards.length === 0);
  return counts && (isJoker(top) || rankOf(top) === match.word);
}

function isCourt(match: Irish, card: CardId): boolean {
  const { courts } = match.rules;
  const rank = rankOf(card);
  return (
    (rank === JACK && (courts === "jacks" || courts === "both")) ||
    (rank === QUEEN && (courts === "queens" || courts === "both"))
  );
}

/** Whether there is something to slap now. */
export const slapOpen = (match: Irish): boolean => match.windowOpen && triggers(match) > 0;

/** Whether a slap with one hand counts as none. Ruling I30. */
export const needsBoth = (match: Irish): boolean => match.rules.hands === "both" && triggers(match) > 1;

/**
 * Whether the newest face still waits for hands or answers. Where nobody counts aloud it always does until the time is over, so that
 * nobody learns from the waiting whether there was something to slap. Rulings I35, D41.
 */
export const pending = (match: Irish): boolean =>
  match.phase === Phase.Answer || (match.windowOpen && (silent(match) || triggers(match) > 0));

/** Cards in the pile as it lay before the newest face. */
export const cardsBefore = (match: Irish): number => match.pile.length - (match.layer >= 0 && !match.wordOnly ? 1 : 0);
