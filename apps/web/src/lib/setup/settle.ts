/** What changes along with a choice, so that it does something and nothing at the table contradicts it. */
import { conflictsIn, fillIn, holds, isNumberSpec, optionsOf } from "@snorum/engine";
import type { AnyGame, Conflict, Rules } from "@snorum/engine";

type Value = string | number;
type Chosen = Readonly<Record<string, Value>>;

/** More than any game has options: then something goes round in circles. */
const STEPS = 50;

/**
 * The other options that have to change when `option` becomes `value`: what it needs, as a preset would set it, and what does not go
 * with it, back to its usual value where that will do. Null where there is no such set. Ruling G16.
 */
export function changesAlong(game: AnyGame, chosen: Chosen, option: string, value: Value): Chosen | null {
  const fixed = new Set([option]);
  /** What has to be in force: the choice, and what it needs. */
  const alive = new Set(fixed);
  let along: Chosen = {};
  for (let step = 0; step < STEPS; step++) {
    const rules = fillIn(game.options, { ...chosen, [option]: value, ...along });
    if (!rules.ok) return null;
    const need = needed(game, rules.value, alive);
    const next = need ?? undone(game, rules.value, fixed);
    if (next === undefined) return along;
    if (next === null || fixed.has(next[0])) return null;
    fixed.add(next[0]);
    if (need !== undefined) alive.add(next[0]);
    along = { ...along, [next[0]]: next[1] };
  }
  return null;
}

/** The first thing that the options in `alive` need and do not have. */
function needed({ options }: AnyGame, rules: Rules, alive: ReadonlySet<string>): [string, Value] | undefined {
  for (const option of alive)
    for (const [other, values] of Object.entries(options[option]?.needs ?? {})) {
      const [first] = values;
      if (first !== undefined && !holds({ [other]: values }, rules)) return [other, first];
    }
  return undefined;
}

/** What ends the first conflict; null where nothing does, undefined where there is none. */
function undone(game: AnyGame, rules: Rules, fixed: ReadonlySet<string>): [string, Value] | null | undefined {
  const [conflict] = conflictsIn(game, rules);
  if (conflict === undefined) return undefined;
  for (const option of optionsOf(conflict)) {
    if (fixed.has(option)) continue;
    const value = valuesOf(game, rules, conflict, option).find(
      (one) => !conflictsIn(game, { ...rules, [option]: one }).includes(conflict),
    );
    if (value !== undefined) return [option, value];
  }
  return null;
}

/** Values that may end a conflict, the usual one first; for a number, also the next that passes what it is compared with. */
function valuesOf({ options }: AnyGame, rules: Rules, { atMost }: Conflict, option: string): readonly Value[] {
  const spec = options[option];
  if (spec === undefined) return [];
  if (!isNumberSpec(spec)) return [spec.usual, ...spec.choices];
  const [less = "", more = ""] = atMost ?? [];
  const beyond = option === less ? Number(rules[more]) + 1 : Number(rules[less]) - 1;
  return [spec.usual, beyond].filter((one) => one >= spec.min && one <= spec.max);
}
