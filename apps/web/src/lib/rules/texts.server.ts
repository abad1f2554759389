/** The rule texts of the engine, read when the pages are made. */
import type { Game, Lang } from "#lib/path.ts";
import { readRules, type Section } from "./render.ts";

const TEXTS = import.meta.glob<string>("../../../../../packages/engine/src/games/*/rules/{en,de,es}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function rulesOf(game: Game, lang: Lang): Section[] {
  const [, text = ""] = Object.entries(TEXTS).find(([file]) => file.endsWith(`/${game}/rules/${lang}.md`)) ?? [];
  return readRules(text);
}
