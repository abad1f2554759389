/** One-line names of games with their house rules. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { parseGameName, printGameName } from "./game-name.ts";
import { anyRules, drawFrom, presetRules } from "./laws.ts";

const code = (text: string): string => {
  const parsed = parseGameName(GAMES, text);
  return parsed.ok ? "fine" : parsed.refusal.code;
};

describe("one-line names", () => {
  test("printed and parsed again, any rules are the same (G16)", () => {
    for (const game of GAMES) {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const rules = anyRules(game, drawFrom(seed));
          expect(parseGameName(GAMES, printGameName(game, rules))).toEqual({ ok: true, value: { game, rules } });
        }),
      );
    }
  });

  test("the usual rules need no brackets, and only what differs is named", () => {
    for (const game of GAMES)
      expect(printGameName(game, presetRules(game, Object.keys(game.presets)[0] ?? ""))).toBe(game.id);
  });

  test("a preset may stand first, with changes after it", () => {
    const parsed = parseGameName(GAMES, " snip-snap-snorum ( little-ones , deck = 24 ) ");
    expect(parsed.ok && printGameName(parsed.value.game, parsed.value.rules)).toBe(
      "snip-snap-snorum(deck=24, chants=app, rounds=3)",
    );
  });

  test.each([
    ["", "bad-name"],
    ["snip-snap-snorum(", "bad-name"],
    ["snip-snap-snorum(deck)", "bad-name"],
    ["snip-snap-snorum(deck=24, little-ones)", "bad-name"],
    ["snip-snap-snorum(constructor)", "bad-name"],
    ["whist", "unknown-game"],
    ["snip-snap-snorum(deck=24, deck=32)", "option-twice"],
    ["snip-snap-snorum(sets=2)", "unknown-option"],
    ["snip-snap-snorum(__proto__=2)", "unknown-option"],
    ["snip-snap-snorum(deck=54)", "unknown-choice"],
    ["snip-snap-snorum(stack=4)", "out-of-range"],
    ["snip-snap-snorum(stack=1e2)", "out-of-range"],
    ["snip-snap-snorum(ante=one)", "conflict"],
    [`snip-snap-snorum${" ".repeat(100_000)}x`, "bad-name"],
  ])("%.60s is refused: %s (G16)", (text, refusal) => expect(code(text)).toBe(refusal));

  test("no text ever makes it throw", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(code(one)).not.toBe("fine");
        expect(code(`snip-snap-snorum(${one}=${other})`)).toMatch(/^[a-z-]+$/);
      }),
    );
  });
});
