/** House rules: what goes together and what does not. */
import { describe, expect, test } from "vitest";
import { completeRules, presetOf } from "../../kernel/options.ts";
import type { Rules } from "../../kernel/options.ts";
import { snipSnapSnorum } from "./index.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "./options.ts";

type Chosen = Readonly<Record<string, string | number>>;

/** `fine`, or the id of the conflict. */
function verdict(chosen: Chosen): string {
  const rules = completeRules(snipSnapSnorum, chosen);
  return rules.ok ? "fine" : String(rules.refusal.facts["conflict"] ?? rules.refusal.code);
}

const per = { counters: "per-card" };

describe("sets of options that are refused", () => {
  test.each<[string, Chosen]>([
    ["silent-fine", { chants: "silent", forgotten: "take-back" }],
    ["silent-fine", { chants: "silent", forgotten: "penalty-card" }],
    ["silent-fine", { ...per, chants: "silent", forgotten: "counter" }],
    ["silent-rhymes", { chants: "silent", words: "earl" }],
  ])("silent with fines or rhymes: %s (S43, G16)", (conflict, chosen) => expect(verdict(chosen)).toBe(conflict));

  test.each<[string, Chosen]>([
    ["jig-all", { jig: "four", lay: "all" }],
    ["jig-pass-fine", { ...per, jig: "five", passFine: "each" }],
    ["jig-rhymes", { jig: "until-it-stops", words: "earl" }],
  ])("the Jig with all cards at once, paid passes or rhymes: %s (G16)", (conflict, chosen) =>
    expect(verdict(chosen)).toBe(conflict),
  );

  test.each<[string, Chosen]>([
    ["no-counters-ante", { ante: "one" }],
    ["no-counters-pass-fine", { passFine: "once-a-rank" }],
    ["no-counters-chant-fine", { forgotten: "counter" }],
    ["no-counters-elimination", { session: "elimination" }],
    ["elimination-debts", { ...per, session: "elimination", debts: "owed" }],
  ])("payments without counters, and debts where players drop out: %s (G16)", (conflict, chosen) =>
    expect(verdict(chosen)).toBe(conflict),
  );

  test.each<[string, Chosen]>([
    ["app-fine", { chants: "app", forgotten: "take-back" }],
    ["challenge-nothing", { judge: "challenge" }],
    ["challenge-all", { judge: "challenge", forgotten: "take-back", lay: "all" }],
  ])(
    "fines where the app chants, and pointing out where nothing is fined or all is laid at once: %s (G16)",
    (conflict, chosen) => expect(verdict(chosen)).toBe(conflict),
  );

  test.each<[string, Chosen]>([
    ["target-reached", { ...per, session: "target", target: 25 }],
    ["target-reached", { ...per, session: "target", target: 50, passFine: "each" }],
    ["target-reached", { ...per, session: "target", target: 90, stack: 200 }],
  ])("a target that everybody has reached before play: %s (S27, G16)", (conflict, chosen) =>
    expect(verdict(chosen)).toBe(conflict),
  );

  test.each([
    [{ ...per, session: "target" }, 50],
    [{ ...per, session: "target", passFine: "each" }, 100],
    [{ ...per, session: "target", stack: 200 }, 400],
    [{ session: "target" }, 3],
  ])("%j: the usual target is above what everybody starts with: %i (S27, S32)", (chosen, target) => {
    expect(completeRules(snipSnapSnorum, chosen)).toMatchObject({ ok: true, value: { target } });
  });

  test("every conflict is one of these, and each names the clause that says why (G16)", () => {
    expect(CONFLICTS).toHaveLength(14);
    for (const { rule } of CONFLICTS) expect(rule).toMatch(/^(SSS-[A-Z0-9-]+|[SDG]\d+)$/);
  });

  test("a value or an option that does not exist is refused (G16)", () => {
    expect(verdict({ deck: "54" })).toBe("unknown-choice");
    expect(verdict({ stack: 4 })).toBe("out-of-range");
    expect(verdict({ stack: Number.NaN })).toBe("out-of-range");
    expect(verdict({ sets: "two" })).toBe("unknown-option");
  });
});

describe("sets of options that are sensible", () => {
  test.each<Chosen>([
    { jig: "four", forgotten: "take-back" },
    { jig: "five", match: "may", deck: "24" },
    { ...per, jig: "four", ante: "one", forgotten: "counter" },
    { ...per, words: "earl", forgotten: "counter", passFine: "each" },
    { ...per, session: "elimination", passFine: "each", ante: "short-hands-two" },
    { ...per, debts: "owed", session: "target", target: 100 },
    { chants: "silent", match: "may", lay: "all" },
    { chants: "app", words: "earl", deck: "32" },
    { forgotten: "penalty-card", judge: "challenge", illegal: "shown" },
    { forgotten: "take-back", lay: "all", say: "with-card" },
  ])("$#: nothing is said against it (G16)", (chosen) => expect(verdict(chosen)).toBe("fine"));

  test("every single change of one option is fine, or names what it needs (G16)", () => {
    for (const [option, spec] of Object.entries(OPTIONS)) {
      if (!("choices" in spec)) continue;
      for (const value of spec.choices)
        expect(verdict({ [option]: value })).toMatch(/^(fine|no-counters-[a-z-]+|challenge-nothing)$/);
    }
  });

  test("every preset is complete, and known by its name (G16)", () => {
    for (const [name, chosen] of Object.entries(PRESETS)) {
      const rules = completeRules(snipSnapSnorum, chosen);
      const complete: Rules = rules.ok ? rules.value : {};
      expect(Object.keys(complete)).toEqual(Object.keys(OPTIONS));
      expect(presetOf(snipSnapSnorum, complete)).toBe(name);
    }
  });
});
