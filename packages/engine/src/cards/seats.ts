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
