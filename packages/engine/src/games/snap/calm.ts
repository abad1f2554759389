/** The calm game: no race and no clock, everybody answers whether cards are equal. Rule SNAP-VAR-CALM. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { pairs, poolMatches } from "./equal.ts";
import type { Equal } from "./equal.ts";
import { whoIsLeft } from "./ending.ts";
import { Answer, Call, Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { falseCall } from "./pool.ts";
import { win } from "./snap.ts";
import { Phase, UNANSWERED, onePile, seatsIn } from "./state.ts";
import type { Snap } from "./state.ts";

const NOT_CALM = no("not-calm", "SNAP-CALL-2");
const NO_ANSWER_DUE = no("no-answer-due", "SNAP-CALL-2");
const NOT_IN_GAME = no("not-in-game", "G14");
const ANSWERED = no("answered-already", "G9");
const NO_SUCH_CALL = no("no-such-call", "SNAP-CALL-1");

/** What a seat may answer; one that may not call says "different". Ruling N31. */
export function answers(match: Snap, seat: Seat): readonly number[] {
  if (match.locks[seat] !== 0) return [Answer.different];
  return onePile(match) || match.rules.words === "one"
    ? [Answer.different, Answer.snap]
    : [Answer.different, Answer.snap, Answer.pool];
}

/**
 * A seat answers; nobody sees what until all have. Refused with `not-calm`, `no-answer-due`, `not-in-game`, `answered-already` or
 * `no-such-call`. Rules SNAP-MATCH-1, G9.
 */
export function answer(match: Snap, { seat, word }: Command, out: GameEvent[]): Refusal | null {
  if (match.rules.race !== "calm") return NOT_CALM;
  if (match.phase !== Phase.Answer) return NO_ANSWER_DUE;
  if (seat < 0 || match.out[seat] !== 0) return NOT_IN_GAME;
  if (match.answers[seat] !== UNANSWERED) return ANSWERED;
  if (!answers(match, seat).includes(word)) return NO_SUCH_CALL;
  happen(match, out, event(Event.Answered, seat, NO_CARD, word));
  settleWhenAll(match, out);
  return null;
}

function settleWhenAll(match: Snap, out: GameEvent[]): void {
  if (seatsIn(match).some((seat) => match.answers[seat] === UNANSWERED)) return;
  const given = Array.from(match.answers);
  happen(match, out, event(Event.AnswersShown, TABLE, NO_CARD, 0, 0, given));
  const inTurn = Array.from({ length: match.seats }, (_, step) => (match.turner + 1 + step) % match.seats);
  const saying = (word: number): readonly Seat[] => inTurn.filter((seat) => given[seat] === word);
  const oneKey = match.rules.words === "one";
  const pool = together(poolMatches(match, "now"));
  const pair = together(pairs(match, "now"));
  const forPool = pool.pools.length === 0 ? [] : saying(oneKey ? Answer.snap : Answer.pool);
  const forPair = pair.piles.length === 0 || (oneKey && pool.pools.length > 0) ? [] : saying(Answer.snap);
  const right = new Set([...forPool, ...forPair]);
  for (const seat of inTurn) {
    if ((given[seat] ?? UNANSWERED) > Answer.different)
      happen(match, out, event(Event.Called, seat, NO_CARD, given[seat] === Answer.pool ? Call.pool : Call.snap));
  }
  if (forPool.length > 0) share(match, out, pool, forPool);
  if (forPair.length > 0) {
    const piles = pair.piles.filter((at) => forPool.length === 0 || !pool.piles.includes(at));
    if (piles.length > 0) share(match, out, { piles, pools: [] }, forPair);
  }
  for (const seat of inTurn) {
    if (match.phase === Phase.MatchOver) return;
    if ((given[seat] ?? UNANSWERED) <= Answer.different || right.has(seat)) continue;
    falseCall(match, out, { seat, word: Call.snap, target: NO_CARD, ms: 0, sinceAward: -1, ranked: 0 }, "now");
    whoIsLeft(match, out);
  }
}

/** An answer is for everything that is equal. */
const together = (equals: readonly Equal[]): Equal => ({
  piles: equals.flatMap(({ piles }) => piles),
  pools: equals.flatMap(({ pools }) => pools),
});

/** All who are right share what matches, pile by pile and pool by pool, in the order of the turn. */
function share(match: Snap, out: GameEvent[], equal: Equal, right: readonly Seat[]): void {
  const things: readonly Equal[] = [
    ...equal.piles.map((at) => ({ piles: [at], pools: [] })),
    ...equal.pools.map((number) => ({ piles: [], pools: [number] })),
  ];
  for (const [at, thing] of things.entries()) win(match, out, right[at % right.length] ?? 0, thing, NO_CARD);
  whoIsLeft(match, out);
}
