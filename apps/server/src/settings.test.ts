import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readSettings, whyNotListening } from "./settings.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

describe("settings", () => {
  test("without any, the server listens on port 8080 of every address, and keeps what it keeps beside the code", () => {
    expect(readSettings({})).toEqual({
      port: 8080,
      host: "0.0.0.0",
      data: join(ROOT, "data"),
      tablesHours: 24,
      replaysDays: 30,
    });
  });

  test.each([
    ["1", 1],
    ["65535", 65535],
    ["0", 0],
    [" 3000 ", 3000],
    ["", 8080],
  ])("PORT=%j is port %d", (text, port) => {
    expect(readSettings({ PORT: text })).toMatchObject({ port });
  });

  test.each(["65536", "99999999999", "-1", "80.5", "0x50", "1e3", "http", "8080;", "٨٠٨٠"])(
    "PORT=%j is refused in one line that names it",
    (text) => {
      const wrong = readSettings({ PORT: text });
      expect(wrong).toEqual({ wrong: expect.stringContaining(text) });
      expect(JSON.stringify(wrong)).not.toContain("\\n");
    },
  );

  test("HOST is taken as it is", () => {
    expect(readSettings({ HOST: "127.0.0.1" })).toMatchObject({ host: "127.0.0.1" });
  });

  test.each([
    ["/srv/snorum", resolve("/srv/snorum")],
    ["elsewhere", join(ROOT, "elsewhere")],
    [" ", join(ROOT, "data")],
  ])("DATA=%j is the folder %s, wherever the server is started from", (text, data) => {
    expect(readSettings({ DATA: text })).toMatchObject({ data });
  });

  test("TABLES_HOURS and REPLAYS_DAYS say how long tables are kept", () => {
    expect(readSettings({ TABLES_HOURS: "1", REPLAYS_DAYS: "3650" })).toMatchObject({
      tablesHours: 1,
      replaysDays: 3650,
    });
  });

  test.each([
    ["TABLES_HOURS", "0"],
    ["TABLES_HOURS", "8761"],
    ["TABLES_HOURS", "a day"],
    ["REPLAYS_DAYS", "3651"],
    ["REPLAYS_DAYS", "-1"],
    ["REPLAYS_DAYS", "0.5"],
  ])("%s=%j is refused in one line that names both", (name, text) => {
    const told = new RegExp(`^${name} is ${JSON.stringify(text)}, .*\\.$`);
    expect(readSettings({ [name]: text })).toEqual({ wrong: expect.stringMatching(told) });
  });

  test.each(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "EOTHER"])("%s is told in one line", (code) => {
    const error = Object.assign(new Error("listen failed"), { code });
    expect(whyNotListening(error, { port: 65535, host: "h" })).not.toContain("\n");
  });
});
