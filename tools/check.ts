/** `npm run check`: every guard of the house, one after the other, all of them even when one fails. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./lib/run.ts";

type Step = readonly [name: string, program: string, ...args: string[]];

/** The folders that `tsc` looks at, each with what its code may know about the world. */
const TYPED = [
  "packages/engine/tsconfig.json",
  "packages/engine/tsconfig.test.json",
  "packages/table/tsconfig.json",
  "packages/table/tsconfig.test.json",
  "packages/protocol/tsconfig.json",
  "packages/protocol/tsconfig.test.json",
  "apps/server/tsconfig.json",
  "apps/cli/tsconfig.json",
  "tools/tsconfig.json",
];

const web = existsSync(join(ROOT, "apps/web/tsconfig.json"));
const steps: Step[] = [
  // The generated half of the web's types has to be there before any other guard reads the pages.
  ...(web ? [["web sync", "svelte-kit", "sync"] satisfies Step] : []),
  ...TYPED.map((config): Step => [`types ${config.replace("/tsconfig.json", "")}`, "tsc", "--noEmit", "-p", config]),
  ...(web ? [["types apps/web", "svelte-check", "--fail-on-warnings", "--output", "human"] satisfies Step] : []),
  ["lint", "oxlint", "--deny-warnings"],
  ["format", "oxfmt", "--check"],
  ["unused code", "knip", "--no-config-hints"],
  ["rule texts", "node", "tools/rules-check.ts"],
  ["walls", "node", "tools/walls/wall-test.ts"],
  ["script size", "node", "tools/size-check.ts"],
];

let failed = 0;
for (const [name, program, ...args] of steps) {
  const inWeb = name.startsWith("web ") || name === "types apps/web";
  const { ok, output, seconds } = await run(program, args, inWeb ? { cwd: join(ROOT, "apps/web") } : {});
  if (!ok) failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"}  ${name.padEnd(38)} ${seconds.toFixed(1).padStart(5)} s`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, "        "));
}
console.log(failed === 0 ? `All ${steps.length} checks are fine.` : `${failed} of ${steps.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
