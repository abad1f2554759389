/** House rules as a few letters that can be read aloud: `SN-7Q2K`. */
import { completeRules, fillIn, isNumberSpec } from "./options.ts";
import type { OptionOwner, OptionSpec, Rules } from "./options.ts";
import { ok, refusal, refused } from "./refusal.ts";
import type { Result } from "./refusal.ts";

/** No vowels (so no words by accident) and no signs that look alike (no 0, 1, 5, 8, B, I, L, O, S, U). */
const LETTERS = "234679CDFGHJKMNPQRTVWXYZ";
const BASE = BigInt(LETTERS.length);

/** The games part that codes need. */
export interface CodeOwner extends OptionOwner {
  readonly prefix: string;
}

function values(spec: OptionSpec): number {
  return isNumberSpec(spec) ? spec.max - spec.min + 1 : spec.choices.length;
}

function indexOf(spec: OptionSpec, value: string | number): number {
  return isNumberSpec(spec) ? Number(value) - spec.min : spec.choices.indexOf(String(value));
}

function checkOf(digits: string): string {
  let sum = 7;
  for (const letter of digits) sum = (sum * 31 + LETTERS.indexOf(letter)) % 9973;
  return LETTERS.charAt(sum % LETTERS.length);
}

/**
 * Prints the share code: the preset nearest to the rules, then each difference from it as (option, value), as one
 * number in base 24, then a check letter. The usual rules and the presets are the shortest codes.
 */
export function printShareCode(game: CodeOwner, rules: Rules): string {
  const presets = Object.values(game.presets);
  const options = Object.entries(game.options);
  let best = "";
  for (const [index, preset] of presets.entries()) {
    const base = fillIn(game.options, preset);
    if (!base.ok) continue;
    let packed = 1n;
    for (const [at, [option, spec]] of options.entries()) {
      const value = rules[option];
      if (value === undefined || value === base.value[option]) continue;
      packed = packed * BigInt(values(spec)) + BigInt(indexOf(spec, value));
      packed = packed * BigInt(options.length) + BigInt(at);
    }
    packed = packed * BigInt(presets.length) + BigInt(index);
    const digits = toLetters(packed);
    if (best === "" || digits.length < best.length) best = digits;
  }
  return `${game.prefix}-${best}${checkOf(best)}`;
}

/**
 * Parses a share code, in small letters or large, with or without the dash.
 *
 * Refused with `bad-code` when it is nobody's code (a letter misheard, another game), or as `completeRules` refuses.
 */
export function parseShareCode<G extends CodeOwner>(
  games: readonly G[],
  text: string,
): Result<{ readonly game: G; readonly rules: Rules }> {
  const bad = refused(refusal("bad-code", "G16", { code: text.slice(0, 40) }));
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, "");
  const game = games.find((one) => plain.startsWith(one.prefix));
  if (game === undefined || plain.length > 120) return bad;
  const digits = plain.slice(game.prefix.length, -1);
  if (digits === "" || checkOf(digits) !== plain.slice(-1)) return bad;
  let packed = 0n;
  for (const letter of digits) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return bad;
    packed = packed * BASE + BigInt(digit);
  }
  const presets = Object.values(game.presets);
  const options = Object.entries(game.options);
  const preset = presets[Number(packed % BigInt(presets.length))];
  const base = fillIn(game.options, preset ?? {});
  if (!base.ok) return bad;
  const rules: Record<string, string | number> = { ...base.value };
  let rest = packed / BigInt(presets.length);
  while (rest > 1n) {
    const entry = options[Number(rest % BigInt(options.length))];
    rest /= BigInt(options.length);
    if (entry === undefined) return bad;
    const [option, spec] = entry;
    const value = Number(rest % BigInt(values(spec)));
    rest /= BigInt(values(spec));
    rules[option] = isNumberSpec(spec) ? value + spec.min : (spec.choices[value] ?? "");
  }
  const complete = completeRules(game, rules);
  if (!complete.ok) return complete;
  return printShareCode(game, complete.value).replace("-", "") === plain ? ok({ game, rules: complete.value }) : bad;
}

function toLetters(packed: bigint): string {
  let digits = "";
  for (let rest = packed; rest > 0n; rest /= BASE) digits = LETTERS.charAt(Number(rest % BASE)) + digits;
  return digits;
}
