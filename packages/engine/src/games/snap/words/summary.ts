/** Tonight's rules in a few sentences: which of them are worth saying, the same for every language. */
import type { SnapRules } from "../options.ts";
import type { SnapOptionWords, SnapSummaryWords } from "./words.ts";

/** Usual numbers are not mentioned. */
const USUAL = { tieWindow: 20, pace: 900, turnTime: 8, mostReveals: 2500, mostMinutes: 20 } as const;

/** Puts the sentences together. What has no effect under these rules is never said. */
export function summarise(options: SnapOptionWords, say: SnapSummaryWords, rules: SnapRules): string[] {
  return [
    options.piles.choices[rules.piles].sentence,
    ...ofCalls(options, say, rules),
    ...ofMistakes(options, say, rules),
    ...ofCards(options, rules),
    ...ofPace(options, rules),
    say.lastWins,
  ];
}

function ofCalls(options: SnapOptionWords, say: SnapSummaryWords, rules: SnapRules): string[] {
  const sentences: string[] = [];
  const own = rules.piles === "own";
  if (rules.race === "calm") sentences.push(own ? say.calmPiles : say.calmPile, say.calmFalse);
  else if (rules.animals !== "off") sentences.push(...ofAnimals(options, rules));
  else sentences.push(ofRace(say, rules));
  if (own && rules.callers === "owners" && rules.animals === "off") {
    sentences.push(options.callers.choices.owners.sentence);
    if (rules.outsiders === "false") sentences.push(options.outsiders.choices.false.sentence);
  }
  if (own && rules.matching === "pair") sentences.push(options.matching.choices.pair.sentence);
  if (own && rules.ties === "new-pool") sentences.push(options.ties.choices["new-pool"].sentence);
  if (own && rules.ties === "new-pool" && rules.tieWindow !== USUAL.tieWindow)
    sentences.push(options.tieWindow.sentence(rules.tieWindow));
  return sentences;
}

/** What the first of all does, and takes. */
function ofRace(say: SnapSummaryWords, { piles, how }: SnapRules): string {
  const own = piles === "own";
  if (how === "grab") return own ? say.grabPiles : say.grabThePile;
  if (how === "slap") return say.slapTakesThePile;
  if (how === "slap-and-call") return say.slapAndCall;
  return own ? say.firstTakesPiles : say.firstTakesThePile;
}

function ofAnimals(options: SnapOptionWords, rules: SnapRules): string[] {
  const sentences = [
    options.animals.choices[rules.animals].sentence,
    options.prey.choices[rules.prey].sentence,
    options.strayAnimal.choices[rules.strayAnimal].sentence,
  ];
  if (rules.zoo === "pool") sentences.push(options.zoo.choices.pool.sentence);
  return sentences;
}

function ofMistakes(options: SnapOptionWords, say: SnapSummaryWords, rules: SnapRules): string[] {
  if (rules.piles === "one") return [say.falseInOnePile];
  const sentences: string[] = [];
  // Where animals are called, `strayAnimal` has said what a call for nothing costs.
  if (rules.animals === "off") sentences.push(options.falseCall.choices[rules.falseCall].sentence);
  if (rules.words === "one") sentences.push(options.words.choices.one.sentence);
  else if (mayHavePools(rules)) sentences.push(rules.race === "calm" ? say.calmPool : say.poolCall);
  if (rules.comeBack === "on-a-pool") sentences.push(options.comeBack.choices["on-a-pool"].sentence);
  return sentences;
}

function ofCards(options: SnapOptionWords, rules: SnapRules): string[] {
  const sentences: string[] = [];
  if (rules.won === "shuffled") sentences.push(options.won.choices.shuffled.sentence);
  if (rules.sizes === "hidden") sentences.push(options.sizes.choices.hidden.sentence);
  return sentences;
}

function ofPace(options: SnapOptionWords, rules: SnapRules): string[] {
  const sentences: string[] = [];
  if (rules.turning === "by-itself") sentences.push(options.turning.choices["by-itself"].sentence);
  if (rules.pace !== USUAL.pace) sentences.push(options.pace.sentence(rules.pace));
  if (rules.turning === "by-hand" && rules.turnTime !== USUAL.turnTime)
    sentences.push(options.turnTime.sentence(rules.turnTime));
  if (rules.mostMinutes !== USUAL.mostMinutes) sentences.push(options.mostMinutes.sentence(rules.mostMinutes));
  if (rules.mostReveals !== USUAL.mostReveals) sentences.push(options.mostReveals.sentence(rules.mostReveals));
  return sentences;
}

function mayHavePools(rules: SnapRules): boolean {
  if (rules.animals !== "off") return rules.zoo === "pool" || rules.strayAnimal === "pool";
  return rules.falseCall === "pool" || rules.ties === "new-pool";
}
