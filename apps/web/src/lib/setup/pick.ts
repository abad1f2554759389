/** Picking animals in set-up: no two seats have the same one. Ruling N47. */
import type { AnimalName } from "#lib/parts/pictures.ts";
import { ANIMALS } from "./seated.ts";

/** The first animal that sits nowhere yet. */
export const freeAnimal = (taken: readonly AnimalName[]): AnimalName =>
  ANIMALS.find((one) => !taken.includes(one)) ?? "otter";

/** Seat `at` gets `animal`; whoever had it takes the other one's in exchange. Ruling N47. */
export function pickAnimal<Seat extends { readonly animal: AnimalName }>(
  seats: readonly Seat[],
  at: number,
  animal: AnimalName,
): Seat[] {
  const before = seats[at]?.animal ?? animal;
  return seats.map((seat, i) =>
    i === at ? { ...seat, animal } : seat.animal === animal ? { ...seat, animal: before } : seat,
  );
}
