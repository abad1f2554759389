/** The client as static pages. SvelteKit's own settings live here too. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import adapter from "@sveltejs/adapter-static";
import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vite";
import { writeArt } from "./src/lib/art/write.ts";

writeArt();

const source = ["snorum-source"];

/** The one inline script sets the look before anything is painted; the policy knows it by its hash. */
function inlineScriptHash(): `sha256-${string}` {
  const page = readFileSync(new URL("src/app.html", import.meta.url), "utf8");
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "";
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

/**
 * What a page loads before it hands over what it knows. Nothing else may come with it: the framework keeps its version from that as it is
 * loaded, and without one a page that is not there would load itself again for ever.
 */
const FIRST = /(preload-helper|rolldown\/runtime|kit\/src\/runtime\/client\/payload)/;

/** What nearly every page needs, as one file: together it packs better. */
const FRAME = [
  /node_modules\/(svelte|esm-env)\//,
  /engine\/src\/cards\/card\.ts$/,
  /src\/lib\/(path|settings\.svelte|storage|waiting|words\/index)\.ts$/,
  /src\/lib\/parts\/(BottomBar\.svelte|Button\.svelte|Card\.svelte|Head\.svelte|Icon\.svelte|Languages\.svelte|card-name\.ts|pictures\.ts)$/,
];

/** What every page needs but home and the tables, which do without a router. The two entries of the framework must stay files of their own. */
const ROUTER = [/kit\/src\/(?!runtime\/client\/((client-)?entry|payload)\.js)/, /src\/lib\/plain-data\.ts$/];

const oneOf =
  (parts: readonly RegExp[]) =>
  (id: string): boolean =>
    parts.some((part) => part.test(id));

/** On pages plain data is read by `plain-data.ts`: three kB less than the framework's reader for every kind of value. */
const plainData = {
  name: "plain-data",
  apply: "build" as const,
  enforce: "pre" as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
  resolveId: (id: string) =>
    id === "devalue" ? fileURLToPath(new URL("src/lib/plain-data.ts", import.meta.url)) : undefined,
};

export default defineConfig({
  plugins: [
    plainData,
    sveltekit({
      adapter: adapter({ fallback: "404.html" }),
      compilerOptions: { runes: true, discloseVersion: false },
      paths: { relative: false },
      csp: {
        mode: "hash",
        directives: {
          "default-src": ["none"],
          "script-src": ["self", inlineScriptHash()],
          "style-src": ["self"],
          // sizes and turns of cards are written as style attributes
          "style-src-attr": ["unsafe-inline"],
          "img-src": ["self", "data:"],
          "font-src": ["self"],
          "connect-src": ["self"],
          "manifest-src": ["self"],
          "worker-src": ["self"],
          "base-uri": ["self"],
          "form-action": ["self"],
        },
      },
    }),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            "entry/home": "src/lib/home/alive.ts",
            "entry/snip": "src/lib/table/alive.ts",
            "entry/snap": "src/lib/snap/alive.ts",
            "entry/irish": "src/lib/irish/alive.ts",
          },
          output: {
            codeSplitting: {
              groups: [
                { name: "first", test: FIRST, priority: 1 },
                { name: "frame", test: oneOf(FRAME) },
                { name: "router", test: oneOf(ROUTER) },
              ],
            },
          },
        },
      },
    },
  },
  resolve: { conditions: [...source, "browser", "module", "development|production"] },
  ssr: { resolve: { conditions: [...source, "module", "node", "development|production"] }, noExternal: [/^@snorum\//] },
});
