/** Lo que los juegos dicen igual, en español. */
import type { RankSign, SuitSign } from "../cards/card.ts";
import type { Actor, LevelId, SharedWords } from "./shared.ts";

const NBSP = "\u00a0";
const NUMBERS = [
  "cero",
  "una",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];

export const number = (amount: number): string => NUMBERS[amount] ?? String(amount);
export const count = (amount: number, one: string, many: string): string =>
  `${String(amount).replace(".", ",")}${NBSP}${amount === 1 ? one : many}`;
export const counters = (amount: number): string => count(amount, "ficha", "fichas");
export const cards = (amount: number): string => count(amount, "carta", "cartas");
export const seconds = (ms: number): string => count(ms / 1000, "segundo", "segundos");
export const quote = (text: string): string => `«${text}»`;

/** "y" becomes "e" before the sound i: "Garza e Iker". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  const and = /^(?:[ií]|hi(?![ae]))/i.test(last) ? "e" : "y";
  return `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

export const ranks: Readonly<Record<RankSign, string>> = {
  A: "as",
  2: "dos",
  3: "tres",
  4: "cuatro",
  5: "cinco",
  6: "seis",
  7: "siete",
  8: "ocho",
  9: "nueve",
  10: "diez",
  J: "jota",
  Q: "reina",
  K: "rey",
};

const rankPlurals: Readonly<Record<RankSign, string>> = {
  A: "ases",
  2: "doses",
  3: "treses",
  4: "cuatros",
  5: "cincos",
  6: "seises",
  7: "sietes",
  8: "ochos",
  9: "nueves",
  10: "dieces",
  J: "jotas",
  Q: "reinas",
  K: "reyes",
};

const RANK_SIGNS = Object.keys(ranks) as readonly RankSign[];
const each = (say: (rank: RankSign) => string): Readonly<Record<RankSign, string>> =>
  Object.fromEntries(RANK_SIGNS.map((rank) => [rank, say(rank)])) as Record<RankSign, string>;

/** The form for "el" or "la": jota and reina are "la". */
export const byGender = (rank: RankSign, el: string, la: string): string => (rank === "J" || rank === "Q" ? la : el);

export const aRank = each((rank) => `${byGender(rank, "un", "una")} ${ranks[rank]}`);
export const theRank = each((rank) => `${byGender(rank, "el", "la")} ${ranks[rank]}`);
export const noRank = each((rank) => `${byGender(rank, "ningún", "ninguna")} ${ranks[rank]}`);
export const another = each((rank) => `${byGender(rank, "otro", "otra")} ${ranks[rank]}`);

const suits: Readonly<Record<SuitSign, string>> = { S: "picas", H: "corazones", D: "diamantes", C: "tréboles" };
export const cardName = (rank: RankSign, suit: SuitSign): string => `${ranks[rank]} de ${suits[suit]}`;
export const theCard = (rank: RankSign, suit: SuitSign): string =>
  `${byGender(rank, "el", "la")} ${cardName(rank, suit)}`;

/** «Topo echa», «Echas». */
export const does = ({ you, who }: Actor, third: string, second: string): string =>
  you ? second.charAt(0).toUpperCase() + second.slice(1) : `${who} ${third}`;
export const name = ({ you, who }: Actor): string => (you ? "Tú" : who);

/** How strong a bot is; each game says how it then plays. */
export const levelNames: Readonly<Record<LevelId, string>> = {
  child: "Peque",
  family: "En familia",
  casual: "Tarde de juegos",
  sharp: "Con picardía",
  champion: "De campeonato",
};

/** The words. */
export const sharedEs: SharedWords = {
  language: "es",
  you: "tú",
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
    "unknown-option": ({ option }) => `No hay ninguna regla de la casa «${option}». Busca su nombre en la lista.`,
    "unknown-choice": ({ option, value, allowed }) => `«${option}» no puede ser «${value}». Puede ser: ${allowed}.`,
    "out-of-range": ({ option, min, max }) => `«${option}» tiene que ser un número entero de ${min} a ${max}.`,
    conflict: () => "Dos de estas reglas no se llevan bien. Cambiad una.",
    "bad-name": ({ name: text }) => `«${text}» no se puede leer. Escríbelo así: snip-snap-snorum(deck=32).`,
    "unknown-game": ({ name: text, known }) => `No hay ningún juego «${text}». Están estos: ${known}.`,
    "option-twice": ({ option }) => `«${option}» aparece dos veces. Quita una.`,
    "too-few-seats": ({ min }) => `Faltan jugadores: hacen falta al menos ${min}. Llamad a alguien, o a un bot.`,
    "too-many-seats": ({ max }) => `Sobran jugadores: caben ${max} como mucho. Esta vez alguien tiene que mirar.`,
    "bad-code": ({ code }) => `«${code}» no es un código nuestro. Compruébalo letra por letra.`,
    "moved-on": () => "La mesa ya había seguido. Mira otra vez y elige.",
    "not-saved": () => "No se pudo guardar, así que no ha ocurrido. Inténtalo otra vez.",
    "our-fault": () => "Algo ha fallado y es culpa nuestra. En la mesa no ha cambiado nada.",
    "no-log": () => "No hay ninguna partida que continuar.",
    "damaged-log": ({ seq }) => `La partida guardada no se puede leer desde la entrada ${seq}. La hemos apartado.`,
    "other-version": () => "La partida guardada es de una versión anterior de las reglas. La hemos apartado.",
  },
  animals: {
    otter: "Nutria",
    fox: "Zorro",
    badger: "Tejón",
    frog: "Rana",
    heron: "Garza",
    mole: "Topo",
    duck: "Pato",
    seal: "Foca",
  },
};
