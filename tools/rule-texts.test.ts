import { describe, expect, test } from "vitest";
import { checkRules, clauseIds, type GameRules, type SourceFile, testTitles } from "./lib/rule-texts.ts";

const TEXT = "The fourth card is Snorum. <!-- SSS-PLAY-4 -->\nPenalty cards. <!-- S13 S12b -->\n";
const TESTED: SourceFile = {
  path: "play.test.ts",
  text: 'test("fourth is Snorum (SSS-PLAY-4; S13, S12b)", () => {});',
};

function game(texts: Record<string, string> = {}, uncoded = ""): GameRules {
  return { game: "snip", texts: new Map(Object.entries({ en: TEXT, de: TEXT, es: TEXT, ...texts })), uncoded };
}

function problems(rules: GameRules, ...files: SourceFile[]): readonly string[] {
  return checkRules({ games: [rules], files }).problems;
}

describe("ids in a rule text", () => {
  test("one comment may carry several", () => {
    expect(clauseIds(TEXT)).toEqual({ ids: ["SSS-PLAY-4", "S13", "S12b"], mixed: [] });
  });

  test("a comment of words carries none", () => {
    expect(clauseIds("<!-- checked against the glossary -->")).toEqual({ ids: [], mixed: [] });
  });

  test.each(["S13, S14", "see S13", "SSS-PLAY-4 lead"])("the comment %j is a problem", (comment) => {
    expect(problems(game({ en: `${TEXT}<!-- ${comment} -->` }), TESTED)).toEqual([
      `snip/rules/en.md: the comment "${comment}" mixes ids with something else`,
    ]);
  });
});

describe("titles of tests", () => {
  test.each([
    ['test("one (S1)", () => {})', "one (S1)"],
    ["it.only('two (S2)', f)", "two (S2)"],
    ["describe(`three (S3)`, f)", "three (S3)"],
    ['test.each([\n  ["a", 1],\n])("four %s (S4)", f)', "four %s (S4)"],
    ["test.each(\n  CASES,\n)(\n  'five (S5)',\n f)", "five (S5)"],
    ['test("a \\"quoted\\" six (S6)", f)', 'a \\"quoted\\" six (S6)'],
  ])("%s", (code, title) => {
    expect(testTitles(code)).toContain(title);
  });

  test("a string that is no title is none", () => {
    expect(testTitles('expect(print("S13")).toBe("S14");')).not.toContain("S14");
  });
});

describe("the rule check", () => {
  test("finds nothing where texts, code and tests agree", () => {
    const code = { path: "play.ts", text: "/** Rule SSS-PLAY-4; ruling S13. */\nconst utf8 = 'UTF-8 S99 N1';" };
    expect(checkRules({ games: [game()], files: [TESTED, code] })).toEqual({
      problems: [],
      clauses: 3,
      tested: 3,
      uncoded: 0,
    });
  });

  test("a clause missing from one language, or in one only", () => {
    const de = "<!-- SSS-PLAY-4 -->\n<!-- S13 -->\n<!-- S40 -->";
    expect(problems(game({ de }), TESTED)).toEqual([
      "snip/rules/de.md: S12b is missing",
      "snip/rules/de.md: S40 is not in en.md",
    ]);
  });

  test("the same clauses in another order", () => {
    expect(problems(game({ es: "<!-- S13 -->\n<!-- SSS-PLAY-4 -->\n<!-- S12b -->" }), TESTED)).toEqual([
      "snip/rules/es.md: S13 stands where en.md has SSS-PLAY-4",
    ]);
  });

  test("a clause that stands there twice", () => {
    expect(
      problems(game({ en: `${TEXT}<!-- S13 -->`, de: `${TEXT}<!-- S13 -->`, es: `${TEXT}<!-- S13 -->` }), TESTED),
    ).toEqual(["de", "en", "es"].map((language) => `snip/rules/${language}.md: S13 is there twice`));
  });

  test("a language that one game lacks, old or new", () => {
    const lacking = { ...game(), texts: new Map([["en", TEXT]]) };
    expect(problems(lacking, TESTED)).toEqual(["snip/rules/de.md is missing", "snip/rules/es.md is missing"]);
    const french = { ...game({ fr: TEXT }), game: "snap" };
    expect(checkRules({ games: [game(), french], files: [TESTED] }).problems).toEqual(["snip/rules/fr.md is missing"]);
  });

  test("a citation of no clause, once per file and with its line", () => {
    const code = { path: "play.ts", text: "\n/** Rule SSS-PLAY-9. */\n// SSS-PLAY-9 again\n// Ruling S99, G7" };
    expect(problems(game(), TESTED, code)).toEqual([
      "play.ts:2 cites SSS-PLAY-9, which no rule text has",
      "play.ts:4 cites S99, which no rule text has",
      "play.ts:4 cites G7, which no rule text has",
    ]);
  });

  test("a clause that no test names, unless it is listed with a reason", () => {
    const named = { path: "play.test.ts", text: 'test("Snorum (SSS-PLAY-4)", () => {}); // S13 S12b' };
    expect(problems(game(), named)).toEqual(["snip: no test names S13", "snip: no test names S12b"]);
    expect(problems(game({}, "id\treason\nS13\tadvice only\nS12b\t\n"), named)).toEqual([
      "snip/rules/uncoded.tsv: S12b has no reason",
      "snip: no test names S12b",
    ]);
  });

  test("a clause that is called uncoded although a test names it", () => {
    expect(problems(game({}, "S13\tadvice only"), TESTED)).toEqual([
      "snip: S13 is called uncoded, but a test names it",
    ]);
  });

  test("a house without games", () => {
    expect(checkRules({ games: [], files: [] }).problems).toEqual(["there is no game to check"]);
  });
});
