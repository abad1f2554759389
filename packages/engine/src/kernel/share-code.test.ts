/** House rules as a few letters. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { anyRules, drawFrom, presetRules } from "./laws.ts";
import { parseShareCode, printShareCode } from "./share-code.ts";

const LETTERS = "234679CDFGHJKMNPQRTVWXYZ";

describe("share codes", () => {
  test("printed and parsed again, any rules are the same, in small letters and without the dash too (G16)", () => {
    for (const game of GAMES) {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const rules = anyRules(game, drawFrom(seed));
          const code = printShareCode(game, rules);
          expect(parseShareCode(GAMES, code)).toEqual({ ok: true, value: { game, rules } });
          expect(parseShareCode(GAMES, ` ${code.toLowerCase().replace("-", " ")} `)).toEqual({
            ok: true,
            value: { game, rules },
          });
        }),
      );
    }
  });

  test("presets have short codes, each its own", () => {
    for (const game of GAMES) {
      const codes = Object.keys(game.presets).map((preset) => printShareCode(game, presetRules(game, preset)));
      for (const code of codes) expect(code).toMatch(/^[A-Z]{2}-[2-9A-Z]{2,3}$/);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test("a letter misheard is refused in at least 95 of 100 cases", () => {
    let tries = 0;
    let noticed = 0;
    for (const game of GAMES) {
      for (let seed = 0; seed < 60; seed++) {
        const code = printShareCode(game, anyRules(game, drawFrom(seed)));
        for (let at = game.prefix.length + 1; at < code.length; at++) {
          for (const letter of LETTERS) {
            if (letter === code[at]) continue;
            tries += 1;
            if (!parseShareCode(GAMES, code.slice(0, at) + letter + code.slice(at + 1)).ok) noticed += 1;
          }
        }
      }
    }
    expect(noticed / tries).toBeGreaterThanOrEqual(0.95);
  });

  test("two letters changed about are refused in at least 95 of 100 cases", () => {
    let tries = 0;
    let noticed = 0;
    for (const game of GAMES) {
      for (let seed = 0; seed < 60; seed++) {
        const code = printShareCode(game, anyRules(game, drawFrom(seed)));
        for (let at = game.prefix.length + 1; at + 1 < code.length; at++) {
          const [one = "", other = ""] = code.slice(at, at + 2);
          if (one === other) continue;
          tries += 1;
          if (!parseShareCode(GAMES, code.slice(0, at) + other + one + code.slice(at + 2)).ok) noticed += 1;
        }
      }
    }
    expect(noticed / tries).toBeGreaterThanOrEqual(0.95);
  });

  test("no text ever makes it throw, and nothing but a code is one", () => {
    const hostile = [
      "",
      "SN",
      "SN-",
      "SN-2",
      "SN-22",
      "SN-333333333333",
      `SN-${"Z".repeat(100_000)}`,
      "SN-😀😀",
      "__proto__",
      "ßN-7Q",
    ];
    for (const text of hostile) expect(parseShareCode(GAMES, text)).toMatchObject({ ok: false });
    const letters = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 130 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          letters.map((text) => `SN-${text}`),
        ),
        (text) => {
          const parsed = parseShareCode(GAMES, text);
          const said = parsed.ok ? printShareCode(parsed.value.game, parsed.value.rules) : parsed.refusal.code;
          expect(said).toMatch(/^(SN-[2-9A-Z]+|[a-z-]+)$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
