/** Snippets and what they may be called: inside the block that takes it a snippet hides whatever the script calls the same. */
import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "svelte/compiler";

const SRC = join(import.meta.dirname, "..");

interface Named {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (raw: unknown): raw is Named => typeof raw === "object" && raw !== null && "type" in raw;

/** Every node below this one. */
function* below(node: unknown): Generator<Named> {
  if (Array.isArray(node)) for (const one of node) yield* below(one);
  else if (isNode(node)) {
    yield node;
    for (const [key, child] of Object.entries(node)) if (key !== "parent") yield* below(child);
  }
}
const namesIn = (pattern: unknown): readonly string[] =>
  [...below(pattern)].flatMap(({ type, name }) => (type === "Identifier" ? [String(name)] : []));

/** What the script of a component declares at its top. */
function declared(body: readonly Named[]): ReadonlySet<string> {
  const names = body.flatMap((one): readonly string[] => {
    if (one.type === "ImportDeclaration")
      return (one["specifiers"] as readonly Named[]).flatMap(({ local }) => namesIn(local));
    if (one.type === "FunctionDeclaration") return namesIn(one["id"]);
    if (one.type === "VariableDeclaration")
      return (one["declarations"] as readonly Named[]).flatMap(({ id }) => namesIn(id));
    return [];
  });
  return new Set(names);
}

test("no snippet hides a name of its component's script", () => {
  const files = globSync("**/*.svelte", { cwd: SRC });
  expect(files.length).toBeGreaterThan(80);
  const hidden = files.flatMap((file) => {
    const { instance, fragment } = parse(readFileSync(join(SRC, file), "utf8"), { modern: true });
    const names = declared((instance?.content.body ?? []) as unknown as readonly Named[]);
    return [...below(fragment)]
      .filter(({ type, expression }) => type === "SnippetBlock" && names.has(namesIn(expression)[0] ?? ""))
      .map(({ expression }) => `${file}: ${namesIn(expression)[0]}`);
  });
  expect(hidden).toEqual([]);
});
