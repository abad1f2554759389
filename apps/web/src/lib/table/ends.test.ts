/** What the end of a round may say about what comes next. */
import { completeRules, snipSnapSnorum } from "@snorum/engine";
import type { SnipView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { isLast, playedIn } from "./ends.ts";

function after(asked: Readonly<Record<string, unknown>>, seen: object): SnipView {
  const rules = completeRules(snipSnapSnorum, asked);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const usual = { seats: 3, phase: "RoundOver", round: 1, results: [], votes: [], scores: [0, 0, 0], sittingOut: [] };
  // only what an end is told from
  return { ...usual, rules: rules.value, tieBreak: false, ...seen } as unknown as SnipView;
}

describe("the last round", () => {
  test("is the last of the agreed rounds (S27)", () => {
    expect(isLast(after({ rounds: 2 }, { round: 1 }))).toBe(false);
    expect(isLast(after({ rounds: 2 }, { round: 2 }))).toBe(true);
  });

  test("is the one that takes somebody to the target (S27)", () => {
    expect(isLast(after({ session: "target", target: 3 }, { scores: [2, 2, 1] }))).toBe(false);
    expect(isLast(after({ session: "target", target: 3 }, { scores: [3, 2, 1] }))).toBe(true);
  });

  test("leaves one seat with counters in an elimination match (SSS-SCORE-5, S31)", () => {
    const rules = { counters: "per-card", session: "elimination" };
    expect(isLast(after(rules, { sittingOut: [false, false, true] }))).toBe(false);
    expect(isLast(after(rules, { sittingOut: [false, true, true] }))).toBe(true);
  });

  test("has been played when more than half would stop (S27)", () => {
    expect(isLast(after({ session: "agreement" }, { votes: [true, false, false] }))).toBe(false);
    expect(isLast(after({ session: "agreement" }, { votes: [true, false, true] }))).toBe(true);
  });

  test("is followed by a tie-break where the first are level (S25)", () => {
    expect(isLast(after({ rounds: 2 }, { round: 2, tieBreak: true }))).toBe(false);
  });
});

test("whoever watched a tie-break has no number in it (S25)", () => {
  const result = { winner: 0, cardsLeft: [0, 3, 0] } as unknown as SnipView["results"][number];
  expect([0, 1, 2].map((seat) => playedIn(result, seat))).toEqual([true, true, false]);
});
