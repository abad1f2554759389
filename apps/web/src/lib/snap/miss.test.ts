/** A false call is told by what its caller looked at: cards that differ, that were gone, or that had not come yet. */
import { NO_CARD, SNAP_POOL, SnapCall, SnapEvent, event } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { missOf } from "./miss.ts";
import { card, picture } from "./testing.ts";

const call = (ms: number, word: number = SnapCall.snap, target = NO_CARD) =>
  event(SnapEvent.Called, 0, NO_CARD, word, ms, target === NO_CARD ? null : [target]);
const pile = (top: string, under = "", cards = 2) => ({ top: card(top), under: card(under), cards });
const pool = (top: string) => ({ number: 3, top: card(top), under: -1, cards: 4 });

describe("a false call", () => {
  test("two cards that differ (SNAP-POOL-1)", () => {
    expect(missOf(call(400), picture(["6D", "9S", "QC"]), null)).toEqual({
      why: "unequal",
      cards: [card("6D"), card("9S")],
    });
  });
  test("a pool and the pile nearest to it (N41)", () => {
    const view = picture(["6D", "9S", "QC"], { pools: [pool("KS")] });
    expect(missOf(call(400, SnapCall.pool), view, null).cards).toEqual([card("QC"), card("KS")]);
    expect(missOf(call(400, SnapCall.snap, SNAP_POOL + 3), view, null).cards).toHaveLength(2);
  });
  test("too early, though two are equal now: it was for the cards before (D3)", () => {
    const view = picture(["", ""], { piles: [pile("6D", "8H"), pile("6S")], turner: 0 });
    const { why, cards } = missOf(call(55), view, null);
    expect(why).toBe("early");
    expect(cards).toEqual([card("8H"), card("6S")]);
  });
  test("equal cards that the newest has covered (G8)", () => {
    const view = picture(["", ""], { piles: [pile("9D", "KH"), pile("KS")], turner: 0 });
    expect(missOf(call(420), view, null)).toEqual({ why: "covered", cards: [card("KH"), card("KS")] });
  });
  test("long after that it is for what lies there now", () => {
    const view = picture(["", ""], { piles: [pile("9D", "KH"), pile("KS")], turner: 0 });
    expect(missOf(call(3000), view, null).why).toBe("unequal");
  });
  test("equal cards that somebody has taken (G7)", () => {
    const award = { equal: [card("KH"), card("KS")] };
    expect(missOf(call(1200), picture(["6D", "9S", "QC"]), award)).toEqual({ why: "taken", cards: award.equal });
  });
  test("equal cards, but other people's (N23)", () => {
    const view = picture(["6D", "9S", "9C"], {}, { callers: "owners", outsiders: "false" });
    expect(missOf(call(400), view, null)).toEqual({ why: "others", cards: [card("9S"), card("9C")] });
  });
  test("an animal called for nothing: its pile and the own one (N44)", () => {
    const view = picture(["6D", "9S", "QC"], {}, { callers: "owners", animals: "names" });
    expect(missOf(call(400, SnapCall.animal, 2), view, null).cards).toEqual([card("6D"), card("QC")]);
  });
  test("only one card lies there", () => {
    const view = picture(["", ""], { piles: [pile("9D", "", 1)] }, { piles: "one" });
    expect(missOf(call(700), view, null)).toEqual({ why: "alone", cards: [card("9D")] });
  });
  test("in the calm game nobody is early or late (SNAP-VAR-CALM)", () => {
    const view = picture(["", ""], { piles: [pile("9D", "KH"), pile("KS")], turner: 0 }, { race: "calm" });
    expect(missOf(call(0), view, null).why).toBe("unequal");
  });
});
