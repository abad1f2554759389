/** Why a card was a slap, told once that is settled: the rules have judged, and this only names what everybody can see. */
import { isJoker, rankOf } from "@snorum/engine";
import type { CardId, IrishRules } from "@snorum/engine";
import type { IrishTriggerName, IrishWhyName, IrishWords } from "@snorum/engine/words";
import { signOf, wordText } from "./captions.ts";
import { judgedCards, leavesPile } from "./verdict.ts";
import type { Verdict } from "./verdict.ts";

const JACK = 10;
const QUEEN = 11;

/** The pile goes for something that was no slap: a card that fits by chance was nobody's to slap. Ruling I24. */
const NO_SLAP: ReadonlySet<IrishWhyName> = new Set<IrishWhyName>(["wrongWord", "hesitation", "outOfTurn"]);

/** What fits the newest card, the word first. `word`: -1 where nobody knows it. */
export function fitting(
  verdict: Pick<Verdict, "tops" | "word" | "wordOnly"> & Partial<Pick<Verdict, "why" | "early">>,
  rules: IrishRules,
): readonly IrishTriggerName[] {
  const { word, wordOnly, why = null } = verdict;
  const [top, below, second] = judgedCards(verdict);
  if (top === undefined || (why !== null && NO_SLAP.has(why))) return [];
  if (isJoker(top)) return ["joker"];
  const rank = rankOf(top);
  const said: readonly IrishTriggerName[] = word === rank ? ["word"] : [];
  if (wordOnly) return said;
  const same = (card: CardId | undefined): boolean => card !== undefined && rankOf(card) === rank;
  const court =
    (rank === JACK && (rules.courts === "jacks" || rules.courts === "both")) ||
    (rank === QUEEN && (rules.courts === "queens" || rules.courts === "both"));
  return [
    ...said,
    ...(rules.pairs === "on" && same(below) ? (["pair"] as const) : []),
    ...(court ? (["court"] as const) : []),
    ...(rules.sandwich === "on" && same(second) ? (["sandwich"] as const) : []),
  ];
}

/** A sentence or two: “Eight” and an eight. Nothing where there is no card to speak of, or the pile lies there still. */
export function reasonFor(verdict: Verdict, rules: IrishRules, words: IrishWords): string {
  const [top] = judgedCards(verdict);
  if (top === undefined || leavesPile(verdict)) return "";
  const fits = fitting(verdict, rules);
  const said = wordText(words, verdict.word);
  if (fits.length > 0) return fits.map((one) => words.triggers[one](signOf(top), said)).join(" ");
  const inVain = verdict.hands.some(({ outcome }) => outcome === "false" || outcome === "twitch" || outcome === "free");
  return inVain || verdict.why === "answer" ? words.nothingFits(signOf(top), said) : "";
}
