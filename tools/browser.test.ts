import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { machineBrowser } from "./lib/browser.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "snorum-browser-"));
  for (const [name, mode] of [
    ["my-browser", 0o755],
    ["not-a-program", 0o644],
    ["google-chrome", 0o755],
  ] as const) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), mode);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the browser of the machine", () => {
  test("CHROMIUM comes first", () => {
    expect(machineBrowser({ CHROMIUM: join(folder, "my-browser"), PATH: folder })).toBe(join(folder, "my-browser"));
  });

  test.each(["not-a-program", "missing"])("CHROMIUM naming %s is not silently replaced by another", (name) => {
    expect(machineBrowser({ CHROMIUM: join(folder, name), PATH: folder })).toBeUndefined();
  });

  test("one on the PATH is found", () => {
    expect(machineBrowser({ PATH: folder })).toMatch(/(chromium|chromium-browser|google-chrome)$/);
  });
});
