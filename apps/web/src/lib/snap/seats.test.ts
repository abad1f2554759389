/** Who sits where, for one at a screen and for several round it. */
import { describe, expect, test } from "vitest";
import { animalKeys } from "#lib/setup/seating.ts";
import { placesFor } from "./places.ts";
import { othersOf, placeOf } from "./seats.ts";

describe("seats", () => {
  test("the others follow from the viewer's left", () => {
    expect(othersOf({ seats: 4, viewer: 0 })).toEqual([1, 2, 3]);
    expect(othersOf({ seats: 4, viewer: 2 })).toEqual([3, 0, 1]);
  });
  test("on the round table the first sits left, the last right, and none lies on another", () => {
    for (const others of [1, 2, 3, 4, 5]) {
      const places = Array.from({ length: others }, (_, at) => placeOf(at, others).join());
      expect(new Set(places).size).toBe(others);
    }
    expect(placeOf(0, 3)[0]).toBeLessThan(placeOf(2, 3)[0]);
  });
});

describe("round one device", () => {
  test("who shares an edge with a bot has two thirds of it", () => {
    const columns = (people: readonly number[]) => placesFor(4, people).map(({ column }) => column);
    expect(columns([0, 1])).toEqual(["1 / 5", "1 / 5", "5 / 7", "5 / 7"]);
    expect(columns([3])).toEqual(["1 / 3", "1 / 4", "4 / 7", "3 / 7"]);
    expect(columns([0, 1, 2, 3])).toEqual(columns([]));
    expect(placesFor(6, [0])).toEqual(placesFor(6));
  });
  test("seats go clockwise: along the near edge back to the first, along the far edge from left to right", () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const places = placesFor(seats);
      expect(places).toHaveLength(seats);
      expect(new Set(places.map(({ edge, column }) => `${edge} ${column}`)).size).toBe(seats);
      const far = places.flatMap(({ edge, column }) => (edge === "far" ? [Number(column[0])] : []));
      expect(far).toEqual(far.toSorted((one, other) => one - other));
      expect(places[0]?.edge).toBe("near");
    }
  });
  test("two sit face to face, four in the corners", () => {
    expect(placesFor(2).map(({ edge }) => edge)).toEqual(["near", "far"]);
    expect(placesFor(4).map(({ edge, side }) => `${edge} ${side}`)).toEqual([
      "near left",
      "far left",
      "far right",
      "near right",
    ]);
  });
});

describe("keys for animals", () => {
  test("two at one keyboard have a digit for each animal, and no digit is for two (SNAP-VAR-ANIMALS-1)", () => {
    expect([animalKeys(0, 2, 3), animalKeys(1, 2, 3)]).toEqual([
      ["1", "2", "3"],
      ["6", "7", "8"],
    ]);
    for (const animals of [2, 3, 4, 5]) {
      const both = [...animalKeys(0, 2, animals), ...animalKeys(1, 2, animals)];
      expect(new Set(both).size).toBe(2 * animals);
    }
  });
  test("for six animals, or three people, a keyboard has too few", () => {
    expect([animalKeys(0, 2, 6), animalKeys(0, 3, 3), animalKeys(2, 3, 3)]).toEqual([[], [], []]);
  });
});
