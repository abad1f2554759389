/** What is said of every race in English: the photo finish. */
import { does } from "./en.ts";
import type { AnyPhotoWords } from "./shared.ts";

const NBSP = "\u00a0";
const ORDER = ["1st", "2nd", "3rd"];

export const photo: AnyPhotoWords = {
  title: "Photo finish",
  slowMotion: "Slow motion",
  why: "Why?",
  because:
    "We measure how long after a card showed on your own screen you pressed. That way a slow line costs nobody anything.",
  doubt: "The short line beside each time shows how sure we are of it.",
  place: (place) => ORDER[place - 1] ?? `${place}th`,
  first: (who) => `${does(who, "was", "were")} first!`,
  notYet: "not yet",
  ms: (ms) => `${ms}${NBSP}ms`,
  whisker: (ms) => `±${NBSP}${ms}${NBSP}ms`,
  howSure: "how sure we are",
  amnesty: "late, no penalty",
  noPenalty: "no penalty",
  fasterThanHuman: "faster than a human",
  notes: {
    "head-start": "head start taken off",
    "capped-by-line": "cut to what the line can explain",
    "raised-by-line": "raised to what the line can prove",
    "allowance-used": "a little delay taken on trust",
    "by-arrival": "counted when it arrived",
    floor: "faster than a human, so ranked no faster",
  },
  tooEarly: "too early: judged by the picture before",
  deadHeat: "Dead heat!",
  paces: [
    "quick as a hare",
    "nimble as a squirrel",
    "brisk as a hen",
    "steady as a hedgehog",
    "easy as a snail",
    "cosy as a tortoise",
  ],
};
