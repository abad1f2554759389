/** How it stands at the end of a game and of the match. */
import type { IrishView } from "@snorum/engine";

type Standing = Pick<IrishView, "places" | "losses" | "rules">;

/** The place of a seat in the match: with one game by how it went out, with several by games lost. Ruling I44. */
export function placeOf({ places, losses, rules }: Standing, seat: number): number {
  if (rules.deals === 1) return places[seat] ?? 0;
  return losses.filter((lost) => lost < (losses[seat] ?? 0)).length + 1;
}

/** The seats, first place first. */
export const standingOf = (view: Standing): readonly number[] =>
  view.places.map((_, seat) => seat).toSorted((one, other) => placeOf(view, one) - placeOf(view, other));

/** The seats by their place in the game that is just over. */
export const gameOrder = ({ places }: Pick<IrishView, "places">): readonly number[] =>
  places.map((_, seat) => seat).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
