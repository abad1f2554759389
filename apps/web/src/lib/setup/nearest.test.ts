/** Rules go by the preset they are nearest to. */
import { completeRules, irishSnap, snap, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame } from "@snorum/engine";
import { expect, test } from "vitest";
import { changesFrom, isForLittleOnes, nearestPreset } from "./nearest.ts";

const GAMES: readonly AnyGame[] = [snipSnapSnorum, snap, irishSnap];

function rulesOf(game: AnyGame, chosen: Readonly<Record<string, string | number>>) {
  const rules = completeRules(game, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

test.each(GAMES)("$id: every preset is nearest to itself, and only that of little ones is for them", (game) => {
  for (const [preset, chosen] of Object.entries(game.presets)) {
    const rules = rulesOf(game, chosen);
    expect(nearestPreset(game, rules)).toBe(preset);
    expect(changesFrom(game, preset, rules)).toEqual([]);
    expect(isForLittleOnes(game, rules)).toBe(preset === "little-ones");
  }
});

test("one change from the preset of little ones is still a table for them", () => {
  const rules = rulesOf(snap, { ...snap.presets["little-ones"], pace: 2000 });
  expect(isForLittleOnes(snap, rules)).toBe(true);
  expect(changesFrom(snap, "little-ones", rules)).toEqual(["pace"]);
  expect(isForLittleOnes(snap, rulesOf(snap, { piles: "one" }))).toBe(false);
});
