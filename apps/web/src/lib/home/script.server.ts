/** Where home's own script has been built to, for the head of the page. */
import { readFileSync } from "node:fs";
import type { Lang } from "#lib/path.ts";

/** One file of the list that Vite writes of what it has built for browsers. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

const SCRIPT = "src/lib/home/alive.ts";
const LIST = ".svelte-kit/output/client/.vite/manifest.json";

/** The tags that load `alive.ts`, and beside it, so that nothing waits for anything, what it imports and the words of a language. */
export function scriptTags(lang: Lang): string {
  if (import.meta.env.DEV) return `<script type="module" src="/${SCRIPT}"></script>`;
  const built = JSON.parse(readFileSync(LIST, "utf8")) as Readonly<Record<string, Built>>;
  const needed = new Set<string>();
  const need = (name: string): void => {
    const { file, imports = [] } = built[name] ?? {};
    if (file === undefined) throw new Error(`${name} was not built`);
    if (needed.has(file)) return;
    needed.add(file);
    imports.forEach(need);
  };
  need(SCRIPT);
  const [script] = needed;
  need(`src/lib/words/${lang}.ts`);
  const preloads = [...needed].filter((file) => file !== script);
  return [
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
  ].join("");
}
