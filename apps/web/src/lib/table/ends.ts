/** How it stands at the end of a round or of the match. */
import type { SnipView } from "@snorum/engine";

/** What a seat has of what the session is won by. */
export const scoreOf = (view: SnipView, seat: number): number => view.scores[seat] ?? 0;

/** The seats, winners first, then by what they have. */
export function standingOf(view: SnipView): readonly number[] {
  const first = (seat: number) => Number(view.winners.includes(seat));
  return Array.from({ length: view.seats }, (_, seat) => seat).toSorted(
    (one, other) => first(other) - first(one) || scoreOf(view, other) - scoreOf(view, one),
  );
}

/** Whether a seat played in that round: only the winner of a round holds nothing at its end. */
export const playedIn = (result: SnipView["results"][number], seat: number): boolean =>
  result.winner === seat || (result.cardsLeft[seat] ?? 0) > 0;

/** Whether no round follows but a tie-break: told while the last one is still being counted. Rules S27, S31. */
export function isLast(view: SnipView): boolean {
  const { session, rounds, target, debts, stack, counters } = view.rules;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  if (view.phase === "MatchOver") return true;
  if (view.tieBreak) return view.results.at(-1)?.tieBreak === true;
  if (session === "rounds") return view.round >= rounds;
  if (session === "elimination") return seats.filter((seat) => view.sittingOut[seat] !== true).length < 2;
  if (session === "agreement") return view.votes.filter(Boolean).length * 2 > seats.length;
  const enough = counters === "off" || debts === "owed" ? target : Math.min(target, stack * view.seats);
  return seats.some((seat) => scoreOf(view, seat) >= enough);
}
