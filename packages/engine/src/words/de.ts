/** Was die Spiele gleich sagen, auf Deutsch. */
import type { RankSign, SuitSign } from "../cards/card.ts";
import type { Actor, LevelId, SharedWords } from "./shared.ts";

const NBSP = "\u00a0";
const NUMBERS = [
  "keine",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

export const number = (amount: number): string => NUMBERS[amount] ?? String(amount);
export const count = (amount: number, one: string, many: string): string =>
  `${String(amount).replace(".", ",")}${NBSP}${amount === 1 ? one : many}`;
export const counters = (amount: number): string => count(amount, "Chip", "Chips");
export const cards = (amount: number): string => count(amount, "Karte", "Karten");
export const seconds = (ms: number): string => count(ms / 1000, "Sekunde", "Sekunden");
export const quote = (text: string): string => `„${text}“`;

export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} und ${last}`;
}

export const ranks: Readonly<Record<RankSign, string>> = {
  A: "Ass",
  2: "Zwei",
  3: "Drei",
  4: "Vier",
  5: "Fünf",
  6: "Sechs",
  7: "Sieben",
  8: "Acht",
  9: "Neun",
  10: "Zehn",
  J: "Bube",
  Q: "Dame",
  K: "König",
};

const rankPlurals: Readonly<Record<RankSign, string>> = {
  A: "Asse",
  2: "Zweien",
  3: "Dreien",
  4: "Vieren",
  5: "Fünfen",
  6: "Sechsen",
  7: "Siebenen",
  8: "Achten",
  9: "Neunen",
  10: "Zehnen",
  J: "Buben",
  Q: "Damen",
  K: "Könige",
};

const RANK_SIGNS = Object.keys(ranks) as readonly RankSign[];
const each = (say: (rank: RankSign) => string): Readonly<Record<RankSign, string>> =>
  Object.fromEntries(RANK_SIGNS.map((rank) => [rank, say(rank)])) as Record<RankSign, string>;

/** Picks the form for der, die or das: Bube and König, Ass, all the others. */
export const byGender = (rank: RankSign, der: string, die: string, das: string): string =>
  rank === "J" || rank === "K" ? der : rank === "A" ? das : die;

/** The rank as an object: only the Bube changes. */
const objectOf = (rank: RankSign): string => (rank === "J" ? "Buben" : ranks[rank]);

export const aRank = each((rank) => `${byGender(rank, "einen", "eine", "ein")} ${objectOf(rank)}`);
export const theRank = each((rank) => `${byGender(rank, "den", "die", "das")} ${objectOf(rank)}`);
export const noRank = each((rank) => `k${aRank[rank]}`);
/** As a subject: „ein Bube“, „der Bube“. */
export const aRankHere = each((rank) => `${byGender(rank, "ein", "eine", "ein")} ${ranks[rank]}`);
export const theRankHere = each((rank) => `${byGender(rank, "der", "die", "das")} ${ranks[rank]}`);

const suits: Readonly<Record<SuitSign, string>> = { S: "Pik", H: "Herz", D: "Karo", C: "Kreuz" };
export const cardName = (rank: RankSign, suit: SuitSign): string => `${suits[suit]}-${ranks[rank]}`;
export const theCard = (rank: RankSign, suit: SuitSign): string =>
  `${byGender(rank, "den", "die", "das")} ${suits[suit]}-${objectOf(rank)}`;
export const theCardHere = (rank: RankSign, suit: SuitSign): string =>
  `${byGender(rank, "der", "die", "das")} ${cardName(rank, suit)}`;

/** „Maulwurf legt“, „Du legst“. */
export const does = ({ you, who }: Actor, third: string, second: string): string =>
  you ? `Du ${second}` : `${who} ${third}`;
export const name = ({ you, who }: Actor): string => (you ? "Du" : who);

/** How strong a bot is; each game says how it then plays. */
export const levelNames: Readonly<Record<LevelId, string>> = {
  child: "Knirps",
  family: "Familie",
  casual: "Spieleabend",
  sharp: "Gewitzt",
  champion: "Meister",
};

/** The words. */
export const sharedDe: SharedWords = {
  language: "de",
  you: "du",
  list,
  quote,
  counters,
  cards,

  ranks,
  rankPlurals,
  aRank,
  theRank,
  noRank,
  indexLetters: each((rank) => (rank === "J" ? "B" : rank === "Q" ? "D" : rank)),
  suits,
  cardName,
  theCard,

  kernelRefusals: {
    "unknown-option": ({ option }) =>
      `Eine Hausregel „${option}“ gibt es nicht. Schau in der Liste nach, wie sie heißt.`,
    "unknown-choice": ({ option, value, allowed }) =>
      `„${option}“ kann nicht „${value}“ sein. Möglich ist: ${allowed}.`,
    "out-of-range": ({ option, min, max }) => `„${option}“ muss eine ganze Zahl von ${min} bis ${max} sein.`,
    conflict: () => "Zwei dieser Regeln vertragen sich nicht. Ändert eine davon.",
    "bad-name": ({ name: text }) =>
      `„${text}“ lässt sich nicht lesen. Schreib es zum Beispiel so: snip-snap-snorum(deck=32).`,
    "unknown-game": ({ name: text, known }) => `Ein Spiel „${text}“ gibt es nicht. Da sind: ${known}.`,
    "option-twice": ({ option }) => `„${option}“ steht zweimal da. Lass eins davon weg.`,
    "too-few-seats": ({ min }) =>
      `Zu wenige Mitspieler: Es müssen mindestens ${min} sein. Hol jemanden dazu, oder einen Bot.`,
    "too-many-seats": ({ max }) => `Zu viele Mitspieler: Platz ist für ${max}. Diesmal muss jemand zuschauen.`,
    "bad-code": ({ code }) => `„${code}“ ist keiner von unseren Codes. Vergleich ihn Zeichen für Zeichen.`,
    "moved-on": () => "Am Tisch ging es schon weiter. Schau noch einmal hin und wähle dann.",
    "not-saved": () => "Das ließ sich nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.",
    "our-fault": () => "Da ist uns ein Fehler unterlaufen. Am Tisch hat sich nichts geändert.",
    "no-log": () => "Es gibt keine Partie, die weitergehen könnte.",
    "damaged-log": ({ seq }) =>
      `Die gespeicherte Partie ist ab Eintrag ${seq} nicht mehr lesbar. Sie wurde beiseitegelegt.`,
    "other-version": () =>
      "Die gespeicherte Partie stammt aus einer älteren Fassung der Regeln. Sie wurde beiseitegelegt.",
  },
  animals: {
    otter: "Otter",
    fox: "Fuchs",
    badger: "Dachs",
    frog: "Frosch",
    heron: "Reiher",
    mole: "Maulwurf",
    duck: "Ente",
    seal: "Robbe",
  },
};
