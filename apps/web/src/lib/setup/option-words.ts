/** How an answer to an option is said. */
import type { HouseWords } from "#lib/games/index.ts";

type Value = string | number;

/** An answer in a few words: "52 cards". */
export function shortOf(words: HouseWords, option: string, value: Value): string {
  const said = words.options[option];
  if (said === undefined) return "";
  if ("choices" in said) return said.choices[value]?.short ?? "";
  return said.short(Number(value));
}

/** An answer as a sentence. */
export function sentenceOf(words: HouseWords, option: string, value: Value): string {
  const said = words.options[option];
  if (said === undefined) return "";
  if ("choices" in said) return said.choices[value]?.sentence ?? "";
  return said.sentence(Number(value));
}
