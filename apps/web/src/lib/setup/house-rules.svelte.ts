/** House rules being chosen: a preset, and what was changed from it. What goes together is the engine's business. */
import { conflictsOf, fillIn, holds, isNumberSpec, snipSnapSnorum } from "@snorum/engine";
import type { Rules } from "@snorum/engine";
import type { GroupId, OptionId, PresetId, Words } from "@snorum/engine/words";
import { shortOf } from "./option-words.ts";

type Value = string | number;

const { options, presets } = snipSnapSnorum;

export const PRESET_IDS = Object.keys(presets) as PresetId[];

/** The groups of the form with their options, in the order of the table of options. */
export const GROUPS: readonly { readonly id: GroupId; readonly options: readonly OptionId[] }[] = Object.entries(
  Object.groupBy(Object.keys(options) as OptionId[], (option) => options[option]?.group ?? ""),
).map(([id, members = []]) => ({ id: id as GroupId, options: members }));

const filled = (chosen: Readonly<Record<string, Value>>): Rules => {
  const rules = fillIn(snipSnapSnorum.options, chosen);
  return rules.ok ? rules.value : {};
};

/** How it is said that an option hangs on another. */
interface Reasons {
  readonly onlyWhen: (option: string, what: string) => string;
  readonly notWith: (option: string, what: string) => string;
}

export class HouseRules {
  preset: PresetId = $state("classic");
  #changes: Readonly<Record<string, Value>> = $state.raw({});

  readonly rules: Rules = $derived(filled({ ...presets[this.preset], ...this.#changes }));
  readonly ofPreset: Rules = $derived(filled(presets[this.preset] ?? {}));
  /** How many options are not as the preset has them. */
  readonly changed: number = $derived(
    Object.keys(this.#changes).filter((option) => this.rules[option] !== this.ofPreset[option]).length,
  );

  usePreset(preset: PresetId): void {
    this.preset = preset;
    this.#changes = {};
  }

  set(option: OptionId, value: Value): void {
    this.#changes = { ...this.#changes, [option]: value };
  }

  reset(): void {
    this.#changes = {};
  }

  /** Takes over rules that came with a code: the nearest preset, and the rest as changes. */
  take(rules: Rules): void {
    const distance = (preset: PresetId) => {
      const base = filled(presets[preset] ?? {});
      return Object.keys(base).filter((option) => base[option] !== rules[option]);
    };
    const nearest = PRESET_IDS.reduce((best, preset) =>
      distance(preset).length < distance(best).length ? preset : best,
    );
    this.preset = nearest;
    this.#changes = Object.fromEntries(distance(nearest).map((option) => [option, rules[option] ?? ""]));
  }

  /** Why an option does nothing now, or undefined when it does. */
  idle(option: OptionId, words: Words, say: Reasons): string | undefined {
    const needs = options[option]?.needs;
    if (needs === undefined || holds(needs, this.rules)) return undefined;
    const [missing] = Object.entries(needs).filter(([other, values]) => !holds({ [other]: values }, this.rules)) as [
      OptionId,
      readonly Value[],
    ][];
    if (missing === undefined) return undefined;
    const [other, values] = missing;
    const spec = options[other];
    const { label } = words.options[other];
    // where all answers but one will do, that one is the shorter thing to say
    const others = spec === undefined || isNumberSpec(spec) ? [] : spec.choices.filter((one) => !values.includes(one));
    const [only] = others;
    if (values.length > 1 && others.length === 1 && only !== undefined)
      return say.notWith(label, shortOf(words, other, only));
    const either = new Intl.ListFormat(words.language, { type: "disjunction" });
    return say.onlyWhen(label, either.format(values.map((value) => shortOf(words, other, value))));
  }

  /** Why a choice cannot be taken now, or undefined when it can. */
  barred(option: OptionId, value: Value, words: Words): string | undefined {
    if (this.rules[option] === value) return undefined;
    const [conflict] = conflictsOf(snipSnapSnorum, this.rules, option, value);
    return conflict && words.conflicts[conflict.id as keyof Words["conflicts"]];
  }
}
