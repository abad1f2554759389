/** The words and the rule texts, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeRules, fillIn, holds, isNumberSpec } from "../../../kernel/options.ts";
import type { OptionSpec } from "../../../kernel/options.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "../options.ts";
import type { SnipRules } from "../options.ts";
import { chantText } from "./chant-text.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Heard, Words } from "./words.ts";

const LANGUAGES: readonly Words[] = [en, de, es];
const OWNER = { id: "snip-snap-snorum", options: OPTIONS, presets: PRESETS, conflicts: CONFLICTS };
const RANKS = Object.keys(en.ranks) as (keyof Words["ranks"])[];
const SUITS = Object.keys(en.suits) as (keyof Words["suits"])[];

const HEARD: Heard = {
  who: "Mole",
  you: false,
  rank: "7",
  suit: "D",
  inSuit: false,
  word: "Snip!",
  due: "Snap!",
  amount: 1,
  names: ["Otter"],
};

/** Every way in which an event can sound. */
function everyHeard(words: Words): Heard[] {
  const all: Heard[] = [];
  for (const you of [false, true]) {
    for (const inSuit of [false, true]) {
      for (const word of ["", words.chants.snip]) {
        for (const rank of RANKS) all.push({ ...HEARD, you, inSuit, word, rank, due: words.chants.snap, amount: 24 });
        const heard = { ...HEARD, you, inSuit, word, due: words.chants.snap };
        all.push({ ...heard, names: ["Otter", words.you, "Heron"] }, { ...heard, names: Object.values(words.animals) });
      }
    }
  }
  return all;
}

/** Every text in a value, with the path to it; functions are called with sample facts. */
function texts(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === "string") found.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) texts(one, `${path}.${key}`, found);
  }
  return found;
}

/** Everything a language says without asking for facts, and with sample facts. */
function everyText(words: Words): Map<string, string> {
  const found = texts(words, "", new Map());
  for (const [code, say] of Object.entries(words.refusals)) {
    found.set(`refusal.${code}`, say({}));
    found.set(`refusal.${code}.facts`, say({ name: "Zoe", rank: "J", suit: "H" }));
  }
  for (const [code, say] of Object.entries(words.kernelRefusals)) {
    found.set(
      `kernel.${code}`,
      say({
        option: "deck",
        value: "7",
        min: 1,
        max: 9,
        allowed: "a b",
        known: "c",
        name: "n",
        code: "SN-X",
        seq: 7,
        conflict: "x",
      }),
    );
  }
  for (const [kind, say] of Object.entries(words.events)) {
    for (const [at, heard] of everyHeard(words).entries()) found.set(`event.${kind}.${at}`, say(heard));
  }
  for (const [at, line] of [...words.rhymes.lines, ...words.rhymes.otherLastLines].entries()) {
    for (const rank of RANKS) found.set(`rhyme.${at}.${rank}`, line(rank));
  }
  for (const rank of RANKS) {
    for (const suit of SUITS)
      found.set(`card.${rank}.${suit}`, `${words.cardName(rank, suit)} ${words.theCard(rank, suit)}`);
    found.set(`knock.${rank}`, words.pass.knockWithout(rank));
    found.set(`not-now.${rank}`, words.pass.notNow(rank));
    found.set(`hold.${rank}`, words.prompts.youHold(rank));
    found.set(`hold-none.${rank}`, words.prompts.youHoldNone(rank));
    found.set(`lay.${rank}`, words.prompts.layThe(rank));
  }
  for (const [option, spec] of Object.entries(OPTIONS) as [keyof typeof OPTIONS, OptionSpec][]) {
    const said = words.options[option];
    if (!("sentence" in said) || !isNumberSpec(spec)) continue;
    for (const amount of [spec.min, spec.min + spec.step, spec.max]) {
      found.set(`${option}.${amount}`, `${said.short(amount)} ${said.sentence(amount)}`);
    }
  }
  return found;
}

/** The usual rules, the presets, and each choice by itself with whatever it needs. */
function everyRules(): Map<string, SnipRules> {
  const all = new Map<string, SnipRules>();
  const add = (name: string, chosen: Record<string, string | number>): void => {
    const rules = completeRules(OWNER, chosen);
    if (rules.ok) all.set(name, rules.value as SnipRules);
  };
  for (const [preset, chosen] of Object.entries(PRESETS)) add(preset, chosen);
  for (const [option, spec] of Object.entries(OPTIONS) as [string, OptionSpec][]) {
    const values = isNumberSpec(spec) ? [spec.min, spec.max] : spec.choices;
    for (const value of values) {
      add(`${option}=${value}`, { ...needsOf(option), [option]: value });
      add(`counters, ${option}=${value}`, { counters: "per-card", ...needsOf(option), [option]: value });
    }
  }
  return all;
}

