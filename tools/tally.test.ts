import { describe, expect, test } from "vitest";
import { add, playwrightTally, vitestTally, wallTally } from "./lib/tally.ts";

describe("counting tests", () => {
  test("Vitest: a file that could not be loaded is one failure", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: "failed", assertionResults: [{ status: "failed" }] },
        { status: "failed", assertionResults: [] },
        { status: "passed", assertionResults: [] },
      ],
    };
    expect(vitestTally(report)).toEqual({ passed: 3, failed: 2 });
  });

  test("Playwright: flaky tests passed, errors outside tests failed", () => {
    const report = { stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 4 }, errors: [{ message: "no server" }] };
    expect(playwrightTally(report)).toEqual({ passed: 3, failed: 2 });
  });

  test.each([
    ["caught it\n4 passed, 1 failed\n", { passed: 4, failed: 1 }],
    ["died\n", { passed: 0, failed: 0 }],
  ])("wall test: %j", (output, tally) => {
    expect(wallTally(output)).toEqual(tally);
  });

  test("reports of another form count nothing", () => {
    for (const report of [null, 7, "x", [], {}]) {
      expect(add(vitestTally(report), playwrightTally(report))).toEqual({ passed: 0, failed: 0 });
    }
  });
});
