/** Scoring: what is paid into the pot, and what the winner of a round collects. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { GameEvent, Seat } from "../../kernel/event.ts";
import { clockwiseFrom } from "../../cards/seats.ts";
import { Event } from "./events.ts";
import { happen } from "./happen.ts";
import { countersMove } from "./state.ts";
import type { Snip } from "./state.ts";

/** What a seat can pay: all it owes where debts are allowed, otherwise what lies there. Rulings S9, S29, D19. */
function payable(match: Snip, seat: Seat, owed: number): number {
  return match.rules.debts === "owed" ? owed : Math.max(0, Math.min(owed, match.counters[seat] ?? 0));
}

/** Pays into the one pot; `kind` is `Anted`, `PassFined` or `ChantFined`. Rulings S9, S34. */
export function pay(match: Snip, out: GameEvent[], kind: number, seat: Seat, owed: number): void {
  const amount = payable(match, seat, owed);
  if (amount > 0) happen(match, out, event(kind, seat, NO_CARD, 0, amount));
}

/** One counter for a pass: each time, or once a rank. Rules SSS-SCORE-6, S7. */
export function finePass(match: Snip, out: GameEvent[], seat: Seat): void {
  const { passFine } = match.rules;
  if (passFine === "off" || !countersMove(match)) return;
  if (passFine === "once-a-rank" && match.passPaid[seat] === 1) return;
  pay(match, out, Event.PassFined, seat, 1);
}

/** One counter for a bad word. Rule SSS-CHANT-3. */
export function fineChant(match: Snip, out: GameEvent[], seat: Seat): void {
  if (countersMove(match)) pay(match, out, Event.ChantFined, seat, 1);
}

/**
 * The winner takes the pot, own payments included, then from each opponent one counter for every card still held,
 * clockwise from the winner's left. Rules SSS-SCORE-2, SSS-SCORE-6, SSS-SCORE-7, S30, S34, S45.
 */
export function settle(match: Snip, out: GameEvent[], winner: Seat): void {
  if (!countersMove(match)) return;
  if (match.pot > 0) happen(match, out, event(Event.PotTaken, winner, NO_CARD, 0, match.pot));
  for (const seat of clockwiseFrom(match.inRound, winner)) {
    if (seat === winner) continue;
    const amount = payable(match, seat, match.sizes[seat] ?? 0);
    if (amount > 0) happen(match, out, event(Event.Settled, seat, NO_CARD, 0, amount));
  }
}
