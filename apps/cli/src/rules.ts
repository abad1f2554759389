/** `rules`: the rule text of a game. */
import { GAMES } from "@snorum/engine";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stop } from "./stop.ts";

const LANGS = ["en", "de", "es"];

/** Runs the command. */
export function rules(args: readonly string[]): string {
  const options = { lang: { type: "string", default: "en" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [id, ...more] = positionals;
  const known = GAMES.map((game) => game.id);
  if (id === undefined || more.length > 0) throw new Stop("rules needs one game, for example: rules snip-snap-snorum");
  if (!known.includes(id))
    throw new Stop(`There is no game called “${id.slice(0, 40)}”. These are here: ${known.join(" ")}.`);
  if (!LANGS.includes(values.lang)) throw new Stop(`--lang has to be one of these: ${LANGS.join(", ")}.`);
  const door = fileURLToPath(import.meta.resolve("@snorum/engine"));
  const text = readFileSync(new URL(`games/${id}/rules/${values.lang}.md`, `file://${door}`), "utf8");
  return text.trimEnd().replaceAll(/<!-- (.*?) -->/g, "[$1]");
}
