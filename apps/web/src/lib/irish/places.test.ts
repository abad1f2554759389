/** Whoever sits next to each other at the table does so round the device, whatever their number (IRISH-DEAL-1). */
import { expect, test } from "vitest";
import { placesFor, turnRound } from "./places.ts";

const SEATS = [3, 4, 5, 6, 7, 8] as const;

test.each(SEATS)("%d seats: clockwise from the near left corner, each once, both edges about equal", (seats) => {
  const { near, far } = placesFor(seats);
  const round = [...near.slice(0, 1), ...far, ...near.slice(1).toReversed()].map(({ seat }) => seat);
  expect(round).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  expect(Math.abs(near.length - far.length)).toBeLessThanOrEqual(1);
});

test("a hand comes from where its owner sits: degrees clockwise from the near edge", () => {
  const { near, far } = placesFor(4);
  expect([...near, ...far].map(({ seat, turn }) => [seat, turn])).toEqual([
    [0, 42],
    [3, -42],
    [1, 138],
    [2, 222],
  ]);
});

test.each([0, 1, 2, 3])(
  "alone on seat %d: the own hand comes from the near edge, the left neighbour's from the left",
  (viewer) => {
    const turns = [0, 1, 2, 3].map((steps) => turnRound((viewer + steps) % 4, { viewer, seats: 4 }));
    expect(turns).toEqual([0, 90, 180, 270]);
  },
);

test("who looks on without a seat sees the first one near", () => {
  expect([0, 1, 2].map((seat) => turnRound(seat, { viewer: -1, seats: 3 }))).toEqual([0, 120, 240]);
});
