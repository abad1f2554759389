/** The word or the line of the rhyme that goes with a card, as text. */
import type { RankSign } from "../../../cards/card.ts";
import type { SnipRules } from "../options.ts";
import type { ChantId, Words } from "./words.ts";

const BY_NUMBER: Readonly<Record<number, ChantId>> = { 1: "snip", 2: "snap", 3: "snorum", 4: "jig" };

/**
 * What is said with word number `word` (0 the leader's line, 1 Snip … 4 Jig). Empty where nothing is said.
 *
 * `completed` counts the ranks completed so far in the round: the changing fourth line goes by it. Rulings S40, S42.
 */
export function chantText(
  words: Words,
  rules: Pick<SnipRules, "words" | "rhymes">,
  word: number,
  rank: RankSign,
  completed = 0,
): string {
  if (rules.words === "earl" && word >= 0 && word <= 3) return rhymeLine(words, rules.rhymes, word, rank, completed);
  const chant = BY_NUMBER[word];
  if (chant === undefined) return "";
  return words.chants[chant === "snorum" && rules.words === "snorem" ? "snorem" : chant];
}

function rhymeLine(words: Words, rhymes: SnipRules["rhymes"], word: number, rank: RankSign, completed: number): string {
  const { lines, otherLastLines } = words.rhymes;
  const all = [lines[3], ...otherLastLines];
  const line = word === 3 && rhymes === "changing" ? all[completed % all.length] : lines[word];
  return line === undefined ? "" : line(rank);
}
