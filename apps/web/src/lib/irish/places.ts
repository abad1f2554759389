/** Where the seats are: round one device in their order clockwise, from the near left corner on, and round whoever looks alone. */
import type { IrishView, Seat } from "@snorum/engine";

export interface Place {
  readonly seat: Seat;
  /** The edge of the screen: the near one, or the far one, whose people look from the other side. */
  readonly edge: "near" | "far";
  readonly side: "left" | "mid" | "right";
  /** Degrees from the middle of the near edge on, clockwise. */
  readonly turn: number;
}

/** Both edges, each from left to right; three sit with two at the near one. */
export function placesFor(seats: number): Readonly<Record<Place["edge"], readonly Place[]>> {
  const over = Math.round((seats - 1) / 2);
  const far = Array.from({ length: over }, (_, at) => at + 1);
  const near = [0, ...Array.from({ length: seats - over - 1 }, (_, at) => seats - 1 - at)];
  return { near: along("near", near), far: along("far", far) };
}

/** Nobody sits further round the corner than this, in degrees. */
const CORNER = 42;

function along(edge: Place["edge"], seats: readonly Seat[]): readonly Place[] {
  const last = seats.length - 1;
  return seats.map((seat, at) => {
    const part = last === 0 ? 0 : at / last - 0.5;
    const turn = edge === "near" ? -2 * part * CORNER : 180 + 2 * part * CORNER;
    return { seat, edge, side: last === 0 ? "mid" : at === 0 ? "left" : at === last ? "right" : "mid", turn };
  });
}

/** Where a seat is for one person alone, who sits at the near edge: degrees clockwise from there. Who only looks on sits with the first seat. */
export const turnRound = (seat: Seat, { viewer, seats }: Pick<IrishView, "viewer" | "seats">): number =>
  (((seat - Math.max(0, viewer) + seats) % seats) * 360) / seats;