function needsOf(option: string): Record<string, string | number> {
  const spec = (OPTIONS as Record<string, OptionSpec>)[option];
  const needed: Record<string, string | number> = {};
  for (const [other, values] of Object.entries(spec?.needs ?? {}))
    Object.assign(needed, needsOf(other), { [other]: values[0] });
  return needed;
}

/** The texts, with their paths, that are not as they should be: empty when all is well. */
const wrong = (all: Iterable<readonly [string, string]>, isRight: (text: string, path: string) => boolean): string[] =>
  [...all].filter(([path, text]) => !isRight(text, path)).map(([path, text]) => `${path}: ${text}`);

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const wordsIn = (text: string): number => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

describe.each(LANGUAGES)("the words in $language", (words) => {
  const all = everyText(words);

  it("says every sentence without a gap (LANG-1)", () => {
    const gap = /undefined|NaN|\[object|\$\{| {2}|\s[.,!?](?:\s|$)/u;
    expect(wrong(all, (text) => text.trim() !== "" && !gap.test(text))).toEqual([]);
  });

  it("keeps the quotation marks and the register of the language (LANG-1)", () => {
    const foreign = { en: /[„«»]/u, de: /[”«»¡¿]|[a-zäöüß,] Sie\b/u, es: /[„“”]|\busted/iu }[words.language];
    expect(wrong(all, (text) => !foreign.test(text))).toEqual([]);
    expect(wrong(all, (text, path) => path.endsWith(".id") || !/["']|\p{Lu}{3,}/u.test(text))).toEqual([]);
    if (words.language !== "es") return;
    expect(
      wrong(all, (text) => count(text, "!") === count(text, "¡") && count(text, "?") === count(text, "¿")),
    ).toEqual([]);
  });

  it("captions every event in at most twelve words", () => {
    expect(wrong(all, (text, path) => !path.startsWith("event.") || wordsIn(text) <= 12)).toEqual([]);
    const rhymes = [...words.rhymes.lines, ...words.rhymes.otherLastLines];
    const captions = rhymes.flatMap((line) =>
      RANKS.map((rank) => words.events.Chanted({ ...HEARD, rank, word: line(rank) })),
    );
    expect(captions.filter((caption) => wordsIn(caption) > 12)).toEqual([]);
  });

  it("speaks to the listener and about the others in different sentences", () => {
    const nobody = new Set(["ChallengeClosed", "Stood", "TieBreak", "BrokenOff"]);
    const heard = Object.entries(words.events).filter(([kind]) => !nobody.has(kind));
    expect(heard.filter(([, say]) => say({ ...HEARD, you: true }) === say(HEARD)).map(([kind]) => kind)).toEqual([]);
    expect(heard.filter(([, say]) => say({ ...HEARD, you: true }).includes(HEARD.who)).map(([kind]) => kind)).toEqual(
      [],
    );
  });

  it("says in a friendly sentence or two why something is refused (LANG-1)", () => {
    const refusals = Object.entries(words.refusals).map(
      ([code, say]) => [code, say({ name: "Zoe", rank: "J", suit: "H" })] as const,
    );
    expect(wrong(refusals, (text) => /[.!]$/u.test(text) && wordsIn(text) <= 26)).toEqual([]);
    expect(wrong(refusals, (text, code) => !code.includes("-") || !text.includes(code))).toEqual([]);
    expect(words.refusals["wrong-rank"]({ rank: "7" })).toContain(words.ranks["7"]);
    expect(words.refusals["must-match"]({ rank: "7" })).toContain(words.aRank["7"]);
    expect(words.refusals["wrong-card"]({ rank: "8", suit: "D" })).toContain(words.cardName("8", "D"));
    expect(words.refusals["not-your-turn"]({ name: "Zoe" })).toContain("Zoe");
    expect(words.refusals["not-your-word"]({ name: "Zoe" })).toContain("Zoe");
  });

  it("sums up any rules in sentences that are full and said once (LANG-1)", () => {
    const summaries = [...everyRules()].map(([name, rules]) => [name, words.summary(rules)] as const);
    expect(summaries.filter(([, said]) => said.length < 3 || new Set(said).size < said.length)).toEqual([]);
    const sentences = summaries.flatMap(([name, said]) => said.map((sentence) => [name, sentence] as const));
    expect(wrong(sentences, (sentence) => /^[\p{Lu}«„“¡].*[.!“”»]$/u.test(sentence))).toEqual([]);
  });

  it("sums up every choice in words of its own", () => {
    const alike: string[] = [];
    for (const [option, spec] of Object.entries(OPTIONS) as [string, OptionSpec][]) {
      const values = isNumberSpec(spec) ? [spec.min, spec.max] : spec.choices;
      const possible = values
        .map((value) => completeRules(OWNER, { ...needsOf(option), [option]: value }))
        .filter((rules) => rules.ok);
      const said = new Set(possible.map((rules) => words.summary(rules.value as SnipRules).join(" ")));
      if (said.size !== possible.length) alike.push(option);
    }
    expect(alike).toEqual([]);
  });

  it("never mentions counters, fines or words that the rules leave out", () => {
    const said: string[] = [];
    for (const [name, rules] of everyRules()) {
      const sentences = words.summary(rules);
      for (const [option, spec] of Object.entries(OPTIONS) as [keyof typeof OPTIONS, OptionSpec][]) {
        const { [option]: about } = words.options;
        if (!("choices" in about) || spec.needs === undefined || holds(spec.needs, rules)) continue;
        for (const choice of Object.values(about.choices))
          if (sentences.includes(choice.sentence)) said.push(`${name}: ${option}`);
      }
    }
    expect(said).toEqual([]);
  });

  it("sums up combinations that make no sense without breaking, for the form that greys them (G16)", () => {
    for (const conflict of CONFLICTS) {
      const chosen = Object.fromEntries(
        Object.entries(conflict.when).map(([option, values]) => [option, values[0] ?? ""]),
      );
      const rules = fillIn(OPTIONS, chosen);
      expect(rules.ok && words.summary(rules.value as SnipRules).length).toBeGreaterThanOrEqual(3);
      expect(words.conflicts[conflict.id]).toMatch(/^[^.]+$/u);
    }
  });

  it("chants by number, by last word and by rhyme (SSS-PLAY-4, SSS-VAR-EARL, S42)", () => {
    const same = { rhymes: "same" } as const;
    expect([0, 1, 2, 3, 4, -1].map((word) => chantText(words, { words: "snorum", ...same }, word, "7"))).toEqual([
      "",
      words.chants.snip,
      words.chants.snap,
      words.chants.snorum,
      words.chants.jig,
      "",
    ]);
    expect(chantText(words, { words: "snorem", ...same }, 3, "7")).toBe(words.chants.snorem);
    expect(chantText(words, { words: "earl", ...same }, 0, "7")).toBe(words.rhymes.lines[0]("7"));
    const changing = [0, 1, 2, 3].map((done) => chantText(words, { words: "earl", rhymes: "changing" }, 3, "7", done));
    expect(new Set(changing).size).toBe(4);
    expect(chantText(words, { words: "earl", ...same }, 3, "7", 5)).toContain("Coventry");
  });

  it("explains rank, lead, chant, pass, Snorum, counter and shedding game (SSS-GLOSS-1)", () => {
    const rules = rulesText(words.language).toLowerCase();
    for (const id of ["rank", "lead", "chant", "pass", "snorum", "counter", "shedding-game"] as const) {
      const { term, text } = words.glossary[id];
      expect(wordsIn(text)).toBeGreaterThanOrEqual(8);
      expect(rules).toContain(term.split(",")[0]?.toLowerCase());
    }
  });

  it("gives the advice of the rule documents, and says where it is wrong (SSS-TIP-1, SSS-TIP-2, SSS-TIP-3, SSS-TIP-4)", () => {
    const tip = (id: string): string => words.tips.find((one) => one.id === id)?.text ?? "";
    expect(tip("SSS-TIP-1")).toMatch(/36\s?%.*25/u);
    expect(tip("SSS-TIP-2")).not.toBe("");
    expect(tip("SSS-TIP-3")).toMatch(/40[.,]8\s?%.*25/u);
    expect(tip("SSS-TIP-4")).not.toBe("");
  });

  it("has the card letters and the names of the language (LANG-1)", () => {
    const letters = { en: "A K Q J", de: "A K D B", es: "A K Q J" }[words.language];
    expect((["A", "K", "Q", "J"] as const).map((rank) => words.indexLetters[rank]).join(" ")).toBe(letters);
    expect(new Set(Object.values(words.animals)).size).toBe(8);
    expect(new Set(Object.values(words.ranks)).size).toBe(13);
  });
});

describe("the languages beside each other", () => {
  it("share no long text by accident (LANG-1)", () => {
    const kept = /^(?:Snip|Snap|Snorum|Snorem|Jig|¡|[«„“])/u;
    for (const [a, b] of [
      [en, de],
      [en, es],
      [de, es],
    ] as const) {
      const others = everyText(b);
      const isOwn = (text: string, path: string): boolean =>
        path === ".name" || path.endsWith(".id") || kept.test(text) || wordsIn(text) < 2 || others.get(path) !== text;
      expect(wrong(everyText(a), isOwn)).toEqual([]);
    }
  });

  it("bend nouns as a native would", () => {
    expect([de.aRank.J, de.theRank.K, de.noRank.A, de.theCard("J", "D"), de.aRank["7"]]).toEqual([
      "einen Buben",
      "den König",
      "kein Ass",
      "den Karo-Buben",
      "eine Sieben",
    ]);
    expect([es.aRank.J, es.theRank.A, es.noRank["7"], es.theCard("Q", "C")]).toEqual([
      "una jota",
      "el as",
      "ningún siete",
      "la reina de tréboles",
    ]);
    expect([en.aRank["8"], en.aRank.A, en.theCard("7", "D")]).toEqual(["an eight", "an ace", "the seven of diamonds"]);
    expect([en.counters(1), de.counters(4), es.cards(7)]).toEqual(["1\u00a0counter", "4\u00a0Chips", "7\u00a0cartas"]);
    expect([
      en.list(["A", "B", "C"]),
      de.list(["A", "B"]),
      es.list(["Rana", "Iker"]),
      es.list(["Rana", "Hiena"]),
    ]).toEqual(["A, B and C", "A und B", "Rana e Iker", "Rana y Hiena"]);
    expect([en, de, es].map((words) => words.options.chantTime.short(3500))).toEqual([
      "3.5\u00a0seconds",
      "3,5\u00a0Sekunden",
      "3,5\u00a0segundos",
    ]);
  });
});

/** The rule text of a language. */
function rulesText(language: string): string {
  return readFileSync(new URL(`../rules/${language}.md`, import.meta.url), "utf8");
}

/** The ids of every clause of a rule text, in order, one list per clause. */
const clauseIds = (text: string): string[] => [...text.matchAll(/<!-- ([^>]*) -->/gu)].map((found) => found[1] ?? "");

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
    }
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
    const wanted = [
      ...Array.from({ length: 50 }, (_, at) => `S${at + 1}`),
      "S12b",
      ...Array.from({ length: 13 }, (_, at) => `D${at + 10}`),
      "G1",
      "G2",
      "G3",
      "G11",
      "G12",
      "G13",
      "G14",
      "G16",
      "G17",
      "SSS-GLOSS-1",
    ];
    const ids = new Set(clauseIds(rulesText("en")).flatMap((clause) => clause.split(" ")));
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it("hold every clause that an option, a conflict or a tip is named after", () => {
    const ids = new Set(clauseIds(rulesText("en")).flatMap((clause) => clause.split(" ")));
    const named = [...Object.values(OPTIONS), ...CONFLICTS].map((one) => one.rule);
    expect([...named, ...en.tips.map((tip) => tip.id)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("give a reason for every clause that no code carries", () => {
    const ids = new Set(clauseIds(rulesText("en")).flatMap((clause) => clause.split(" ")));
    const lines = readFileSync(new URL("../rules/uncoded.tsv", import.meta.url), "utf8")
      .trim()
      .split("\n");
    expect(lines[0]).toBe("id\treason");
    for (const line of lines.slice(1).filter((one) => !one.startsWith("#"))) {
      const [id, reason, ...more] = line.split("\t");
      expect(ids).toContain(id);
      expect(reason).toMatch(/\w+ \w+/u);
      expect(more).toEqual([]);
    }
  });
});
