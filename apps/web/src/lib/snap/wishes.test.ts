/** Being late is no fault, and asking twice for the same card is asking once. */
import { describe, expect, test } from "vitest";
import { isLate, isRepeat } from "./wishes.ts";

describe("a second press for one's own card", () => {
  test("is passed over while it can be for that card (S24)", () => {
    expect(["reached-already", "not-your-turn", "moved-on"].map((code) => isRepeat(code, 700))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isRepeat("not-your-turn", 4000)).toBe(false);
    expect(isRepeat("over", 100)).toBe(false);
  });
});

describe("a hand on a pile that is gone", () => {
  test("is late for 600 ms, and after that there is nothing there (G7, N32)", () => {
    expect(isLate("no-card-yet", 100)).toBe(true);
    expect(isLate("no-card-yet", 600)).toBe(false);
    expect(isLate("locked", 100)).toBe(false);
  });
});
