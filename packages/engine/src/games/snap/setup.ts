/** Vorbereitung: who deals, and the deal. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { Command, GameEvent } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { isShuffleOf } from "../../cards/pack.ts";
import { Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { PACK, Phase } from "./state.ts";
import type { Snap } from "./state.ts";

const NOT_NOW = no("not-now", "SNAP-DEAL-1");
const BAD_PACK = no("bad-pack", "SNAP-DEAL-1");
const BAD_SEAT = no("bad-seat", "SNAP-DEAL-1");

/** Anyone may deal: the table draws who. Rules SNAP-DEAL-1, G1. */
export function nameDealer(match: Snap, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Dealer) return NOT_NOW;
  if (!(command.seat >= 0 && command.seat < match.seats)) return BAD_SEAT;
  happen(match, out, event(Event.DealerFound, command.seat));
  return null;
}

/** The whole pack, one card at a time, face down, from the dealer's left on. Rules SNAP-DECK-1, SNAP-DEAL-1, SNAP-TURN-1, G2. */
export function deal(match: Snap, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Deal) return NOT_NOW;
  const pack = command.list ?? [];
  if (!isShuffleOf(PACK, pack)) return BAD_PACK;
  happen(match, out, event(Event.Dealt, match.dealer, NO_CARD, 0, 0, pack));
  return null;
}
