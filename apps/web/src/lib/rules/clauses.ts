/** The rule text as the table quotes it: a paragraph by the id that a refusal carries. Fetched only by those who sit down. */
import type { Game, Lang } from "#lib/path.ts";
import { readRules } from "./render.ts";

const TEXTS = import.meta.glob<string>("../../../../../packages/engine/src/games/*/rules/{en,de,es}.md", {
  query: "?raw",
  import: "default",
});

/** A paragraph as people quote it. */
export interface Quoted {
  /** `"5.1"` */
  readonly number: string;
  readonly section: string;
  readonly html: string;
}

/** The numbered paragraphs by the ids they carry; an id that several carry means the first. */
export async function quotedRules(game: Game, lang: Lang): Promise<ReadonlyMap<string, Quoted>> {
  const [, load] = Object.entries(TEXTS).find(([file]) => file.endsWith(`/${game}/rules/${lang}.md`)) ?? [];
  const found = new Map<string, Quoted>();
  for (const { title, number: section, clauses } of readRules((await load?.()) ?? "")) {
    // what stands in the opening summary is said again, with a number, in its own chapter
    if (section === 0) continue;
    for (const { ids, number, html } of clauses)
      for (const id of ids) if (!found.has(id)) found.set(id, { number, section: title, html });
  }
  return found;
}
