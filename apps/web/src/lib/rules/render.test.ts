import { describe, expect, test } from "vitest";
import { readRules } from "./render.ts";

describe("rule texts", () => {
  const [breath, play] = readRules(
    "## In one breath\n\nLay & call **Snip!** <!-- SSS-PLAY-1 SSS-PLAY-2 -->\n\n## Play\n\n1. First. <!-- SSS-PLAY-2 -->\n2. Second. <!-- SSS-PLAY-3 -->\n",
  );

  test("number every clause by its section", () => {
    expect(play?.clauses.map(({ number }) => number)).toEqual(["1.1", "1.2"]);
  });

  test("give each id one anchor, where it stands first", () => {
    expect(breath?.clauses[0]?.anchors).toEqual(["SSS-PLAY-1", "SSS-PLAY-2"]);
    expect(play?.clauses.map(({ anchors }) => anchors)).toEqual([[], ["SSS-PLAY-3"]]);
  });

  test("print bold and nothing else as mark-up", () => {
    expect(breath?.clauses[0]?.html).toBe("Lay &amp; call <strong>Snip!</strong>");
  });
});
