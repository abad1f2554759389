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

describe("one switch is enough", () => {
  const oneSwitch = (rules: Record<string, string>): boolean =>
    kindOf(picture(["7D", "9S"], {}, rules).rules).oneSwitch;
  const itself = { turning: "by-itself" };
  test("where cards turn by themselves and one key calls everything (N12, SNAP-VAR-ONE-1)", () => {
    expect(oneSwitch({ ...itself, words: "one" })).toBe(true);
    expect(oneSwitch({ ...itself, piles: "one" })).toBe(true);
    expect(oneSwitch({ ...itself, piles: "one", how: "grab" })).toBe(true);
  });
  test("not where something else is to be done", () => {
    expect(oneSwitch(itself)).toBe(false);
    expect(oneSwitch({ piles: "one" })).toBe(false);
    expect(oneSwitch({ ...itself, words: "one", race: "calm" })).toBe(false);
    expect(oneSwitch({ ...itself, callers: "owners", animals: "names" })).toBe(false);
  });
});
