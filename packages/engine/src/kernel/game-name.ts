/** A game with its house rules in one line, `snip-snap-snorum(deck=32, chants=must)`, parsed and printed. */
import { changedOptions, completeRules, isNumberSpec } from "./options.ts";
import type { OptionOwner, Rules } from "./options.ts";
import { ok, refusal, refused } from "./refusal.ts";
import type { Result } from "./refusal.ts";

/** Prints the one-line name; only what differs from the usual rules is named. */
export function printGameName(game: OptionOwner, rules: Rules): string {
  const changed = Object.entries(changedOptions(game.options, rules)).map(([option, value]) => `${option}=${value}`);
  return changed.length === 0 ? game.id : `${game.id}(${changed.join(", ")})`;
}

/** Longer than any name can be; what is longer is not even read. */
const LONGEST = 2000;
const NAME = /^\s*([a-z-]+)\s*(?:\(([^()]*)\))?\s*$/;

/**
 * Parses a one-line name. A preset's name may stand first: `snip-snap-snorum(little-ones, deck=24)`.
 *
 * Refused with `bad-name`, `unknown-game` (fact `known`), `option-twice`, or as `completeRules` refuses.
 */
export function parseGameName<G extends OptionOwner>(
  games: readonly G[],
  text: string,
): Result<{ readonly game: G; readonly rules: Rules }> {
  const match = text.length > LONGEST ? null : NAME.exec(text);
  if (match === null) return refused(refusal("bad-name", "G16", { name: text.slice(0, 80) }));
  const game = games.find((one) => one.id === match[1]);
  if (game === undefined) {
    const facts = { name: match[1] ?? "", known: games.map((one) => one.id).join(" ") };
    return refused(refusal("unknown-game", "G16", facts));
  }
  const parts = (match[2] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const chosen: Record<string, unknown> = {};
  const named = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const equals = part.indexOf("=");
    if (equals < 0) {
      const preset = index === 0 && Object.hasOwn(game.presets, part) ? game.presets[part] : undefined;
      if (preset === undefined) return refused(refusal("bad-name", "G16", { name: part.slice(0, 80) }));
      Object.assign(chosen, preset);
      continue;
    }
    const option = part.slice(0, equals).trim();
    const value = part.slice(equals + 1).trim();
    if (named.has(option)) return refused(refusal("option-twice", "G16", { option: option.slice(0, 40) }));
    named.add(option);
    const spec = Object.hasOwn(game.options, option) ? game.options[option] : undefined;
    if (spec === undefined) return refused(refusal("unknown-option", "G16", { option: option.slice(0, 40) }));
    chosen[option] = isNumberSpec(spec) && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  }
  const rules = completeRules(game, chosen);
  return rules.ok ? ok({ game, rules: rules.value }) : rules;
}
