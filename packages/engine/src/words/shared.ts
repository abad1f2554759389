/** What every language must be able to say for all games: cards, names, lists, and refusals that no single game makes. */
import type { RankSign, SuitSign } from "../cards/card.ts";
import type { Level } from "../kernel/levels.ts";
import type { OptionTable } from "../kernel/options.ts";

/** The languages. */
export type Lang = "en" | "de" | "es";

/** How strong a bot is, weakest first. */
export type LevelId = Level;
/** Animals that name the seats, in the order of the seats. */
export type AnimalId = "otter" | "fox" | "badger" | "frog" | "heron" | "mole" | "duck" | "seal";
/** Refusals that no single game makes: names, codes and options that nobody can read, and those of the table itself. */
export type KernelCode =
  | "unknown-option"
  | "unknown-choice"
  | "out-of-range"
  | "conflict"
  | "bad-name"
  | "unknown-game"
  | "option-twice"
  | "bad-code"
  | "too-few-seats"
  | "too-many-seats"
  | "moved-on"
  | "not-saved"
  | "our-fault"
  | "no-log"
  | "damaged-log"
  | "other-version";

/** One answer to a question of the rules. */
export interface Choice {
  /** For a button or a list: "32 cards: 7 to ace". */
  readonly short: string;
  /** The rule as a full sentence. */
  readonly sentence: string;
}

/** An option that is answered with a word. */
export interface ChoiceOption<C extends string> {
  readonly label: string;
  readonly help: string;
  readonly choices: Readonly<Record<C, Choice>>;
}

/** An option that is answered with a number, in the option's own unit (`chantTime` in milliseconds). */
export interface NumberOption {
  readonly label: string;
  readonly help: string;
  readonly short: (value: number) => string;
  readonly sentence: (value: number) => string;
}

/** Words for every option of a table and every choice. */
export type WordsFor<T extends OptionTable> = {
  readonly [O in keyof T]: T[O] extends { readonly choices: readonly (infer C extends string)[] }
    ? ChoiceOption<C>
    : NumberOption;
};

/** A name with one line about it. */
export interface Named {
  readonly name: string;
  readonly line: string;
}

/** A term with its explanation. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

/** A piece of advice; `id` is its clause in the rule text. */
export interface Tip {
  readonly id: string;
  readonly text: string;
}

/** Who acts, as a listener hears it. */
export interface Actor {
  /** The name of the seat; not read where `you` is true. */
  readonly who: string;
  /** The one who listens is the one who acts. */
  readonly you: boolean;
}

/** Why a time in the picture is not just what was measured. */
export type PhotoNote = "head-start" | "capped-by-line" | "raised-by-line" | "allowance-used" | "by-arrival" | "floor";

/** The picture of a race: who called or slapped when, and how sure that is. */
export interface PhotoWords {
  readonly title: string;
  readonly slowMotion: string;
  readonly why: string;
  /** What stands behind `why`: how presses are judged. */
  readonly because: string;
  /** What the short line beside each time is. */
  readonly doubt: string;
  /** "1st", "2nd". */
  readonly place: (place: number) => string;
  readonly first: (who: Actor) => string;
  /** For whoever was beaten: by whom and by how much. `ms` 0 where no numbers are shown. */
  readonly beaten: (by: string, ms: number) => string;
  /** Has not pressed so far, and did not press at all. */
  readonly notYet: string;
  readonly never: string;
  readonly ms: (ms: number) => string;
  /** "± 6 ms". */
  readonly whisker: (ms: number) => string;
  readonly howSure: string;
  readonly amnesty: string;
  readonly noPenalty: string;
  readonly fasterThanHuman: string;
  readonly notes: Readonly<Record<PhotoNote, string>>;
  readonly tooEarly: string;
  readonly deadHeat: string;
  readonly nobodyKnows: string;
  /** In place of numbers, where small children play: first to sixth. */
  readonly paces: readonly [string, string, string, string, string, string];
}

/** What is said of every race alike, whether the first hand wins or the last one loses. */
export type AnyPhotoWords = Omit<PhotoWords, "beaten" | "never" | "nobodyKnows">;

/** What every language says whatever the game. */
export interface SharedWords {
  /** The tag of the language. */
  readonly language: Lang;
  /** The one who reads, inside a list of names. */
  readonly you: string;
  /** Several names as one phrase: "Otter, Fox and you". */
  readonly list: (names: readonly string[]) => string;
  /** A text in the quotation marks of the language. */
  readonly quote: (text: string) => string;
  /** "1 counter", "4 counters". */
  readonly counters: (amount: number) => string;
  /** "1 card", "4 cards". */
  readonly cards: (amount: number) => string;

  /** Spoken ranks: "seven". */
  readonly ranks: Readonly<Record<RankSign, string>>;
  /** "sevens". */
  readonly rankPlurals: Readonly<Record<RankSign, string>>;
  /** What somebody holds or lays: "a seven", „einen Buben“. */
  readonly aRank: Readonly<Record<RankSign, string>>;
  /** What somebody lays: "the seven", „den Buben“. */
  readonly theRank: Readonly<Record<RankSign, string>>;
  /** What somebody does not hold: "no seven", „keinen Buben“. */
  readonly noRank: Readonly<Record<RankSign, string>>;
  /** Letters in the corner of a card. */
  readonly indexLetters: Readonly<Record<RankSign, string>>;
  readonly suits: Readonly<Record<SuitSign, string>>;
  /** "seven of diamonds". */
  readonly cardName: (rank: RankSign, suit: SuitSign) => string;
  /** What somebody lays: "the seven of diamonds", „den Karo-Buben“. */
  readonly theCard: (rank: RankSign, suit: SuitSign) => string;

  readonly kernelRefusals: Readonly<Record<KernelCode, (facts: Readonly<Record<string, string | number>>) => string>>;
  readonly animals: Readonly<Record<AnimalId, string>>;
}
