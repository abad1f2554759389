/** Which card fits the one laid last, and when a run is complete: by rank, or in the Jig by suit upwards. */
import { NO_CARD } from "../../kernel/event.ts";
import type { CardId, Seat } from "../../kernel/event.ts";
import { KING, SUITS, cardOf, lowestSuit, rankOf, suitOf } from "../../cards/card.ts";
import type { Rank, SuitMask } from "../../cards/card.ts";
import { anybodyHolds, cardIsHeld, held, lastCard } from "./state.ts";
import type { Snip } from "./state.ts";

/** How many cards a Jig may have. Ruling S35. */
const JIG_LENGTH = { off: 0, four: 4, five: 5, "until-it-stops": 13 } as const;

/** Whether `card` may follow the run on the table. Rules SSS-DECK-2, SSS-PLAY-2, SSS-VAR-JIG. */
export function fits(match: Snip, card: CardId): boolean {
  const last = lastCard(match);
  if (match.byRank) return rankOf(card) === rankOf(last);
  return rankOf(last) !== KING && card === last + SUITS;
}

/** The rank of the cards that may follow the run on the table; in the Jig none does after a king. Rules SSS-PLAY-2, SSS-VAR-JIG. */
export const fittingRank = (match: Snip): Rank => rankOf(lastCard(match)) + (match.byRank ? 0 : 1);

/** The suits of that rank that fit and that `seat` holds. Rules SSS-PLAY-2, SSS-VAR-JIG. */
export function fittingSuits(match: Snip, seat: Seat): SuitMask {
  const last = lastCard(match);
  if (match.byRank) return held(match, seat, rankOf(last));
  return rankOf(last) === KING ? 0 : held(match, seat, rankOf(last) + 1) & (1 << suitOf(last));
}

/** The lowest card of the hand that fits, or -1. Rules SSS-PLAY-2, SSS-VAR-JIG. */
export function fittingCard(match: Snip, seat: Seat): CardId {
  const suits = fittingSuits(match, seat);
  return suits === 0 ? NO_CARD : cardOf(fittingRank(match), lowestSuit(suits));
}

/**
 * Whether the run is complete: as soon as no hand holds a card that could follow. Rules SSS-PLAY-4, S14, S15.
 *
 * In the Jig also at its full length; a king, or a card whose follower is gone, is a stop. Rulings S35, S37.
 */
export function isComplete(match: Snip): boolean {
  const last = lastCard(match);
  if (match.byRank) return !anybodyHolds(match, rankOf(last));
  if (match.runLength === JIG_LENGTH[match.rules.jig] || rankOf(last) === KING) return true;
  return !cardIsHeld(match, last + SUITS);
}

/** Whether "Jig!" is added, as a complete Jig ended at a stop, before its full length. Never at a silent table. Ruling S38. */
export function addsJig(match: Snip): boolean {
  if (match.byRank) return false;
  const { jig, stopWord, chants } = match.rules;
  if (stopWord !== "jig" || chants === "silent") return false;
  return jig !== "until-it-stops" && match.runLength < JIG_LENGTH[jig];
}
