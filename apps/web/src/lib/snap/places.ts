/** Where the seats are round one device: in their order clockwise, from the near left corner on. */

export interface Place {
  /** The edge of the screen: the near one, or the far one, whose people look from the other side. */
  readonly edge: "near" | "far";
  readonly side: "left" | "mid" | "right";
  /** The columns of the table's grid, which has six. */
  readonly column: string;
}

const at = (edge: Place["edge"], side: Place["side"], column: string): Place => ({ edge, side, column });

/** Corners for four; two sit face to face, a third and a fifth in the middle of a long edge. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [at("near", "mid", "1 / 7"), at("far", "mid", "1 / 7")],
  3: [at("near", "left", "1 / 4"), at("far", "mid", "1 / 7"), at("near", "right", "4 / 7")],
  4: [
    at("near", "left", "1 / 4"),
    at("far", "left", "1 / 4"),
    at("far", "right", "4 / 7"),
    at("near", "right", "4 / 7"),
  ],
  5: [
    at("near", "left", "1 / 4"),
    at("far", "left", "1 / 3"),
    at("far", "mid", "3 / 5"),
    at("far", "right", "5 / 7"),
    at("near", "right", "4 / 7"),
  ],
  6: [
    at("near", "left", "1 / 3"),
    at("far", "left", "1 / 3"),
    at("far", "mid", "3 / 5"),
    at("far", "right", "5 / 7"),
    at("near", "right", "5 / 7"),
    at("near", "mid", "3 / 5"),
  ],
};

/**
 * The place of each seat of so many. Where two share an edge and only one of them is one of the `people` here, that one has two thirds
 * of it: a bot needs no keys.
 */
export function placesFor(seats: number, people: readonly number[] = []): readonly Place[] {
  const places = PLACES[seats] ?? [];
  return places.map((place, seat) => {
    const [mate, ...more] = [...places.keys()].filter((one) => one !== seat && places[one]?.edge === place.edge);
    if (mate === undefined || more.length > 0 || people.includes(seat) === people.includes(mate)) return place;
    const wide = people.includes(seat);
    const column = place.side === "left" ? (wide ? "1 / 5" : "1 / 3") : wide ? "3 / 7" : "5 / 7";
    return { ...place, column };
  });
}
