/** How a photo finish is explained. */
import type { Seat } from "@snorum/engine";
import type { Lane, Photo } from "./photo.ts";

type Ranked = Pick<Photo, "lanes" | "winner">;

const rankedBy = ({ ms, headStart }: Lane): number => ms - headStart;
const laneOf = ({ lanes }: Ranked, seat: Seat): Lane | undefined => lanes.find((lane) => lane.seat === seat);

/** How far behind the winner a hand was, in ms of what is ranked; 0 where there is none to compare with. `won`: the race of the winner. */
export function behind(photo: Ranked, seat: Seat, won: Ranked = photo): number {
  const [first, own] = [laneOf(won, won.winner), laneOf(photo, seat)];
  return first === undefined || own === undefined ? 0 : Math.max(0, rankedBy(own) - rankedBy(first));
}

/** Somebody else was just as fast as the winner and late only by the turn. Rulings N19, D2. */
export function equallyFast(photo: Ranked): boolean {
  return (
    photo.lanes.some(({ seat, outcome }) => outcome === "taken" && seat !== photo.winner && behind(photo, seat) < 1) &&
    photo.winner >= 0
  );
}
