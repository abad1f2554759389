/**
 * Rule clauses and who names them: the rule texts in each language, the code that cites them, the tests that prove them.
 *
 * A clause has its ids in a comment on its line, `<!-- SSS-PLAY-4 S13 -->`. An id is a game's word with a number or name
 * (`SNAP-VAR-POOL`), or the letter and number of a ruling (`S13`, `S12b`).
 */

/** What one game says about its rules. */
export interface GameRules {
  readonly game: string;
  /** Markdown by language. */
  readonly texts: ReadonlyMap<string, string>;
  /** The lines of `rules/uncoded.tsv`: id, tab, why no test names it. */
  readonly uncoded: string;
}

/** A source or test file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What there is to check. */
export interface RuleBook {
  readonly games: readonly GameRules[];
  readonly files: readonly SourceFile[];
}

/** What was found: one line per problem, and how much was looked at. */
export interface Findings {
  readonly problems: readonly string[];
  readonly clauses: number;
  readonly tested: number;
  readonly uncoded: number;
}

/** Languages every game is told in; further ones count as soon as one game has them. */
const LANGUAGES = ["de", "en", "es"];
/** Words that begin an id even before any text uses them, so that a citation cannot go unseen. */
const WORDS = ["SSS", "SNAP", "IRISH", "LANG"];

const RULING = "[SNIGD]\\d{1,3}[a-z]?";
const ANY_ID = new RegExp(`^(?:[A-Z]{2,}-[A-Z0-9]+(?:-[A-Z0-9]+)*|${RULING})$`);

/** The ids of a rule text in reading order, with complaints about comments that mix ids with something else. */
export function clauseIds(markdown: string): { readonly ids: readonly string[]; readonly mixed: readonly string[] } {
  const ids: string[] = [];
  const mixed: string[] = [];
  for (const [, inside = ""] of markdown.matchAll(/<!--([\s\S]*?)-->/g)) {
    const words = inside.trim().split(/\s+/);
    const found = words.filter((word) => ANY_ID.test(word));
    if (found.length === words.length) ids.push(...found);
    else if (words.some((word) => ANY_ID.test(word.replace(/[,;.]$/, "")))) mixed.push(inside.trim());
  }
  return { ids, mixed };
}

/** The titles of tests in a test file, those after a table of cases included. */
export function testTitles(text: string): readonly string[] {
  const named = /\b(?:test|it|describe|clause)(?:\.\w+)*\s*\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  const afterTable = /[\])`]\s*\)?\s*\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*)\1\s*,/g;
  return [...text.matchAll(named), ...text.matchAll(afterTable)].map(([, , title = ""]) => title);
}

/** Finds ids in running text. Rulings are short enough to be something else, so they count only where `rulings` is set. */
function finder(words: readonly string[]): (text: string, rulings: boolean) => readonly string[] {
  const clause = `(?:${words.join("|")})-[A-Z0-9]+(?:-[A-Z0-9]+)*`;
  const withRulings = new RegExp(`(?<![\\w-])(?:${clause}|${RULING})(?![\\w-])`, "g");
  const clauses = new RegExp(`(?<![\\w-])${clause}(?![\\w-])`, "g");
  return (text, rulings) => text.match(rulings ? withRulings : clauses) ?? [];
}

/** The lines of an uncoded list. */
function readUncoded(game: GameRules, problems: string[]): readonly string[] {
  const ids: string[] = [];
  for (const line of game.uncoded.split("\n")) {
    if (line.trim() === "" || line.startsWith("#") || line.startsWith("id\t")) continue;
    const [id = "", reason = ""] = line.split("\t").map((cell) => cell.trim());
    if (!ANY_ID.test(id)) problems.push(`${game.game}/rules/uncoded.tsv: "${id}" is no id`);
    else if (reason === "") problems.push(`${game.game}/rules/uncoded.tsv: ${id} has no reason`);
    else ids.push(id);
  }
  return ids;
}

/** The ids of one game, with a problem for everything its languages disagree about. */
function readTexts(game: GameRules, languages: readonly string[], problems: string[]): readonly string[] {
  const english = clauseIds(game.texts.get("en") ?? "").ids;
  for (const language of languages) {
    const where = `${game.game}/rules/${language}.md`;
    const text = game.texts.get(language);
    if (text === undefined) {
      problems.push(`${where} is missing`);
      continue;
    }
    const { ids, mixed } = clauseIds(text);
    for (const comment of mixed) problems.push(`${where}: the comment "${comment}" mixes ids with something else`);
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
      problems.push(`${where}: ${id} is there twice`);
    if (language === "en") {
      if (ids.length === 0) problems.push(`${where} has no clause with an id`);
      continue;
    }
    const missing = english.filter((id) => !ids.includes(id));
    const extra = ids.filter((id) => !english.includes(id));
    for (const id of missing) problems.push(`${where}: ${id} is missing`);
    for (const id of extra) problems.push(`${where}: ${id} is not in en.md`);
    const at = ids.findIndex((id, index) => id !== english[index]);
    if (missing.length + extra.length === 0 && ids.length === english.length && at >= 0) {
      problems.push(`${where}: ${ids[at]} stands where en.md has ${english[at]}`);
    }
  }
  return english;
}

/** Checks languages against each other, citations against texts, and texts against tests. */
export function checkRules({ games, files }: RuleBook): Findings {
  const problems: string[] = [];
  if (games.length === 0) problems.push("there is no game to check");
  const languages = [...new Set([...LANGUAGES, ...games.flatMap((game) => [...game.texts.keys()])])].toSorted();
  const clauses = new Map(games.map((game) => [game, readTexts(game, languages, problems)]));
  const uncoded = new Map(games.map((game) => [game, readUncoded(game, problems)]));
  const known = new Set([...clauses.values(), ...uncoded.values()].flat());

  const words = new Set([...WORDS, ...[...known].filter((id) => id.includes("-")).map((id) => id.split("-")[0] ?? "")]);
  const idsIn = finder([...words]);
  const tested = new Set<string>();
  for (const { path, text } of files) {
    const isTest = /\.(test|spec)\.ts$/.test(path);
    const titles = isTest ? testTitles(text) : [];
    for (const id of titles.flatMap((title) => idsIn(title, true))) tested.add(id);
    const cited = new Map<string, number>();
    for (const [index, line] of text.split("\n").entries()) {
      const rulings = /\brul(?:e|es|ing|ings)\b/i.test(line);
      for (const id of idsIn(line, rulings)) if (!cited.has(id)) cited.set(id, index + 1);
    }
    for (const [id, line] of cited)
      if (!known.has(id)) problems.push(`${path}:${line} cites ${id}, which no rule text has`);
  }

  for (const game of games) {
    const excused = uncoded.get(game) ?? [];
    for (const id of clauses.get(game) ?? []) {
      if (!tested.has(id) && !excused.includes(id)) problems.push(`${game.game}: no test names ${id}`);
      if (tested.has(id) && excused.includes(id))
        problems.push(`${game.game}: ${id} is called uncoded, but a test names it`);
    }
  }
  const all = new Set([...clauses.values()].flat());
  return {
    problems,
    clauses: all.size,
    tested: [...all].filter((id) => tested.has(id)).length,
    uncoded: [...all].filter((id) => [...uncoded.values()].flat().includes(id)).length,
  };
}
