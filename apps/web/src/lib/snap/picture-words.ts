/** What the things on picture cards are called: as many as the rank says. */
import type { RankSign } from "@snorum/engine";
import type { Lang } from "#lib/path.ts";

type PictureWords = Readonly<Record<RankSign, string>>;

const en: PictureWords = {
  A: "bee",
  "2": "cherries",
  "3": "cups",
  "4": "mushrooms",
  "5": "fish",
  "6": "snails",
  "7": "carrots",
  "8": "mice",
  "9": "ladybirds",
  "10": "ducklings",
  J: "cat",
  Q: "owl",
  K: "bear",
};

const de: PictureWords = {
  A: "Biene",
  "2": "Kirschen",
  "3": "Tassen",
  "4": "Pilze",
  "5": "Fische",
  "6": "Schnecken",
  "7": "Karotten",
  "8": "Mäuse",
  "9": "Käfer",
  "10": "Küken",
  J: "Katze",
  Q: "Eule",
  K: "Bär",
};

const es: PictureWords = {
  A: "abeja",
  "2": "cerezas",
  "3": "tazas",
  "4": "setas",
  "5": "peces",
  "6": "caracoles",
  "7": "zanahorias",
  "8": "ratones",
  "9": "mariquitas",
  "10": "patitos",
  J: "gato",
  Q: "búho",
  K: "oso",
};

export const PICTURE_WORDS: Readonly<Record<Lang, PictureWords>> = { en, de, es };
