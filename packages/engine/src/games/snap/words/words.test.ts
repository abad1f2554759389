/** The words and the rule texts of Snap, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeRules, fillIn, holds, isNumberSpec } from "../../../kernel/options.ts";
import type { OptionSpec } from "../../../kernel/options.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "../options.ts";
import type { SnapRules } from "../options.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { SnapHeard, SnapWords } from "./words.ts";

const LANGUAGES: readonly SnapWords[] = [en, de, es];
const OWNER = { id: "snap", options: OPTIONS, presets: PRESETS, conflicts: CONFLICTS };
const RANKS = Object.keys(en.ranks) as (keyof SnapWords["ranks"])[];

const HEARD: SnapHeard = {
  who: "Mole",
  you: false,
  rank: "7",
  call: "Snap!",
  amount: 1,
  other: "Heron",
  otherIsYou: false,
  names: ["Otter"],
};

/** Every way in which something can sound. */
function everyHeard(words: SnapWords): SnapHeard[] {
  const all: SnapHeard[] = [];
  for (const you of [false, true]) {
    for (const rank of RANKS) all.push({ ...HEARD, you, rank, amount: 24, call: words.calls.pool });
    const heard = { ...HEARD, you, call: words.calls.snap };
    all.push({ ...heard, otherIsYou: !you });
    all.push({ ...heard, names: ["Otter", words.you, "Heron"] }, { ...heard, names: [words.you, "Otter"] });
  }
  return all;
}

/** Every text in a value, with the path to it. */
function texts(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === "string") found.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) texts(one, `${path}.${key}`, found);
  }
  return found;
}

/** Everything a language says without asking for facts, and with sample facts. */
function everyText(words: SnapWords): Map<string, string> {
  const found = texts(words, "", new Map());
  for (const [code, say] of Object.entries(words.refusals)) {
    found.set(`refusal.${code}`, say({}));
    found.set(`refusal.${code}.facts`, say({ name: "Zoe" }));
  }
  for (const [group, captions] of Object.entries({ event: words.events, excuse: words.excuses, lock: words.locks })) {
    for (const [kind, say] of Object.entries(captions)) {
      for (const [at, heard] of everyHeard(words).entries()) found.set(`${group}.${kind}.${at}`, say(heard));
    }
  }
  for (const [why, say] of Object.entries(words.excuses)) {
    for (const you of [false, true]) found.set(`excuse.${why}.alone.${you}`, say({ ...HEARD, you, other: "" }));
  }
  for (const one of RANKS) for (const other of RANKS) found.set(`near.${one}.${other}`, words.notEqual(one, other));
  for (const rank of RANKS) {
    found.set(`equal.${rank}`, words.equal(rank));
    found.set(`covered.${rank}`, words.misses.covered(rank));
    found.set(`taken.${rank}`, words.misses.taken(rank));
  }
  found.set("right", words.right(["Otter", words.you]));
  for (const place of [1, 2, 6])
    found.set(`raced.${place}`, words.raced({ who: "Otter", you: place === 2 }, place, 341));
  for (const place of [1, 2, 3, 4, 5, 6]) found.set(`place.${place}`, words.photo.place(place));
  for (const ms of [0, 6, 341]) {
    found.set(`photo.${ms}`, `${words.photo.ms(ms)} ${words.photo.whisker(ms)}`);
    found.set(`beaten.${ms}`, words.photo.beaten("Zoe", ms));
  }
  for (const you of [false, true]) found.set(`first.${you}`, words.photo.first({ who: "Zoe", you }));
  found.set("turn-of", words.prompts.turnOf("Zoe"));
  for (const [animal, said] of Object.entries(words.animals)) found.set(`call.${animal}`, words.callAnimal(said));
  for (const [option, spec] of Object.entries(OPTIONS) as [keyof typeof OPTIONS, OptionSpec][]) {
    const said = words.options[option];
    if (!("sentence" in said) || !isNumberSpec(spec)) continue;
    for (const amount of [spec.min, spec.min + spec.step, spec.usual, spec.max]) {
      found.set(`${option}.${amount}`, `${said.short(amount)} ${said.sentence(amount)}`);
    }
  }
  return found;
}

/** The usual rules, the presets, and each choice by itself with whatever it needs. */
function everyRules(): Map<string, SnapRules> {
  const all = new Map<string, SnapRules>();
  const add = (name: string, chosen: Record<string, string | number>): void => {
    const rules = completeRules(OWNER, chosen);
    if (rules.ok) all.set(name, rules.value as SnapRules);
  };
  for (const [preset, chosen] of Object.entries(PRESETS)) add(preset, chosen);
  for (const [option, spec] of Object.entries(OPTIONS) as [string, OptionSpec][]) {
    for (const value of valuesOf(spec)) {
      for (const [preset, chosen] of Object.entries(PRESETS))
        add(`${preset}, ${option}=${value}`, { ...chosen, ...needsOf(option), [option]: value });
    }
  }
  return all;
}

const valuesOf = (spec: OptionSpec): readonly (string | number)[] =>
  isNumberSpec(spec) ? [spec.min, spec.max] : spec.choices;

