/** Scoring and counters. */
import { describe, expect, test } from "vitest";
import { happened, play, printCounters, standing, table } from "./testing.ts";

const COUNTERS = "counters=per-card, session=agreement";

describe("a round is paid out", () => {
  test("simple win: nothing but the round is counted, and the next dealer deals (SSS-SCORE-1)", () => {
    const t = play(table("", "anna: 7S | ben: 8S 9S | carla: 9C"), "anna 7S");
    expect(t.match.roundsWon.join(" ")).toBe("1 0 0");
    expect(t.match.counters.join(" ")).toBe("0 0 0");
    expect(play(t, "next round", "deal").match.dealer).toBe(0);
  });

  test("the winner takes one counter for every card an opponent still holds (SSS-SCORE-2)", () => {
    expect(printCounters(play(table(COUNTERS, "anna: 7S | ben: 8S 9S | carla: 9C 2S 3S"), "anna 7S"))).toBe(
      "30 23 22 +0",
    );
  });

  test("totals carry over from round to round (SSS-SCORE-3)", () => {
    const t = play(
      table(COUNTERS, "anna: 7S | ben: 8S 9S | carla: 9C"),
      "anna 7S",
      "next round",
      "deal ben: 7S | anna: 8S | carla: 9S",
    );
    expect(printCounters(t)).toBe("28 23 24 +0");
    expect(printCounters(play(t, "ben 7S"))).toBe("27 25 23 +0");
  });

  test("cards drawn as a penalty count as well (S45)", () => {
    const t = table(`${COUNTERS}, forgotten=penalty-card`, "anna: 7S 9D 2S | ben: 7D 9S 3S | carla: 4S 5S 9C");
    const drawn = play(t, "anna 7S", "ben 7D Snip", "ben 9S", "carla 9C Jig", "anna 9D Jig", "anna 7S", "anna 2S");
    expect(happened(drawn)).toMatch("anna Drew 7S");
    expect(printCounters(drawn)).toBe("29 24 22 +0");
  });

  test("antes first, then fines, then the pot, then the cards clockwise from the winner's left (S30, SSS-SCORE-7)", () => {
    const t = table(`${COUNTERS}, ante=one, passFine=each, stack=25`, "anna: 7S 2S | ben: 7D | carla: 9C 3S");
    const won = play(t, "anna 7S", "ben 7D Snip");
    expect(happened(t)).toMatch(/Dealt.*anna Anted/);
    expect(happened(won)).toMatch(
      /ben RoundWon, ben PotTaken amount 3, carla Settled amount 2, anna Settled amount 1$/,
    );
    expect(printCounters(won)).toBe("23 30 22 +0");
  });

  test("one pot: antes and fines, and the winner takes it all, own payments included (S34)", () => {
    const t = table(`${COUNTERS}, ante=one, forgotten=counter`, "anna: 7S 2S | ben: 7D | carla: 9C 3S");
    expect(happened(play(t, "anna 7S", "ben 7D Jig"))).toMatch(
      "ben ChantFined amount 1, ben RoundWon, ben PotTaken amount 4",
    );
  });
});

describe("passing costs", () => {
  const hands = "anna: 7S KD | ben: 7D 7H 9C | carla: 9H 8H";

  test("one counter into the pot for each pass; the winner takes it (SSS-SCORE-6)", () => {
    const t = play(table(`${COUNTERS}, passFine=each`, hands), "anna 7S", "ben 7D Snip");
    expect(printCounters(t)).toBe("49 50 49 +2");
    expect(printCounters(play(t, "ben 7H Snap", "ben 9C"))).toBe("48 55 47 +0");
  });

  test("each pass, or once per rank and player (S7)", () => {
    const four = "anna: 7S 7D 7H KD | ben: 9C | carla: 9H 8H";
    const steps = ["anna 7S", "anna 7D Snip", "anna 7H Snap"];
    expect(printCounters(play(table(`${COUNTERS}, passFine=each`, four), ...steps))).toBe("50 48 48 +4");
    expect(printCounters(play(table(`${COUNTERS}, passFine=once-a-rank`, four), ...steps))).toBe("50 49 49 +2");
  });
});

describe("not enough counters", () => {
  test("a fine takes what is there, and the rest is forgiven (S9, D19)", () => {
    const t = table(`${COUNTERS}, passFine=each`, "anna 50: 7S KD | ben 0: 9C | carla 100: 7D 8H");
    expect(printCounters(play(t, "anna 7S"))).toBe("50 0 100 +0");
  });

  test("… or goes into debt where debts are written down (S9, D19)", () => {
    const t = table(`${COUNTERS}, passFine=each, debts=owed`, "anna 50: 7S KD | ben 0: 9C | carla 100: 7D 8H");
    expect(printCounters(play(t, "anna 7S"))).toBe("50 -1 100 +1");
  });

  test("who owes more cards than counters pays all there is, or goes into debt (S29, D19)", () => {
    const hands = "anna 25: 7S | ben 1: 8S 9S | carla 49: 9C";
    expect(printCounters(play(table(COUNTERS, hands), "anna 7S"))).toBe("27 0 48 +0");
    expect(printCounters(play(table(`${COUNTERS}, debts=owed`, hands), "anna 7S"))).toBe("28 -1 48 +0");
    expect(standing(play(table(COUNTERS, hands), "anna 7S"))).toBe("anna wins the round");
  });
});
