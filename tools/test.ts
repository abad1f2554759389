/**
 * `npm test`: everything that can be tested: units and laws (Vitest), the web in a real browser (Playwright), a server that is
 * killed while people play (chaos), and the guards themselves (wall test). The last line is the sum of all four.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build.ts";
import { findBrowser } from "./lib/browser.ts";
import { ROOT, run } from "./lib/run.ts";
import {
  add,
  NOTHING,
  playwrightFailures,
  playwrightTally,
  type Tally,
  vitestFailures,
  vitestTally,
  wallTally,
} from "./lib/tally.ts";

const reports = mkdtempSync(join(tmpdir(), "snorum-tests-"));

/** What failed, and why; said once more at the end, where it is seen. */
const reasons: string[] = [];

/** The report a test run left behind. A run that died before it could report counts as one failure. */
function read(
  file: string,
  { tally, failures }: { tally: (report: unknown) => Tally; failures: (report: unknown) => string[] },
  ok: boolean,
  what: string,
): Tally {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const found = tally(report);
  reasons.push(...failures(report));
  if (ok || found.failed > 0) return found;
  return add(found, failure(`${what} ended with an error that is no test's, see above.`));
}

function failure(reason: string): Tally {
  console.error(reason);
  reasons.push(reason);
  return { passed: 0, failed: 1 };
}

async function units(): Promise<Tally> {
  // The web's own tsconfig stands on a generated one, which a fresh clone does not have yet.
  await run("svelte-kit", ["sync"], { cwd: join(ROOT, "apps", "web") });
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok } = await run("vitest", ["run", ...reporters], { show: true });
  return read(file, { tally: vitestTally, failures: vitestFailures }, ok, "Vitest");
}

async function inBrowser(): Promise<Tally> {
  const web = join(ROOT, "apps", "web");
  if (!existsSync(join(web, "playwright.config.ts"))) {
    return failure("There are no browser tests: apps/web/playwright.config.ts is missing.");
  }
  const browser = await findBrowser();
  if ("missing" in browser) return failure(browser.missing);
  if (!(await buildWeb())) return failure("No page could be tried in a browser, as the pages could not be built.");
  const file = join(reports, "playwright.json");
  const env = { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DATA: join(reports, "data") };
  const { ok } = await run("playwright", ["test", "--reporter=list,json"], { cwd: web, env, show: true });
  return read(file, { tally: playwrightTally, failures: playwrightFailures }, ok, "Playwright");
}

/** One test: whatever is wrong stands above it, with the seed that brings it back. */
async function chaos(): Promise<Tally> {
  const { ok } = await run("node", ["--conditions=snorum-source", "apps/server/src/chaos/main.ts", "--quick"], {
    show: true,
  });
  return ok ? { passed: 1, failed: 0 } : failure("The chaos test found something wrong, see above.");
}

async function walls(): Promise<Tally> {
  const { ok, output } = await run("node", ["tools/walls/wall-test.ts"]);
  process.stdout.write(output);
  const found = wallTally(output);
  return ok || found.failed > 0 ? found : add(found, failure("The wall test ended with an error, see above."));
}

const parts: [name: string, tally: Tally][] = [];
try {
  parts.push(["units and laws", await units()]);
  parts.push(["in the browser", await inBrowser()]);
  parts.push(["chaos", await chaos()]);
  parts.push(["walls", await walls()]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log();
for (const [name, { passed, failed }] of parts) console.log(`${name.padEnd(16)} ${passed} passed, ${failed} failed`);
for (const reason of reasons) console.log(reason);
const all = parts.map(([, tally]) => tally).reduce(add, NOTHING);
console.log(`${all.passed} passed, ${all.failed} failed`);
process.exit(all.failed === 0 && all.passed > 0 ? 0 : 1);
