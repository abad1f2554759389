/** Several people at one device: what set-up says about who sits where, and whose keys are whose on one keyboard. */
import type { Lang } from "#lib/path.ts";

/** One person's keys, by what is printed on them. */
export interface SeatKeys {
  readonly call: string;
  readonly turn: string;
  readonly pool: string;
  /** The hand that slaps or grabs; in the calm game the answer "different". */
  readonly hand: string;
}

/** The first sits at the left, the second at the right, the others between. No Y and no Z: keyboards of our languages swap them. */
export const SEAT_KEYS: readonly SeatKeys[] = [
  { call: "a", turn: "q", pool: "w", hand: "1" },
  { call: "k", turn: "i", pool: "o", hand: "9" },
  { call: "f", turn: "t", pool: "g", hand: "5" },
  { call: "m", turn: "n", pool: "j", hand: "7" },
  { call: "x", turn: "d", pool: "s", hand: "3" },
  { call: "b", turn: "v", pool: "h", hand: "6" },
];

/** Two people at one keyboard have the digits for the animals, each from their own side on, in the order on the screen. */
const DIGITS: readonly (readonly string[])[] = [
  ["1", "2", "3", "4", "5"],
  ["6", "7", "8", "9", "0"],
];

/** The keys for the animals of so many seats, for the person at `place` among those at the keyboard; none where there are too few. */
export function animalKeys(place: number, people: number, animals: number): readonly string[] {
  const digits = people > DIGITS.length ? [] : (DIGITS[place] ?? []);
  return animals > digits.length ? [] : digits.slice(0, animals);
}

const en = {
  here: "plays here",
  title: "Who sits where",
  who: (name: string) => `Who plays ${name}`,
  sum: (people: number, bots: number) =>
    `${people === 1 ? "you" : `${people} of you`}${bots === 0 ? "" : bots === 1 ? ", 1 bot" : `, ${bots} bots`}`,
  why: "Several of you can play at this screen: each has a key of their own at the edge of the table, or keys of their own on the keyboard.",
  keys: (call: string, turn: string, pool: string) => `${call} calls, ${turn} turns a card, ${pool} calls a pool`,
  slapKeys: (slap: string, lay: string) => `${slap} slaps, ${lay} lays a card`,
  animalKeys: (turn: string, pool: string, animals: readonly string[]) =>
    [
      animals.length > 0 && `${animals[0]} to ${animals.at(-1)} call the animals`,
      `${turn} turns a card`,
      `${pool} calls a pool`,
    ]
      .filter(Boolean)
      .join(", "),
  animalsWhy: "Animals are called on the screen: a keyboard has too few keys for so many of you.",
  small: "So many hands need a larger screen: play this on a tablet, or with two of you.",
  pick: (name: string) => `${name}: pick another animal`,
  pickTitle: "Which animal?",
  swaps: "swaps",
  bad: "These seats are not a table of ours. Here is the usual one.",
};
type SeatWords = typeof en;

const de: SeatWords = {
  here: "spielt hier",
  title: "Wer sitzt wo",
  who: (name) => `Wer spielt ${name}`,
  sum: (people, bots) =>
    `${people === 1 ? "du" : `${people} Leute`}${bots === 0 ? "" : bots === 1 ? ", 1 Bot" : `, ${bots} Bots`}`,
  why: "Ihr könnt zu mehreren an diesem Bildschirm spielen: Alle haben eine eigene Taste am Rand des Tisches oder eigene Tasten auf der Tastatur.",
  keys: (call, turn, pool) => `${call} ruft, ${turn} deckt auf, ${pool} ruft einen Pool`,
  slapKeys: (slap, lay) => `${slap} haut drauf, ${lay} legt eine Karte`,
  animalKeys: (turn, pool, animals) =>
    [
      animals.length > 0 && `${animals[0]} bis ${animals.at(-1)} rufen die Tiere`,
      `${turn} deckt auf`,
      `${pool} ruft einen Pool`,
    ]
      .filter(Boolean)
      .join(", "),
  animalsWhy: "Tiere ruft ihr am Bildschirm: Für so viele von euch hat eine Tastatur zu wenig Tasten.",
  small: "Für so viele Hände ist dieser Bildschirm klein: Nehmt ein Tablet, oder spielt zu zweit.",
  pick: (name) => `${name}: ein anderes Tier wählen`,
  pickTitle: "Welches Tier?",
  swaps: "tauscht",
  bad: "Diese Plätze gibt es bei uns nicht. Hier ist der übliche Tisch.",
};

const es: SeatWords = {
  here: "juega aquí",
  title: "Quién se sienta dónde",
  who: (name) => `Quién juega con ${name}`,
  sum: (people, bots) =>
    `${people === 1 ? "tú" : `${people} personas`}${bots === 0 ? "" : bots === 1 ? ", 1 bot" : `, ${bots} bots`}`,
  why: "Podéis jugar varios en esta pantalla: cada uno tiene su tecla en el borde de la mesa, o sus propias teclas en el teclado.",
  keys: (call, turn, pool) => `${call} canta, ${turn} levanta carta, ${pool} canta un pozo`,
  slapKeys: (slap, lay) => `${slap} da la palmada, ${lay} echa una carta`,
  animalKeys: (turn, pool, animals) =>
    [
      animals.length > 0 && `${animals[0]} a ${animals.at(-1)} cantan los animales`,
      `${turn} levanta carta`,
      `${pool} canta un pozo`,
    ]
      .filter(Boolean)
      .join(", "),
  animalsWhy: "Los animales se cantan en la pantalla: un teclado no tiene teclas para tantos.",
  small: "Esta pantalla es pequeña para tantas manos: mejor una tableta, o jugad dos.",
  pick: (name) => `${name}: elegir otro animal`,
  pickTitle: "¿Qué animal?",
  swaps: "cambia",
  bad: "Esos asientos no son de una mesa nuestra. Esta es la de siempre.",
};

export const SEAT_WORDS: Readonly<Record<Lang, SeatWords>> = { en, de, es };
