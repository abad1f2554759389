/** Reactions run from the moment a face could be seen, by the press's own moment. */
import { describe, expect, test } from "vitest";
import { frameOf, momentOf, reactionTo } from "./paint.ts";

describe("how long a reaction took (SNAP-TURN-3, D5)", () => {
  test("it runs from the painted face to the press", () => {
    expect(reactionTo(1000, 1341.5)).toBe(341.5);
  });
  test("a face that is not painted yet has not been seen", () => {
    expect(reactionTo(null, 1341)).toBe(0);
    expect(reactionTo(1400, 1341)).toBe(0);
  });
  test("an event's own moment counts, not when the page came round to it", () => {
    expect(momentOf(980, 1012)).toBe(980);
  });
  test("a moment of another clock is not believed", () => {
    expect(momentOf(1_764_000_000_000, 1012)).toBe(1012);
    expect(momentOf(0, 90_000)).toBe(90_000);
  });
  test("a frame is as long as two that follow measure it, where that is a frame at all", () => {
    expect(frameOf(100, 108.3)).toBeCloseTo(8.3);
    expect(frameOf(100, 900)).toBeCloseTo(16.7, 1);
  });
});
