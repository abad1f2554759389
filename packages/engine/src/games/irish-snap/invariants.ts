/** What must hold after every event; the laws ask. Rulings 3.7: cards, turn, count, one holder at the end. */
import { HIDDEN_CARD } from "../../kernel/event.ts";
import { RANKS } from "../../cards/card.ts";
import { Phase, cardsOf, holders, packFor, playing, toTheEnd } from "./state.ts";
import type { Irish } from "./state.ts";

/** A sentence about what is broken, or null. */
export function broken(match: Irish): string | null {
  if (match.deal === 0) return null;
  return brokenCards(match) ?? (playing(match) ? (brokenTurn(match) ?? brokenCount(match)) : brokenEnd(match));
}

/** Every card of the pack is in exactly one place. */
function brokenCards(match: Irish): string | null {
  const pack = packFor(match.rules);
  const cards = [...match.stocks.flat(), ...match.pile];
  if (cards.length !== pack.length) return `${cards.length} cards instead of ${pack.length}`;
  if (cards.includes(HIDDEN_CARD)) return "the table itself does not know a card";
  const seen = new Set(cards);
  return pack.every((card) => seen.has(card)) ? null : "a card is there twice";
}

/** Nobody who is out has cards or is on turn; nobody without cards is on turn, but where the words go on. Ruling I17. */
function brokenTurn(match: Irish): string | null {
  for (let seat = 0; seat < match.seats; seat++) {
    if (match.out[seat] !== 0 && cardsOf(match, seat) > 0) return `seat ${seat} is out and has cards`;
    const waits = seat === match.duty || match.out[seat] !== 0 || toTheEnd(match);
    if (!waits && cardsOf(match, seat) === 0) return `seat ${seat} has no cards and is not out`;
  }
  if (match.duty >= 0 && cardsOf(match, match.duty) > 0) return `seat ${match.duty} has not laid its last card`;
  if (match.turn < 0) return "nobody is on turn";
  return !toTheEnd(match) && cardsOf(match, match.turn) === 0 ? `seat ${match.turn} is on turn without cards` : null;
}

/** The word due is the number of faces since the last restart, but where people say what they like. Ruling D54. */
function brokenCount(match: Irish): string | null {
  if (match.layer < 0) return match.due === 0 && match.pile.length === 0 ? null : "a new pile does not begin at ace";
  if (match.rules.words === "own" || toTheEnd(match)) return null;
  return match.due === match.pile.length % RANKS ? null : `${match.due} is due after ${match.pile.length} cards`;
}

/** A game that was not ended by the clock ends with one holder; places go up from 1. Ruling D54. */
function brokenEnd(match: Irish): string | null {
  if (match.phase !== Phase.RoundOver && match.phase !== Phase.MatchOver) return null;
  if (!match.timeUp && !match.suddenDeath && holders(match).length !== 1)
    return `${holders(match).length} hold cards at the end`;
  if (toTheEnd(match) && !match.timeUp && match.pile.length > 0) return "cards are left in the pile";
  const places = Array.from(match.places).toSorted((one, other) => one - other);
  return places.every((place, at) => place === at + 1 || (at > 0 && place === places[at - 1]))
    ? null
    : `places ${places.join(" ")}`;
}
