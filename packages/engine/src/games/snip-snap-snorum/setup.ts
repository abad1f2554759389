/** Players; Setup and Deal: who deals, and the deal. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { rankOf } from "../../cards/card.ts";
import { isShuffleOf } from "../../cards/pack.ts";
import { clockwiseFrom } from "../../cards/seats.ts";
import { Event, no } from "./events.ts";
import { happen } from "./happen.ts";
import { pay } from "./scoring.ts";
import { Phase, cardsInPlay, countersMove } from "./state.ts";
import type { Snip } from "./state.ts";

const NOT_NOW = no("not-now", "SSS-DEAL-1");
const BAD_PACK = no("bad-pack", "SSS-DEAL-1");
const BAD_SEAT = no("bad-seat", "SSS-PLAYERS-2");

/** The first dealer, drawn by the table. Rules SSS-PLAYERS-2, G1. */
export function nameDealer(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Dealer || match.rules.firstDealer !== "random") return NOT_NOW;
  if (!(command.seat >= 0 && command.seat < match.seats)) return BAD_SEAT;
  happen(match, out, event(Event.DealerFound, command.seat));
  return null;
}

/**
 * Every seat cuts a card in turn; the lowest deals first, ace low, and those who tie cut again. Rules SSS-PLAYERS-2, G1.
 *
 * `list` is the shuffled pack they cut from. Should even the last cards tie, the lowest suit decides.
 */
export function cutForDealer(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Dealer || match.rules.firstDealer !== "cut") return NOT_NOW;
  const pack = command.list ?? [];
  if (!isShuffleOf(cardsInPlay(match), pack)) return BAD_PACK;
  let cutting: readonly Seat[] = Array.from({ length: match.seats }, (_, seat) => seat);
  let cards: readonly CardId[] = [];
  let at = 0;
  while (cutting.length > 1 && at + cutting.length <= pack.length) {
    const turned = Array.from({ length: match.seats }, () => NO_CARD);
    for (const seat of cutting) turned[seat] = pack[at++] ?? NO_CARD;
    happen(match, out, event(Event.Cut, -1, NO_CARD, 0, 0, turned));
    const lowest = Math.min(...cutting.map((seat) => rankOf(turned[seat] ?? 0)));
    cutting = cutting.filter((seat) => rankOf(turned[seat] ?? 0) === lowest);
    cards = turned;
  }
  const [dealer = 0] = cutting.toSorted((one, other) => (cards[one] ?? 0) - (cards[other] ?? 0));
  happen(match, out, event(Event.DealerFound, dealer));
  return null;
}

/**
 * Deals the whole pack, one card at a time, from eldest hand on; the odd cards fall to those nearest eldest hand.
 * Then the antes. Rules SSS-DEAL-1, SSS-DEAL-2, SSS-DEAL-4, SSS-SCORE-7, G2, S30.
 */
export function deal(match: Snip, command: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Deal) return NOT_NOW;
  const pack = command.list ?? [];
  if (!isShuffleOf(cardsInPlay(match), pack)) return BAD_PACK;
  happen(match, out, event(Event.Dealt, nextDealer(match), NO_CARD, 0, 0, pack));
  ante(match, out);
  return null;
}

/** One seat on after each round, past those who are out; the same again after a broken-off round. Rules SSS-PLAYERS-3, S48, D21. */
export function nextDealer(match: Snip): Seat {
  if (match.sameDealer) return match.dealer;
  for (let step = 1; step < match.seats; step++) {
    const seat = (match.dealer + step) % match.seats;
    if (match.out[seat] === 0) return seat;
  }
  return match.dealer;
}

/** One counter each, two for a short hand where the table wants it. Rules SSS-SCORE-7, S33, C8. */
function ante(match: Snip, out: GameEvent[]): void {
  if (!countersMove(match) || match.rules.ante === "off") return;
  const longest = Math.max(...match.sizes);
  for (const seat of clockwiseFrom(match.inRound, match.dealer)) {
    const short = match.rules.ante === "short-hands-two" && (match.sizes[seat] ?? 0) < longest;
    pay(match, out, Event.Anted, seat, short ? 2 : 1);
  }
}
