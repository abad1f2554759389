/** How an answer to an option is said. */
import type { OptionId, Words } from "@snorum/engine/words";

type Value = string | number;

/** An answer in a few words: "52 cards". */
export function shortOf(words: Words, option: OptionId, value: Value): string {
  const said = words.options[option];
  if ("choices" in said) return (said.choices as Readonly<Record<string, { short: string }>>)[value]?.short ?? "";
  return said.short(Number(value));
}

/** An answer as a sentence. */
export function sentenceOf(words: Words, option: OptionId, value: Value): string {
  const said = words.options[option];
  if ("choices" in said) return (said.choices as Readonly<Record<string, { sentence: string }>>)[value]?.sentence ?? "";
  return said.sentence(Number(value));
}
