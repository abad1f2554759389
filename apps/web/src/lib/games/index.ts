/** A game as set-up and rule pages know it: its options, and what is said about them. One game and one language at a time. */
import type { AnyGame, Rules } from "@snorum/engine";
import type { Game, Lang } from "#lib/path.ts";
import { snipWords } from "#lib/words/snip.ts";

interface Choice {
  readonly short: string;
  readonly sentence: string;
}

/** What is said about an option that is answered with a word, or with a number. */
export type OptionText =
  | { readonly label: string; readonly help: string; readonly choices: Readonly<Record<string, Choice>> }
  | {
      readonly label: string;
      readonly help: string;
      readonly short: (value: number) => string;
      readonly sentence: (value: number) => string;
    };

/** What every game says about its house rules. */
export interface HouseWords {
  readonly language: Lang;
  readonly groups: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly line: string }>>;
  readonly conflicts: Readonly<Record<string, string>>;
  /** The agreed rules in a few sentences; complete rules of this very game. */
  readonly summary: (rules: never) => readonly string[];
}

/** A game and its words. */
export interface ShownGame {
  readonly game: AnyGame;
  readonly words: HouseWords;
}

const ENGINES: Readonly<Record<Game, () => Promise<{ readonly game: AnyGame }>>> = {
  "snip-snap-snorum": () => import("./snip.ts"),
  snap: () => import("./snap.ts"),
  "irish-snap": () => import("./irish.ts"),
};

const SNAP_WORDS: Readonly<Record<Lang, () => Promise<{ readonly default: HouseWords }>>> = {
  en: () => import("./snap-en.ts"),
  de: () => import("./snap-de.ts"),
  es: () => import("./snap-es.ts"),
};

const IRISH_WORDS: Readonly<Record<Lang, () => Promise<{ readonly default: HouseWords }>>> = {
  en: () => import("./irish-en.ts"),
  de: () => import("./irish-de.ts"),
  es: () => import("./irish-es.ts"),
};

const WORDS: Readonly<Record<Game, (lang: Lang) => Promise<HouseWords>>> = {
  "snip-snap-snorum": snipWords,
  snap: async (lang) => (await SNAP_WORDS[lang]()).default,
  "irish-snap": async (lang) => (await IRISH_WORDS[lang]()).default,
};

/** Loads a game and its words in one language. */
export async function shownGame(id: Game, lang: Lang): Promise<ShownGame> {
  const [{ game }, words] = await Promise.all([ENGINES[id](), WORDS[id](lang)]);
  return { game, words };
}

/** All games with their words. */
export async function shownGames(lang: Lang): Promise<Readonly<Record<Game, ShownGame>>> {
  const [snip, snap, irish] = await Promise.all([
    shownGame("snip-snap-snorum", lang),
    shownGame("snap", lang),
    shownGame("irish-snap", lang),
  ]);
  return { "snip-snap-snorum": snip, snap, "irish-snap": irish };
}

/** The summary of complete rules. */
export const summaryOf = ({ words }: ShownGame, rules: Rules): readonly string[] => words.summary(rules as never);
