/** Spielende: who is out, and who has won. */
import { placesBy } from "../../cards/seats.ts";
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { GameEvent, Seat } from "../../kernel/event.ts";
import { Event } from "./events.ts";
import { happen } from "./happen.ts";
import { Phase, cardsOf, holdersFrom, onePile, pile, seatsIn } from "./state.ts";
import type { Snap } from "./state.ts";

/**
 * After cards have moved: whoever has neither stock nor pile is out at once; the last with cards wins and is given the pools.
 * `shared`: seats whose piles made a pool in a dead heat; should nobody have a card left, they share the win.
 * Rules SNAP-STOCK-2, SNAP-END-1, N8, N9, N54, N55, C9, D35.
 */
export function whoIsLeft(match: Snap, out: GameEvent[], shared: readonly Seat[] = []): void {
  if (match.phase === Phase.MatchOver) return;
  // With one pile a last chance stays until the pile is won. Ruling N33.
  if (onePile(match) && pile(match, 0).length > 0) return;
  for (const seat of seatsIn(match)) if (cardsOf(match, seat) === 0) happen(match, out, event(Event.Out, seat));
  const holders = holdersFrom(match, Math.max(0, match.turner));
  if (holders.length > 1) return;
  if (holders.length === 0) {
    endMatch(match, out, shared);
    return;
  }
  const [winner = 0] = holders;
  const pools = match.pools.map(({ number }) => number);
  if (pools.length > 0) happen(match, out, event(Event.PoolsLeft, winner, NO_CARD, 0, 0, pools));
  endMatch(match, out, holders);
}

/**
 * The one pile has been won, perhaps but for a card that fell too late: whoever has no stock is out, save the one who laid that card,
 * with which a new pile begins. Rulings N33, D4.
 */
export function lastChancesEnd(match: Snap, out: GameEvent[]): void {
  const begun = pile(match, 0).length > 0;
  for (const seat of seatsIn(match)) {
    if (cardsOf(match, seat) === 0 && !(begun && seat === match.turner)) happen(match, out, event(Event.Out, seat));
  }
  if (seatsIn(match).length === 1) endMatch(match, out, seatsIn(match));
}

/** Most cards win; equal cards share. Rulings N25, N26. */
export function stop(match: Snap, out: GameEvent[], why: number): void {
  happen(match, out, event(Event.Stopped, TABLE, NO_CARD, why));
  const most = Math.max(...seatsIn(match).map((seat) => cardsOf(match, seat)));
  endMatch(
    match,
    out,
    seatsIn(match).filter((seat) => cardsOf(match, seat) === most),
  );
}

/** The match is over. */
export function endMatch(match: Snap, out: GameEvent[], winners: readonly Seat[]): void {
  happen(
    match,
    out,
    event(
      Event.MatchWon,
      TABLE,
      NO_CARD,
      0,
      0,
      winners.toSorted((one, other) => one - other),
    ),
  );
}

/** How the match stands once it is over: behind the winners by cards, and where these are equal by what was won. Rulings N25, N26. */
export const placesOf = (match: Snap): readonly number[] =>
  placesBy(
    Array.from({ length: match.seats }, (_, seat) => [
      Number(match.winners.includes(seat)),
      cardsOf(match, seat),
      match.wins[seat] ?? 0,
    ]),
  );
