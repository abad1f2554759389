/** What a table may agree on, and what makes no sense together. */
import { describe, expect, test } from "vitest";
import { completeRules, conflictsIn, fillIn, presetOf } from "../../kernel/options.ts";
import { Ask } from "./events.ts";
import { irishSnap as game } from "./index.ts";
import { CONFLICTS } from "./options.ts";

const refused = (chosen: Readonly<Record<string, unknown>>) => {
  const rules = completeRules(game, chosen);
  return rules.ok ? null : rules.refusal.facts["conflict"];
};

describe("presets", () => {
  test.each(Object.entries(game.presets))("%s makes sense, and is known by its rules (G16)", (name, chosen) => {
    const rules = completeRules(game, chosen);
    if (!rules.ok) throw new Error(rules.refusal.code);
    expect(presetOf(game, rules.value)).toBe(name);
  });
});

describe("what is usual", () => {
  const rulesOf = (chosen: Readonly<Record<string, unknown>>) => {
    const rules = completeRules(game, chosen);
    if (!rules.ok) throw new Error(rules.refusal.code);
    return rules.value;
  };

  test("whoever answers calmly has all the time they want, unless the table agrees on some (IRISH-VAR-CALM, G11)", () => {
    expect(rulesOf({ race: "calm" })["turnTime"]).toBe(0);
    expect(rulesOf({ race: "calm", turnTime: 30 })["turnTime"]).toBe(30);
    expect(rulesOf({})["turnTime"]).toBe(8);
  });

  test("little ones play slowly, and one switch has two seconds for each card (I9, IRISH-TURN-3)", () => {
    expect(rulesOf(game.presets["little-ones"] ?? {})).toMatchObject({ pace: 1600, turnTime: 20, slapWindow: 6 });
    expect(rulesOf(game.presets["one-switch"] ?? {})).toMatchObject({ laying: "by-itself", beat: 30 });
  });

  test("pairs, court cards, jokers and sandwiches are all that may be slapped beside the word, and no rule turns the direction (I42)", () => {
    const about = (group: string) => Object.entries(game.options).filter(([, spec]) => spec.group === group);
    expect(about("triggers").map(([option]) => option)).toEqual([
      "race",
      "pairs",
      "courts",
      "jokers",
      "sandwich",
      "hands",
    ]);
    expect(Object.keys(game.options).filter((option) => /direction|reverse/.test(option))).toEqual([]);
  });

  test("a seat lays, slaps, answers and is ready: nothing that it can do is a feint (I48)", () => {
    expect([...game.seatAsks]).toEqual([Ask.Reach, Ask.Slap, Ask.Answer, Ask.NextDeal]);
  });
});

describe("conflicts", () => {
  test("to the end and on time both need a limit (I19)", () => {
    for (const end of ["to-the-end", "timed"]) expect(refused({ end, minutes: 0 })).toBe("endless");
    expect(refused({ minutes: 0 })).toBeNull();
  });

  test("silent counting and words of one's own are one question with one answer, and a silent table has no wrong words (I41, I22)", () => {
    expect(game.options["words"]).toMatchObject({ choices: ["app", "own", "silent"] });
    expect(refused({ words: "silent", wrongWord: "foul" })).toBe("wrong-word-app");
  });

  test("where cards are laid by themselves nobody hesitates, is out of turn, or chooses a word (I25, I26, IRISH-WORD-1)", () => {
    expect(refused({ laying: "by-itself", hesitation: "foul" })).toBe("by-itself-hesitation");
    expect(refused({ laying: "by-itself", outOfTurn: "foul" })).toBe("by-itself-fouls");
    expect(refused({ laying: "by-itself", words: "own" })).toBe("own-by-itself");
    expect(refused({ hesitation: "foul", turnTime: 0 })).toBe("hesitation-no-clock");
  });

  test("both hands need triggers that can come together (I30)", () => {
    expect(refused({ hands: "both", pairs: "off" })).toBe("both-hands-one-trigger");
    expect(refused({ hands: "both", pairs: "off", sandwich: "on" })).toBeNull();
  });

  test("hands at home would tell what a silent table keeps to itself (D41)", () => {
    expect(refused({ words: "silent", twitch: "home" })).toBe("silent-home");
  });

  test("the calm game has no race to have rules for (IRISH-VAR-CALM)", () => {
    for (const more of [
      { hands: "both" },
      { twitch: "off" },
      { falseSlap: "first-free" },
      { unslapped: "next" },
      { missing: "drawn" },
      { words: "silent" },
    ])
      expect(refused({ race: "calm", ...more })).toMatch(/^calm-/);
  });

  test("every conflict comes about, by exactly what it names (G16)", () => {
    for (const { id, when } of CONFLICTS) {
      const chosen = Object.fromEntries(Object.entries(when).map(([option, [value]]) => [option, value]));
      const rules = fillIn(game.options, chosen);
      if (!rules.ok) throw new Error(rules.refusal.code);
      expect(conflictsIn(game, rules.value).map((conflict) => conflict.id)).toContain(id);
    }
  });
});
