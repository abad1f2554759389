import { describe, expect, test } from "vitest";
import { noteTo, openLog } from "./logs.ts";
import type { LogLevel } from "../settings.ts";
import { StreamsError } from "../store/streams.ts";

function logged(level: LogLevel): { lines: string[]; note: ReturnType<typeof noteTo>; errors: () => number } {
  const lines: string[] = [];
  let errors = 0;
  const note = noteTo(
    openLog(level, { write: (line) => void lines.push(line) }),
    () => (errors += 1),
    () => 0,
  );
  return { lines, note, errors: () => errors };
}

describe("the log", () => {
  test("is one line of JSON for each note, with its level as a word and its moment", () => {
    const { lines, note } = logged("info");
    note("started", { port: 8080 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      port: 8080,
      msg: "started",
    });
  });

  test.each([
    ["silent", 0],
    ["error", 1],
    ["warn", 2],
    ["info", 3],
  ] as const)("at %s has %d of an error, a warning and news", (level, count) => {
    const { lines, note, errors } = logged(level);
    note("fault");
    note("unreadable");
    note("started");
    expect(lines).toHaveLength(count);
    expect(errors()).toBe(1);
  });

  test("never has a token, even where somebody hands one in", () => {
    const { lines, note } = logged("debug");
    note("odd", { token: "secret-1", authorization: "secret-2", deep: { token: "secret-3" } });
    expect(lines.join("")).not.toContain("secret");
  });

  test("tells an error as it was caught, in a few words", () => {
    const { lines, note } = logged("error");
    note("append-failed", { stream: "table/1", error: new StreamsError("disk-full", "x".repeat(500)) });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      stream: "table/1",
      error: expect.stringMatching(/^StreamsError: x{186}$/),
    });
  });

  test("does not repeat for each thing that fails by it that the database is gone, which ends the server in one line", () => {
    const { lines, note, errors } = logged("error");
    note("sweep-failed", { stream: "", error: new StreamsError("gone", "the thread of the database has died") });
    expect([lines, errors()]).toEqual([[], 0]);
  });

  test("is filled by no stranger", () => {
    const { lines, note } = logged("info");
    for (let n = 0; n < 500; n++) note("turned-away", { status: 429 });
    note("started");
    expect(lines).toHaveLength(31);
  });
});
