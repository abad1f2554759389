/** The browser that plays in the tests: the machine's own where there is one, else one that Playwright fetches. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine: `CHROMIUM` if set, else a known name in /usr/bin or on the PATH; nothing when there is none. */
export function machineBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env["CHROMIUM"]) return runs(env["CHROMIUM"]) ? env["CHROMIUM"] : undefined;
  const folders = ["/usr/bin", ...(env["PATH"] ?? "").split(delimiter)];
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/** What browser tests are told: the environment to run them with, or why there is no browser. */
export type Browser = { readonly env: Readonly<Record<string, string>> } | { readonly missing: string };

/** Finds a browser, or has Playwright fetch its own when the machine has none. */
export async function findBrowser(): Promise<Browser> {
  const path = machineBrowser();
  if (path !== undefined) return { env: { CHROMIUM: path } };
  if (process.env["CHROMIUM"]) return { missing: `CHROMIUM is ${process.env["CHROMIUM"]}, which cannot be run.` };
  const fetched = await run("playwright", ["install", "chromium"]);
  if (fetched.ok) return { env: {} };
  const why = fetched.output.trim().split("\n").at(-1) ?? "";
  return { missing: `No browser: install Chromium or name one in CHROMIUM. (playwright install chromium: ${why})` };
}
