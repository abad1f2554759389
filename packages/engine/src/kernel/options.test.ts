/** House rules as data, for any game. */
import { describe, expect, test } from "vitest";
import { changedOptions, completeRules, conflictsIn, conflictsOf, fillIn, presetOf } from "./options.ts";
import type { OptionOwner } from "./options.ts";

const GAME: OptionOwner = {
  id: "beggar",
  options: {
    deck: { rule: "A-1", group: "deck", choices: ["52", "32"], usual: "52" },
    fine: { rule: "A-2", group: "fines", choices: ["off", "on"], usual: "off" },
    stack: {
      rule: "A-3",
      group: "fines",
      min: 0,
      max: 100,
      step: 5,
      unit: "counters",
      usual: 25,
      usualWhen: { if: { fine: ["on"] }, usual: 50 },
    },
    goal: {
      rule: "A-5",
      group: "fines",
      min: 1,
      max: 150,
      step: 1,
      unit: "points",
      usual: 9,
      usualWhen: { if: { deck: ["52"] }, usual: { twice: "stack" } },
    },
  },
  presets: { plain: {}, rich: { fine: "on" } },
  conflicts: [
    { id: "small-fine", rule: "A-4", when: { deck: ["32"], fine: ["on"] } },
    { id: "goal-reached", rule: "A-6", when: { deck: ["52"] }, atMost: ["goal", "stack"] },
  ],
};

describe("completing rules", () => {
  test("what is not chosen is as usual, and what is usual may depend on what was chosen before", () => {
    expect(completeRules(GAME, {})).toEqual({ ok: true, value: { deck: "52", fine: "off", stack: 25, goal: 50 } });
    expect(completeRules(GAME, { fine: "on" })).toMatchObject({ value: { fine: "on", stack: 50, goal: 100 } });
  });

  test("a usual value may be twice another, within its bounds", () => {
    expect(completeRules(GAME, { stack: 30 })).toMatchObject({ value: { stack: 30, goal: 60 } });
    expect(completeRules(GAME, { stack: 80 })).toMatchObject({ value: { goal: 150 } });
    expect(fillIn(GAME.options, { stack: 0 })).toMatchObject({ value: { goal: 1 } });
    expect(completeRules(GAME, { deck: "32" })).toMatchObject({ value: { goal: 9 } });
  });

  test("a conflict may compare two numbers (G16)", () => {
    expect(completeRules(GAME, { goal: 26 }).ok).toBe(true);
    for (const goal of [25, 3]) {
      expect(completeRules(GAME, { goal })).toMatchObject({ refusal: { facts: { conflict: "goal-reached" } } });
    }
    expect(completeRules(GAME, { deck: "32", goal: 3 }).ok).toBe(true);
  });

  test("the step is a hint for forms: any whole number between the bounds will do", () => {
    expect(completeRules(GAME, { stack: 27 })).toMatchObject({ value: { stack: 27 } });
  });

  test.each([
    [{ sets: 2 }, "unknown-option"],
    [JSON.parse('{"__proto__": 1}') as Record<string, unknown>, "unknown-option"],
    [{ constructor: "x" }, "unknown-option"],
    [{ deck: "54" }, "unknown-choice"],
    [{ deck: 52 }, "unknown-choice"],
    [{ deck: null }, "unknown-choice"],
    [{ stack: "25" }, "out-of-range"],
    [{ stack: 101 }, "out-of-range"],
    [{ stack: 2.5 }, "out-of-range"],
    [{ stack: Number.NaN }, "out-of-range"],
    [{ deck: "32", fine: "on" }, "conflict"],
  ])("%j is refused: %s (G16)", (chosen, code) => {
    expect(completeRules(GAME, chosen)).toMatchObject({ ok: false, refusal: { code } });
  });

  test("a refusal names the clause, and says what would be allowed (G16)", () => {
    expect(completeRules(GAME, { deck: "54" })).toMatchObject({
      refusal: { rule: "A-1", facts: { allowed: "52 32" } },
    });
    expect(completeRules(GAME, { stack: -1 })).toMatchObject({ refusal: { rule: "A-3", facts: { min: 0, max: 100 } } });
    expect(completeRules(GAME, { deck: "32", fine: "on" })).toMatchObject({
      refusal: { rule: "A-4", facts: { conflict: "small-fine" } },
    });
  });

  test("minus nought is nought", () => {
    const rules = fillIn(GAME.options, { stack: -0 });
    expect(rules.ok && Object.is(rules.value["stack"], 0)).toBe(true);
  });
});

describe("forms", () => {
  const rules = { deck: "32", fine: "off", stack: 25, goal: 9 };

  test("a form lets conflicts through and names them, and what a choice would bring", () => {
    expect(fillIn(GAME.options, { deck: "32", fine: "on" }).ok).toBe(true);
    expect(conflictsIn(GAME, { ...rules, fine: "on" }).map(({ id }) => id)).toEqual(["small-fine"]);
    expect(conflictsOf(GAME, rules, "fine", "on").map(({ id }) => id)).toEqual(["small-fine"]);
    expect(conflictsOf(GAME, { ...rules, fine: "on" }, "stack", 30)).toEqual([]);
    expect(conflictsOf(GAME, { ...rules, deck: "52", goal: 26 }, "stack", 30).map(({ id }) => id)).toEqual([
      "goal-reached",
    ]);
  });

  test("what differs from the usual rules is known, and whose preset it is", () => {
    expect(changedOptions(GAME.options, rules)).toEqual({ deck: "32" });
    expect(presetOf(GAME, { deck: "52", fine: "on", stack: 50, goal: 100 })).toBe("rich");
    expect(presetOf(GAME, rules)).toBeNull();
  });
});
