/** Where the scripts of pages without a router have been built to, for the heads of these pages. */
import { readFileSync } from "node:fs";
import type { Lang } from "#lib/path.ts";

/** One file of the list that Vite writes of what it has built for browsers. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const LIST = ".svelte-kit/output/client/.vite/manifest.json";
const WORDS = "src/lib/words";

interface Own {
  readonly script: string;
  readonly words: (lang: Lang) => readonly string[];
}

const table = (script: string, textsOf: (lang: Lang) => string): Own => ({
  script,
  words: (lang) => [`${WORDS}/table-${lang}.ts`, textsOf(lang)],
});

/** By route: the script that brings the page to life, and the words it asks for first. */
const SCRIPTS: Readonly<Record<string, Own>> = {
  "/[[lang=other]]": { script: "src/lib/home/alive.ts", words: () => [] },
  "/[lang=lang]/[play=play]/[game=game]/[table=table]": table(
    "src/lib/table/alive.ts",
    (lang) => `${WORDS}/snip-${lang}.ts`,
  ),
  "/[lang=lang]/[play=play]/snap/[table=table]": table(
    "src/lib/snap/alive.ts",
    (lang) => `src/lib/snap/texts-${lang}.ts`,
  ),
  "/[lang=lang]/[play=play]/irish-snap/[table=table]": table(
    "src/lib/irish/alive.ts",
    (lang) => `src/lib/irish/texts-${lang}.ts`,
  ),
};

/**
 * The tags that load the own script of a route, and beside it, so that nothing waits for anything, what it imports, its looks and the
 * words of a language. Nothing for a route that the framework brings to life.
 */
export function scriptTags(route: string | null, lang: Lang): string {
  const own = SCRIPTS[route ?? ""];
  if (own === undefined) return "";
  if (import.meta.env.DEV) return `<script type="module" src="/${own.script}"></script>`;
  const built = JSON.parse(readFileSync(LIST, "utf8")) as Readonly<Record<string, Built>>;
  const needed = new Set<string>();
  const looks = new Set<string>();
  const need = (name: string): void => {
    const { file, imports = [], css = [] } = built[name] ?? {};
    if (file === undefined) throw new Error(`${name} was not built`);
    if (needed.has(file)) return;
    needed.add(file);
    for (const one of css) looks.add(one);
    imports.forEach(need);
  };
  need(own.script);
  const [script] = needed;
  for (const words of [`${WORDS}/${lang}.ts`, ...own.words(lang)]) need(words);
  const preloads = [...needed].filter((file) => file !== script);
  return [
    ...[...looks].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
  ].join("");
}
