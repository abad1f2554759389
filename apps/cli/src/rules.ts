/** `rules`: the rule text of a game. */
import { GAMES } from "@snorum/engine";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stop } from "./stop.ts";

/** Runs the command. */
export function rules(args: readonly string[]): string {
  const options = { lang: { type: "string", default: "en" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [id, ...more] = positionals;
  const known = GAMES.map((game) => game.id);
  if (id === undefined || more.length > 0) throw new Stop("rules needs one game, for example: rules snip-snap-snorum");
  if (!known.includes(id))
    throw new Stop(`There is no game called “${id.slice(0, 40)}”. These are here: ${known.join(" ")}.`);
  const door = fileURLToPath(import.meta.resolve("@snorum/engine"));
  const folder = new URL(`games/${id}/rules/`, `file://${door}`);
  const langs = readdirSync(folder).flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3)] : []));
  if (!langs.includes(values.lang)) throw new Stop(`--lang has to be one of these: ${langs.toSorted().join(", ")}.`);
  const text = readFileSync(new URL(`${values.lang}.md`, folder), "utf8");
  return text.trimEnd().replaceAll(/<!-- (.*?) -->/g, "[$1]");
}
