/** Where somebody's own rules touch the rule text. */
import { changedOptions, isNumberSpec, parseShareCode, printShareCode, snipSnapSnorum } from "@snorum/engine";
import type { OptionSpec, SnipRules } from "@snorum/engine";
import type { OptionId } from "@snorum/engine/words";
import type { Lang } from "#lib/path.ts";
import { sentenceOf } from "#lib/setup/option-words.ts";
import { snipWords } from "#lib/words/snip.ts";

export interface HouseMarks {
  readonly code: string;
  /** Tonight's rules in a few sentences. */
  readonly summary: readonly string[];
  /** By clause: what holds at this table. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

/** The marks for a share code; undefined when it is nobody's code. */
export async function houseMarks(code: string, lang: Lang): Promise<HouseMarks | undefined> {
  const parsed = parseShareCode([snipSnapSnorum], code);
  if (!parsed.ok) return undefined;
  const { rules } = parsed.value;
  const words = await snipWords(lang);
  const marks: Record<string, string[]> = {};
  for (const [option, value] of Object.entries(changedOptions(snipSnapSnorum.options, rules)) as [
    OptionId,
    string | number,
  ][]) {
    const spec: OptionSpec | undefined = snipSnapSnorum.options[option];
    if (spec === undefined) continue;
    (marks[clauseOf(spec, option, value)] ??= []).push(sentenceOf(words, option, value));
  }
  return { code: printShareCode(snipSnapSnorum, rules), summary: words.summary(rules as SnipRules), marks };
}

/** Some options carry one clause for each answer; where the table of options names one only, these are the others. */
const CLAUSES: Readonly<Record<string, string>> = {
  "deck 24": "SSS-VAR-SMALL-24",
  "words earl": "SSS-VAR-EARL",
  "chants silent": "SSS-VAR-SILENT",
  "forgotten penalty-card": "SSS-CHANT-2",
  "forgotten counter": "SSS-CHANT-3",
};

const clauseOf = (spec: OptionSpec, option: string, value: string | number): string =>
  (isNumberSpec(spec) ? undefined : CLAUSES[`${option} ${value}`]) ?? spec.rule;
