/** How the command line says no: one line on stderr and exit code 2. */
import { wordsOf } from "@snorum/engine/words";
import type { Refusal } from "@snorum/engine";

/** Thrown by a command that cannot go on; `main` prints its one line. */
export class Stop extends Error {}

/** A refusal of the kernel in words. */
export function sayRefusal(refusal: Refusal): string {
  const words = wordsOf("en");
  const say = words.kernelRefusals[refusal.code as keyof typeof words.kernelRefusals] as
    | ((facts: Refusal["facts"]) => string)
    | undefined;
  const why = words.conflicts[String(refusal.facts["conflict"]) as keyof typeof words.conflicts] as string | undefined;
  const line = say === undefined ? `Not possible: ${refusal.code}.` : say(refusal.facts);
  return why === undefined ? line : `${line} The reason: ${why}.`;
}

/** Reads a whole number of a flag. */
export function wholeNumber(flag: string, text: string | undefined, usual: number, min: number, max: number): number {
  if (text === undefined) return usual;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new Stop(`--${flag} has to be a whole number from ${min} to ${max}, not “${text.slice(0, 40)}”.`);
}
