/** How an answer to an option is said. */
import { isNumberSpec } from "@snorum/engine";
import type { AnyGame, OptionSpec } from "@snorum/engine";
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

/** Whether the form shows it as a switch: a sentence that is true or not. The answer that makes it true is not the usual one. */
export const isSwitch = (spec: OptionSpec): boolean => !isNumberSpec(spec) && spec.choices.length === 2;

/** An answer by what stands in the form: the sentence of a switch, else the question and the answer. */
export function namedOf(words: HouseWords, spec: OptionSpec, option: string, value: Value): string {
  if (isSwitch(spec)) return sentenceOf(words, option, value).replace(/\.$/, "");
  return `${words.options[option]?.label ?? ""}: ${shortOf(words, option, value)}`;
}

/** What has changed along with a choice, as it is told: nobody has asked for it by name. Empty where nothing has. */
export const saidAlong = (
  words: HouseWords,
  options: AnyGame["options"],
  along: readonly (readonly [option: string, value: Value])[],
): readonly string[] => along.map(([option, value]) => namedOf(words, options[option] as OptionSpec, option, value));

/** Whether an answer is that there is no such thing: then it holds also where the question rests. */
export const isNothing = (value: Value): boolean => value === "off" || value === "none";
