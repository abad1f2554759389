/** Ein Zug; Karten gehen aus: reaching, turning a card, and the pile that becomes the stock. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { Event, Stop, no } from "./events.ts";
import { endMatch, stop } from "./ending.ts";
import { happen } from "./happen.ts";
import { haveCommonRank } from "./stalemate.ts";
import { Phase, onePile, stock } from "./state.ts";
import type { Snap } from "./state.ts";

const NOT_NOW = no("not-now", "SNAP-TURN-2");
const NOT_IN_GAME = no("not-in-game", "G14");
const REACHED = no("reached-already", "SNAP-TURN-2");
const BAD_PACK = no("bad-pack", "N3");

/** Everybody shuffles so often at the most. Ruling D30. */
const MOST_SHUFFLES = 4;

/**
 * The seat on turn reaches for the card. When it shows is the table's to say, so that its own player cannot time it.
 * Rules SNAP-TURN-2, SNAP-TURN-3, N49, N53.
 *
 * Refused with `not-in-game`, `not-your-turn`, `reached-already` or `not-now`.
 */
export function reach(match: Snap, { seat }: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Play || match.turn < 0) return NOT_NOW;
  if (match.out[seat] !== 0) return NOT_IN_GAME;
  if (seat !== match.turn) return no("not-your-turn", "N53", { seat: match.turn });
  if (match.reached || match.rules.turning === "by-itself") return REACHED;
  happen(match, out, event(Event.Reached, seat));
  return null;
}

/**
 * The next card shows, or the cards have come to where they can only be shuffled or counted. With one pile and all stocks
 * empty, whoever laid the last card has won. Rules SNAP-TURN-2, SNAP-TURN-4, SNAP-STOCK-1, N5, N6, N26, N34, D30.
 */
export function turn(match: Snap, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Play) return NOT_NOW;
  const { turn: seat } = match;
  if (seat < 0) endMatch(match, out, [match.turner]);
  else if (match.reveals >= match.rules.mostReveals) stop(match, out, Stop.reveals);
  else if (match.stalled) stalemate(match, out);
  else show(match, out, seat);
  return null;
}

function show(match: Snap, out: GameEvent[], seat: Seat): void {
  const over = stock(match, seat).length === 0 && !onePile(match);
  if (over) happen(match, out, event(Event.TurnedOver, seat));
  const card: CardId = stock(match, seat).at(-1) ?? NO_CARD;
  happen(match, out, event(Event.Turned, seat, card, over ? 1 : 0));
}

function stalemate(match: Snap, out: GameEvent[]): void {
  if (!haveCommonRank(match)) stop(match, out, Stop.noCommonRank);
  else if (match.shuffles >= MOST_SHUFFLES) stop(match, out, Stop.shuffles);
  else happen(match, out, event(Event.Stalled, TABLE, NO_CARD, 0, match.shuffles + 1));
}

/** The cards that the next seat has to shuffle, bottom first. Rulings N3, D30. */
export function cardsToShuffle(match: Snap): readonly CardId[] {
  const [seat = 0] = match.shuffling;
  const [cards = 0] = match.shuffleCards;
  return cards > 0 ? stock(match, seat).slice(0, cards) : [...stock(match, seat), ...(match.piles[seat] ?? [])];
}

/** The table hands in the shuffled cards. Refused with `bad-pack` or `not-now`. Rulings N3, D30. */
export function shuffle(match: Snap, { list }: Command, out: GameEvent[]): Refusal | null {
  const [seat] = match.shuffling;
  if (match.phase !== Phase.Shuffle || seat === undefined) return NOT_NOW;
  const due = cardsToShuffle(match).toSorted((one, other) => one - other);
  const order = list ?? [];
  const given = order.toSorted((one, other) => one - other);
  if (given.length !== due.length || due.some((card, at) => card !== given[at])) return BAD_PACK;
  happen(match, out, event(Event.Shuffled, seat, NO_CARD, (match.shuffleCards[0] ?? 0) > 0 ? 1 : 0, 0, order.slice()));
  return null;
}
