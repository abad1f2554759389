/** Tonight's rules in a few sentences: which of them are worth saying, the same for every language. */
import type { IrishRules } from "../options.ts";
import type { IrishOptionWords, IrishSummaryWords } from "./words.ts";

/** Usual numbers are not mentioned. */
const USUAL = { slapWindow: 4, deals: 1, pace: 900, turnTime: 8 } as const;

/** Puts the sentences together. What has no effect under these rules is never said. */
export function summarise(options: IrishOptionWords, say: IrishSummaryWords, rules: IrishRules): string[] {
  return [
    options.words.choices[rules.words].sentence,
    say.fits,
    ...ofTriggers(options, rules),
    options.race.choices[rules.race].sentence,
    ...ofMistakes(options, rules),
    ...ofSlapping(options, rules),
    ...ofEnding(options, rules),
    ...ofPace(options, rules),
  ];
}

function ofTriggers(options: IrishOptionWords, rules: IrishRules): string[] {
  const sentences: string[] = [];
  if (rules.pairs === "on") sentences.push(options.pairs.choices.on.sentence);
  if (rules.courts !== "none") sentences.push(options.courts.choices[rules.courts].sentence);
  if (rules.jokers === "on") sentences.push(options.jokers.choices.on.sentence);
  if (rules.sandwich === "on") sentences.push(options.sandwich.choices.on.sentence);
  return sentences;
}

function ofMistakes(options: IrishOptionWords, rules: IrishRules): string[] {
  const sentences: string[] = [];
  if (rules.race === "race") {
    if (rules.hands === "both") sentences.push(options.hands.choices.both.sentence);
    sentences.push(options.falseSlap.choices[rules.falseSlap].sentence);
    if (rules.twitch !== "touch") sentences.push(options.twitch.choices[rules.twitch].sentence);
  }
  if (rules.words === "own") sentences.push(options.wrongWord.choices[rules.wrongWord].sentence);
  if (rules.laying === "by-hand") {
    if (rules.outOfTurn === "foul") sentences.push(options.outOfTurn.choices.foul.sentence);
    if (rules.hesitation === "foul") sentences.push(options.hesitation.choices.foul.sentence);
  }
  return sentences;
}

function ofSlapping(options: IrishOptionWords, rules: IrishRules): string[] {
  if (rules.race === "calm") return [];
  const sentences: string[] = [];
  if (rules.slapWindow !== USUAL.slapWindow) sentences.push(options.slapWindow.sentence(rules.slapWindow));
  if (rules.unslapped !== "dead") sentences.push(options.unslapped.choices[rules.unslapped].sentence);
  if (rules.missing === "drawn") sentences.push(options.missing.choices.drawn.sentence);
  return sentences;
}

function ofEnding(options: IrishOptionWords, rules: IrishRules): string[] {
  const sentences: string[] = [];
  if (rules.starts === "left") sentences.push(options.starts.choices.left.sentence);
  sentences.push(options.end.choices[rules.end].sentence);
  if (rules.end === "to-the-end") sentences.push(options.emptyWords.choices[rules.emptyWords].sentence);
  if (rules.end === "timed" && rules.level === "sudden-death")
    sentences.push(options.level.choices["sudden-death"].sentence);
  if (rules.minutes > 0) sentences.push(options.minutes.sentence(rules.minutes));
  if (rules.deals !== USUAL.deals) sentences.push(options.deals.sentence(rules.deals));
  if (rules.nextDealer === "rotate") sentences.push(options.nextDealer.choices.rotate.sentence);
  return sentences;
}

function ofPace(options: IrishOptionWords, rules: IrishRules): string[] {
  const sentences: string[] = [];
  if (rules.laying === "by-itself")
    sentences.push(options.laying.choices["by-itself"].sentence, options.beat.sentence(rules.beat));
  if (rules.laying === "by-hand" && rules.pace !== USUAL.pace) sentences.push(options.pace.sentence(rules.pace));
  if (rules.laying === "by-hand" && rules.turnTime !== USUAL.turnTime)
    sentences.push(options.turnTime.sentence(rules.turnTime));
  return sentences;
}
