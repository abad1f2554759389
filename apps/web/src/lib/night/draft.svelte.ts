/** A programme being put together: games, their house rules, and how long each goes on. What goes together is the engine's business. */
import { completeRules, holds, isNumberSpec, parseShareCode, presetOf, printShareCode } from "@snorum/engine";
import type { AnyGame, NumberSpec, Rules } from "@snorum/engine";
import type { ShownGame } from "#lib/games/index.ts";
import type { Game } from "#lib/path.ts";
import { sharesDevice } from "#lib/setup/plan.ts";
import { MOST_GAMES } from "./night.ts";
import type { NightGame } from "./night.ts";

/** The option that says how many rounds a game has; where there is none, a game is played as often as is wished. */
const LENGTH: Readonly<Partial<Record<Game, string>>> = { "snip-snap-snorum": "rounds", "irish-snap": "deals" };
/** What a night begins with. */
const USUAL: readonly (readonly [Game, number])[] = [
  ["snip-snap-snorum", 3],
  ["snap", 1],
  ["irish-snap", 2],
];
/** Chosen where the rules are no preset's: they have a code, and can come by one. */
export const BY_CODE = "code";

/** An entry of the programme. */
export interface DraftGame {
  /** Stays with it wherever it is moved. */
  readonly key: number;
  readonly game: Game;
  /** A preset, or `BY_CODE`. */
  readonly preset: string;
  readonly rules: Rules;
  /** So many games one after the other. */
  readonly times: number;
}

export class Draft {
  list: readonly DraftGame[] = $state.raw([]);
  /** Several people sit at this one device: then only games whose cards everybody may see are played. */
  several: boolean = $state(false);
  readonly #shown: Readonly<Record<Game, Pick<ShownGame, "game">>>;
  #keys = 0;

  constructor(shown: Readonly<Record<Game, Pick<ShownGame, "game">>>) {
    this.#shown = shown;
    for (const [game, rounds] of USUAL) this.add(game, rounds);
  }

  /** The entries that are played. */
  readonly kept: readonly DraftGame[] = $derived.by(() => this.list.filter(({ game }) => this.plays(game)));
  readonly count: number = $derived(this.list.reduce((sum, { times }) => sum + times, 0));
  readonly full: boolean = $derived(this.count >= MOST_GAMES);
  /** So few and so many seats suit every game that is played. */
  readonly seats: { readonly min: number; readonly table: number } = $derived.by(() => {
    const asked = this.kept.length > 0 ? this.kept : this.list;
    const limits = asked.map(({ game, rules }) => this.engine(game).seats(rules));
    return { min: Math.max(...limits.map(({ min }) => min)), table: Math.min(...limits.map(({ table }) => table)) };
  });
  /** Some of the games race, so head starts matter; some have words, so juniors do. */
  readonly races: boolean = $derived(this.kept.some(({ game }) => this.engine(game).race !== undefined));
  readonly chants: boolean = $derived(this.kept.some(({ game }) => this.engine(game).race === undefined));
  readonly programme: readonly NightGame[] = $derived(
    this.kept.flatMap(({ game, rules, times }) =>
      Array.from({ length: times }, () => ({ game, code: printShareCode(this.engine(game), rules) })),
    ),
  );

  engine = (game: Game): AnyGame => this.#shown[game].game;

  /** Whether a game is for those who are here. */
  plays = (game: Game): boolean => !this.several || sharesDevice(this.engine(game));

  codeOf = ({ game, rules }: DraftGame): string => printShareCode(this.engine(game), rules);

