/** What every language must be able to say about Snip Snap Snorum. A missing word is a compile error. */
import type { RankSign, SuitSign } from "../../../cards/card.ts";
import type { Actor, LevelId, Named, SharedWords, Term, Tip, WordsFor } from "../../../words/shared.ts";
import type { Event, RefusalCode } from "../events.ts";
import type { ConflictId, OPTIONS, PRESETS, SnipRules } from "../options.ts";

/** The names of the options. */
export type OptionId = keyof typeof OPTIONS;
/** The headings under which options stand. */
export type GroupId = (typeof OPTIONS)[OptionId]["group"];
/** The names of the presets. */
export type PresetId = keyof typeof PRESETS;
/** The names of the kinds of events. */
export type EventName = keyof typeof Event;
/** What the glossary explains. The first seven are those of SSS-GLOSS-1. */
export type GlossaryId =
  | "rank"
  | "lead"
  | "chant"
  | "pass"
  | "snorum"
  | "counter"
  | "shedding-game"
  | "pot"
  | "ante"
  | "eldest-hand"
  | "round"
  | "match"
  | "dead-lead"
  | "run";
/** The words that can be said, without those of the rhyme. */
export type ChantId = "snip" | "snap" | "snorum" | "snorem" | "jig";

/** Words for every option and every choice. */
export type OptionWords = WordsFor<typeof OPTIONS>;

/** What a refusal may name. What does not apply is left out; the sentence then does without it. */
export interface RefusalFacts {
  /** The name of the seat that is to act. */
  readonly name?: string;
  /** The rank that is needed, or that is held. */
  readonly rank?: RankSign;
  /** With `rank`: the very card. In the Jig the card that comes next. */
  readonly suit?: SuitSign;
}

/** What a caption may name. */
export interface Heard extends Actor {
  readonly rank: RankSign;
  readonly suit: SuitSign;
  /** The suit matters: the Jig. */
  readonly inSuit: boolean;
  /** The word that is said, as `chants` or a rhyme has it; empty where nothing is said. */
  readonly word: string;
  /** The word that would have been right. */
  readonly due: string;
  readonly amount: number;
  /** Names of several seats: a tie, the winners. The listener is named as `you` of the words. */
  readonly names: readonly string[];
}

/** One line of the rhyme game, for the rank that is on the table. */
export type RhymeLine = (rank: RankSign) => string;

/** The rhyme game, Earl of Coventry. */
export interface Rhymes {
  /** The leader's line, then those of the second, third and fourth card. */
  readonly lines: readonly [RhymeLine, RhymeLine, RhymeLine, RhymeLine];
  /** Other fourth lines, for tables where it changes from rank to rank. Ruling S42. */
  readonly otherLastLines: readonly [RhymeLine, RhymeLine, RhymeLine, ...RhymeLine[]];
}

/** What every language says about it. Texts hold no mark-up; numbers and nouns are joined by a space that does not break. */
export interface Words extends SharedWords {
  readonly name: string;
  readonly tagline: string;
  readonly inOneBreath: string;

  /** The words of the game as they stand on keys and in captions. */
  readonly chants: Readonly<Record<ChantId, string>>;
  readonly pass: {
    /** What is said instead of knocking. */
    readonly spoken: string;
    /** On the key. */
    readonly knock: string;
    /** On the key: "knock – no seven". */
    readonly knockWithout: (rank: RankSign) => string;
    /** Beside the greyed key: "not now, you hold a seven". */
    readonly notNow: (rank: RankSign) => string;
  };
  readonly rhymes: Rhymes;

  readonly refusals: Readonly<Record<RefusalCode, (facts: RefusalFacts) => string>>;
  /** Why two things do not go together, as a clause: "a silent table has no words to forget". */
  readonly conflicts: Readonly<Record<ConflictId, string>>;

  readonly groups: Readonly<Record<GroupId, string>>;
  readonly options: OptionWords;
  readonly presets: Readonly<Record<PresetId, Named>>;
  /** The agreed rules as short sentences: one paragraph. */
  readonly summary: (rules: SnipRules) => string[];

  /** What is heard and read as play goes on, in at most twelve words. */
  readonly events: Readonly<Record<EventName, (heard: Heard) => string>>;
  /** "Your lead", "Your turn", "Say your word", and what stands under them. */
  readonly prompts: {
    readonly yourLead: string;
    readonly anyCard: string;
    readonly yourTurn: string;
    readonly youHold: (rank: RankSign) => string;
    readonly youHoldNone: (rank: RankSign) => string;
    readonly sayTheWord: string;
    readonly firstCardIsSilent: string;
    readonly turnOf: (name: string) => string;
    readonly layThe: (rank: RankSign) => string;
    readonly pointOut: string;
  };

  readonly levels: Readonly<Record<LevelId, Named>>;
  readonly glossary: Readonly<Record<GlossaryId, Term>>;
  readonly tips: readonly Tip[];
}

/** The sentences of a summary that no single option carries. */
export interface SummaryWords {
  readonly sameRank: string;
  /** What is said by the players themselves, by last word. */
  readonly must: Readonly<Record<SnipRules["words"], string>>;
  /** What the app says. */
  readonly app: Readonly<Record<SnipRules["words"], string>>;
  readonly silent: string;
  /** In the Jig, where runs may be longer than four. */
  readonly fifthIsJig: string;
  readonly firstOutWins: string;
  readonly potToWinner: string;
  /** How the match ends; `amount` is the number of rounds or the target. */
  readonly ending: (session: SnipRules["session"], counted: "rounds" | "counters", amount: number) => string;
}