function needsOf(option: string): Record<string, string | number> {
  const spec = (OPTIONS as Record<string, OptionSpec>)[option];
  const needed: Record<string, string | number> = {};
  for (const [other, values] of Object.entries(spec?.needs ?? {}))
    Object.assign(needed, needsOf(other), { [other]: values[0] });
  return needed;
}

const rulesOf = (chosen: Record<string, string | number>): SnapRules => {
  const rules = completeRules(OWNER, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value as SnapRules;
};

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

  it("captions everything in at most twelve words", () => {
    expect(wrong(all, (text, path) => !/^(?:event|excuse|lock)\./u.test(path) || wordsIn(text) <= 12)).toEqual([]);
    expect(wrong(Object.entries(words.stops), (text) => wordsIn(text) <= 12)).toEqual([]);
    expect(wrong(Object.entries(words.calls), (text) => wordsIn(text) <= 2)).toEqual([]);
  });

  it("speaks to the listener and about the others in different sentences", () => {
    const nobody = new Set(["TiePooled", "DeadHeat", "Stalled", "Stopped", "AnswersShown"]);
    const captions = { ...words.events, ...words.excuses, ...words.locks };
    const heard = Object.entries(captions).filter(([kind]) => !nobody.has(kind));
    const alone = { ...HEARD, other: "" };
    expect(heard.filter(([, say]) => say({ ...alone, you: true }) === say(alone)).map(([kind]) => kind)).toEqual([]);
    expect(heard.filter(([, say]) => say({ ...HEARD, you: true }).includes(HEARD.who)).map(([kind]) => kind)).toEqual(
      [],
    );
    for (const say of [words.excuses.taken, words.events.PileGiven]) {
      expect(say(HEARD)).toContain(HEARD.other);
      expect(say({ ...HEARD, otherIsYou: true })).not.toContain(HEARD.other);
    }
  });

  it("tells late, unlucky, mistaken and false calls apart, and says which cost nothing (G7, G8, N23, N43, D4)", () => {
    const heard = { ...HEARD, you: true, other: "" };
    const said = [...Object.values(words.excuses).map((say) => say(heard)), words.events.FalseCalled(heard)];
    expect(new Set(said).size).toBe(said.length);
    for (const [why, say] of Object.entries(words.excuses))
      if (!["free", "notOwner", "wrongAnimal"].includes(why)) expect(say(heard)).toContain(words.photo.noPenalty);
    expect(words.events.FalseCalled(heard)).not.toContain(words.photo.noPenalty);
    expect(new Set(Object.values(words.verdicts)).size).toBe(Object.keys(words.verdicts).length);
    expect(words.notEqual("6", "9").toLowerCase()).toContain(words.ranks["9"].toLowerCase());
  });

  it("tells the game in one breath: turn, call, win, pools, last with cards (SNAP-GOAL-1)", () => {
    expect(words.inOneBreath).toContain(words.calls.snap);
    expect(words.inOneBreath.match(/[.!“”»](?: |$)/gu)?.length).toBeGreaterThanOrEqual(4);
    expect(wordsIn(words.inOneBreath)).toBeLessThanOrEqual(45);
  });

  it("says in a friendly sentence or two why something is refused (LANG-1)", () => {
    const refusals = Object.entries(words.refusals).map(([code, say]) => [code, say({ name: "Zoe" })] as const);
    expect(wrong(refusals, (text) => /[.!]$/u.test(text) && wordsIn(text) <= 26)).toEqual([]);
    expect(wrong(refusals, (text, code) => !code.includes("-") || !text.includes(code))).toEqual([]);
    expect(words.refusals["not-your-turn"]({ name: "Zoe" })).toContain("Zoe");
  });

  it("sums up any rules in sentences that are full and said once (LANG-1)", () => {
    const summaries = [...everyRules()].map(([name, rules]) => [name, words.summary(rules)] as const);
    expect(summaries.filter(([, said]) => said.length < 3 || new Set(said).size < said.length)).toEqual([]);
    const sentences = summaries.flatMap(([name, said]) => said.map((sentence) => [name, sentence] as const));
    expect(wrong(sentences, (sentence) => /^[\p{Lu}«„“¡].*[.!“”»]$/u.test(sentence))).toEqual([]);
    expect(words.summary(rulesOf({})).length).toBeLessThanOrEqual(6);
  });

  it("sums up every choice in words of its own", () => {
    const alike: string[] = [];
    for (const [option, spec] of Object.entries(OPTIONS) as [string, OptionSpec][]) {
      const possible = valuesOf(spec)
        .map((value) => completeRules(OWNER, { ...needsOf(option), [option]: value }))
        .filter((rules) => rules.ok);
      const said = new Set(possible.map((rules) => words.summary(rules.value as SnapRules).join(" ")));
      if (said.size !== possible.length) alike.push(option);
    }
    expect(alike).toEqual([]);
  });

  it("never mentions animals, hands or pools that the rules leave out", () => {
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
    const withoutPools = words.summary(rulesOf({ falseCall: "nothing" })).join(" ");
    expect(withoutPools).not.toContain(words.calls.pool);
    expect(words.summary(rulesOf({})).join(" ")).toContain(words.calls.pool);
    expect(words.summary(rulesOf({ piles: "one" })).join(" ")).not.toContain(words.calls.pool);
  });

  it("sums up the calm game without a race, and its hands with nothing to be quick for (SNAP-VAR-CALM)", () => {
    const calm = words.summary(rulesOf(PRESETS.calm)).join(" ");
    expect(calm).not.toContain(words.calls.snap);
    expect(calm).toContain(words.options.turnTime.sentence(0));
    expect(new Set(Object.values(words.answers)).size).toBe(3);
  });

  it("sums up combinations that make no sense without breaking, for the form that greys them (G16)", () => {
    for (const conflict of CONFLICTS) {
      const chosen = Object.fromEntries(
        Object.entries(conflict.when).map(([option, values]) => [option, values[0] ?? ""]),
      );
      const rules = fillIn(OPTIONS, chosen);
      expect(rules.ok && words.summary(rules.value as SnapRules).length).toBeGreaterThanOrEqual(3);
      expect(words.conflicts[conflict.id]).toMatch(/^[^.]+$/u);
    }
    expect(new Set(Object.values(words.conflicts)).size).toBe(CONFLICTS.length);
  });

  it("gives every animal a name and a noise that no other has (N47, SNAP-VAR-ANIMALS-2)", () => {
    const called = Object.values(words.animals).map((animal) => words.callAnimal(animal));
    expect(new Set([...called, ...Object.values(words.noises), ...Object.values(words.calls)]).size).toBe(18);
    expect(wrong(Object.entries(words.noises), (text) => text.endsWith("!"))).toEqual([]);
  });

  it("shows a race to small children without numbers, from hare to tortoise", () => {
    const { paces, beaten, never, notYet, place } = words.photo;
    expect(new Set(paces).size).toBe(6);
    expect(wrong(Object.entries(paces), (text) => !/\d/u.test(text))).toEqual([]);
    expect(beaten("Zoe", 0)).not.toMatch(/\d/u);
    expect(beaten("Zoe", 31)).toContain("31\u00a0ms");
    expect(new Set([never, notYet, ...[1, 2, 3, 4, 5, 6].map(place)]).size).toBe(8);
  });

  it("explains its own words, and the rule text does too", () => {
    const rules = rulesText(words.language).toLowerCase();
    for (const { term, text } of Object.values(words.glossary)) {
      expect(wordsIn(text)).toBeGreaterThanOrEqual(8);
      if (term !== words.glossary.turn.term) expect(rules).toContain(`**${term.toLowerCase()}:**`);
    }
  });

  it("advises to watch all piles, to turn fairly and not to call too early (SNAP-TIP-1)", () => {
    expect(words.tips.map((tip) => tip.id)).toEqual(["SNAP-TIP-1", "SNAP-TURN-3", "SNAP-POOL-1", "SNAP-POOL-2"]);
    expect(
      wrong(
        words.tips.map((tip) => [tip.id, tip.text] as const),
        (text) => wordsIn(text) >= 10,
      ),
    ).toEqual([]);
  });
});

