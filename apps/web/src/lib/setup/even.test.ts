import { irishSnap, snap, snipSnapSnorum } from "@snorum/engine";
import { expect, test } from "vitest";
import { canBeEven, evened, forLittleOnes, isEven } from "./even.ts";
import { parseSeats, printSeats } from "./plan.ts";
import type { PlannedSeat } from "./plan.ts";

const seatsOf = (text: string): readonly PlannedSeat[] => parseSeats(snap, text) ?? [];
const starts = (seats: readonly PlannedSeat[]): readonly number[] => seats.map(({ headStart }) => headStart);

test("a child has the longest head start on a grown-up, bots have theirs by how well they play (G3)", () => {
  expect(starts(evened(seatsOf("yY")))).toEqual([0, 350]);
  expect(starts(evened(seatsOf("yf")))).toEqual([0, 140]);
  expect(starts(evened(seatsOf("Yfff")))).toEqual([220, 0, 0, 0]);
});

test("against bots who are too quick the longest is not enough, and that is said", () => {
  expect(isEven(seatsOf("yY"))).toBe(true);
  expect(isEven(seatsOf("Ys"))).toBe(false);
});

test("little ones: whoever is alone at the screen is the child; of several, those who were named", () => {
  expect(printSeats(forLittleOnes(seatsOf("yfff")))).toBe("Yfff");
  expect(starts(forLittleOnes(seatsOf("yfff")))).toEqual([220, 0, 0, 0]);
  expect(forLittleOnes(seatsOf("yy"))).toEqual(seatsOf("yy"));
  expect(starts(forLittleOnes(seatsOf("yY")))).toEqual([0, 350]);
});

test("only where the first hand wins", () => {
  expect([snap, irishSnap, snipSnapSnorum].map(canBeEven)).toEqual([true, false, false]);
});
