/** What every language must be able to say about Snap. A missing word is a compile error. */
import type { RankSign } from "../../../cards/card.ts";
import type {
  Actor,
  AnimalId,
  LevelId,
  Named,
  PhotoWords,
  SharedWords,
  Term,
  Tip,
  WordsFor,
} from "../../../words/shared.ts";
import type { Answer, Call, Event, Excuse, Lock, RefusalCode, Stop } from "../events.ts";
import type { ConflictId, OPTIONS, PRESETS, SnapRules } from "../options.ts";

/** The names of the options. */
export type SnapOptionId = keyof typeof OPTIONS;
/** The headings under which options stand. */
export type SnapGroupId = (typeof OPTIONS)[SnapOptionId]["group"];
/** The names of the presets. */
export type SnapPresetId = keyof typeof PRESETS;
/** The names of the kinds of events. */
export type SnapEventName = keyof typeof Event;
/** Why a call costs nothing. */
export type SnapExcuseName = keyof typeof Excuse;
/** Why the cards are counted. */
export type SnapStopName = keyof typeof Stop;
/** Until when a seat may not call. */
export type SnapLockName = keyof typeof Lock;
/** What the glossary explains. */
export type SnapGlossaryId =
  | "stock"
  | "pile"
  | "top-card"
  | "equal"
  | "call"
  | "false-call"
  | "pool"
  | "turn"
  | "photo-finish"
  | "amnesty"
  | "dead-heat"
  | "referee"
  | "last-chance"
  | "stalemate";

/** Words for every option and every choice. */
export type SnapOptionWords = WordsFor<typeof OPTIONS>;

/** What a refusal may name. What does not apply is left out; the sentence then does without it. */
export interface SnapRefusalFacts {
  /** The name of the seat that is to act. */
  readonly name?: string;
}

/** What a caption may name. */
export interface SnapHeard extends Actor {
  readonly rank: RankSign;
  /** What is called, as `calls`, `callAnimal` or `noises` have it. */
  readonly call: string;
  /** How many cards, or where a pool is made its number. */
  readonly amount: number;
  /** Another seat: who was faster, who is given cards. Empty where there is none. */
  readonly other: string;
  /** The one who listens is that other seat. */
  readonly otherIsYou: boolean;
  /** Names of several seats: a dead heat, the winners. The listener is named as `you` of the words. */
  readonly names: readonly string[];
}

/** A sentence about something that has happened. */
export type SnapCaption = (heard: SnapHeard) => string;

/** Sentences of a table at which nobody calls, and everybody slaps. */
export interface SnapSlapWords {
  readonly events: Readonly<
    Record<"Excused" | "FalseCalled" | "CardsPaid" | "CardBuried" | "Unlocked" | "DeadHeat", SnapCaption>
  >;
  readonly excuses: Readonly<Record<"free", SnapCaption>>;
  readonly refusals: Readonly<Record<"called-already" | "locked", (facts: SnapRefusalFacts) => string>>;
}

/** What every language says about it. Texts hold no mark-up; numbers and nouns are joined by a space that does not break. */
export interface SnapWords extends SharedWords {
  readonly name: string;
  readonly tagline: string;
  readonly inOneBreath: string;

  /** The calls, as they stand on keys and in captions; an animal is called by its name or its noise. */
  readonly calls: Readonly<Record<Exclude<keyof typeof Call, "animal">, string>>;
  /** An animal's name as a call: "Frog!". */
  readonly callAnimal: (animal: string) => string;
  readonly noises: Readonly<Record<AnimalId, string>>;
  /** Keys that are no calls. */
  readonly keys: Readonly<Record<"turn" | "slap" | "grab", string>>;
  /** Keys of the calm game. */
  readonly answers: Readonly<Record<keyof typeof Answer, string>>;

  readonly refusals: Readonly<Record<RefusalCode, (facts: SnapRefusalFacts) => string>>;
  /** Why two things do not go together, as a clause: "in one pile there are no owners". */
  readonly conflicts: Readonly<Record<ConflictId, string>>;

