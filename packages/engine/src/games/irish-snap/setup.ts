/** Vorbereitung: who deals, the deal, and who is ready for another. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { isShuffleOf } from "../../cards/pack.ts";
import { Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { Phase, allSeats, packFor, stepsAfter } from "./state.ts";
import type { Irish } from "./state.ts";

const NOT_NOW = no("not-now", "IRISH-DEAL-1");
const NOT_BETWEEN = no("not-now", "I44");
const BAD_PACK = no("bad-pack", "IRISH-DEAL-1");
const BAD_SEAT = no("bad-seat", "IRISH-DEAL-1");

/** Anyone may deal first: the table draws who. Rules IRISH-DEAL-1, G1. */
export function nameDealer(match: Irish, { seat }: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Dealer) return NOT_NOW;
  if (seat < 0) return BAD_SEAT;
  happen(match, out, event(Event.DealerFound, seat));
  return null;
}

/** The whole pack, one card at a time, face down, from the dealer's left on. Rules IRISH-DECK-1, IRISH-DEAL-1, IRISH-VAR-JOKER, G2. */
export function deal(match: Irish, { list }: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Deal) return NOT_NOW;
  const pack = list ?? [];
  if (!isShuffleOf(packFor(match.rules), pack)) return BAD_PACK;
  happen(match, out, event(Event.Dealt, match.dealer, NO_CARD, 0, 0, pack.slice()));
  return null;
}

/** A seat is ready for the next deal, which begins when all are. Refused with `not-now` or `bad-seat`. Ruling I44. */
export function ready(match: Irish, { seat }: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.RoundOver || (seat >= 0 && match.ready[seat] === 1)) return NOT_BETWEEN;
  if (seat < 0) return BAD_SEAT;
  happen(match, out, event(Event.Ready, seat));
  if (match.ready.every((one) => one === 1)) happen(match, out, event(Event.DealerFound, nextDealer(match)));
  return null;
}

/** The loser, of several the first clockwise after the dealer; or everybody in turn. Rulings I44, D52. */
function nextDealer(match: Irish): Seat {
  const left = (match.dealer + 1) % match.seats;
  if (match.rules.nextDealer === "rotate") return left;
  const last = Math.max(...match.places);
  const losers = allSeats(match).filter((seat) => match.places[seat] === last);
  return (
    losers.toSorted((one, other) => stepsAfter(match, match.dealer, one) - stepsAfter(match, match.dealer, other))[0] ??
    left
  );
}
