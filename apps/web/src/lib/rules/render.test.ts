import { describe, expect, test } from "vitest";
import { readRules } from "./render.ts";

describe("rule texts", () => {
  const [breath, play] = readRules(
    "## In one breath\n\nLay & call **Snip!** <!-- SSS-A SSS-B -->\n\n## Play\n\n1. First. <!-- SSS-B -->\n2. Second. <!-- SSS-C -->\n",
  );

  test("number every clause by its section", () => {
    expect(play?.clauses.map(({ number }) => number)).toEqual(["1.1", "1.2"]);
  });

  test("give each id one anchor, where it stands first", () => {
    expect(breath?.clauses[0]?.anchors).toEqual(["SSS-A", "SSS-B"]);
    expect(play?.clauses.map(({ anchors }) => anchors)).toEqual([[], ["SSS-C"]]);
  });

  test("print bold and nothing else as mark-up", () => {
    expect(breath?.clauses[0]?.html).toBe("Lay &amp; call <strong>Snip!</strong>");
  });
});
