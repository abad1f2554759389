/** `npm run bench`: measurements against peers, in a package of its own that is installed on first use. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "./lib/run.ts";

const BENCH = join(ROOT, "bench");

if (!existsSync(join(BENCH, "main.mjs"))) {
  console.error("There is nothing to measure yet: bench/main.mjs is missing.");
  process.exit(1);
}
if (existsSync(join(BENCH, "package-lock.json")) && !existsSync(join(BENCH, "node_modules"))) {
  const npm = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { ok } = await run("npm", npm, { cwd: BENCH, show: true });
  if (!ok) process.exit(1);
}
const { ok } = await run("node", ["--conditions=snorum-source", "main.mjs", ...process.argv.slice(2)], {
  cwd: BENCH,
  show: true,
});
process.exit(ok ? 0 : 1);
