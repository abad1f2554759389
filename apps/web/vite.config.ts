/** The client as static pages. SvelteKit's own settings live here too. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
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

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter({ fallback: "404.html" }),
      compilerOptions: { runes: true },
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
  resolve: { conditions: [...source, "browser", "module", "development|production"] },
  ssr: { resolve: { conditions: [...source, "module", "node", "development|production"] }, noExternal: [/^@snorum\//] },
});
