/** `npm run build`: builds the web app, unless the last build was made from just these inputs. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT, run } from "./lib/run.ts";

const WEB = join(ROOT, "apps", "web");
const STAMP = join(WEB, "build", ".made-from");

/** Everything a build is made from: the web app but for what it generates, the sources of the packages, the lockfile. */
function inputs(): string[] {
  const packages = join(ROOT, "packages");
  const sources = [
    join(WEB, "src"),
    join(WEB, "static"),
    ...filesIn(WEB),
    ...readdirSync(packages).flatMap((name) => [join(packages, name, "src"), join(packages, name, "package.json")]),
    join(ROOT, "package-lock.json"),
  ];
  const made = generated();
  return sources
    .flatMap(allFiles)
    .filter((file) => !made.some((path) => file.startsWith(path)))
    .toSorted();
}

/** What a build writes among its own sources: the paths in the web app's .gitignore. */
function generated(): string[] {
  const list = join(WEB, ".gitignore");
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : [];
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).map((line) => join(WEB, line.trim()));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function allFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const found = readdirSync(path, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over names and contents of the inputs. Tests do not change what is built. */
function hashInputs(): string {
  const hash = createHash("sha256");
  for (const path of inputs().filter((file) => !file.endsWith(".test.ts"))) {
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Builds the web app if its build is stale. The build's own words are shown when it fails, and then this is false. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return true;
  console.error("Building the pages …");
  rmSync(STAMP, { force: true });
  const { ok, output, seconds } = await run("vite", ["build", "--logLevel", "warn"], { cwd: WEB });
  if (!ok || !existsSync(join(WEB, "build"))) {
    console.error(`${output.trimEnd()}\nThe pages could not be built.`);
    return false;
  }
  writeFileSync(STAMP, hash);
  console.error(`Built in ${seconds.toFixed(1)} s.`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await buildWeb()) ? 0 : 1);
