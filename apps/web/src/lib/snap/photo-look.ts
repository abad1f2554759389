/** How a photo finish is drawn and explained. */
import type { Seat } from "@snorum/engine";
import type { Outcome, Photo } from "./photo.ts";

/** How far behind the winner a hand was, in ms of what is ranked; 0 where there is none to compare with. */
export function behind({ lanes, winner }: Pick<Photo, "lanes" | "winner">, seat: Seat): number {
  const ranked = (at: Seat): number | undefined => {
    const lane = lanes.find((one) => one.seat === at);
    return lane === undefined ? undefined : lane.ms - lane.headStart;
  };
  const [first, own] = [ranked(winner), ranked(seat)];
  return first === undefined || own === undefined ? 0 : Math.max(0, own - first);
}

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
