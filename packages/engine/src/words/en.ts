/** What the games say alike in English. */
import type { RankSign, SuitSign } from "../cards/card.ts";
import type { Actor, LevelId, SharedWords } from "./shared.ts";

const NBSP = "\u00a0";
const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export const number = (amount: number): string => NUMBERS[amount] ?? String(amount);
export const count = (amount: number, one: string, many: string): string =>
  `${amount}${NBSP}${amount === 1 ? one : many}`;
export const counters = (amount: number): string => count(amount, "counter", "counters");
export const cards = (amount: number): string => count(amount, "card", "cards");
export const seconds = (ms: number): string => count(ms / 1000, "second", "seconds");
export const quote = (text: string): string => `“${text}”`;

export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  if (names.length === 2) return `${names[0]} and ${last}`;
  return `${names.slice(0, -1).join(", ")} and ${last}`;
}

export const ranks: Readonly<Record<RankSign, string>> = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};

export const rankPlurals: Readonly<Record<RankSign, string>> = {
  A: "aces",
  2: "twos",
  3: "threes",
  4: "fours",
  5: "fives",
  6: "sixes",
  7: "sevens",
  8: "eights",
  9: "nines",
  10: "tens",
  J: "jacks",
  Q: "queens",
  K: "kings",
};

const RANK_SIGNS = Object.keys(ranks) as readonly RankSign[];
const each = (say: (rank: RankSign) => string): Readonly<Record<RankSign, string>> =>
  Object.fromEntries(RANK_SIGNS.map((rank) => [rank, say(rank)])) as Record<RankSign, string>;

export const aRank = each((rank) => `${rank === "A" || rank === "8" ? "an" : "a"} ${ranks[rank]}`);
export const theRank = each((rank) => `the ${ranks[rank]}`);
export const noRank = each((rank) => `no ${ranks[rank]}`);

const suits: Readonly<Record<SuitSign, string>> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
export const cardName = (rank: RankSign, suit: SuitSign): string => `${ranks[rank]} of ${suits[suit]}`;
export const theCard = (rank: RankSign, suit: SuitSign): string => `the ${cardName(rank, suit)}`;

/** "Mole lays", "You lay": in English only the third person differs. */
export const does = ({ you, who }: Actor, third: string, second: string): string =>
  you ? `You ${second}` : `${who} ${third}`;
export const name = ({ you, who }: Actor): string => (you ? "You" : who);

/** How strong a bot is; each game says how it then plays. */
export const levelNames: Readonly<Record<LevelId, string>> = {
  child: "Little one",
  family: "Family",
  casual: "Game night",
  sharp: "Sharp",
  champion: "Champion",
};

/** The words. */
export const sharedEn: SharedWords = {
  language: "en",
  you: "you",
  list,
  quote,
  counters,
  cards,

  ranks,
  rankPlurals,
  aRank,
  theRank,
  noRank,
  indexLetters: each((rank) => rank),
  suits,
  cardName,
  theCard,

  kernelRefusals: {
    "unknown-option": ({ option }) =>
      `There is no house rule called “${option}”. Look for its name in the list of rules.`,
    "unknown-choice": ({ option, value, allowed }) =>
      `“${option}” cannot be “${value}”. Choose one of these: ${allowed}.`,
    "out-of-range": ({ option, min, max }) => `“${option}” has to be a whole number from ${min} to ${max}.`,
    conflict: () => "Two of these rules do not go together. Change one of them.",
    "bad-name": ({ name: text }) =>
      `“${text}” is not a game that can be read. Write it like this: snip-snap-snorum(deck=32).`,
    "unknown-game": ({ name: text, known }) => `There is no game called “${text}”. These are here: ${known}.`,
    "option-twice": ({ option }) => `“${option}” is set twice. Leave one of the two out.`,
    "too-few-seats": ({ min }) => `Too few players: it takes at least ${min}. Add a friend or a bot.`,
    "too-many-seats": ({ max }) =>
      `Too many players: there is room for ${max} at most. Somebody has to watch this time.`,
    "bad-code": ({ code }) => `“${code}” is not one of our codes. Check it letter by letter.`,
    "moved-on": () => "The table had moved on already. Look again, then choose.",
    "not-saved": () => "That could not be saved, so it has not happened. Try once more.",
    "our-fault": () => "That went wrong, and it is our fault. Nothing has changed at the table.",
    "no-log": () => "There is no match to go on with.",
    "damaged-log": ({ seq }) => `The saved match cannot be read from entry ${seq} on. It was put aside.`,
    "other-version": () => "The saved match was played by an older version of the rules. It was put aside.",
  },
  animals: {
    otter: "Otter",
    fox: "Fox",
    badger: "Badger",
    frog: "Frog",
    heron: "Heron",
    mole: "Mole",
    duck: "Duck",
    seal: "Seal",
  },
};
