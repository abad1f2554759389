/** Tips: poker face, where a match may be held back (S1). */
import { rankOf } from "../../cards/card.ts";
import { heldByOthers, rankHand } from "./tips-hand.ts";
import { seatsInRound } from "./tips-lead.ts";
import type { Level } from "../../kernel/levels.ts";
import type { SnipView } from "./view.ts";

/** From this many seats on, players who all wait for each other lose to those who do not: a coin decides. */
const CROWD = 5;

/**
 * Whether to pass although the viewer could match. Waiting is free as long as somebody else must still lay a card of the
 * rank; but a rank that goes once round without a card is closed. A last card is always laid. Rulings S1, S2.
 */
export function holdsBack(view: SnipView, level: Level, draw: (n: number) => number): boolean {
  const [card] = view.playable;
  if (!view.mayPass || card === undefined || view.hand.length === 1) return false;
  if ((level !== "sharp" && level !== "champion") || view.rules.jig !== "off") return false;
  if (heldByOthers(view, rankHand(view).own, rankOf(card)) === 0) return false;
  const seats = seatsInRound(view);
  return seats >= CROWD ? draw(2) === 0 : view.passes < seats - 2;
}
