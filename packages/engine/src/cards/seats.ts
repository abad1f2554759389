/** Seats and the way round the table. */
import type { Seat } from "../kernel/event.ts";

/** The seat to the left of `seat`: clockwise. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** The next seat clockwise after `seat` that is marked in `taking`; `seat` itself when no other is, or nobody at all. */
export function nextIn(taking: Uint8Array, seat: Seat): Seat {
  const seats = taking.length;
  let next = seat;
  // Once round and no further: a damaged log may ask where nobody takes part, or for a seat that is none.
  for (let step = 0; step < seats; step++) {
    next = next + 1 >= seats ? 0 : next + 1;
    if (taking[next] !== 0) return next;
  }
  return seat;
}

/** The marked seats clockwise, starting to the left of `seat` and ending with `seat` itself where it is marked. */
export function clockwiseFrom(taking: Uint8Array, seat: Seat): readonly Seat[] {
  const round: Seat[] = [];
  for (let step = 1; step <= taking.length; step++) {
    const next = (seat + step) % taking.length;
    if (taking[next] !== 0) round.push(next);
  }
  return round;
}

/**
 * The place of each seat, 1 for the first, by its figures: more is better, and a later figure decides where all before it are
 * equal. Seats with the same figures share a place.
 */
export function placesBy(figures: readonly (readonly number[])[]): readonly number[] {
  const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((figure, index) => figure !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return figures.map((own) => 1 + figures.filter((other) => isBetter(other, own)).length);
}
