/** The rule texts of Irish Snap, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONFLICTS, OPTIONS } from "../options.ts";
import { de } from "../words/de.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import type { IrishWords } from "../words/words.ts";

const LANGUAGES: readonly IrishWords[] = [en, de, es];

const rulesText = (language: string): string => readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The ids of every clause of a rule text, in order, one list per clause. */
const clauseIds = (text: string): string[] => [...text.matchAll(/<!-- ([^>]*) -->/gu)].map((found) => found[1] ?? "");
const idsOf = (language: string): Set<string> =>
  new Set(clauseIds(rulesText(language)).flatMap((clause) => clause.split(" ")));

describe("the rule texts", () => {
  it("have the same clauses in the same order in every language (LANG-1)", () => {
    const [english, ...others] = LANGUAGES.map((words) => clauseIds(rulesText(words.language)));
    for (const ids of others) expect(ids).toEqual(english);
  });

  it("have the same chapters and the same kinds of lines in every language", () => {
    const shape = (text: string): string[] =>
      text.split("\n").map((line) => /^(?:## |\d+\. |- |$)/u.exec(line)?.[0] ?? "text");
    const [english, ...others] = LANGUAGES.map((words) => shape(rulesText(words.language)));
    for (const one of others) expect(one).toEqual(english);
  });

  it("name the ids of a clause on its own line, each id once, and hold nothing but headings, lists, bold and plain text", () => {
    const ids = clauseIds(rulesText("en")).flatMap((clause) => clause.split(" "));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const shape = /^[^<>|#`"'_]+(?: <!-- [A-Z][A-Z0-9-]*[a-z]?(?: [A-Z][A-Z0-9-]*[a-z]?)* -->)?$/u;
    for (const { language } of LANGUAGES) {
      const lines = rulesText(language)
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("## "));
      expect(lines.filter((line) => !shape.test(line) || line.includes("](") || count(line, "**") % 2 !== 0)).toEqual(
        [],
      );
      const sentences = lines.filter((line) => !/[.!?]\*{0,2}(?: <!--|$)/u.test(line));
      expect(sentences).toEqual([]);
    }
  });

  it("keep what a refusal may quote out of the opening summary", () => {
    for (const { language } of LANGUAGES)
      expect(clauseIds(rulesText(language).split(/^## /mu)[1] ?? "")).toEqual(["IRISH-GOAL-1"]);
  });

  it("leave only further tips, explained words and remarks without an id", () => {
    for (const { language } of LANGUAGES) {
      const chapters = rulesText(language).split(/^## /mu).slice(1);
      const bare = chapters.map(
        (chapter) =>
          chapter
            .trim()
            .split(/\n+/u)
            .slice(1)
            .filter((line) => !line.includes("<!--")).length,
      );
      expect(bare.slice(0, -3)).toEqual(bare.slice(0, -3).map(() => 0));
    }
  });

  it("hold every ruling of this game", () => {
    const upTo = (letter: string, from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);
    const wanted = [...upTo("I", 1, 48), ...upTo("D", 1, 6), ...upTo("D", 40, 54), ...upTo("G", 1, 17)];
    const ids = idsOf("en");
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("hold every clause that an option, a conflict or a tip is named after", () => {
    const ids = idsOf("en");
    const named = [...Object.values(OPTIONS), ...CONFLICTS].map((one) => one.rule);
    expect([...named, ...en.tips.map((tip) => tip.id)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("give a reason for every clause that no code carries", () => {
    const ids = idsOf("en");
    const lines = readFileSync(new URL("uncoded.tsv", import.meta.url), "utf8")
      .trim()
      .split("\n");
    expect(lines[0]).toBe("id\treason");
    for (const line of lines.slice(1)) {
      const [id, reason, ...more] = line.split("\t");
      expect(ids).toContain(id);
      expect(reason).toMatch(/\w+ \w+/u);
      expect(more).toEqual([]);
    }
  });
});
