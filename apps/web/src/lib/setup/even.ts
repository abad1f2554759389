/** Equal chances: the head starts with which everybody at the table wins as often. */
import { evenStarts, isInReach } from "@snorum/engine/tips";
import type { AnyGame } from "@snorum/engine";
import type { Level } from "@snorum/engine/tips";
import type { PlannedSeat } from "./plan.ts";

/** Whether head starts can make a game even: where the first hand wins. Where the last one loses they do not make up for what a child overlooks. */
export const canBeEven = ({ id }: AnyGame): boolean => id === "snap";

/** How fast somebody plays: a person as a grown-up does, unless it is a child. */
const levelOf = ({ bot, junior }: PlannedSeat): Level => bot ?? (junior ? "child" : "casual");

/** The same seats with even head starts. Ruling G3. */
export function evened(seats: readonly PlannedSeat[]): PlannedSeat[] {
  const starts = evenStarts(seats.map(levelOf));
  return seats.map((seat, at) => ({ ...seat, headStart: starts[at] ?? 0 }));
}

/** Whether the longest head start is enough for everybody. */
export const isEven = (seats: readonly PlannedSeat[]): boolean => isInReach(seats.map(levelOf));

/** Seats for little ones: who sits alone at this screen is the child; of several nobody knows which one, unless it was said. */
export function forLittleOnes(seats: readonly PlannedSeat[]): PlannedSeat[] {
  const people = seats.filter(({ bot }) => bot === null);
  if (people.some(({ junior }) => junior)) return evened(seats);
  return people.length === 1 ? evened(seats.map((seat) => ({ ...seat, junior: seat.bot === null }))) : [...seats];
}
