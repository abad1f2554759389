/** The clause behind what came of a call. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { completeRules } from "../../kernel/options.ts";
import { Call, Excuse } from "./events.ts";
import { snap } from "./index.ts";
import type { SnapRules } from "./options.ts";
import { ruleBehind } from "./why.ts";
import type { CallOutcome } from "./why.ts";

const rulesOf = (chosen: Record<string, unknown>): SnapRules => {
  const complete = completeRules(snap, chosen);
  if (!complete.ok) throw new Error(complete.refusal.code);
  return complete.value as SnapRules;
};
const animals = { callers: "owners", animals: "names" };

describe("why", () => {
  test.each([
    ["won", "snap", {}, "SNAP-CALL-2"],
    ["won", "pool", {}, "SNAP-POOL-2"],
    ["won", "snap", { callers: "owners" }, "SNAP-VAR-OWNERS"],
    ["won", "pool", { callers: "owners" }, "SNAP-POOL-2"],
    ["won", "snap", { piles: "one" }, "SNAP-VAR-ONE-1"],
    ["won", "snap", { piles: "one", how: "slap" }, "SNAP-VAR-SLAP"],
    ["won", "snap", { how: "grab" }, "SNAP-VAR-GRAB"],
    ["won", "animal", animals, "SNAP-VAR-ANIMALS-1"],
    ["heat", "snap", { ties: "new-pool" }, "SNAP-VAR-SIMUL"],
    ["heat", "pool", { ties: "new-pool" }, "N20"],
    ["heat", "animal", animals, "D36"],
    ["heat", "animal", { ...animals, zoo: "pool" }, "N48"],
    ["false", "snap", {}, "SNAP-POOL-1"],
    ["false", "pool", {}, "N41"],
    ["false", "snap", { falseCall: "card-to-each" }, "D33"],
    ["false", "snap", { piles: "one" }, "SNAP-VAR-ONE-2"],
    ["false", "snap", { piles: "one", how: "slap" }, "N37"],
    ["false", "snap", { how: "grab" }, "N39"],
    ["false", "animal", animals, "N44"],
    ["free", "snap", {}, "N7"],
    ["free", "snap", { falseCall: "nothing" }, "D33"],
    ["free", "snap", { piles: "one" }, "N31"],
    ["taken", "snap", {}, "G7"],
  ] as const)("%s, calling %s at a table of %o: %s", (outcome, call, chosen, rule) => {
    expect(ruleBehind(outcome, Call[call], rulesOf(chosen))).toBe(rule);
  });

  test("every answer is a clause of the rule text", () => {
    const text = readFileSync(new URL("rules/en.md", import.meta.url), "utf8");
    const outcomes = ["won", "heat", "false", ...Object.keys(Excuse)] as readonly CallOutcome[];
    for (const preset of Object.values(snap.presets)) {
      for (const outcome of outcomes) {
        for (const call of Object.values(Call))
          expect(text).toMatch(new RegExp(`<!--[^>]*\\b${ruleBehind(outcome, call, rulesOf(preset))}\\b`));
      }
    }
  });
});
