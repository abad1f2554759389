/** Falsch gerufen: der Pool. What a call for nothing costs, at each kind of table. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import type { When } from "./equal.ts";
import { Call, Event, Excuse, Lock } from "./events.ts";
import { happen } from "./happen.ts";
import type { Claim } from "./judge.ts";
import { cardsOf, holdersFrom, onePile, pile, pileOf, stock } from "./state.ts";
import type { Snap } from "./state.ts";

/** The agreed cost of a false call. Rules SNAP-POOL-1, SNAP-POOL-3, SNAP-VAR-ONE-2, N7, N8, N41, N51. */
export function falseCall(match: Snap, out: GameEvent[], claim: Claim, when: When): void {
  const { seat } = claim;
  happen(match, out, event(Event.FalseCalled, seat));
  if (onePile(match)) payForPile(match, out, seat);
  else if (claim.word === Call.animal && match.rules.strayAnimal === "to-the-named" && canTake(match, claim))
    giveTo(match, out, seat, claim.target, when);
  else if (match.rules.falseCall === "pool" || claim.word === Call.animal) makePool(match, out, seat, when);
  else if (match.rules.falseCall === "card-to-each") payEach(match, out, seat);
  else costsNothing(match, out, seat);
}

/** There is nothing to pay with, or nothing is asked. Rulings N7, N31. */
function costsNothing(match: Snap, out: GameEvent[], seat: Seat): void {
  happen(match, out, event(Event.Excused, seat, NO_CARD, Excuse.free));
}

/** What is forfeit of the caller's own pile; the newest card is spared where it fell after the picture that was called. Ruling D4. */
function pileAt(match: Snap, seat: Seat, when: When): { readonly stays: CardId; readonly cards: number } {
  const stays = when === "before" && pileOf(match, match.turner) === seat ? match.newest : NO_CARD;
  return { stays, cards: pile(match, seat).length - (stays === NO_CARD ? 0 : 1) };
}

/** The pile, or where there is none the top stock card, becomes a pool of its own. Rules SNAP-POOL-1, N7, N10. */
function makePool(match: Snap, out: GameEvent[], seat: Seat, when: When): void {
  const { stays, cards } = pileAt(match, seat, when);
  if (cards > 0) {
    happen(match, out, event(Event.PilePooled, seat, stays, 0, match.nextPool));
    return;
  }
  const top = stock(match, seat).at(-1);
  if (top === undefined) costsNothing(match, out, seat);
  else happen(match, out, event(Event.CardPooled, seat, top, 0, match.nextPool));
}

/** One stock card to each other holder, clockwise, while the stock lasts. Ruling D33. */
function payEach(match: Snap, out: GameEvent[], seat: Seat): void {
  const others = holdersFrom(match, seat).filter((other) => other !== seat);
  const paid = others.slice(0, stock(match, seat).length);
  if (paid.length === 0) costsNothing(match, out, seat);
  else happen(match, out, event(Event.CardsPaid, seat, NO_CARD, 0, 0, paid));
}

/** One stock card face down to whoever laid last; the layer's own, and one for a layer who is out by now, goes under the pile; without stock the seat is locked. Rules SNAP-VAR-ONE-2, N29, N30, N31, N37, N39. */
function payForPile(match: Snap, out: GameEvent[], seat: Seat): void {
  if (stock(match, seat).length === 0) happen(match, out, event(Event.Locked, seat, NO_CARD, Lock.untilWon));
  else if (seat === match.turner || match.out[match.turner] !== 0) happen(match, out, event(Event.CardBuried, seat));
  else happen(match, out, event(Event.CardsPaid, seat, NO_CARD, 0, 0, [match.turner]));
}

/** Nobody is given the own pile, nor anybody who is out; then it is a pool. Ruling N44. */
const canTake = (match: Snap, { seat, target }: Claim): boolean => target !== seat && cardsOf(match, target) > 0;

/** An animal called for nothing: the pile, or where there is none a stock card, goes to its owner. Rulings N44, N45. */
function giveTo(match: Snap, out: GameEvent[], seat: Seat, named: Seat, when: When): void {
  const { stays, cards } = pileAt(match, seat, when);
  if (cards > 0) happen(match, out, event(Event.PileGiven, seat, stays, 0, named));
  else if (stock(match, seat).length > 0) happen(match, out, event(Event.CardsPaid, seat, NO_CARD, 0, 0, [named]));
  else costsNothing(match, out, seat);
}
