/** Gameplay 7: the words, and what a forgotten or wrong one costs. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { rankOf } from "../../cards/card.ts";
import { Event, Word, no } from "./events.ts";
import { happen } from "./happen.ts";
import { goOn, lay, passOn, wordOwed } from "./play.ts";
import { fineChant } from "./scoring.ts";
import { Phase, Place, lastCard, runCards } from "./state.ts";
import type { Snip } from "./state.ts";
import { mayLeadRhyme } from "./words-due.ts";

const NO_WORD_DUE = no("no-word-due", "S17");
const NO_SUCH_WORD = no("no-such-word", "SSS-PLAY-4");
const NOTHING_TO_CHALLENGE = no("nothing-to-challenge", "S19");
const OWN_WORD = no("own-word", "S19");
const NOT_IN_ROUND = no("not-in-round", "G14");
const NOT_NOW = no("not-now", "S18");

/** How often a card is taken back before it stays. Ruling S12b. */
const MOST_TAKE_BACKS = 2;

/**
 * Lays a card and says the word with it, where one is said. A word on a lead is ignored, but for the first line of the rhyme,
 * which `lay` hears; where the word must come with the card, silence is forgetting it. Rules S17, S18, S40.
 *
 * Refused with `no-such-word`, or as `lay` refuses.
 */
export function layAndSay(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (!isWord(command.word) && command.word !== Word.none) return NO_SUCH_WORD;
  const leading = match.phase === Phase.Lead;
  const refusal = lay(match, command, out);
  // Where all cards go down at once, a lead may be followed by a card that waits for a word of its own.
  if (refusal !== null || leading || match.phase !== Phase.Chant) return refusal;
  if (command.word !== Word.none) judge(match, out, command.word);
  else if (match.rules.say === "with-card") miss(match, out);
  return null;
}

/**
 * Says a word. In the rhyme game the leader may say the first line; nobody is fined for leaving it out.
 * Rules SSS-PLAY-2, SSS-PLAY-3, SSS-PLAY-4, S16, S40, SSS-VAR-EARL.
 *
 * Refused with `no-word-due`, `not-your-word` or `no-such-word`.
 */
export function chant(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  const { seat, word } = command;
  if (!isWord(word)) return NO_SUCH_WORD;
  if (word === Word.lead && mayLeadRhyme(match, seat)) {
    happen(match, out, event(Event.Chanted, seat, runCards(match)[0], Word.lead));
    return null;
  }
  if (wordOwed(match) === Word.none) return NO_WORD_DUE;
  if (seat !== match.turn) return no("not-your-word", "SSS-PLAY-2", { seat: match.turn });
  judge(match, out, word);
  return null;
}

const isWord = (word: number): boolean => Number.isInteger(word) && word >= Word.lead && word <= Word.jig;

function judge(match: Snip, out: GameEvent[], word: number): void {
  const seat = match.turn;
  const card = lastCard(match);
  if (word === wordOwed(match)) {
    happen(match, out, event(Event.Chanted, seat, card, word));
    goOn(match, out, seat);
  } else {
    happen(match, out, event(Event.Mischanted, seat, card, word));
    afterBadWord(match, out, seat, card);
  }
}

function miss(match: Snip, out: GameEvent[]): void {
  const seat = match.turn;
  const card = lastCard(match);
  happen(match, out, event(Event.ChantMissed, seat, card));
  afterBadWord(match, out, seat, card);
}

/** The app fines at once; or play goes on, and somebody must point it out. Ruling S19. */
function afterBadWord(match: Snip, out: GameEvent[], seat: Seat, card: CardId): void {
  if (match.rules.judge === "app") fine(match, out, seat, card, true);
  else if (match.phase !== Phase.Challenge) goOn(match, out, seat);
}

/**
 * Somebody points out the bad word; the fine follows, and play goes on from there. Rulings S19, D15.
 *
 * Refused with `nothing-to-challenge`, `own-word` or `not-in-round`.
 */
export function challenge(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.offence === NO_CARD) return NOTHING_TO_CHALLENGE;
  if (match.inRound[command.seat] !== 1) return NOT_IN_ROUND;
  if (command.seat === match.offender) return OWN_WORD;
  const { offence, offender } = match;
  const heldUp = match.phase === Phase.Challenge;
  happen(match, out, event(Event.Challenged, command.seat, offence));
  fine(match, out, offender, offence, heldUp);
  return null;
}

/** The time for a word, or for pointing out a bad one, is over. Rulings S18, D10, D11, D15. */
export function timeUp(match: Snip, out: GameEvent[]): Refusal | null {
  if (match.phase === Phase.Chant) {
    miss(match, out);
  } else if (match.offence !== NO_CARD) {
    const lastCardOfHand = match.phase === Phase.Challenge;
    const { offender } = match;
    happen(match, out, event(Event.ChallengeClosed, offender, match.offence));
    if (lastCardOfHand) goOn(match, out, offender);
  } else {
    return NOT_NOW;
  }
  return null;
}

/**
 * The table's fine for a bad word; juniors pay none. Rules SSS-CHANT-1 to SSS-CHANT-4, S11, S12, S13, S20, S21.
 *
 * `heldUp`: play has waited for this and goes on from here; otherwise it has gone on already. Rulings D11, D15.
 */
function fine(match: Snip, out: GameEvent[], seat: Seat, card: CardId, heldUp: boolean): void {
  const { forgotten } = match.rules;
  if (match.juniors[seat] !== 1 && forgotten !== "off") {
    if (forgotten === "take-back" && (match.takeBacks[card] ?? 0) < MOST_TAKE_BACKS) {
      happen(match, out, event(Event.TookBack, seat, card));
      passOn(match, out);
      return;
    }
    if (forgotten === "take-back") happen(match, out, event(Event.Stood, seat, card));
    const penalty = forgotten === "penalty-card" ? penaltyCard(match, seat) : NO_CARD;
    if (penalty !== NO_CARD) happen(match, out, event(Event.Drew, seat, penalty));
    else fineChant(match, out, seat);
  }
  if (heldUp) goOn(match, out, seat);
}

/** The card that the seat laid last in an earlier, completed run, or -1. Rules SSS-CHANT-2, S13, D20. */
function penaltyCard(match: Snip, seat: Seat): CardId {
  for (let at = match.laid - 1; at >= 0; at--) {
    const card = match.laidCards[at] ?? NO_CARD;
    if (match.laidSeats[at] === seat && match.places[card] === Place.Laid && !isOfRun(match, card)) return card;
  }
  return NO_CARD;
}

/** Whether the card belongs to what is on the table: to its rank, or in the Jig to the very run. */
function isOfRun(match: Snip, card: CardId): boolean {
  return match.byRank ? rankOf(card) === rankOf(lastCard(match)) : runCards(match).includes(card);
}
