/** What must hold after every event; the laws ask. Rulings 3.7: cards, turn, one award for each match. */
import { HIDDEN_CARD } from "../../kernel/event.ts";
import { PACK, Phase, cardsOf, onePile } from "./state.ts";
import type { Snap } from "./state.ts";

/** A sentence about what is broken, or null. */
export function broken(match: Snap): string | null {
  return match.phase <= Phase.Deal ? null : (brokenCards(match) ?? brokenTurn(match));
}

/** Every card of the pack is in exactly one place. */
function brokenCards(match: Snap): string | null {
  const cards = [...match.stocks, ...match.piles, ...match.pools.map((pool) => pool.cards)].flat();
  if (cards.length !== PACK.length) return `${cards.length} cards instead of ${PACK.length}`;
  const seen = new Set<number>();
  for (const card of cards) {
    if (card === HIDDEN_CARD) return "the table itself does not know a card";
    if (seen.has(card)) return `card ${card} is there twice`;
    seen.add(card);
  }
  return null;
}

/** Nobody without cards is on turn, nobody who is out has any, and pools have numbers of their own. */
function brokenTurn(match: Snap): string | null {
  for (let seat = 0; seat < match.seats; seat++) {
    if (match.out[seat] !== 0 && cardsOf(match, seat) > 0) return `seat ${seat} is out and has cards`;
  }
  if (match.phase === Phase.Play && match.turn >= 0 && cardsOf(match, match.turn) === 0)
    return `seat ${match.turn} is on turn without cards`;
  if (match.phase === Phase.Play && match.turn < 0 && !onePile(match)) return "nobody is on turn";
  const numbers = match.pools.map((pool) => pool.number);
  if (new Set(numbers).size !== numbers.length) return "two pools have the same number";
  return match.pools.some((pool) => pool.cards.length === 0) ? "a pool is empty" : null;
}