describe("the languages beside each other", () => {
  it("share no long text by accident (LANG-1)", () => {
    const kept = /^(?:Snap|Pool|¡|[«„“]|Mole: |±|\d)/u;
    for (const [a, b] of [
      [en, de],
      [en, es],
      [de, es],
    ] as const) {
      const others = everyText(b);
      const isOwn = (text: string, path: string): boolean =>
        path.endsWith(".id") || kept.test(text) || wordsIn(text) < 2 || others.get(path) !== text;
      expect(wrong(everyText(a), isOwn)).toEqual([]);
    }
  });

  it("call as children would shout", () => {
    expect(LANGUAGES.map(({ calls }) => [calls.snap, calls.pool])).toEqual([
      ["Snap!", "Snap pool!"],
      ["Schnapp!", "Schnapp-Pool!"],
      ["¡Snap!", "¡Pozo!"],
    ]);
    expect(LANGUAGES.map(({ noises }) => noises.frog)).toEqual(["Ribbit!", "Quak!", "¡Croac!"]);
    expect(LANGUAGES.map((words) => words.options.pace.short(1600))).toEqual([
      "1.6\u00a0seconds",
      "1,6\u00a0Sekunden",
      "1,6\u00a0segundos",
    ]);
    expect(LANGUAGES.map((words) => words.options.mostMinutes.short(1))).toEqual([
      "1\u00a0minute",
      "1\u00a0Minute",
      "1\u00a0minuto",
    ]);
  });
});

/** The rule text of a language. */
function rulesText(language: string): string {
  return readFileSync(new URL(`../rules/${language}.md`, import.meta.url), "utf8");
}

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
      expect(clauseIds(rulesText(language).split(/^## /mu)[1] ?? "")).toEqual(["SNAP-GOAL-1"]);
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
    const wanted = [...upTo("N", 1, 56), ...upTo("D", 1, 6), ...upTo("D", 30, 37), ...upTo("G", 1, 17)];
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
    const lines = readFileSync(new URL("../rules/uncoded.tsv", import.meta.url), "utf8")
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
