/** The words of Irish Snap, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeRules, fillIn, holds, isNumberSpec } from "../../../kernel/options.ts";
import type { OptionSpec } from "../../../kernel/options.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "../options.ts";
import type { IrishRules } from "../options.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { IrishCaption, IrishHandName, IrishHeard, IrishWords } from "./words.ts";

const LANGUAGES: readonly IrishWords[] = [en, de, es];
const OWNER = { id: "irish-snap", options: OPTIONS, presets: PRESETS, conflicts: CONFLICTS };
const RANKS = Object.keys(en.ranks) as (keyof IrishWords["ranks"])[];
const HANDS: readonly IrishHandName[] = ["one", "both", "start"];

const HEARD: IrishHeard = {
  who: "Mole",
  you: false,
  rank: "7",
  said: "four",
  due: "five",
  hand: "one",
  amount: 1,
  names: ["Otter"],
};

/** Every way in which something can sound. */
function everyHeard(words: IrishWords): IrishHeard[] {
  const all: IrishHeard[] = [];
  for (const you of [false, true]) {
    for (const rank of [...RANKS, null])
      all.push({ ...HEARD, you, rank, said: words.count[rank ?? "A"], due: words.count.Q, amount: 24 });
    const heard = { ...HEARD, you, said: words.count["4"], due: words.count["5"] };
    for (const hand of HANDS) all.push({ ...heard, hand }, { ...heard, hand, said: "", amount: 3 });
    all.push({ ...heard, names: ["Otter", words.you, "Heron"] }, { ...heard, names: [words.you, "Otter"] });
  }
  return all;
}

/** What is heard in place of an event, beside the events themselves. */
const captionsOf = ({ events, takings, excuses, results }: IrishWords) => ({
  event: events,
  taking: takings,
  excuse: excuses,
  result: results,
});

/** Every text in a value, with the path to it. */
function texts(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof value === "string") found.set(path, value);
  else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) texts(one, `${path}.${key}`, found);
  }
  return found;
}

