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

/** The number at `path` in a report, 0 where there is none. */
function numberAt(report: unknown, ...path: string[]): number {
  let found = report;
  for (const key of path) found = typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === "number" ? found : 0;
}

/** Vitest's JSON report. A test file that could not be loaded has no tests to fail, so it counts as one failure itself. */
export function vitestTally(report: unknown): Tally {
  const results: unknown = typeof report === "object" && report !== null ? Reflect.get(report, "testResults") : [];
  const unloaded = (Array.isArray(results) ? results : []).filter(
    (file: { status?: unknown; assertionResults?: unknown }) =>
      file.status === "failed" && Array.isArray(file.assertionResults) && file.assertionResults.length === 0,
  ).length;
  return { passed: numberAt(report, "numPassedTests"), failed: numberAt(report, "numFailedTests") + unloaded };
}

/** Playwright's JSON report. A flaky test passed at last. */
export function playwrightTally(report: unknown): Tally {
  const errors: unknown = typeof report === "object" && report !== null ? Reflect.get(report, "errors") : [];
  return {
    passed: numberAt(report, "stats", "expected") + numberAt(report, "stats", "flaky"),
    failed: numberAt(report, "stats", "unexpected") + (Array.isArray(errors) ? errors.length : 0),
  };
}

/** The last line of the wall test, `N passed, N failed`. */
export function wallTally(output: string): Tally {
  const match = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : NOTHING;
}
