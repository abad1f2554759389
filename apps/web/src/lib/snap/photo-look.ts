/** How a photo finish is drawn and explained. */
import type { Seat } from "@snorum/engine";
import type { Outcome, Photo } from "./photo.ts";

const TICK = 200;
const SHORTEST = 800;

/** How many milliseconds the picture is wide: a little more than the last hand. */
export const widthOf = ({ lanes }: Pick<Photo, "lanes">): number =>
  Math.max(SHORTEST, Math.ceil((Math.max(0, ...lanes.map(({ ms }) => ms)) * 1.12) / (2 * TICK)) * 2 * TICK);

/** The figures under the picture. */
export const ticksOf = (width: number): readonly number[] => [0, 1, 2, 3, 4].map((at) => (width * at) / 4);

/** How far behind the winner a hand was, in ms of what is ranked; 0 where there is none to compare with. */
export function behind({ lanes, winner }: Pick<Photo, "lanes" | "winner">, seat: Seat): number {
  const ranked = (at: Seat): number | undefined => {
    const lane = lanes.find((one) => one.seat === at);
    return lane === undefined ? undefined : lane.ms - lane.headStart;
  };
  const [first, own] = [ranked(winner), ranked(seat)];
  return first === undefined || own === undefined ? 0 : Math.max(0, own - first);
}

/** The pace of a hand in animals, 0 (hare) to 5 (tortoise), where no numbers are shown. */
export const paceOf = (at: number, hands: number): 0 | 1 | 2 | 3 | 4 | 5 => {
  const paces = [0, 1, 2, 3, 4, 5] as const;
  return paces[hands <= 1 ? 0 : Math.round((at * 5) / Math.max(hands - 1, 3))] ?? 5;
};

/** The rule by which a call counted as it did. */
export function ruleOf(outcome: Outcome, onePile: boolean): string {
  const rules: Readonly<Record<Outcome, string>> = {
    won: onePile ? "SNAP-VAR-ONE-1" : "SNAP-CALL-2",
    heat: "SNAP-VAR-SIMUL",
    false: onePile ? "SNAP-VAR-ONE-2" : "SNAP-POOL-1",
    taken: "G7",
    covered: "G8",
    turnedOver: "D4",
    notOwner: "N23",
    wrongAnimal: "N43",
    out: "N18",
    free: "N7",
  };
  return rules[outcome];
}
