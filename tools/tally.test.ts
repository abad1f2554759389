import { describe, expect, test } from "vitest";
import { add, playwrightFailures, playwrightTally, vitestFailures, vitestTally, wallTally } from "./lib/tally.ts";

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

const VITEST = {
  testResults: [
    {
      name: "laws.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "cards are conserved" },
        {
          status: "failed",
          fullName: "rounds end",
          failureMessages: ["\u001B[31mError: Property failed after 3 tests\u001B[39m\n{ seed: 42 }"],
        },
      ],
    },
    { name: "broken.test.ts", status: "failed", message: "no such file", assertionResults: [] },
  ],
};

const spec = (title: string, status: string): unknown => ({ title, file: "a.spec.ts", line: 7, tests: [{ status }] });
const PLAYWRIGHT = {
  suites: [
    {
      specs: [spec("is well", "expected")],
      suites: [{ specs: [spec("fails", "unexpected"), spec("wavers", "flaky")] }],
    },
  ],
};

describe("what failed is named at the end", () => {
  test("Vitest: each failure with its seed, without the colours of a terminal", () => {
    expect(vitestFailures(VITEST)).toEqual([
      "laws.test.ts: rounds end\n    Error: Property failed after 3 tests\n    { seed: 42 }",
      "broken.test.ts\n    no such file",
    ]);
  });

  test("Playwright: flaky tests, too", () => {
    expect(playwrightFailures(PLAYWRIGHT)).toEqual([
      "a.spec.ts:7 fails",
      "a.spec.ts:7 wavers (passed when tried again)",
    ]);
  });

  test("reports of another form name nothing", () => {
    for (const report of [null, 7, "x", [], {}]) {
      expect([...vitestFailures(report), ...playwrightFailures(report)]).toEqual([]);
    }
  });
});