/** Everything a language says without asking for facts, and with sample facts. */
function everyText(words: IrishWords): Map<string, string> {
  const found = texts(words, "", new Map());
  for (const [code, say] of Object.entries(words.refusals)) {
    found.set(`refusal.${code}`, say({}));
    found.set(`refusal.${code}.facts`, say({ name: "Zoe" }));
  }
  for (const [group, captions] of Object.entries(captionsOf(words))) {
    for (const [kind, say] of Object.entries(captions)) {
      for (const [at, heard] of everyHeard(words).entries()) found.set(`${group}.${kind}.${at}`, say(heard));
    }
  }
  for (const rank of [...RANKS, null]) {
    for (const said of [...Object.values(words.count), ""]) {
      found.set(`nothing.${rank}.${said}`, words.nothingFits(rank, said));
      if (said !== "")
        for (const [trigger, say] of Object.entries(words.triggers))
          found.set(`trigger.${trigger}.${rank}.${said}`, say(rank, said));
    }
  }
  for (const word of Object.values(words.count)) {
    found.set(`key.lay.${word}`, words.keys.layAndSay(word));
    found.set(`key.say.${word}`, words.keys.say(word));
    found.set(`turn-of.${word}`, words.prompts.turnOf("Zoe", word));
  }
  found.set("turn-of", words.prompts.turnOf("Zoe", ""));
  found.set("hand-lies", words.prompts.handLiesAt(312));
  for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) found.set(`place.${place}`, words.photo.place(place));
  for (const ms of [0, 6, 341]) {
    found.set(`photo.${ms}`, `${words.photo.ms(ms)} ${words.photo.whisker(ms)}`);
    found.set(`beaten.${ms}`, words.photo.beaten("Zoe", ms));
  }
  for (const you of [false, true]) {
    found.set(`first.${you}`, words.photo.first({ who: "Zoe", you }));
    found.set(`starts-fresh.${you}`, words.prompts.startsFresh({ who: "Zoe", you }));
    found.set(`starts-again.${you}`, words.prompts.startsAgain({ who: "Zoe", you }));
    for (const amount of [1, 18]) found.set(`last.${you}.${amount}`, words.photo.last({ who: "Zoe", you }, amount));
  }
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
function everyRules(): Map<string, IrishRules> {
  const all = new Map<string, IrishRules>();
  const add = (name: string, chosen: Record<string, string | number>): void => {
    const rules = completeRules(OWNER, chosen);
    if (rules.ok) all.set(name, rules.value as IrishRules);
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

const rulesOf = (chosen: Record<string, string | number>): IrishRules => {
  const rules = completeRules(OWNER, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value as IrishRules;
};

/** The texts, with their paths, that are not as they should be: empty when all is well. */
const wrong = (all: Iterable<readonly [string, string]>, isRight: (text: string, path: string) => boolean): string[] =>
  [...all].filter(([path, text]) => !isRight(text, path)).map(([path, text]) => `${path}: ${text}`);

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const wordsIn = (text: string): number => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

describe.each(LANGUAGES)("the words in $language", (words) => {
  const all = everyText(words);

  it("says every sentence without a gap (LANG-1)", () => {
    const gap = /undefined|NaN|\[object|null|\$\{| {2}|\s[.,!?](?:\s|$)/u;
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
    const heard = /^(?:event|taking|excuse|result)\./u;
    expect(wrong(all, (text, path) => !heard.test(path) || wordsIn(text) <= 12)).toEqual([]);
    const others = [...Object.entries(words.windows), ...Object.entries(words.times)];
    expect(wrong(others, (text) => wordsIn(text) <= 12)).toEqual([]);
    expect(wrong(Object.entries(words.verdicts), (text) => wordsIn(text) <= 4)).toEqual([]);
    expect(wordsIn(words.keys.slap)).toBe(1);
  });

  it("speaks to the listener and about the others in different sentences", () => {
    const nobody = new Set(["Missed", "WindowClosed", "CountShown", "AnswersShown", "TimeOver", "RoundOver"]);
    const captions = Object.values(captionsOf(words)).flatMap((group) => Object.entries<IrishCaption>(group));
    const heard = captions.filter(([kind]) => !nobody.has(kind));
    expect(heard.filter(([, say]) => say({ ...HEARD, you: true }) === say(HEARD)).map(([kind]) => kind)).toEqual([]);
    expect(heard.filter(([, say]) => say({ ...HEARD, you: true }).includes(HEARD.who)).map(([kind]) => kind)).toEqual(
      [],
    );
  });

  it("counts thirteen words from ace to king, each of its own (IRISH-TURN-2)", () => {
    expect(Object.keys(words.count).toSorted()).toEqual([...RANKS].toSorted());
    expect(new Set(Object.values(words.count)).size).toBe(13);
    for (const rank of RANKS) {
      expect(words.shouts[rank]).toMatch(/^\p{Lu}/u);
      expect(words.shouts[rank].toLowerCase()).toBe(words.count[rank].toLowerCase());
      expect(words.keys.layAndSay(words.count[rank])).toContain(words.quote(words.count[rank]));
      expect(words.inOneBreath.includes(words.count[rank])).toBe(["A", "2", "3", "K"].includes(rank));
    }
  });

  it("says the card and the word, or the card alone where nobody counts aloud", () => {
    const laid = { ...HEARD, said: words.count["4"] };
    expect(words.events.Laid(laid)).toContain(words.aRank["7"]);
    expect(words.events.Laid(laid)).toContain(words.quote(words.count["4"]));
    for (const word of Object.values(words.count))
      expect(words.events.Laid({ ...laid, rank: "9", said: "" }).toLowerCase()).not.toContain(words.quote(word));
    expect(words.events.Spoke({ ...laid, said: "" })).not.toContain(words.quote(""));
    expect(words.prompts.turnOf("Zoe", "")).not.toContain(words.quote(""));
    expect(words.events.CountShown({ ...HEARD, due: words.count["9"] })).toContain(words.quote(words.count["9"]));
  });

  it("does not give away that a card is a slap: fitting or not, it sounds the same", () => {
    for (const rank of RANKS) {
      const fits = words.events.Laid({ ...HEARD, rank, said: words.count[rank] });
      const other = rank === "6" ? "9" : "6";
      const fitsNot = words.events.Laid({ ...HEARD, rank, said: words.count[other] });
      expect(fits.replace(words.quote(words.count[rank]), "…")).toBe(
        fitsNot.replace(words.quote(words.count[other]), "…"),
      );
      expect(fits).not.toContain("!");
    }
  });

  it("says for each reason why the pile is taken, and how many cards it has", () => {
    for (const you of [false, true]) {
      const said = Object.values(words.takings).map((say) => say({ ...HEARD, you, amount: 18 }));
      expect(new Set(said).size).toBe(9);
      for (const text of said) expect(text).toContain(words.cards(18));
    }
  });

  it("tells late, unlucky and forestalled hands apart, and says that none of them costs anything", () => {
    const heard = { ...HEARD, you: true };
    const said = Object.values(words.excuses).map((say) => say(heard));
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).toContain(words.photo.noPenalty);
    for (const say of Object.values(words.takings)) expect(say(heard)).not.toContain(words.photo.noPenalty);
    expect(new Set(Object.values(words.verdicts)).size).toBe(9);
  });

  it("names the reason for a slap, or that there was none", () => {
    const said = Object.values(words.triggers).map((say) => say("8", words.count["8"]));
    expect(new Set(said).size).toBe(5);
    expect(words.triggers.word("8", words.count["8"])).toContain(words.quote(words.shouts["8"]));
    expect(words.nothingFits("9", words.count["6"])).toContain(words.quote(words.shouts["6"]));
    expect(words.nothingFits("9", "").toLowerCase()).toContain(words.ranks["9"].toLowerCase());
    expect(words.events.Laid({ ...HEARD, rank: null }).toLowerCase()).toContain(words.joker.toLowerCase());
  });

  it("tells the game in one breath: count, slap, last hand, last with cards", () => {
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
      const said = new Set(possible.map((rules) => words.summary(rules.value as IrishRules).join(" ")));
      if (said.size !== possible.length) alike.push(option);
    }
    expect(alike).toEqual([]);
  });

  it("never mentions hands, words or ends that the rules leave out", () => {
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

  it("sums up the calm game without a race, and a timed one with its minutes", () => {
    const calm = words.summary(rulesOf(PRESETS.calm));
    expect(calm).not.toContain(words.options.race.choices.race.sentence);
    expect(calm).toContain(words.options.race.choices.calm.sentence);
    expect(calm).toContain(words.options.turnTime.sentence(0));
    expect(new Set(Object.values(words.answers)).size).toBe(2);
    expect(words.summary(rulesOf({ end: "timed" }))).toContain(words.options.minutes.sentence(10));
  });

  it("says every limit that is there, and none that is not (I19, IRISH-END-2)", () => {
    for (const chosen of [{}, { end: "to-the-end" }, { end: "timed" }, { minutes: 10 }, { minutes: 7, deals: 3 }]) {
      const rules = rulesOf(chosen);
      const limit = words.options.minutes.sentence(rules.minutes);
      expect(words.summary(rules).includes(limit)).toBe(rules.minutes > 0);
    }
    expect(rulesOf({}).minutes).toBe(0);
  });

  it("speaks of one missing hand, or of several", () => {
    const missed = (names: readonly string[]): string => {
      const [said = ""] = words.events.Missed({ ...HEARD, names }).split(":");
      return said;
    };
    expect(missed(["Otter"])).not.toBe(missed(["Otter", "Heron"]));
  });

  it("sums up combinations that make no sense without breaking, for the form that greys them (G16)", () => {
    for (const conflict of CONFLICTS) {
      const chosen = Object.fromEntries(
        Object.entries(conflict.when).map(([option, values]) => [option, values[0] ?? ""]),
      );
      const rules = fillIn(OPTIONS, chosen);
      expect(rules.ok && words.summary(rules.value as IrishRules).length).toBeGreaterThanOrEqual(3);
      expect(words.conflicts[conflict.id]).toMatch(/^[^.]+$/u);
    }
    expect(new Set(Object.values(words.conflicts)).size).toBe(CONFLICTS.length);
  });

  it("shows a race to small children without numbers, and says who was last with the cards it brings", () => {
    const { paces, beaten, never, notYet, place, last } = words.photo;
    expect(new Set(paces).size).toBe(6);
    expect(wrong(Object.entries(paces), (text) => !/\d/u.test(text))).toEqual([]);
    expect(beaten("Zoe", 0)).not.toMatch(/\d/u);
    expect(beaten("Zoe", 31)).toContain("31\u00a0ms");
    expect(last({ who: "Zoe", you: false }, 18)).toContain("Zoe");
    expect(last({ who: "Zoe", you: true }, 18)).not.toContain("Zoe");
    expect(new Set([never, notYet, ...[1, 2, 3, 4, 5, 6, 7, 8].map(place)]).size).toBe(10);
  });

  it("explains its own words, and the rule text does too", () => {
    const rules = rulesText(words.language).toLowerCase();
    for (const { term, text } of Object.values(words.glossary)) {
      expect(wordsIn(text)).toBeGreaterThanOrEqual(8);
      expect(rules).toContain(`**${term.toLowerCase()}:**`);
    }
  });

  it("advises to keep the hand near but still, to listen, and to lay and say at once (IRISH-TIP-1)", () => {
    expect(words.tips.map((tip) => tip.id)).toEqual([
      "IRISH-TIP-1",
      "IRISH-SLAP-2",
      "IRISH-SLAP-1",
      "IRISH-SLAP-4",
      "I11",
      "I39",
    ]);
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
    const kept = /^(?:Irish Snap|Snap|±|\d)/u;
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

  it("slap and count as people would shout", () => {
    expect(LANGUAGES.map(({ keys }) => keys.slap)).toEqual(["Slap!", "Drauf!", "¡Palmada!"]);
    expect(LANGUAGES.map(({ keys, count: word }) => keys.layAndSay(word["5"]))).toEqual([
      "Lay and say “five”",
      "Leg ab und sag „fünf“",
      "Echa y di «cinco»",
    ]);
    expect(LANGUAGES.map(({ shouts }) => [shouts.A, shouts["4"], shouts.J])).toEqual([
      ["Ace", "Four", "Jack"],
      ["Ass", "Vier", "Bube"],
      ["As", "Cuatro", "Jota"],
    ]);
    expect(LANGUAGES.map((words) => words.events.Laid({ ...HEARD, rank: "8", said: words.count["4"] }))).toEqual([
      "Mole lays an eight and says “four”.",
      "Mole legt eine Acht und ruft „vier“.",
      "Mole echa un ocho y dice «cuatro».",
    ]);
    expect(LANGUAGES.map((words) => words.options.pace.short(1600))).toEqual([
      "1.6\u00a0seconds",
      "1,6\u00a0Sekunden",
      "1,6\u00a0segundos",
    ]);
    expect(LANGUAGES.map((words) => words.options.minutes.short(1))).toEqual([
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
