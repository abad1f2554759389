/** House rules being chosen: a preset, and what was changed from it. What goes together is the engine's business. */
import { conflictsOf, fillIn, holds, isNumberSpec, usualValue } from "@snorum/engine";
import type { AnyGame, OptionSpec, Rules } from "@snorum/engine";
import type { HouseWords } from "#lib/games/index.ts";
import type { FormWords } from "./form-words.ts";
import { changesFrom, nearestPreset } from "./nearest.ts";
import { isNothing, isSwitch, namedOf, shortOf } from "./option-words.ts";
import { changesAlong } from "./settle.ts";

type Value = string | number;

/** So many answers of a group are named beside its title. */
const SAID = 2;

/** A group of the form with its options. */
export interface Group {
  readonly id: string;
  readonly options: readonly string[];
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

  /** Chooses an answer, and with it whatever has to change so that it holds; that comes back, to be told. */
  set(option: string, value: Value): readonly (readonly [string, Value])[] {
    const chosen = { ...this.game.presets[this.preset], ...this.#changes };
    const along = changesAlong(this.game, chosen, option, value) ?? {};
    this.#changes = { ...this.#changes, [option]: value, ...along };
    return Object.entries(along);
  }

  reset(): void {
    this.#changes = {};
  }

  /** Takes over rules that came with a code: the nearest preset, and the rest as changes. */
  take(rules: Rules): void {
    this.preset = nearestPreset(this.game, rules);
    const changed = changesFrom(this.game, this.preset, rules);
    this.#changes = Object.fromEntries(changed.map((option) => [option, rules[option] ?? ""]));
  }

  /** Why an option does nothing now, or undefined when it does. */
  idle(option: string, words: HouseWords, say: FormWords): string | undefined {
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
    if (spec === undefined) return undefined;
    const [first = ""] = values;
    // a switch goes by the sentence that it is
    if (!isNumberSpec(spec) && isSwitch(spec))
      return first === spec.usual
        ? say.notWith(namedOf(words, spec, other, spec.choices.find((one) => one !== first) ?? ""))
        : say.onlyWith(namedOf(words, spec, other, first));
    // where all answers but one will do, that one is the shorter thing to say
    const others = isNumberSpec(spec) ? [] : spec.choices.filter((one) => !values.includes(one));
    const [only] = others;
    if (values.length > 1 && others.length === 1 && only !== undefined)
      return say.notWith(namedOf(words, spec, other, only));
    const label = words.options[other]?.label ?? "";
    const either = new Intl.ListFormat(words.language, { type: "disjunction" });
    return say.onlyWith(`${label}: ${either.format(values.map((value) => shortOf(words, other, value)))}`);
  }

  /** Why a choice does not go with the rules as they are, as a sentence; undefined when it does. */
  barred(option: string, value: Value, words: HouseWords): string | undefined {
    if (this.rules[option] === value) return undefined;
    const [conflict] = conflictsOf(this.game, this.rules, option, value);
    const why = conflict && words.conflicts[conflict.id];
    return why && `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  }

  /** What a group of the form holds: what is not as usual, else its first answer that does something, else why none does. */
  sum(group: Group, words: HouseWords, say: FormWords): string {
    const { options } = this.game;
    const alive = group.options.filter((option) => this.idle(option, words, say) === undefined);
    const [first] = alive;
    if (first === undefined) return this.#resting(group, words) ?? say.idle;
    const unusual = alive.filter(
      (option) => this.rules[option] !== usualValue(options[option] as OptionSpec, this.rules),
    );
    const said = (unusual.length > 0 ? unusual : [first]).slice(0, SAID).map((option) => {
      const label = words.options[option]?.label ?? "";
      const short = shortOf(words, option, this.rules[option] ?? "");
      return label === words.groups[group.id] ? short : `${label}: ${short}`;
    });
    return `${said.join("; ")}${unusual.length > SAID ? " …" : ""}`;
  }

  /** Where nothing can be chosen: what holds instead, if a rule says so. */
  #resting({ options: [option = ""] }: Group, words: HouseWords): string | undefined {
    const spec = this.game.options[option];
    const value = this.rules[option] ?? "";
    if (isNothing(value)) return shortOf(words, option, value);
    if (spec === undefined || isNumberSpec(spec)) return undefined;
    return spec.choices.map((choice) => this.barred(option, choice, words)).find((why) => why !== undefined);
  }
}
