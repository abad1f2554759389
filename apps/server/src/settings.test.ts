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
      mostTables: 2000,
      mostLines: 10_000,
      adminToken: null,
      origins: [],
      proxy: null,
      log: "info",
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
    ["MOST_TABLES", "0"],
    ["MOST_TABLES", "100001"],
    ["MOST_LINES", "many"],
  ])("%s=%j is refused in one line that names both", (name, text) => {
    const told = new RegExp(`^${name} is ${JSON.stringify(text)}, .*\\.$`);
    expect(readSettings({ [name]: text })).toEqual({ wrong: expect.stringMatching(told) });
  });

  test("ADMIN_TOKEN of sixteen characters is taken, and none is none", () => {
    expect(readSettings({ ADMIN_TOKEN: " 0123456789abcdef " })).toMatchObject({ adminToken: "0123456789abcdef" });
    expect(readSettings({ ADMIN_TOKEN: "  " })).toMatchObject({ adminToken: null });
  });

  test.each(["0123456789abcde", "four words with spaces", "pässwörter-sind-so", "0123456789\nabcdef"])(
    "ADMIN_TOKEN=%j is refused in one line that does not repeat it",
    (text) => {
      const wrong = readSettings({ ADMIN_TOKEN: text });
      expect(wrong).toEqual({ wrong: expect.stringMatching(/^ADMIN_TOKEN has to be .*$/) });
      expect(JSON.stringify(wrong)).not.toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  test("ORIGINS are several, with commas between them", () => {
    expect(readSettings({ ORIGINS: "https://a.example, http://b.example:8080,," })).toMatchObject({
      origins: ["https://a.example", "http://b.example:8080"],
    });
  });

  test.each(["a.example", "https://a.example/", "https://a.example/play", "https://A.example", "*", "null", "ftp://a"])(
    "ORIGINS=%j is refused in one line that names it",
    (text) => {
      const told = expect.stringMatching(/^ORIGINS has ".*", but each has to be like https:\/\/example\.org, .*$/);
      expect(readSettings({ ORIGINS: `https://ok.example,${text}` })).toEqual({ wrong: told });
    },
  );

  test.each([
    ["127.0.0.1", "127.0.0.1"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["", null],
  ])("PROXY=%j is the address %s, as the system writes it", (text, proxy) => {
    expect(readSettings({ PROXY: text })).toMatchObject({ proxy });
  });

  test.each([
    ["PROXY", "nginx"],
    ["PROXY", "10.0.0.0/8"],
    ["LOG", "loud"],
    ["LOG", "toString"],
  ])("%s=%j is refused in one line that names both", (name, text) => {
    expect(readSettings({ [name]: text })).toEqual({
      wrong: expect.stringMatching(`^${name} is ${JSON.stringify(text)}, `),
    });
  });

  test.each(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "EOTHER"])("%s is told in one line", (code) => {
    const error = Object.assign(new Error("listen failed"), { code });
    expect(whyNotListening(error, { port: 65535, host: "h" })).not.toContain("\n");
  });
});
