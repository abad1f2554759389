/** What must hold after every event; the laws ask. */
import { RANKS, SUITS, countSuits, rankOf, suitOf } from "../../cards/card.ts";
import { Phase, Place, anybodyHolds, cardsInPlay, held, lastCard, lastLayer, runCards } from "./state.ts";
import type { Snip } from "./state.ts";

/** A sentence about what is broken, or null. */
export function broken(match: Snip): string | null {
  return brokenCards(match) ?? brokenCounters(match) ?? brokenTurn(match);
}

/** Every card is in exactly one place; sizes count the hands. */
function brokenCards(match: Snip): string | null {
  if (match.phase < Phase.Lead) return null;
  for (const card of cardsInPlay(match)) {
    let holders = 0;
    for (let seat = 0; seat < match.seats; seat++) holders += (held(match, seat, rankOf(card)) >> suitOf(card)) & 1;
    if (holders !== (match.places[card] === Place.Unseen ? 1 : 0)) return `card ${card} is in ${holders} hands`;
  }
  for (let seat = 0; seat < match.seats; seat++) {
    let cards = 0;
    for (let rank = 0; rank < RANKS; rank++) cards += countSuits(held(match, seat, rank));
    if (cards !== match.sizes[seat]) return `seat ${seat} holds ${cards} cards, counted as ${match.sizes[seat]}`;
    if (cards > 0 && match.inRound[seat] === 0) return `seat ${seat} is out and holds cards`;
  }
  return null;
}

/** Counters on seats and in the pot are what was handed out. */
function brokenCounters(match: Snip): string | null {
  if (match.rules.counters === "off") return null;
  let sum = match.pot;
  for (let seat = 0; seat < match.seats; seat++) sum += match.counters[seat] ?? 0;
  if (sum !== match.rules.stack * match.seats) return `${sum} counters instead of ${match.rules.stack * match.seats}`;
  if (match.rules.debts === "capped" && match.counters.some((counters) => counters < 0))
    return "a debt where none is allowed";
  return null;
}

/** Nobody without cards is on turn; a rank is never left while somebody must match it; what lies there is one run. */
function brokenTurn(match: Snip): string | null {
  if (match.passes > 0 && match.runLength === 0) return "a pass where no card lies";
  const run = runCards(match);
  for (const [at, card] of run.entries()) {
    if (at === 0) continue;
    const before = run[at - 1] ?? 0;
    const follows = match.byRank ? rankOf(card) === rankOf(before) : card === before + SUITS;
    if (!follows) return `card ${card} lies on card ${before}`;
  }
  if (match.phase === Phase.Chant && lastLayer(match) !== match.turn) return "somebody owes another's word";
  if (match.phase === Phase.Lead || match.phase === Phase.Match) {
    if ((match.sizes[match.turn] ?? 0) === 0) return `seat ${match.turn} is on turn without cards`;
    const left = match.byRank && match.rules.match === "must" && match.runOver && match.runLength > 0;
    const mayDrawBack = match.rules.forgotten === "penalty-card";
    if (left && !mayDrawBack && anybodyHolds(match, rankOf(lastCard(match))))
      return "a rank was left though a hand still holds it";
  }
  return null;
}
