/** The calm game: no race and no clock, everybody answers whether to slap. Rule IRISH-VAR-CALM. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { Command, GameEvent } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { settle } from "./ending.ts";
import { Answer, Event, Why, no } from "./events.ts";
import { happen } from "./happen.ts";
import { take } from "./pile.ts";
import { Phase, UNANSWERED, seatsIn, stepsAfter } from "./state.ts";
import type { Irish } from "./state.ts";
import { triggers } from "./triggers.ts";

const NOT_CALM = no("not-calm", "IRISH-SLAP-1");
const NO_ANSWER_DUE = no("no-answer-due", "IRISH-SLAP-1");
const NOT_IN_GAME = no("not-in-game", "G14");
const ANSWERED = no("answered-already", "G9");
const NO_SUCH_HAND = no("no-such-hand", "IRISH-SLAP-1");

/** What may be answered. */
export const ANSWERS: readonly number[] = [Answer.stay, Answer.slap];

/** Whether `seat` owes an answer. */
export const mayAnswer = (match: Irish, seat: number): boolean =>
  match.phase === Phase.Answer && match.out[seat] === 0 && match.answers[seat] === UNANSWERED;

/**
 * A seat answers; nobody sees what until all have. Refused with `not-calm`, `no-answer-due`, `not-in-game`, `answered-already` or
 * `no-such-hand`. Rules IRISH-VAR-CALM, G9.
 */
export function answer(match: Irish, { seat, word }: Command, out: GameEvent[]): Refusal | null {
  if (match.rules.race !== "calm") return NOT_CALM;
  if (match.phase !== Phase.Answer) return NO_ANSWER_DUE;
  if (seat < 0 || match.out[seat] !== 0) return NOT_IN_GAME;
  if (!mayAnswer(match, seat)) return ANSWERED;
  if (!ANSWERS.includes(word)) return NO_SUCH_HAND;
  happen(match, out, event(Event.Answered, seat, NO_CARD, word));
  if (!seatsIn(match).some((one) => mayAnswer(match, one))) judgeAnswers(match, out);
  return null;
}

/**
 * Whoever is wrong takes the pile; several share it, the first card first, dealt from the layer's left; the first of them starts
 * again. Where nobody is wrong the count goes on. Rule IRISH-VAR-CALM.
 */
function judgeAnswers(match: Irish, out: GameEvent[]): void {
  const right = triggers(match) > 0 ? Answer.slap : Answer.stay;
  const given = Array.from(match.answers);
  const wrong = seatsIn(match)
    .filter((seat) => given[seat] !== right)
    .toSorted((one, other) => stepsAfter(match, match.layer, one) - stepsAfter(match, match.layer, other));
  happen(match, out, event(Event.AnswersShown, TABLE, NO_CARD, 0, 0, given));
  const [first] = wrong;
  if (first === undefined) {
    settle(match, out);
  } else if (wrong.length === 1) {
    take(match, out, first, Why.answer);
  } else {
    const takers = match.pile.map((_, at) => wrong[at % wrong.length] ?? first);
    happen(match, out, event(Event.PileShared, first, NO_CARD, 0, 0, takers));
    settle(match, out, takers);
  }
}
