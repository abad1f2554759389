/** Was über jedes Rennen gesagt wird, auf Deutsch: das Zielfoto. */
import { does } from "./de.ts";
import type { AnyPhotoWords } from "./shared.ts";

const NBSP = "\u00a0";

export const photo: AnyPhotoWords = {
  title: "Zielfoto",
  slowMotion: "Zeitlupe",
  why: "Warum?",
  because:
    "Wir messen, wie lange nach dem Aufdecken auf deinem eigenen Bildschirm du gedrückt hast. So kostet eine langsame Leitung niemanden etwas.",
  doubt: "Der kurze Strich neben jeder Zeit zeigt, wie genau wir sie kennen.",
  place: (place) => `${place}.`,
  first: (who) => `${does(who, "war", "warst")} zuerst!`,
  notYet: "noch nicht",
  ms: (ms) => `${ms}${NBSP}ms`,
  whisker: (ms) => `±${NBSP}${ms}${NBSP}ms`,
  howSure: "so genau wissen wir es",
  amnesty: "zu spät, keine Strafe",
  noPenalty: "keine Strafe",
  fasterThanHuman: "schneller als ein Mensch",
  notes: {
    "head-start": "Vorsprung abgezogen",
    "capped-by-line": "gekürzt auf das, was die Leitung erklärt",
    "raised-by-line": "angehoben auf das, was die Leitung belegt",
    "allowance-used": "ein wenig Verzögerung geglaubt",
    "by-arrival": "gezählt bei der Ankunft",
    floor: "schneller als ein Mensch, also nicht schneller gewertet",
  },
  tooEarly: "zu früh: Es zählt das Bild davor",
  deadHeat: "Gleichzeitig!",
  paces: [
    "flink wie ein Hase",
    "flott wie ein Eichhörnchen",
    "munter wie ein Huhn",
    "gemächlich wie ein Igel",
    "ruhig wie eine Schnecke",
    "gemütlich wie eine Schildkröte",
  ],
};
