/** The program as its host meets it: the line it prints, and how it ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
let build = "";

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], { env: { ...process.env, HOST: "127.0.0.1", SNORUM_BUILD: build, ...env } });
}

function collect(stream: NodeJS.ReadableStream | null): { text: string } {
  const seen = { text: "" };
  stream?.setEncoding("utf8").on("data", (text: string) => (seen.text += text));
  return seen;
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on("close", (code) => resolve(code)));
}

/** Waits for the line that tells the address. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      const url = /http:\S+/.exec(text)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.on("close", () => reject(new Error("ended before it listened")));
  });
}

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "snorum-main-"));
  writeFileSync(join(build, "index.html"), "home");
});
afterAll(() => rmSync(build, { recursive: true, force: true }));

describe("the server program", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("serves, and ends cleanly on %s", async (signal) => {
    const child = start({ PORT: "0" });
    const ended = end(child);
    const answer = await fetch(await address(child));
    expect(await answer.text()).toBe("home");
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  test("a taken port is told in one line", async () => {
    const first = start({ PORT: "0" });
    const { port } = new URL(await address(first));
    const second = start({ PORT: port });
    const told = collect(second.stderr);
    expect(await end(second)).toBe(1);
    expect(told.text).toMatch(new RegExp(`^Port ${port} is taken\\..*\\n$`));
    const ended = end(first);
    first.kill();
    await ended;
  });

  test.each([
    [{ PORT: "70000" }, /^PORT is "70000".*\n$/],
    [{ HOST: "203.0.113.1", PORT: "0" }, /^HOST is "203\.0\.113\.1".*\n$/],
    [
      { SNORUM_BUILD: fileURLToPath(new URL(".", import.meta.url)), PORT: "0" },
      /^There are no built pages in .*\. Build them first: npm run build\n$/,
    ],
    [{ SNORUM_BUILD: "/nowhere" }, /^There are no built pages in \/nowhere\..*\n$/],
  ])("%j is told in one line", async (env, line) => {
    const child = start(env);
    const told = collect(child.stderr);
    expect(await end(child)).toBe(1);
    expect(told.text).toMatch(line);
  });
});
