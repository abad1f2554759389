/** Spielende: who is out and safe, when a game is over, and who has won the match. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { allSeats, cardsOf, holders, playing, seatsIn, toTheEnd } from "./state.ts";
import type { Irish } from "./state.ts";
import { pending } from "./triggers.ts";

const NO_LIMIT = no("not-now", "I19");

/**
 * After anything happened: unless a slap is still waited for, who has laid the last card is out, and the game may be over.
 * `takers`: who has just taken cards. Rules IRISH-END-1, IRISH-END-2, I11, I12, I20, I35, I36, D41.
 */
export function settle(match: Irish, out: GameEvent[], takers: readonly Seat[] = []): void {
  if (!playing(match) || pending(match)) return;
  if (match.duty >= 0) happen(match, out, event(Event.Out, match.duty, NO_CARD, 0, placeOfNext(match, match.duty)));
  if (match.timeUp) timeIsOver(match, out);
  else if (match.suddenDeath) endSuddenDeath(match, out, takers);
  else if (holders(match).length <= 1 && (!toTheEnd(match) || match.pile.length === 0))
    endGame(match, out, placesByCards(match));
}

/** The next place; in sudden death the first for a level seat, and for the others what they held when the time was over. Rulings I34, D53. */
function placeOfNext(match: Irish, seat: Seat): number {
  return match.suddenDeath ? (ranked(Array.from(match.held))[seat] ?? 1) : placesTaken(match) + 1;
}

const placesTaken = (match: Irish): number => match.seats - seatsIn(match).length;

/** Who is out has the place of going out; behind them fewest cards come first, and equal cards share a place. Rulings I34, I37, I38. */
function placesByCards(match: Irish): readonly number[] {
  const inGame = seatsIn(match);
  return allSeats(match).map((seat) => {
    if (match.out[seat] !== 0) return match.places[seat] ?? 0;
    const ahead = inGame.filter((other) => cardsOf(match, other) < cardsOf(match, seat));
    return placesTaken(match) + ahead.length + 1;
  });
}

/**
 * The agreed minutes are over. A slap that is waited for is finished first; no new card is laid.
 * Refused with `not-now` where there is no limit. Rules IRISH-VAR-TIMED, I19, I37.
 */
export function timeUp(match: Irish, out: GameEvent[]): Refusal | null {
  if (!playing(match) || match.rules.minutes === 0 || match.timeUp || match.suddenDeath) return NO_LIMIT;
  if (pending(match) || !isLevel(match)) happen(match, out, event(Event.TimeOver, TABLE));
  if (match.timeUp) settle(match, out);
  else timeIsOver(match, out);
  return null;
}

/** The pile in the middle counts for nobody. Rulings I19, I37, I38. */
function timeIsOver(match: Irish, out: GameEvent[]): void {
  if (isLevel(match)) happen(match, out, event(Event.TimeOver, TABLE, NO_CARD, 1));
  else endGame(match, out, placesByCards(match));
}

/** Whether level seats play on for the first place: not where somebody is out, who has it. Ruling I38. */
function isLevel(match: Irish): boolean {
  if (match.rules.end !== "timed" || match.rules.level !== "sudden-death" || placesTaken(match) > 0) return false;
  const fewest = Math.min(...seatsIn(match).map((seat) => cardsOf(match, seat)));
  return seatsIn(match).filter((seat) => cardsOf(match, seat) === fewest).length > 1;
}

/** It ends when one of the level seats takes a pile, goes out, or one holder is left. All of them taking at once stay level. Ruling D53. */
function endSuddenDeath(match: Irish, out: GameEvent[], takers: readonly Seat[]): void {
  const level = allSeats(match).filter((seat) => match.level[seat] === 1);
  const took = level.filter((seat) => takers.includes(seat));
  const over =
    level.some((seat) => match.out[seat] !== 0) ||
    (took.length > 0 && took.length < level.length) ||
    holders(match).length <= 1;
  if (!over) return;
  const behind = (seat: Seat): number => {
    if (match.level[seat] === 0) return 3 + (match.held[seat] ?? 0);
    return match.out[seat] !== 0 ? 0 : took.includes(seat) ? 2 : 1;
  };
  endGame(match, out, ranked(allSeats(match).map(behind)));
}

/** Places by what is less: equals share. */
const ranked = (values: readonly number[]): readonly number[] =>
  values.map((value) => values.filter((other) => other < value).length + 1);

/** A game is over; after the last one the match is. Rules IRISH-END-2, IRISH-GOAL-1, I44. */
function endGame(match: Irish, out: GameEvent[], places: readonly number[]): void {
  happen(match, out, event(Event.RoundOver, TABLE, NO_CARD, 0, 0, places));
  if (match.deal < match.rules.deals) return;
  const final = placesOf(match);
  happen(
    match,
    out,
    event(
      Event.MatchWon,
      TABLE,
      NO_CARD,
      0,
      0,
      allSeats(match).filter((seat) => final[seat] === 1),
    ),
  );
}

/** How the match stands: after one game by its places, after several by games lost. Ruling I44. */
export const placesOf = (match: Irish): readonly number[] =>
  match.rules.deals === 1 ? Array.from(match.places) : ranked(Array.from(match.losses));
