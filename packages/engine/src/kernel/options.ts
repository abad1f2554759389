/**
 * House rules as data. One table per game drives the set-up form, the decoder, the command line, the rule page,
 * the one-line name and the share code.
 */
import { ok, refusal, refused } from "./refusal.ts";
import type { Result } from "./refusal.ts";

/** A question with a few answers, each a word. */
export interface ChoiceSpec {
  /** The clause that this option carries. */
  readonly rule: string;
  /** The heading it stands under in forms. */
  readonly group: string;
  readonly choices: readonly string[];
  readonly usual: string;
  /** The option does something only while these others have one of these values; a form greys it otherwise. */
  readonly needs?: Condition;
}

/** A question with a whole number for an answer. */
export interface NumberSpec {
  readonly rule: string;
  readonly group: string;
  readonly min: number;
  readonly max: number;
  /** How far one press of a form's key goes. A hint for forms: every whole number between the bounds may be named. */
  readonly step: number;
  readonly unit: "ms" | "s" | "min" | "per-min" | "rounds" | "reveals" | "counters" | "points";
  readonly usual: number;
  /** Another usual value while the condition holds: a number, or, within the bounds, twice that of an option earlier in the table. */
  readonly usualWhen?: { readonly if: Condition; readonly usual: number | { readonly twice: string } };
  readonly needs?: Condition;
}

/** One thing that a table may agree on before play. */
export type OptionSpec = ChoiceSpec | NumberSpec;
/** All that a game's table may agree on, in the order of its forms. */
export type OptionTable = Readonly<Record<string, OptionSpec>>;
/** Named sets of changes against the usual rules. */
export type PresetTable = Readonly<Record<string, Readonly<Record<string, string | number>>>>;
/** Options with one of these values each. All must hold. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;
/** A complete set of agreed rules: every option with its value. */
export type Rules = Readonly<Record<string, string | number>>;

/**
 * A set of options that makes no sense together: refused while every one of them has one of the values named and, where two
 * numbers are compared, the first is at most the second.
 */
export interface Conflict {
  /** Names the reason; worded by the game's words. */
  readonly id: string;
  /** The clause that says why. */
  readonly rule: string;
  readonly when: Condition;
  readonly atMost?: readonly [option: string, other: string];
}

/** The rules a table of options describes, as a type. */
export type RulesOf<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends { readonly choices: readonly (infer C)[] } ? C : number;
};

/** Whether an option is answered with a number. */
export const isNumberSpec = (spec: OptionSpec): spec is NumberSpec => "min" in spec;

/** Whether every option of the condition has one of its values. */
export function holds(condition: Condition, rules: Rules): boolean {
  return Object.entries(condition).every(([option, values]) => values.includes(rules[option] ?? ""));
}

/** The usual value of an option, given the values of those before it in the table. */
export function usualValue(spec: OptionSpec, rules: Rules): string | number {
  if (!isNumberSpec(spec) || spec.usualWhen === undefined || !holds(spec.usualWhen.if, rules)) return spec.usual;
  const { usual } = spec.usualWhen;
  return typeof usual === "number" ? usual : Math.max(spec.min, Math.min(spec.max, 2 * Number(rules[usual.twice])));
}

/** The part of a game that options need. */
export interface OptionOwner {
  readonly id: string;
  readonly options: OptionTable;
  readonly presets: PresetTable;
  readonly conflicts: readonly Conflict[];
}

/**
 * Completes a few chosen options to a full set of rules. Ruling G16.
 *
 * Refused with `unknown-option`, `unknown-choice` or `out-of-range` (facts: `option`, `value`, and what is allowed), or
 * with `conflict` (fact `conflict`: its id) when the set makes no sense.
 */
export function completeRules(owner: OptionOwner, chosen: Readonly<Record<string, unknown>>): Result<Rules> {
  const completed = fillIn(owner.options, chosen);
  if (!completed.ok) return completed;
  const [conflict] = conflictsIn(owner, completed.value);
  if (conflict !== undefined) return refused(refusal("conflict", conflict.rule, { conflict: conflict.id }));
  return completed;
}

/** As `completeRules`, but a senseless combination is let through: for forms, which then name every conflict. */
export function fillIn(table: OptionTable, chosen: Readonly<Record<string, unknown>>): Result<Rules> {
  for (const option of Object.keys(chosen)) {
    if (!Object.hasOwn(table, option))
      return refused(refusal("unknown-option", "G16", { option: option.slice(0, 40) }));
  }
  const rules: Record<string, string | number> = {};
  for (const [option, spec] of Object.entries(table)) {
    const value = Object.hasOwn(chosen, option) ? chosen[option] : usualValue(spec, rules);
    if (isNumberSpec(spec)) {
      const inRange = typeof value === "number" && Number.isInteger(value) && value >= spec.min && value <= spec.max;
      if (!inRange) {
        const facts = { option, value: String(value).slice(0, 40), min: spec.min, max: spec.max };
        return refused(refusal("out-of-range", spec.rule, facts));
      }
      // Plus nought, so that minus nought is nought.
      rules[option] = value + 0;
    } else {
      if (typeof value !== "string" || !spec.choices.includes(value)) {
        const facts = { option, value: String(value).slice(0, 40), allowed: spec.choices.join(" ") };
        return refused(refusal("unknown-choice", spec.rule, facts));
      }
      rules[option] = value;
    }
  }
  // A copy: built key by key the object is a slow dictionary, and the chapters read it with every card.
  return ok({ ...rules });
}

/** Every conflict in a set of rules. */
export function conflictsIn(owner: Pick<OptionOwner, "conflicts">, rules: Rules): readonly Conflict[] {
  return owner.conflicts.filter(({ when, atMost }) => {
    const [option = "", other = ""] = atMost ?? [];
    return holds(when, rules) && (atMost === undefined || Number(rules[option]) <= Number(rules[other]));
  });
}

/** The options that a conflict is about; another value for one of them may end it. */
export const optionsOf = ({ when, atMost }: Conflict): readonly string[] => [...Object.keys(when), ...(atMost ?? [])];

/** The conflicts that choosing `value` for `option` would bring; forms grey the choice and give the reason. */
export function conflictsOf(
  owner: OptionOwner,
  rules: Rules,
  option: string,
  value: string | number,
): readonly Conflict[] {
  return conflictsIn(owner, { ...rules, [option]: value }).filter((conflict) => optionsOf(conflict).includes(option));
}

/** The options whose value is not the usual one, in the order of the table. */
export function changedOptions(table: OptionTable, rules: Rules): Rules {
  const changed: Record<string, string | number> = {};
  for (const [option, spec] of Object.entries(table)) {
    const value = rules[option];
    if (value !== undefined && value !== usualValue(spec, rules)) changed[option] = value;
  }
  return changed;
}

/** The preset that these rules are, or null when they are nobody's. */
export function presetOf(owner: OptionOwner, rules: Rules): string | null {
  for (const [name, chosen] of Object.entries(owner.presets)) {
    const preset = fillIn(owner.options, chosen);
    if (preset.ok && Object.entries(preset.value).every(([option, value]) => rules[option] === value)) return name;
  }
  return null;
}
