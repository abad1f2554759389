import { describe, expect, test } from "vitest";
import { readSettings, whyNotListening } from "./settings.ts";

describe("settings", () => {
  test("without any, the server listens on port 8080 of every address", () => {
    expect(readSettings({})).toEqual({ port: 8080, host: "0.0.0.0" });
  });

  test.each([
    ["1", 1],
    ["65535", 65535],
    ["0", 0],
    [" 3000 ", 3000],
    ["", 8080],
  ])("PORT=%j is port %d", (text, port) => {
    expect(readSettings({ PORT: text })).toEqual({ port, host: "0.0.0.0" });
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
    expect(readSettings({ HOST: "127.0.0.1" })).toEqual({ port: 8080, host: "127.0.0.1" });
  });

  test.each(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "EOTHER"])("%s is told in one line", (code) => {
    const error = Object.assign(new Error("listen failed"), { code });
    expect(whyNotListening(error, { port: 65535, host: "h" })).not.toContain("\n");
  });
});
