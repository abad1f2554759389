/** Which animal sits on which seat of the table that this page shows. Animals name the seats: no two are alike. Ruling N47. */
import type { AnimalName } from "#lib/parts/pictures.ts";

/** All there are, in the order of the seats that nobody has picked one for. */
export const ANIMALS: readonly AnimalName[] = ["otter", "heron", "badger", "mole", "fox", "frog", "duck", "seal"];

/** A page shows one table at a time, and is drawn anew for the next: this is set before the first seat is drawn. */
let seated: readonly AnimalName[] = ANIMALS;

/** The animal on a seat, counted from 0, of the table that is shown. */
export const animalAt = (seat: number): AnimalName => seated[seat] ?? ANIMALS[seat] ?? "otter";

/** From now on the page shows a table with these animals; left out: with the usual ones. */
export function seatAnimals(picked: readonly (string | undefined)[] = []): void {
  seated = allDifferent(picked.map((name, seat) => ANIMALS.find((one) => one === name) ?? ANIMALS[seat] ?? "otter"));
}

/** The animals as they are where no two are alike, else the usual ones. */
export const allDifferent = (animals: readonly AnimalName[]): readonly AnimalName[] =>
  new Set(animals).size === animals.length ? animals : ANIMALS.slice(0, animals.length);

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
