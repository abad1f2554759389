/** The seats of a table by their places: the first first, and in seat order where several share one. */
export const inOrder = (places: readonly number[]): readonly number[] =>
  places.map((_, seat) => seat).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
