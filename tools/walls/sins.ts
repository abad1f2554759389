/**
 * Sins that the guards have to see. Each is planted at a place where it could happen; the wall test fails for every one
 * that goes unreported.
 */

/** A guard, by the program that is run. `engine types` is the compiler with the engine's own tsconfig. */
export type Guard = "oxlint" | "oxfmt" | "knip" | "rules-check" | "engine types" | "table types";

export interface Sin {
  /** What is done that must not be. */
  readonly sin: string;
  readonly guard: Guard;
  /** Where it is planted. */
  readonly path: string;
  readonly text: string;
  /** What the guard's report has to say about that file: a rule's name or an error's number. */
  readonly report: string;
}

const GAMES = "packages/engine/src/games";
const PLAIN = "export const planted: number = 1;\n";

/** A file that imports `from`, and so climbs a stair the wrong way. */
function climbs(sin: string, path: string, from: string, what = "planted"): Sin {
  const script = `import { ${what} } from "${from}";\n\nexport const used = ${what};\n`;
  const text = path.endsWith(".svelte")
    ? `<script lang="ts">\n  ${script.replaceAll("\n", "\n  ").trim()}\n</script>\n`
    : script;
  return { sin, guard: "oxlint", path, text, report: "no-restricted-imports" };
}

function impure(sin: string, path: string, expression: string, report: string): Sin {
  return { sin, guard: "oxlint", path, text: `export const found: unknown = ${expression};\n`, report };
}

function beyond(sin: string, path: string, expression: string, report: string): Sin {
  const guard = path.startsWith("packages/engine") ? "engine types" : "table types";
  return { sin, guard, path, text: `export const found: unknown = ${expression};\n`, report };
}

/** Files that must be reported by nobody, and that the sins refer to. */
export const VIRTUES: Readonly<Record<string, string>> = {
  "packages/engine/src/kernel/good.ts": PLAIN,
  "packages/engine/src/cards/good.ts":
    'import { planted } from "../kernel/good.ts";\n\nexport const card: number = planted;\n',
  "packages/engine/src/words/en.ts": 'export const word: string = "two";\n',
  [`${GAMES}/one/state.ts`]: 'import { card } from "../../cards/good.ts";\n\nexport const planted: number = card;\n',
  [`${GAMES}/one/view.ts`]: 'import { planted } from "./state.ts";\n\nexport const seen: number = planted;\n',
  [`${GAMES}/one/tips.ts`]:
    'import { card } from "../../cards/good.ts";\nimport { seen } from "./view.ts";\n\nexport const tip: number = seen + card;\n',
  [`${GAMES}/one/events.ts`]: "export type Word = string;\n",
  [`${GAMES}/one/words/en.ts`]:
    'import { word } from "../../../words/en.ts";\nimport type { Word } from "../events.ts";\n\nexport const en: Word = word;\n',
  [`${GAMES}/one/index.ts`]:
    'import { tip } from "./tips.ts";\nimport { en } from "./words/en.ts";\n\nexport const one: readonly [number, string] = [tip, en];\n',
  [`${GAMES}/one/one.test.ts`]:
    'import { expect, test } from "vitest";\nimport { planted } from "./state.ts";\n\ntest("a clause (SSS-PLAY-1)", () => expect(planted).toBe(1));\n',
  [`${GAMES}/one/rules/en.md`]: "One. <!-- SSS-PLAY-1 -->\n",
  [`${GAMES}/one/rules/de.md`]: "Eins. <!-- SSS-PLAY-1 -->\n",
  [`${GAMES}/one/rules/es.md`]: "Uno. <!-- SSS-PLAY-1 -->\n",
  "packages/engine/src/index.ts": 'export { one } from "./games/one/index.ts";\n',
  "packages/engine/src/words.ts": 'export { en } from "./games/one/words/en.ts";\n',
  "packages/engine/src/tips.ts": 'export { tip } from "./games/one/tips.ts";\n',
  "packages/engine/src/testing.ts": 'export { planted as testing } from "./kernel/good.ts";\n',
  "packages/table/src/index.ts": 'import { one } from "@snorum/engine";\n\nexport const table: number = one.length;\n',
  "apps/server/src/main.ts": 'import { table } from "@snorum/table";\n\nexport const served: number = table;\n',
  "apps/cli/src/main.ts": 'import { table } from "@snorum/table";\n\nexport const told: number = table;\n',
  "apps/web/src/routes/+page.svelte":
    '<script lang="ts">\n  import { one } from "@snorum/engine";\n</script>\n\n<p>{one.length}</p>\n',
};

