/**
 * Reads a rule text. The texts know only headings, paragraphs, lists and bold, and every clause ends with its ids in a
 * comment, so this is all the reader they need.
 */
export interface Clause {
  /** `"4.2"`: the number people quote. */
  readonly number: string;
  /** Ids that messages and tests cite; the first may serve as an anchor. */
  readonly ids: readonly string[];
  /** Ids that no clause before had: each anchor stands once on the page. */
  readonly anchors: readonly string[];
  readonly html: string;
}

export interface Section {
  readonly id: string;
  /** The opening summary is 0: the numbered rules begin after it. */
  readonly number: number;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const inline = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");

export function readRules(text: string): Section[] {
  const seen = new Set<string>();
  return text
    .split(/^## /m)
    .slice(1)
    .map((part, at) => {
      const [title = "", ...lines] = part.split("\n");
      const clauses = lines
        .filter((line) => line.trim() !== "")
        .map((line, i): Clause => {
          const ids = [...line.matchAll(/<!--(.*?)-->/g)].flatMap(([, list = ""]) => list.trim().split(/\s+/));
          const anchors = ids.filter((id) => !seen.has(id));
          for (const id of anchors) seen.add(id);
          const bare = line.replaceAll(/<!--.*?-->/g, "").replace(/^(?:- |\d+\. )/, "");
          return { number: `${at}.${i + 1}`, ids, anchors, html: inline(bare.trim()) };
        });
      return { id: `s${at}`, number: at, title: title.trim(), clauses };
    });
}
