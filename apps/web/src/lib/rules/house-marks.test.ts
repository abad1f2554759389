import { GAMES, isNumberSpec } from "@snorum/engine";
import { expect, test } from "vitest";
import { GAMES as SHOWN } from "#lib/path.ts";
import { quotedRules } from "./clauses.ts";
import { clauseOf } from "./house-marks.ts";

test.each(SHOWN)("every answer of %s has the clause that it changes", async (id) => {
  const clauses = await quotedRules(id, "en");
  const { options = {} } = GAMES.find((game) => game.id === id) ?? {};
  const cited = Object.entries(options).flatMap(([option, spec]) =>
    isNumberSpec(spec) ? [clauseOf(spec, option, spec.usual)] : spec.choices.map((one) => clauseOf(spec, option, one)),
  );
  expect(cited.filter((clause) => !clauses.has(clause))).toEqual([]);
});
