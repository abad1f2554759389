/** House rules being chosen: a preset, and what was changed from it. What goes together is the engine's business. */
import { conflictsOf, fillIn, holds, isNumberSpec } from "@snorum/engine";
import type { AnyGame, Rules } from "@snorum/engine";
import type { HouseWords } from "#lib/games/index.ts";
import { shortOf } from "./option-words.ts";

type Value = string | number;

/** A group of the form with its options. */
export interface Group {
  readonly id: string;
  readonly options: readonly string[];
}

/** How it is said that an option hangs on another. */
interface Reasons {
  readonly onlyWhen: (option: string, what: string) => string;
  readonly notWith: (option: string, what: string) => string;
}

export class HouseRules {
  readonly game: AnyGame;
  readonly presetIds: readonly string[];
  /** The groups of the form with their options, in the order of the table of options. */
  readonly groups: readonly Group[];
  preset: string = $state("classic");
  #changes: Readonly<Record<string, Value>> = $state.raw({});

  constructor(game: AnyGame) {
    this.game = game;
    this.presetIds = Object.keys(game.presets);
    const byGroup = Object.groupBy(Object.keys(game.options), (option) => game.options[option]?.group ?? "");
    this.groups = Object.entries(byGroup).map(([id, members = []]) => ({ id, options: members }));
  }

  readonly rules: Rules = $derived.by(() => this.#filled({ ...this.game.presets[this.preset], ...this.#changes }));
  readonly ofPreset: Rules = $derived.by(() => this.#filled(this.game.presets[this.preset] ?? {}));
  /** How many options are not as the preset has them. */
  readonly changed: number = $derived(
    Object.keys(this.#changes).filter((option) => this.rules[option] !== this.ofPreset[option]).length,
  );

  #filled(chosen: Readonly<Record<string, Value>>): Rules {
    const rules = fillIn(this.game.options, chosen);
    return rules.ok ? rules.value : {};
  }

  usePreset(preset: string): void {
    this.preset = preset;
    this.#changes = {};
  }

  set(option: string, value: Value): void {
    this.#changes = { ...this.#changes, [option]: value };
  }

  reset(): void {
    this.#changes = {};
  }

  /** Takes over rules that came with a code: the nearest preset, and the rest as changes. */
  take(rules: Rules): void {
    const distance = (preset: string) => {
      const base = this.#filled(this.game.presets[preset] ?? {});
      return Object.keys(base).filter((option) => base[option] !== rules[option]);
    };
    const nearest = this.presetIds.reduce((best, preset) =>
      distance(preset).length < distance(best).length ? preset : best,
    );
    this.preset = nearest;
    this.#changes = Object.fromEntries(distance(nearest).map((option) => [option, rules[option] ?? ""]));
  }

  /** Why an option does nothing now, or undefined when it does. */
  idle(option: string, words: HouseWords, say: Reasons): string | undefined {
    const { options } = this.game;
    const needs = options[option]?.needs;
    if (needs === undefined || holds(needs, this.rules)) return undefined;
    const [missing] = Object.entries(needs).filter(([other, values]) => !holds({ [other]: values }, this.rules)) as [
      string,
      readonly Value[],
    ][];
    if (missing === undefined) return undefined;
    const [other, values] = missing;
    const spec = options[other];
    const label = words.options[other]?.label ?? "";
    // where all answers but one will do, that one is the shorter thing to say
    const others = spec === undefined || isNumberSpec(spec) ? [] : spec.choices.filter((one) => !values.includes(one));
    const [only] = others;
    if (values.length > 1 && others.length === 1 && only !== undefined)
      return say.notWith(label, shortOf(words, other, only));
    const either = new Intl.ListFormat(words.language, { type: "disjunction" });
    return say.onlyWhen(label, either.format(values.map((value) => shortOf(words, other, value))));
  }

  /** Why a choice cannot be taken now, or undefined when it can. */
  barred(option: string, value: Value, words: HouseWords): string | undefined {
    if (this.rules[option] === value) return undefined;
    const [conflict] = conflictsOf(this.game, this.rules, option, value);
    return conflict && words.conflicts[conflict.id];
  }
}