  readonly groups: Readonly<Record<SnapGroupId, string>>;
  readonly options: SnapOptionWords;
  readonly presets: Readonly<Record<SnapPresetId, Named>>;
  /** The agreed rules as short sentences: one paragraph. */
  readonly summary: (rules: SnapRules) => string[];

  /** What is heard and read as play goes on, in at most twelve words. */
  readonly events: Readonly<Record<SnapEventName, SnapCaption>>;
  /** In place of `Excused`: late, unlucky and mistaken calls sound different. */
  readonly excuses: Readonly<Record<SnapExcuseName, SnapCaption>>;
  /** Piles and pools won together: one sum, and how much of it was in the middle. */
  readonly wonBoth: (
    won: Pick<SnapHeard, "who" | "you" | "amount"> & {
      readonly middle: number;
    },
  ) => string;
  /** What sounds different where a call is a slap and nothing else. Rule SNAP-VAR-SLAP. */
  readonly slaps: SnapSlapWords;
  /** In place of `Stopped`. */
  readonly stops: Readonly<Record<SnapStopName, string>>;
  /** In place of `Locked`. */
  readonly locks: Readonly<Record<SnapLockName, SnapCaption>>;
  /**
   * Over the cards when a call has been judged: won, too late, wrong, nothing but bad luck; made for the cards before, or for cards
   * that are gone; and in the calm game right.
   */
  readonly verdicts: Readonly<Record<"won" | "late" | "wrong" | "unlucky" | "early" | "gone" | "right", string>>;
  /** Two tops that look alike and are not: "Six and nine – not equal." */
  readonly notEqual: (one: RankSign, other: RankSign) => string;
  /** Two tops that are the same: "Ten and ten – equal." */
  readonly equal: (rank: RankSign) => string;
  /** Why a call was false, where it is not that two tops differ. */
  readonly misses: {
    /** Made for the picture before the newest card. */
    readonly early: string;
    /** The equal cards had been covered, or somebody had taken them. */
    readonly covered: (rank: RankSign) => string;
    readonly taken: (rank: RankSign) => string;
    /** Equal cards, but other people's. */
    readonly others: string;
    /** Only one card lies there. */
    readonly alone: string;
  };
  /** Who was right, in the calm game; the listener is named as `you`. */
  readonly right: (names: readonly string[]) => string;
  /** A place in a race, spoken: "Otter first, 341 ms." `ms` 0 where no numbers are told. */
  readonly raced: (who: Actor, place: number, ms: number) => string;
  /** Why somebody was first though others were just as fast. */
  readonly equallyFast: string;

  readonly prompts: {
    readonly yourTurn: string;
    readonly turnYourCard: string;
    readonly turnOf: (name: string) => string;
    readonly callWhenEqual: string;
    readonly callTheOther: string;
    readonly called: string;
    readonly callAgainSoon: string;
    readonly callAgainWhenWon: string;
    readonly equalOrNot: string;
    readonly answered: string;
    readonly lastChance: string;
    readonly out: string;
    readonly comeBack: string;
  };
  readonly photo: PhotoWords;

  readonly levels: Readonly<Record<LevelId, Named>>;
  readonly glossary: Readonly<Record<SnapGlossaryId, Term>>;
  readonly tips: readonly Tip[];
}

/** The sentences of a summary that no single option carries. */
export interface SnapSummaryWords {
  /** How the cards are won, where nothing special is agreed on. */
  readonly firstTakesPiles: string;
  readonly firstTakesThePile: string;
  /** How they are won where a hand decides; the acorn is grabbed with one pile, or a pile each. */
  readonly slapTakesThePile: string;
  readonly slapAndCall: string;
  readonly grabThePile: string;
  readonly grabPiles: string;
  readonly calmPiles: string;
  readonly calmPile: string;
  /** In the calm game a wrong answer is a false call. */
  readonly calmFalse: string;
  readonly falseInOnePile: string;
  /** How pools are won, in a race and in the calm game. */
  readonly poolCall: string;
  readonly calmPool: string;
  readonly lastWins: string;
}
