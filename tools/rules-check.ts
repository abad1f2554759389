/** Proves that rule texts, code and tests speak of the same clauses. Prints a line per problem; exit code 1 if any. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./lib/run.ts";
import { checkRules, type GameRules } from "./lib/rule-texts.ts";

/** The house to check: this one, or the folder named as argument. */
const root = process.argv[2] ?? ROOT;
const folder = join(root, "packages", "engine", "src", "games");

function readGame(game: string): GameRules {
  const rules = join(folder, game, "rules");
  const texts = existsSync(rules) ? readdirSync(rules).filter((name) => /^[a-z]{2}\.md$/.test(name)) : [];
  const uncoded = join(rules, "uncoded.tsv");
  return {
    game,
    texts: new Map(texts.map((name) => [name.slice(0, 2), readFileSync(join(rules, name), "utf8")])),
    uncoded: existsSync(uncoded) ? readFileSync(uncoded, "utf8") : "",
  };
}

const games = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => readGame(entry.name));
/** Folders with nothing of our own in them. */
const FOREIGN = ["node_modules", "build", ".svelte-kit", "test-results"];
const files = globSync("{packages,apps}/**/*.{ts,svelte}", {
  cwd: root,
  exclude: (path) => FOREIGN.includes(basename(path)),
})
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const { problems, clauses, tested, uncoded } = checkRules({ games, files });
for (const problem of problems) console.log(problem);
console.log(
  `${clauses} clauses in ${games.length} games: ${tested} named by tests, ${uncoded} listed as uncoded, ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