export const SINS: readonly Sin[] = [
  // Purity: nothing but the language, and of that neither time nor chance nor locale.
  climbs("the engine reads the disk", "packages/engine/src/kernel/disk.ts", "node:fs", "readFileSync"),
  climbs("the engine takes a dependency", `${GAMES}/one/dependency.ts`, "pure-rand", "xoroshiro128plus"),
  climbs("a table reads the disk", "packages/table/src/disk.ts", "node:fs", "readFileSync"),
  climbs("a table takes a dependency", "packages/table/src/dependency.ts", "hono", "Hono"),
  impure("the engine asks the clock", `${GAMES}/one/clock.ts`, "Date.now()", "no-restricted-globals"),
  impure("the engine makes a date", `${GAMES}/one/rules/date.ts`, "new Date(0)", "no-restricted-globals"),
  impure("the engine throws dice", "packages/engine/src/kernel/dice.ts", "Math.random()", "no-restricted-properties"),
  impure(
    "the engine speaks a locale",
    "packages/engine/src/cards/intl.ts",
    'new Intl.NumberFormat("de")',
    "no-restricted-globals",
  ),
  impure("the engine sorts by locale", `${GAMES}/one/sort.ts`, '"a".localeCompare("b")', "no-restricted-properties"),
  impure("a table asks the clock", "packages/table/src/clock.ts", "Date.now()", "no-restricted-globals"),
  impure("a table throws dice", "packages/table/src/dice.ts", "Math.random()", "no-restricted-properties"),
  impure(
    "a table sets a timer",
    "packages/table/src/timer.ts",
    "setTimeout(() => undefined, 1)",
    "no-restricted-globals",
  ),
  beyond(
    "the engine sets a timer",
    "packages/engine/src/kernel/timer.ts",
    "setTimeout(() => undefined, 1)",
    "TS2304|TS2552",
  ),
  beyond("the engine prints", "packages/engine/src/kernel/print.ts", 'console.log("x")', "TS2584"),
  beyond("the engine knows the process", `${GAMES}/one/process.ts`, "process.env", "TS2580|TS2591"),
  beyond("the engine knows a page", `${GAMES}/one/page.ts`, "document.body", "TS2584"),
  beyond("the engine measures time", `${GAMES}/one/measure.ts`, "performance.now()", "TS2304"),
  beyond("a table draws entropy itself", "packages/table/src/entropy.ts", "crypto.randomUUID()", "TS2304"),
  beyond("a table opens a file", "packages/table/src/open.ts", 'import("node:fs")', "TS2307|TS2591"),

  // Stairs.
  climbs("the kernel knows cards", "packages/engine/src/kernel/cards.ts", "../cards/good.ts", "card"),
  climbs("the kernel knows a game", "packages/engine/src/kernel/knows.ts", "../games/one/state.ts"),
  climbs("the kernel goes out by the door", "packages/engine/src/kernel/door.ts", "../index.ts", "one"),
  climbs("cards know a game", "packages/engine/src/cards/knows.ts", "../games/one/state.ts"),
  climbs("what people are like knows a game", "packages/engine/src/people/knows.ts", "../games/one/state.ts"),
  climbs("what every game says knows a game", "packages/engine/src/words/knows.ts", "../games/one/state.ts"),
  climbs("a game knows its sibling", `${GAMES}/two/sibling.ts`, "../one/state.ts"),
  climbs("a chapter in a folder knows a sibling game", `${GAMES}/two/deep/sibling.ts`, "../../one/state.ts"),
  climbs("a game knows its sibling by a detour", `${GAMES}/two/detour.ts`, "../../games/one/state.ts"),
  climbs("a game knows the list of games", `${GAMES}/two/list.ts`, "../index.ts", "games"),
  climbs("a game goes out by the door", `${GAMES}/two/door.ts`, "../../index.ts", "one"),
  climbs("tips see the state", `${GAMES}/one/tips-of-a-cheat.ts`, "./state.ts"),
  climbs("tips see a chapter", `${GAMES}/one/tips-by-chapter.ts`, "./play.ts"),
  climbs("tips see a sibling", `${GAMES}/two/tips.ts`, "../one/tips.ts", "tip"),
  climbs("words run a chapter", `${GAMES}/one/words/de.ts`, "../state.ts"),
  climbs("rules run a chapter", `${GAMES}/one/rules/run.ts`, "../state.ts"),
  climbs("a table comes in through the wall", "packages/table/src/wall.ts", "../../engine/src/kernel/good.ts"),
  climbs("the engine knows tables", "packages/engine/src/kernel/table.ts", "@snorum/table", "table"),
  climbs("a table knows an app", "packages/table/src/app.ts", "@snorum/web", "page"),
  climbs("a table knows the protocol", "packages/table/src/line.ts", "@snorum/protocol", "said"),
  climbs("the protocol knows an app", "packages/protocol/src/app.ts", "@snorum/server", "served"),
  climbs("the protocol comes in through the wall", "packages/protocol/src/wall.ts", "../../table/src/index.ts"),
  climbs("a test of a package knows an app", "packages/table/src/app.test.ts", "../../../apps/cli/src/main.ts", "told"),
  climbs("the server imports the web", "apps/server/src/web.ts", "../../web/src/thing.ts", "page"),
  climbs("the server imports the command line", "apps/server/src/cli.ts", "@snorum/cli", "told"),
  climbs("the command line imports the server", "apps/cli/src/server.ts", "../../server/src/main.ts", "served"),
  climbs(
    "the command line comes in through the wall",
    "apps/cli/src/wall.ts",
    "../../../packages/engine/src/kernel/good.ts",
  ),
  climbs("the web imports the server", "apps/web/src/lib/server.ts", "../../../server/src/main.ts", "served"),
  climbs("a page imports the command line", "apps/web/src/routes/Page.svelte", "../../../cli/src/main.ts", "told"),
  climbs("a page imports the server by name", "apps/web/src/Named.svelte", "@snorum/server", "served"),
  {
    sin: "one of two files imports the other in a circle",
    guard: "oxlint",
    path: "packages/engine/src/kernel/hen.ts",
    text: 'import { egg } from "./egg.ts";\n\nexport const hen = (): number => egg();\n',
    report: "no-cycle",
  },
  {
    sin: "the other of the two does",
    guard: "oxlint",
    path: "packages/engine/src/kernel/egg.ts",
    text: 'import { hen } from "./hen.ts";\n\nexport const egg = (): number => hen();\n',
    report: "no-cycle",
  },

  // Habits.
  {
    sin: "a promise is lost",
    guard: "oxlint",
    path: "apps/server/src/lost.ts",
    text: "async function save(): Promise<void> {}\n\nexport function lose(): void {\n  save();\n}\n",
    report: "no-floating-promises",
  },
  {
    sin: "a case is forgotten",
    guard: "oxlint",
    path: `${GAMES}/one/forgotten.ts`,
    text: 'export function points(suit: "hearts" | "spades"): number {\n  switch (suit) {\n    case "hearts":\n      return 1;\n  }\n  return 0;\n}\n',
    report: "switch-exhaustiveness-check",
  },
  {
    sin: "a type is given up",
    guard: "oxlint",
    path: "packages/engine/src/kernel/any.ts",
    text: "export function take(thing: any): number {\n  return Number(thing);\n}\n",
    report: "no-explicit-any",
  },
  {
    sin: "a page gives up a type",
    guard: "oxlint",
    path: "apps/web/src/Any.svelte",
    text: '<script lang="ts">\n  const thing: any = 1;\n</script>\n\n<p>{thing}</p>\n',
    report: "no-explicit-any",
  },
  {
    sin: "an excuse excuses nothing",
    guard: "oxlint",
    path: "apps/cli/src/excuse.ts",
    text: "// oxlint-disable-next-line no-explicit-any\nexport const n: number = 1;\n",
    report: "Unused oxlint-disable|unused.*directive",
  },
  {
    sin: "code is laid out by hand",
    guard: "oxfmt",
    path: "apps/cli/src/messy.ts",
    text: "export const n   = 'x'\n",
    report: "",
  },
  {
    sin: "a page is laid out by hand",
    guard: "oxfmt",
    path: "apps/web/src/Messy.svelte",
    text: "<script>\n      const n   = 'x'\n</script>\n<p>{n}</p>\n",
    report: "",
  },
  {
    sin: "a file is used by nobody",
    guard: "knip",
    path: "packages/engine/src/kernel/alone.ts",
    text: PLAIN,
    report: "files",
  },
  {
    sin: "an export is used by nobody",
    guard: "knip",
    path: "packages/engine/src/games/one/state.ts",
    text: 'import { card } from "../../cards/good.ts";\n\nexport const planted: number = card;\nexport const unused: number = 2;\n',
    report: "exports",
  },

  // Rule texts.
  {
    sin: "a language forgets a clause",
    guard: "rules-check",
    path: `${GAMES}/one/rules/de.md`,
    text: "Nichts.\n",
    report: "SSS-PLAY-1 is missing",
  },
  {
    sin: "code cites a clause that does not exist",
    guard: "rules-check",
    path: "packages/engine/src/kernel/cites.ts",
    text: "/** Rule SSS-PLAY-77; ruling S88. */\nexport const cited: number = 1;\n",
    report: "cites SSS-PLAY-77",
  },
  {
    sin: "a clause is not tested",
    guard: "rules-check",
    path: `${GAMES}/one/rules/en.md`,
    text: "One. <!-- SSS-PLAY-1 -->\nTwo. <!-- S77 -->\n",
    report: "no test names S77",
  },
];
