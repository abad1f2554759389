import { expect, test } from "vitest";
import { quotedRules } from "./clauses.ts";

test.each(["en", "de", "es"] as const)("a refusal's rule is quoted by the same number in %s (LANG-1)", async (lang) => {
  const quoted = await quotedRules("snip-snap-snorum", lang);
  expect(quoted.get("SSS-PLAY-8")?.number).toBe("5.1");
  expect(quoted.get("SSS-PLAY-1")?.number).toBe("3.1");
  expect(quoted.get("nobody-said-so")).toBeUndefined();
});
