/** Where somebody's own rules touch the rule text. */
import { changedOptions, isNumberSpec, parseShareCode, printShareCode } from "@snorum/engine";
import type { OptionSpec } from "@snorum/engine";
import { shownGame, summaryOf } from "#lib/games/index.ts";
import type { Game, Lang } from "#lib/path.ts";
import { sentenceOf } from "#lib/setup/option-words.ts";

export interface HouseMarks {
  readonly code: string;
  /** Tonight's rules in a few sentences. */
  readonly summary: readonly string[];
  /** By clause: what holds at this table. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

/** The marks for a share code; undefined when it is nobody's code. */
export async function houseMarks(id: Game, code: string, lang: Lang): Promise<HouseMarks | undefined> {
  const shown = await shownGame(id, lang);
  const { game, words } = shown;
  const parsed = parseShareCode([game], code);
  if (!parsed.ok) return undefined;
  const { rules } = parsed.value;
  const marks: Record<string, string[]> = {};
  for (const [option, value] of Object.entries(changedOptions(game.options, rules))) {
    const spec: OptionSpec | undefined = game.options[option];
    if (spec === undefined) continue;
    (marks[clauseOf(spec, option, value)] ??= []).push(sentenceOf(words, option, value));
  }
  return { code: printShareCode(game, rules), summary: summaryOf(shown, rules), marks };
}

/** Some options carry one clause for each answer; where the table of options names one only, these are the others. */
const CLAUSES: Readonly<Record<string, string>> = {
  "deck 24": "SSS-VAR-SMALL-24",
  "words earl": "SSS-VAR-EARL",
  "chants silent": "SSS-VAR-SILENT",
  "forgotten penalty-card": "SSS-CHANT-2",
  "forgotten counter": "SSS-CHANT-3",
  "animals noises": "SNAP-VAR-ANIMALS-2",
  "how grab": "SNAP-VAR-GRAB",
  "words own": "I22",
  "words silent": "IRISH-VAR-SILENT",
  "falseSlap first-free": "D50",
  "twitch off": "I21",
  "twitch home": "I21",
  "end to-the-end": "IRISH-VAR-TOTHEEND",
  "end timed": "IRISH-VAR-TIMED",
};

export const clauseOf = (spec: OptionSpec, option: string, value: string | number): string =>
  (isNumberSpec(spec) ? undefined : CLAUSES[`${option} ${value}`]) ?? spec.rule;
