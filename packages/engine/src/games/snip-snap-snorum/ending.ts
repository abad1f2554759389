/** Winning: the end of a round, of a session, of an elimination match, and the tie-break. */
import { placesBy } from "../../cards/seats.ts";
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { settle } from "./scoring.ts";
import { Phase } from "./state.ts";
import type { Snip } from "./state.ts";

const NOT_BETWEEN = no("not-between-rounds", "S27");
const NO_VOTE = no("no-vote", "S27");
const VOTED = no("voted-already", "S27");
const NO_ROUND = no("no-round", "S28");
const NOT_IN_MATCH = no("not-in-round", "G14");

/** The round is won at once, in mid-rank too; there is never a second winner. Rules SSS-GOAL-1, SSS-PLAY-10, SSS-WIN-1, S10. */
export function winRound(match: Snip, out: GameEvent[], winner: Seat): void {
  happen(match, out, event(Event.RoundWon, winner));
  if (match.tieBreak) {
    endMatch(match, out, [winner]);
    return;
  }
  settle(match, out, winner);
  if (match.rules.session === "elimination") eliminate(match, out);
  else if (sessionIsOver(match)) endSession(match, out);
}

/** After settlement whoever has no counters is out; the last with counters wins. Rules SSS-SCORE-5, S22, S31. */
function eliminate(match: Snip, out: GameEvent[]): void {
  for (let seat = 0; seat < match.seats; seat++) {
    if (match.out[seat] === 0 && (match.counters[seat] ?? 0) <= 0) happen(match, out, event(Event.Eliminated, seat));
  }
  const left = seatsLeft(match);
  if (left.length === 1) endMatch(match, out, left);
}

/** Rule S27: after the agreed rounds, or when somebody reaches the target. */
function sessionIsOver(match: Snip): boolean {
  const { session, rounds } = match.rules;
  if (session === "rounds") return match.round >= rounds;
  return session === "target" && seatsLeft(match).some((seat) => scoreOf(match, seat) >= targetOf(match));
}

/** The agreed target; without debts nobody can have more counters than there are, so that many will do. */
function targetOf(match: Snip): number {
  const { counters, debts, stack, target } = match.rules;
  return counters === "off" || debts === "owed" ? target : Math.min(target, stack * match.seats);
}

/** What a session is won by: counters, or rounds won where there are none. Rules SSS-SCORE-4, D22. */
export const scoreOf = (match: Snip, seat: Seat): number =>
  (match.rules.counters === "off" ? match.roundsWon[seat] : match.counters[seat]) ?? 0;

/** Most counters win; all who tie for first play one more round among themselves. Rules SSS-SCORE-4, SSS-WIN-2, S25, S26. */
function endSession(match: Snip, out: GameEvent[]): void {
  const left = seatsLeft(match);
  const best = Math.max(...left.map((seat) => scoreOf(match, seat)));
  const first = left.filter((seat) => scoreOf(match, seat) === best);
  if (first.length === 1) endMatch(match, out, first);
  else happen(match, out, event(Event.TieBreak, TABLE, NO_CARD, 0, 0, first));
}

function endMatch(match: Snip, out: GameEvent[], winners: readonly Seat[]): void {
  happen(match, out, event(Event.MatchWon, TABLE, NO_CARD, 0, 0, winners));
}

/** How the match stands once it is over: behind the winners by what the session is won by. Rules SSS-SCORE-4, SSS-WIN-2. */
export const placesOf = (match: Snip): readonly number[] =>
  placesBy(
    Array.from({ length: match.seats }, (_, seat) => [Number(match.winners.includes(seat)), scoreOf(match, seat)]),
  );

/** The seats still in the match. */
export function seatsLeft(match: Snip): readonly Seat[] {
  return Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => match.out[seat] === 0);
}

/**
 * Some seat asks for the next round: also one that is out, or not tied, whose person may want to watch on. Rules SSS-SCORE-1, G14.
 *
 * Refused with `not-between-rounds`, or with `not-in-round` for who has no seat.
 */
export function callRound(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.RoundOver) return NOT_BETWEEN;
  if (command.seat < 0) return NOT_IN_MATCH;
  happen(match, out, event(Event.RoundCalled, command.seat));
  return null;
}

/** A vote to stop here; more than half of those still in end the session. Only between rounds. Rules SSS-SCORE-4, S27. */
export function voteStop(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.RoundOver || match.tieBreak) return NOT_BETWEEN;
  if (match.rules.session !== "agreement") return NO_VOTE;
  if (match.out[command.seat] !== 0) return NOT_IN_MATCH;
  if (match.votes[command.seat] === 1) return VOTED;
  happen(match, out, event(Event.StopVoted, command.seat));
  const left = seatsLeft(match);
  if (left.filter((seat) => match.votes[seat] === 1).length * 2 > left.length) endSession(match, out);
  return null;
}

/**
 * The round is void; antes and fines go back. Only who plays in it may break it off. Rulings G14, S28.
 *
 * Refused with `no-round` or `not-in-round`.
 */
export function breakOff(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase < Phase.Lead || match.phase > Phase.Challenge) return NO_ROUND;
  if (match.inRound[command.seat] !== 1) return NOT_IN_MATCH;
  happen(match, out, event(Event.BrokenOff, command.seat));
  return null;
}
