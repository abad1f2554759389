/** What every language must be able to say about Irish Snap. A missing word is a compile error. */
import type { RankSign } from "../../../cards/card.ts";
import type { Actor, LevelId, Named, PhotoWords, SharedWords, Term, Tip, WordsFor } from "../../../words/shared.ts";
import type { Answer, Event, Excuse, Hand, RefusalCode, Why } from "../events.ts";
import type { ConflictId, IrishRules, OPTIONS, PRESETS } from "../options.ts";

/** The names of the options. */
export type IrishOptionId = keyof typeof OPTIONS;
/** The headings under which options stand. */
export type IrishGroupId = (typeof OPTIONS)[IrishOptionId]["group"];
/** The names of the presets. */
export type IrishPresetId = keyof typeof PRESETS;
/** The names of the kinds of events. */
export type IrishEventName = keyof typeof Event;
/** What was slapped with. */
export type IrishHandName = keyof typeof Hand;
/** Why a slap costs nothing. */
export type IrishExcuseName = keyof typeof Excuse;
/** Why a seat takes the pile. */
export type IrishWhyName = keyof typeof Why;
/** Why a card, or a word spoken without one, is a slap. */
export type IrishTriggerName = "word" | "pair" | "court" | "joker" | "sandwich";
/** What the glossary explains. */
export type IrishGlossaryId =
  | "stock"
  | "pile"
  | "word"
  | "slap"
  | "false-slap"
  | "pair"
  | "sandwich"
  | "twitch"
  | "home-spot"
  | "out"
  | "last-duty"
  | "photo-finish"
  | "amnesty"
  | "sudden-death";

/** Words for every option and every choice. */
export type IrishOptionWords = WordsFor<typeof OPTIONS>;

/** What a refusal may name. What does not apply is left out; the sentence then does without it. */
export interface IrishRefusalFacts {
  /** The name of the seat that is to act. */
  readonly name?: string;
}

/** What a caption may name. */
export interface IrishHeard extends Actor {
  /** The card laid, or the one on top; null for a joker. */
  readonly rank: RankSign | null;
  /** The word said, as `count` has it. Empty where nobody counts aloud. */
  readonly said: string;
  /** The word that was due, where another one was said or the count is told afterwards. */
  readonly due: string;
  readonly hand: IrishHandName;
  /** How many cards; where somebody goes out, the place. */
  readonly amount: number;
  /** Names of several seats: no hand, a shared pile, the losers, the winners. The listener is named as `you` of the words. */
  readonly names: readonly string[];
}

/** A sentence about something that has happened. */
export type IrishCaption = (heard: IrishHeard) => string;

/** The picture of a race, in which the last hand decides. */
export interface IrishPhotoWords extends PhotoWords {
  /** Who was last, and how many cards that brings. */
  readonly last: (who: Actor, amount: number) => string;
}

/** What every language says about it. Texts hold no mark-up; numbers and nouns are joined by a space that does not break. */
export interface IrishWords extends SharedWords {
  readonly name: string;
  readonly tagline: string;
  readonly inOneBreath: string;

  /** The thirteen words inside a sentence, and by themselves: "four", "Four". */
  readonly count: Readonly<Record<RankSign, string>>;
  readonly shouts: Readonly<Record<RankSign, string>>;
  /** The card that has no rank: "joker". */
  readonly joker: string;

  /** What stands on the keys. Words are handed over as `count` has them. */
  readonly keys: {
    readonly slap: string;
    readonly layAndSay: (word: string) => string;
    /** Where nobody counts aloud, and where the word is chosen after it. */
    readonly lay: string;
    /** Without a card. */
    readonly say: (word: string) => string;
    readonly speak: string;
    readonly nextRound: string;
  };
  /** Keys of the calm game. */
  readonly answers: Readonly<Record<keyof typeof Answer, string>>;

  readonly refusals: Readonly<Record<RefusalCode, (facts: IrishRefusalFacts) => string>>;
  /** Why two things do not go together, as a clause: "without a clock nobody is late". */
  readonly conflicts: Readonly<Record<ConflictId, string>>;

  readonly groups: Readonly<Record<IrishGroupId, string>>;
  readonly options: IrishOptionWords;
  readonly presets: Readonly<Record<IrishPresetId, Named>>;
  /** The agreed rules as short sentences: one paragraph. */
  readonly summary: (rules: IrishRules) => string[];

  /** What is heard and read as play goes on, in at most twelve words. None gives away that a card is a slap. */
  readonly events: Readonly<Record<IrishEventName, IrishCaption>>;
  /** In place of `PileTaken`. */
  readonly takings: Readonly<Record<IrishWhyName, IrishCaption>>;
  /** In place of `Excused`. */
  readonly excuses: Readonly<Record<IrishExcuseName, IrishCaption>>;
  /** In place of `WindowClosed`: whether there was something to slap. */
  readonly windows: Readonly<Record<"nothing" | "unslapped", string>>;
  /** In place of `TimeOver`. */
  readonly times: Readonly<Record<"over" | "suddenDeath", string>>;
  /** In place of `RoundOver`: the losers by `names`, or on time the winners. */
  readonly results: Readonly<Record<"lost" | "won", IrishCaption>>;

  /** Why it was a slap, said once that is settled: "“Eight” and an eight." */
  readonly triggers: Readonly<Record<IrishTriggerName, (rank: RankSign | null, said: string) => string>>;
  /** Why it was none: "“Six” and a nine: nothing fits." `said` is empty where nobody counts aloud. */
  readonly nothingFits: (rank: RankSign | null, said: string) => string;
  /** Over the pile when a slap has been judged. */
  readonly verdicts: Readonly<
    Record<"safe" | "last" | "missing" | "wrong" | "twitch" | "free" | "late" | "unlucky" | "nobody", string>
  >;

  readonly prompts: {
    readonly yourTurn: string;
    /** Who is next, and with which word; `word` is empty where nobody counts aloud. */
    readonly turnOf: (name: string, word: string) => string;
    /** The first card of a game; and after a pile was taken. */
    readonly startsFresh: (who: Actor) => string;
    readonly startsAgain: (who: Actor) => string;
    readonly slapWhenItFits: string;
    readonly handLies: string;
    readonly handLiesAt: (ms: number) => string;
    /** One hand is down where two may be wanted. */
    readonly otherHand: string;
    readonly slapAgainSoon: string;
    readonly countInYourHead: string;
    readonly homeSpot: string;
    readonly hurry: string;
    readonly lastDuty: string;
    readonly out: string;
    /** Out of cards, but still counting and slapping. */
    readonly stillCounting: string;
    /** On the ticket for a false slap, as long as it is whole, and when it is torn. */
    readonly freeTicket: string;
    readonly tornTicket: string;
    readonly suddenDeath: string;
    readonly slapOrStay: string;
    readonly answered: string;
  };
  readonly photo: IrishPhotoWords;

  readonly levels: Readonly<Record<LevelId, Named>>;
  readonly glossary: Readonly<Record<IrishGlossaryId, Term>>;
  readonly tips: readonly Tip[];
}

/** The sentences of a summary that no single option carries. */
export interface IrishSummaryWords {
  /** What a slap is, in any game. */
  readonly fits: string;
}
