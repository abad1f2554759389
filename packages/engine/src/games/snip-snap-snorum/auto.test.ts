/** The clock: what is played for a seat whose time is over. */
import { describe, expect, test } from "vitest";
import { snipSnapSnorum } from "./index.ts";
import { happened, play, refusalOf, standing, table } from "./testing.ts";

describe("the turn clock", () => {
  test("where there is one it runs on leads and matches, for the seat on turn (G11)", () => {
    const t = table("turnTime=8, chants=silent", "anna: 7S KD | ben: 7D 9C | carla: 7C 9H");
    expect(snipSnapSnorum.deadlines(t.match).map(({ afterMs, command }) => [afterMs, command.seat])).toEqual([
      [8000, 0],
    ]);
    expect(snipSnapSnorum.deadlines(play(t, "anna 7S").match).map(({ command }) => command.seat)).toEqual([1]);
    expect(snipSnapSnorum.deadlines(table("", "anna: 7S | ben: 7D | carla: 7C").match)).toEqual([]);
  });

  test("each turn has a clock of its own (G11)", () => {
    const t = table("turnTime=8, chants=silent", "anna: 7S KD | ben: 7D 9C | carla: 7C 9H");
    const keys = [t, play(t, "anna 7S"), play(t, "anna 7S", "ben 7D")].map(
      ({ match }) => snipSnapSnorum.deadlines(match)[0]?.key,
    );
    expect(new Set(keys).size).toBe(3);
  });

  test("a match is played if held, with the word and without a fine (S49)", () => {
    const t = table(
      "turnTime=8, say=with-card, forgotten=counter, counters=per-card",
      "anna: 7S KD | ben: 7D 9C | carla: 7C 9H",
    );
    expect(happened(play(t, "anna 7S", "clock"))).toBe("anna Led 7S, ben Laid 7D word 1, ben Chanted 7D word 1");
  });

  test("otherwise a pass (S49)", () => {
    const t = play(table("turnTime=8, knock=by-hand", "anna: 7S KD | ben: 9C | carla: 7C 9H"), "anna 7S");
    expect(happened(play(t, "clock"))).toBe("ben Passed");
  });

  test("where all cards go down at once, every word is said (S49, D12)", () => {
    const rules = "turnTime=8, lay=all, forgotten=take-back";
    const t = table(`${rules}, say=with-card`, "anna: 7S 7H KD | ben: 7D 7C 9C | carla: 9H");
    expect(happened(play(t, "clock"))).toBe("anna Led 7S, anna Laid 7H word 1, anna Chanted 7H word 1");
    expect(standing(play(table(rules, "anna: 7S 7H KD | ben: 7D 7C 9C | carla: 9H"), "clock", "clock"))).toBe(
      "ben leads",
    );
  });

  test("nothing is played for a seat that is not on turn (S49)", () => {
    const t = play(
      table("judge=challenge, forgotten=take-back", "anna: 7S 2S | ben: 7D | carla: 7C 9H"),
      "anna 7S",
      "ben 7D Jig",
    );
    expect(refusalOf(t, "clock")).toBe("not-your-turn S49");
  });
});

describe("the lead", () => {
  test.each([
    ["the rank held most", "9S 7S 7H KD", "7S"],
    ["equal: the lowest rank", "KS KD 9H 9C 2D", "9H"],
    ["then spades, hearts, diamonds, clubs", "9C 9D 9H 2S", "9H"],
  ])("%s (S49, D18)", (_what, hand, card) => {
    const t = table("turnTime=8", `anna: ${hand} | ben: 3D 3C | carla: 4C 4H`);
    expect(happened(play(t, "clock"))).toMatch(`anna Led ${card}`);
  });

  test("in the Jig the lowest card of the longest run held (S49, D18)", () => {
    const t = table("turnTime=8, jig=four", "anna: AS 5H 6H 9C 10C JC | ben: 3D 3C | carla: 4C 4H");
    expect(happened(play(t, "clock"))).toMatch("anna Led 9C");
  });
});
