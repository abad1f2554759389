/** Which card fits the one laid last, and when a run is complete: by rank, or in the Jig by suit upwards. */
import type { CardId, Seat } from "../../kernel/event.ts";
import { KING, SUITS, cardOf, lowestSuit, rankOf, suitOf } from "../../cards/card.ts";
import { anybodyHolds, cardIsHeld, held, lastCard } from "./state.ts";
import type { Snip } from "./state.ts";

/** How many cards a Jig may have. Ruling S35. */
const JIG_LENGTH = { four: 4, five: 5, "until-it-stops": 13 } as const;

/** Whether `card` may follow the run on the table. Rules SSS-DECK-2, SSS-PLAY-2, SSS-VAR-JIG. */
export function fits(match: Snip, card: CardId): boolean {
  const last = lastCard(match);
  if (match.byRank) return rankOf(card) === rankOf(last);
  return rankOf(last) !== KING && card === last + SUITS;
}

/** The lowest card of the hand that fits, or -1. Rules SSS-PLAY-2, SSS-VAR-JIG. */
export function fittingCard(match: Snip, seat: Seat): CardId {
  const last = lastCard(match);
  if (match.byRank) {
    const mask = held(match, seat, rankOf(last));
    return mask === 0 ? -1 : cardOf(rankOf(last), lowestSuit(mask));
  }
  if (rankOf(last) === KING) return -1;
  const next = last + SUITS;
  return (held(match, seat, rankOf(next)) & (1 << suitOf(next))) === 0 ? -1 : next;
}

/**
 * Whether the run is complete: as soon as no hand holds a card that could follow. Rules SSS-PLAY-4, S14, S15.
 *
 * In the Jig also at its full length; a king, or a card whose follower is gone, is a stop. Rulings S35, S37.
 */
export function isComplete(match: Snip): boolean {
  const last = lastCard(match);
  const { jig } = match.rules;
  if (jig === "off") return !anybodyHolds(match, rankOf(last));
  if (match.runLength === JIG_LENGTH[jig] || rankOf(last) === KING) return true;
  return !cardIsHeld(match, last + SUITS);
}

/** Whether "Jig!" is added, as a complete Jig ended at a stop, before its full length. Never at a silent table. Ruling S38. */
export function addsJig(match: Snip): boolean {
  const { jig, stopWord, chants } = match.rules;
  if (stopWord !== "jig" || chants === "silent") return false;
  return jig !== "off" && jig !== "until-it-stops" && match.runLength < JIG_LENGTH[jig];
}
