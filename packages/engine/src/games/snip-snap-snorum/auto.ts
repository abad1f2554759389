/** What the rules play for a seat whose time is over. */
import { NO_CARD, command } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { KING, RANKS, SUITS, cardOf, countSuits, lowestSuit, rankOf } from "../../cards/card.ts";
import { chant, layAndSay } from "./chant.ts";
import { Ask, Word, no } from "./events.ts";
import { fittingCard } from "./fits.ts";
import { pass, wordOwed } from "./play.ts";
import { Phase, handOf, held, holdsCard } from "./state.ts";
import type { Snip } from "./state.ts";

const NOT_YOUR_TURN = no("not-your-turn", "S49");

/** Plays for the seat on turn: the word owed, a match if held, otherwise a pass; as a lead the rank held most. No fine. Rulings G11, S49. */
export function auto(match: Snip, asked: Command, out: GameEvent[]): Refusal | null {
  const { seat } = asked;
  if (seat !== match.turn || match.phase < Phase.Lead || match.phase > Phase.Chant) return NOT_YOUR_TURN;
  const refusal = autoLay(match, seat, out);
  // Where all cards go down at once, each card after the first waits for a word of its own.
  while (match.phase === Phase.Chant && match.turn === seat)
    chant(match, command(Ask.Chant, seat, NO_CARD, wordOwed(match)), out);
  return refusal;
}

function autoLay(match: Snip, seat: Seat, out: GameEvent[]): Refusal | null {
  if (match.phase === Phase.Chant) return null;
  if (match.phase === Phase.Lead) return layAndSay(match, command(Ask.Lay, seat, mostHeld(match, seat)), out);
  const card = fittingCard(match, seat);
  if (card === NO_CARD) return pass(match, command(Ask.Pass, seat), out);
  const word = match.runLength > Word.jig ? Word.none : match.runLength;
  return layAndSay(match, command(Ask.Lay, seat, card, word), out);
}

/** The rank held most; equal: the lowest rank, then spades, hearts, diamonds, clubs. In the Jig the lowest card of the longest run. Ruling D18. */
function mostHeld(match: Snip, seat: Seat): CardId {
  if (!match.byRank) return startOfLongestRun(match, seat);
  let best = 0;
  for (let rank = 1; rank < RANKS; rank++) {
    if (countSuits(held(match, seat, rank)) > countSuits(held(match, seat, best))) best = rank;
  }
  return cardOf(best, lowestSuit(held(match, seat, best)));
}

function startOfLongestRun(match: Snip, seat: Seat): CardId {
  let best: CardId = NO_CARD;
  let bestLength = 0;
  for (const card of handOf(match, seat)) {
    let length = 1;
    while (rankOf(card) + length <= KING && holdsCard(match, seat, card + length * SUITS)) length++;
    if (length > bestLength) {
      best = card;
      bestLength = length;
    }
  }
  return best;
}
