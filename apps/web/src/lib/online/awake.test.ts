/** Whoever sleeps far away holds nobody up. */
import { completeRules, parseShareCode, printShareCode, snap, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { expect, test } from "vitest";
import { awakeCode, withTurnClock } from "./awake.ts";

const rulesOf = (game: AnyGame, chosen: Readonly<Record<string, unknown>>) => {
  const rules = completeRules(game, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return withTurnClock(game, rules.value);
};

test("a table of Snip Snap Snorum online opens with a minute for each turn, and is a table that the rules allow (G11)", () => {
  const rules = rulesOf(snipSnapSnorum, {});
  expect(rules["turnTime"]).toBe(60);
  expect(completeRules(snipSnapSnorum, rules).ok).toBe(true);
});

test("a time that was chosen stays (G11)", () => {
  expect(rulesOf(snipSnapSnorum, { turnTime: 20 })["turnTime"]).toBe(20);
});

test("a race that is calm stays without a clock (G11)", () => {
  expect(rulesOf(snap, { race: "calm", turnTime: 0, mostMinutes: 0 })["turnTime"]).toBe(0);
});

test("so does every game of a night that is planned at a table; a code of nobody's stays for the table to refuse (G11, G16)", () => {
  const code = (game: AnyGame, chosen: Readonly<Record<string, unknown>>): string => {
    const rules = completeRules(game, chosen);
    return rules.ok ? printShareCode(game, rules.value) : "";
  };
  const games = [snipSnapSnorum, snap];
  const snip = parseShareCode(games, awakeCode(games, code(snipSnapSnorum, { rounds: 2 })));
  expect(snip.ok && snip.value.rules).toMatchObject({ rounds: 2, turnTime: 60 });
  expect(awakeCode(games, code(snap, {}))).toBe(code(snap, {}));
  expect(awakeCode(games, "SN-????")).toBe("SN-????");
});
