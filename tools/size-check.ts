/** How much script a page needs before it can be used: builds the web if stale, prints the sizes, exit code 1 over budget. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWeb } from "./build.ts";
import { ROOT } from "./lib/run.ts";

/** Scripts that home loads by itself, in kB of 1000 bytes, gzipped, its words among them. Svelte takes 19 of it; there is no router. */
const HOME_KB = 35;
/** Every other page: a table with all its words and without a router; of the rest, the words and the page for errors come on top. */
const PAGE_KB = 90;
/** Every script of the site, for a phone that keeps all of it for a train without network. */
const SITE_KB = 440;

const build = join(ROOT, "apps", "web", "build");
if (!(await buildWeb())) process.exit(1);

const names = readdirSync(build, { recursive: true, encoding: "utf8" }).map((name) => name.split(sep).join("/"));
const scripts = new Map(
  names
    .filter((name) => name.endsWith(".js"))
    .map((name) => {
      const text = readFileSync(join(build, name), "utf8");
      return [name, { text, kb: gzipSync(text, { level: 9 }).byteLength / 1000 }];
    }),
);

/** The scripts named in a text; those a script imports only when needed, with `import(…)`, are left out. */
function named(text: string, at: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, path = ""]) =>
    path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(at), path),
  );
}

/** Adds a script and everything it imports at once. */
function collect(name: string, seen: Set<string>): void {
  const script = scripts.get(name);
  if (script === undefined || seen.has(name)) return;
  seen.add(name);
  for (const next of named(script.text, name, /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)) collect(next, seen);
}

const isHome = (name: string): boolean => /^(index|de|es)\.html$/.test(name);

const pages = names
  .filter((name) => name.endsWith(".html"))
  .map((name) => {
    const seen = new Set<string>();
    const html = readFileSync(join(build, name), "utf8");
    for (const script of named(html, name, /["'(]([^"'()\s]+\.js)["')]/g)) collect(script, seen);
    return { name, kb: [...seen].reduce((sum, one) => sum + (scripts.get(one)?.kb ?? 0), 0) };
  })
  .toSorted((one, other) => other.kb - one.kb);
const site = [...scripts.values()].reduce((sum, { kb }) => sum + kb, 0);

const allowed = (name: string): number => (isHome(name) ? HOME_KB : PAGE_KB);
const heavy = pages.filter(({ name, kb }) => kb > allowed(name));
for (const { name, kb } of heavy)
  console.log(`${name} loads ${kb.toFixed(1)} kB of scripts; ${allowed(name)} are allowed`);
const home = pages.filter(({ name }) => isHome(name)).reduce((most, { kb }) => Math.max(most, kb), 0);
if (site > SITE_KB) console.log(`all scripts together are ${site.toFixed(1)} kB; ${SITE_KB} are allowed`);
if (pages.length === 0) console.log(`there is no page in ${relative(ROOT, build)}`);
console.log(
  `home ${home.toFixed(1)} of ${HOME_KB} kB; ${pages.length} pages, the heaviest ${(pages[0]?.kb ?? 0).toFixed(1)} of ${PAGE_KB} kB; site ${site.toFixed(1)} of ${SITE_KB} kB`,
);
process.exit(heavy.length > 0 || site > SITE_KB || pages.length === 0 ? 1 : 0);
