/** Gameplay: leading, matching, passing, and how the turn goes round. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { SUITS, rankOf } from "../../cards/card.ts";
import { winRound } from "./ending.ts";
import { Event, Word, no } from "./events.ts";
import { addsJig, fits, fittingCard, fittingSuits, isComplete } from "./fits.ts";
import { happen } from "./happen.ts";
import { finePass } from "./scoring.ts";
import { Phase, holdsCard, lastCard, lastLayer, seatsInRound } from "./state.ts";
import type { Snip } from "./state.ts";
import { mayLeadRhyme, wordDue } from "./words-due.ts";

const NOT_NOW = no("no-round", "SSS-PLAY-1");
const WORD_FIRST = no("word-first", "S18");
const NOT_IN_ROUND = no("not-in-round", "G14");
const NO_PASS_ON_LEAD = no("no-pass-on-lead", "S8");

/**
 * Lays a card: the leader any card of the hand, with the first line of the rhyme where it is said, everybody else one that fits.
 * Rules SSS-PLAY-1, SSS-PLAY-2, SSS-PLAY-8, SSS-PLAY-9, S23, S24, S40, S47.
 *
 * Refused with `not-in-round`, `word-first`, `not-held`, `not-your-turn`, `wrong-rank` or, in the Jig, `wrong-card`. Where the table
 * plays illegal cards openly, the last three show the card and take it back.
 */
export function lay(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  const { seat, card } = command;
  const blocked = cannotAct(match, seat);
  if (blocked !== null) return blocked;
  if (!(Number.isInteger(card) && card >= 0 && card < match.places.length) || !holdsCard(match, seat, card))
    return no("not-held", "SSS-PLAY-1", { card });
  const illegal = whyIllegal(match, seat, card);
  if (illegal !== null) {
    if (match.rules.illegal === "refused") return illegal;
    happen(match, out, event(Event.Returned, seat, card));
    return null;
  }
  if (match.phase === Phase.Lead) {
    happen(match, out, event(Event.Led, seat, card));
    if (command.word === Word.lead && mayLeadRhyme(match, seat))
      happen(match, out, event(Event.Chanted, seat, card, Word.lead));
  } else happen(match, out, event(Event.Laid, seat, card, Math.min(match.runLength, Word.jig)));
  if (match.phase !== Phase.Chant) goOn(match, out, seat);
  return null;
}

function cannotAct(match: Snip, seat: Seat): Refusal | null {
  if (match.phase < Phase.Lead || match.phase > Phase.Challenge) return NOT_NOW;
  if (match.inRound[seat] !== 1) return NOT_IN_ROUND;
  return match.phase >= Phase.Chant ? WORD_FIRST : null;
}

function whyIllegal(match: Snip, seat: Seat, card: CardId): Refusal | null {
  if (seat !== match.turn) return no("not-your-turn", "SSS-PLAY-9", { seat: match.turn });
  if (match.phase === Phase.Lead || fits(match, card)) return null;
  if (!match.byRank) return no("wrong-card", "SSS-VAR-JIG", { card: lastCard(match) + SUITS });
  return no("wrong-rank", "SSS-PLAY-8", { rank: rankOf(lastCard(match)) });
}

/**
 * After a card and its word: the round is won, the run is complete, the same seat lays on, or the turn goes round.
 * Rules SSS-PLAY-4, SSS-PLAY-7, SSS-PLAY-10, S3, S11, D11, D12.
 */
export function goOn(match: Snip, out: GameEvent[], seat: Seat): void {
  if (match.sizes[seat] === 0) {
    winRound(match, out, seat);
  } else if (isComplete(match)) {
    happen(match, out, event(Event.Completed, seat, lastCard(match), addsJig(match) ? Word.jig : 0));
  } else if (match.laysAll && lastLayer(match) === seat && fittingCard(match, seat) !== NO_CARD) {
    happen(match, out, event(Event.Laid, seat, fittingCard(match, seat), match.runLength));
    if (match.phase !== Phase.Chant) goOn(match, out, seat);
  } else {
    passOn(match, out);
  }
}

/**
 * Seats without a fitting card pass one by one, each pass an event of its own, until somebody can match. It comes round to earlier
 * seats of the run, the last layer included. Rules SSS-PLAY-5, SSS-PLAY-6, S4, S6.
 *
 * Where passing is by hand, or a match may be held back, it waits for every seat: a pass by itself would tell the hand.
 */
export function passOn(match: Snip, out: GameEvent[]): void {
  if (!match.passesByItself) return;
  while (match.phase === Phase.Match && fittingSuits(match, match.turn) === 0) passOnce(match, out, match.turn);
}

function passOnce(match: Snip, out: GameEvent[], seat: Seat): void {
  happen(match, out, event(Event.Passed, seat));
  if (match.finesPasses) finePass(match, out, seat);
}

/**
 * Knocks. Only who holds nothing that fits may, unless the table lets matches be held back; a whole circuit of passes
 * closes the run, and who laid last leads. Rules SSS-PLAY-5, S1, S2, S8, D20.
 *
 * Refused with `not-your-turn`, `no-pass-on-lead` or `must-match`.
 */
export function pass(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  const { seat } = command;
  const blocked = cannotAct(match, seat);
  if (blocked !== null) return blocked;
  if (seat !== match.turn) return no("not-your-turn", "SSS-PLAY-9", { seat: match.turn });
  if (match.phase === Phase.Lead) return NO_PASS_ON_LEAD;
  const card = fittingCard(match, seat);
  if (card !== NO_CARD && match.rules.match === "must") return no("must-match", "S1", { card, rank: rankOf(card) });
  passOnce(match, out, seat);
  if (match.passes >= seatsInRound(match)) happen(match, out, event(Event.Closed, lastLayer(match), lastCard(match)));
  return null;
}

/** The word that the card laid last still waits for, or `Word.none`. */
export const wordOwed = (match: Snip): number => (match.phase === Phase.Chant ? wordDue(match) : Word.none);
