/** Counting what passed and what failed, out of the reports that the test tools write. */

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0 };

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** A part of a report by its name, or nothing. */
const partOf = (whole: unknown, key: string): unknown =>
  typeof whole === "object" && whole !== null ? Reflect.get(whole, key) : undefined;
const listOf = (whole: unknown, key: string): readonly unknown[] => {
  const part = partOf(whole, key);
  return Array.isArray(part) ? part : [];
};

const textOf = (whole: unknown, key: string): string => {
  const part = partOf(whole, key);
  return typeof part === "string" || typeof part === "number" ? `${part}` : "";
};

/** The number at `path` in a report, 0 where there is none. */
function numberAt(report: unknown, ...path: string[]): number {
  const found = path.reduce(partOf, report);
  return typeof found === "number" ? found : 0;
}

/** A test file that could not be loaded has no tests. */
const isUnloaded = (file: unknown): boolean =>
  partOf(file, "status") === "failed" && listOf(file, "assertionResults").length === 0;

/** Vitest's JSON report. A test file that could not be loaded has no tests to fail, so it counts as one failure itself. */
export function vitestTally(report: unknown): Tally {
  const unloaded = listOf(report, "testResults").filter(isUnloaded).length;
  return { passed: numberAt(report, "numPassedTests"), failed: numberAt(report, "numFailedTests") + unloaded };
}

/** Playwright's JSON report. A flaky test passed at last. */
export function playwrightTally(report: unknown): Tally {
  return {
    passed: numberAt(report, "stats", "expected") + numberAt(report, "stats", "flaky"),
    failed: numberAt(report, "stats", "unexpected") + listOf(report, "errors").length,
  };
}

/** The last line of the wall test, `N passed, N failed`. */
export function wallTally(output: string): Tally {
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : NOTHING;
}

/** The first lines of an error, where a law says with which seed it fails. */
const opening = (message: string): string =>
  message
    // oxlint-disable-next-line no-control-regex -- reports carry the colours of a terminal
    .replaceAll(/\u001B\[[\d;]*m/g, "")
    .split("\n")
    .slice(0, 6)
    .join("\n    ");

/** Every test that failed in Vitest's JSON report: where it stands, its name and how the error begins. */
export function vitestFailures(report: unknown): string[] {
  return listOf(report, "testResults").flatMap((file) => {
    const tests = listOf(file, "assertionResults").filter((test) => partOf(test, "status") === "failed");
    if (tests.length === 0 && partOf(file, "status") === "failed") {
      return [`${textOf(file, "name")}\n    ${opening(textOf(file, "message"))}`];
    }
    return tests.map((test) => {
      const why = listOf(test, "failureMessages").map((message) => `\n    ${opening(String(message))}`);
      return `${textOf(file, "name")}: ${textOf(test, "fullName")}${why.join("")}`;
    });
  });
}

/** Every test in Playwright's JSON report that failed, or that passed only when tried again. */
export function playwrightFailures(report: unknown): string[] {
  const inside = (suite: unknown): string[] => [
    ...listOf(suite, "specs").flatMap((spec) =>
      listOf(spec, "tests")
        .map((test) => partOf(test, "status"))
        .filter((status) => status === "unexpected" || status === "flaky")
        .map(
          (status) =>
            `${textOf(spec, "file")}:${textOf(spec, "line")} ${textOf(spec, "title")}${status === "flaky" ? " (passed when tried again)" : ""}`,
        ),
    ),
    ...listOf(suite, "suites").flatMap(inside),
  ];
  return listOf(report, "suites").flatMap(inside);
}
