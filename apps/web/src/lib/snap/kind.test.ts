/** What a table's rules mean for its keys. */
import { describe, expect, test } from "vitest";
import { canCallPool, kindOf } from "./kind.ts";
import { card, picture } from "./testing.ts";

describe("the key of the pools", () => {
  const pools = [{ number: 1, top: card("KS"), under: -1, cards: 5 }];
  const awake = (rules: Record<string, string>, more = {}): boolean => {
    const view = picture(["7D", "9S"], more, rules);
    return canCallPool(kindOf(view.rules), view);
  };
  test("does nothing while no pool lies there (SNAP-POOL-2)", () => {
    expect(awake({})).toBe(false);
    expect(awake({}, { pools })).toBe(true);
  });
  test("is the call for everything where there is one call (N12)", () => {
    expect(awake({ words: "one" })).toBe(true);
  });
  test("is none with one pile, and none in the calm game", () => {
    expect([awake({ piles: "one" }), awake({ race: "calm" }, { pools })]).toEqual([false, false]);
  });
});