  /** The programme of an earlier night. */
  take(games: readonly NightGame[]): void {
    const all = games.flatMap(({ game, code }) => {
      const parsed = parseShareCode([this.engine(game)], code);
      return parsed.ok ? [this.#drafted(game, parsed.value.rules)] : [];
    });
    this.list = all.reduce<readonly DraftGame[]>((list, one) => {
      const last = list.at(-1);
      // the same again is one entry, where how often it is played is all that can be said
      const again = last?.game === one.game && this.codeOf(last) === this.codeOf(one) && this.lengthOf(one) === null;
      return again ? [...list.slice(0, -1), { ...last, times: last.times + 1 }] : [...list, one];
    }, []);
    if (this.list.length === 0) for (const [game, rounds] of USUAL) this.add(game, rounds);
  }

  add(game: Game, rounds = 1): void {
    if (this.full) return;
    const rules = this.#ruled(game, {}, rounds);
    this.list = [...this.list, { key: this.#keys++, game, preset: "classic", rules, times: 1 }];
  }

  remove(key: number): void {
    if (this.list.length > 1) this.list = this.list.filter((one) => one.key !== key);
  }

  /** Moves a game so many places down. */
  move(key: number, by: number): void {
    const from = this.list.findIndex((one) => one.key === key);
    const moved = this.list[from];
    if (moved === undefined) return;
    this.list = this.list.toSpliced(from, 1).toSpliced(from + by, 0, moved);
  }

  usePreset(key: number, preset: string): void {
    this.#change(key, (one) => ({
      preset,
      rules: this.#ruled(one.game, this.engine(one.game).presets[preset] ?? {}, this.roundsOf(one)),
    }));
  }

  /** The code is asked for; until there is one the rules stay. */
  askForCode = (key: number): void => this.#change(key, () => ({ preset: BY_CODE }));

  /** Takes the rules of a code; false when it is none of this game's. */
  useCode(key: number, code: string): boolean {
    const game = this.list.find((one) => one.key === key)?.game;
    const parsed = game && parseShareCode([this.engine(game)], code.trim());
    if (parsed?.ok) this.#change(key, () => ({ rules: parsed.value.rules }));
    return parsed?.ok === true;
  }

  /** Takes rules as they were put together switch by switch. */
  useRules(key: number, rules: Rules): void {
    this.#change(key, ({ game }) => ({ rules, preset: this.#presetOf(game, rules) }));
  }

  setRounds(key: number, rounds: number): void {
    this.#change(key, ({ game, rules }) => ({ rules: { ...rules, [LENGTH[game] ?? ""]: rounds } }));
  }

  setTimes = (key: number, times: number): void => this.#change(key, () => ({ times }));

  /** The option for the number of rounds, where these rules have one. */
  lengthOf({ game, rules }: DraftGame): { readonly option: string; readonly spec: NumberSpec } | null {
    const option = LENGTH[game] ?? "";
    const spec = this.engine(game).options[option];
    if (spec === undefined || !isNumberSpec(spec) || (spec.needs && !holds(spec.needs, rules))) return null;
    return { option, spec };
  }

  roundsOf = ({ game, rules }: DraftGame): number => Number(rules[LENGTH[game] ?? ""] ?? 1);

  #change(key: number, part: (one: DraftGame) => Partial<DraftGame>): void {
    this.list = this.list.map((one) => (one.key === key ? { ...one, ...part(one) } : one));
  }

  #ruled(game: Game, chosen: Readonly<Record<string, string | number>>, rounds: number): Rules {
    const length = LENGTH[game];
    const rules = completeRules(this.engine(game), length === undefined ? chosen : { ...chosen, [length]: rounds });
    return rules.ok ? rules.value : {};
  }

  /** A game as it was: by a preset but for its rounds, or else by its code. */
  #drafted = (game: Game, rules: Rules): DraftGame => ({
    key: this.#keys++,
    game,
    preset: this.#presetOf(game, rules),
    rules,
    times: 1,
  });

  #presetOf(game: Game, rules: Rules): string {
    const engine = this.engine(game);
    const rounds = Number(rules[LENGTH[game] ?? ""] ?? 1);
    const same = (preset: string): boolean =>
      printShareCode(engine, this.#ruled(game, engine.presets[preset] ?? {}, rounds)) === printShareCode(engine, rules);
    return presetOf(engine, rules) ?? Object.keys(engine.presets).find(same) ?? BY_CODE;
  }
}
