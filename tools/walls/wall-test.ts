/**
 * Tests the guards: plants sins in a copy of the house's plan, with the house's real configuration, and fails for every
 * sin that its guard does not report, and for every report about a file without sin. Last line: `N passed, N failed`.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT, run } from "../lib/run.ts";
import { type Guard, type Sin, SINS, VIRTUES } from "./sins.ts";

/** What the guards are told in the real house; copied as it is. */
const PLAN = [
  ".gitignore",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "knip.json",
  "package.json",
  "tsconfig.base.json",
  ...globSync("{packages,apps}/*/{package.json,tsconfig.json,tsconfig.test.json}", { cwd: ROOT }),
];

/** What each guard is run as. */
const GUARDS: Readonly<Record<Guard, readonly [program: string, ...args: string[]]>> = {
  oxlint: ["oxlint", "--format=unix"],
  oxfmt: ["oxfmt", "--list-different"],
  knip: ["knip", "--no-config-hints", "--reporter=json"],
  "rules-check": ["node", join(ROOT, "tools", "rules-check.ts"), "."],
  "engine types": ["tsc", "--noEmit", "--pretty", "false", "-p", "packages/engine"],
  "table types": ["tsc", "--noEmit", "--pretty", "false", "-p", "packages/table"],
};

/** Builds a small house with these files under the real configuration. */
function buildHouse(files: Readonly<Record<string, string>>): string {
  const house = mkdtempSync(join(tmpdir(), "snorum-walls-"));
  for (const path of PLAN) cpSync(join(ROOT, path), join(house, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  // Everything installed, but with our own packages being those of the small house.
  mkdirSync(join(house, "node_modules", "@snorum"), { recursive: true });
  for (const name of globSync(["*", "@*/*", ".bin"], { cwd: join(ROOT, "node_modules") })) {
    if (name.startsWith("@snorum") || /^@[^/]+$/.test(name)) continue;
    mkdirSync(dirname(join(house, "node_modules", name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(house, "node_modules", name));
  }
  for (const path of globSync("{packages,apps}/*", { cwd: house })) {
    symlinkSync(join(house, path), join(house, "node_modules", "@snorum", path.split("/")[1] ?? ""));
  }
  return house;
}

/** What a guard says about one file, a line or entry each. */
function about(guard: Guard, output: string, path: string): readonly string[] {
  if (guard === "knip") {
    const { issues = [] } = JSON.parse(output.slice(output.indexOf("{"))) as { issues?: Record<string, unknown>[] };
    return issues
      .filter((issue) => issue["file"] === path)
      .flatMap((issue) => Object.keys(issue).filter((kind) => Array.isArray(issue[kind]) && issue[kind].length > 0));
  }
  // It speaks of games and clauses rather than of files; what the sins look for is said about nothing else.
  if (guard === "rules-check") return output.split("\n");
  return output.split("\n").filter((line) => line.replaceAll("\\", "/").includes(path));
}

async function runGuard(guard: Guard, house: string): Promise<{ readonly ok: boolean; readonly output: string }> {
  const [program, ...args] = GUARDS[guard];
  const { ok, output } = await run(program, args, { cwd: house });
  return { ok, output: output.replaceAll(`${house}/`, "") };
}

const guards = Object.keys(GUARDS) as Guard[];
let passed = 0;
let failed = 0;

function tell(ok: boolean, line: string, output = ""): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"}  ${line}`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, "        "));
}

/** Sins at the same place are planted in houses of their own. */
function byHouse(sins: readonly Sin[]): readonly (readonly Sin[])[] {
  const houses: Sin[][] = [];
  for (const sin of sins) {
    const free = houses.find((house) => house.every((other) => other.path !== sin.path));
    if (free === undefined) houses.push([sin]);
    else free.push(sin);
  }
  return houses;
}

for (const guard of guards) {
  const virtuous = buildHouse(VIRTUES);
  const { ok, output } = await runGuard(guard, virtuous);
  // Knip is never content with so small a house: what package.json names, and the pages, are used by nobody there.
  const scripts = Object.keys(VIRTUES).filter((path) => path.endsWith(".ts"));
  const good = guard === "knip" ? scripts.every((path) => about(guard, output, path).length === 0) : ok;
  tell(good, `${guard} blames nobody in a good house`, output);
  rmSync(virtuous, { recursive: true, force: true });
  for (const sins of byHouse(SINS.filter((sin) => sin.guard === guard))) {
    const house = buildHouse({ ...VIRTUES, ...Object.fromEntries(sins.map(({ path, text }) => [path, text])) });
    const { output: said } = await runGuard(guard, house);
    for (const { sin, path, report } of sins) {
      const seen = about(guard, said, path).some((line) => new RegExp(report).test(line));
      tell(seen, `${guard} sees it when ${sin}`, `not reported for ${path}; it said:\n${said.slice(0, 2000)}`);
    }
    rmSync(house, { recursive: true, force: true });
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
