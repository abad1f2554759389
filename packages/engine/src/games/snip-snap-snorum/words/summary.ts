/** Tonight's rules in a few sentences: which of them are worth saying, the same for every language. */
import type { SnipRules } from "../options.ts";
import type { OptionWords, SummaryWords } from "./words.ts";

/** The usual time for a word; only another one is mentioned. */
const USUAL_CHANT_TIME = 3000;

/** Puts the sentences together. What has no effect under these rules is never said. */
export function summarise(options: OptionWords, say: SummaryWords, rules: SnipRules): string[] {
  return [
    ...ofPlay(options, say, rules),
    ...ofChants(options, rules),
    ...ofTurns(options, rules),
    ...ofCounters(options, say, rules),
  ];
}

function ofPlay(options: OptionWords, say: SummaryWords, rules: SnipRules): string[] {
  const sentences: string[] = [];
  if (rules.deck !== "52") sentences.push(options.deck.choices[rules.deck].sentence);
  sentences.push(rules.jig === "off" ? say.sameRank : options.jig.choices[rules.jig].sentence);
  if (rules.chants === "silent") sentences.push(say.silent);
  else sentences.push(say[rules.chants][rules.words]);
  if (rules.chants !== "silent" && (rules.jig === "five" || rules.jig === "until-it-stops"))
    sentences.push(say.fifthIsJig);
  if (rules.chants !== "silent" && rules.words === "earl" && rules.rhymes === "changing") {
    sentences.push(options.rhymes.choices.changing.sentence);
  }
  if (rules.chants !== "silent" && (rules.jig === "four" || rules.jig === "five") && rules.stopWord === "jig") {
    sentences.push(options.stopWord.choices.jig.sentence);
  }
  return sentences;
}

function ofChants(options: OptionWords, rules: SnipRules): string[] {
  if (rules.chants !== "must") return [];
  const sentences = [options.forgotten.choices[rules.forgotten].sentence];
  if (rules.forgotten !== "off" && rules.judge === "challenge")
    sentences.push(options.judge.choices.challenge.sentence);
  if (rules.say === "with-card") sentences.push(options.say.choices["with-card"].sentence);
  else if (rules.chantTime !== USUAL_CHANT_TIME) sentences.push(options.chantTime.sentence(rules.chantTime));
  return sentences;
}

function ofTurns(options: OptionWords, rules: SnipRules): string[] {
  const sentences: string[] = [];
  if (rules.match === "may") sentences.push(options.match.choices.may.sentence);
  if (rules.lay === "all") sentences.push(options.lay.choices.all.sentence);
  if (rules.match === "must" && rules.jig === "off" && rules.knock === "by-hand") {
    sentences.push(options.knock.choices["by-hand"].sentence);
  }
  if (rules.illegal === "shown") sentences.push(options.illegal.choices.shown.sentence);
  if (rules.turnTime > 0) sentences.push(options.turnTime.sentence(rules.turnTime));
  return sentences;
}

function ofCounters(options: OptionWords, say: SummaryWords, rules: SnipRules): string[] {
  const sentences = [say.firstOutWins];
  if (rules.counters !== "off") {
    sentences.push(options.stack.sentence(rules.stack));
    if (rules.ante !== "off") sentences.push(options.ante.choices[rules.ante].sentence);
    if (rules.passFine !== "off") sentences.push(options.passFine.choices[rules.passFine].sentence);
    sentences.push(options.counters.choices[rules.counters].sentence);
    if (potMayFill(rules)) sentences.push(say.potToWinner);
    if (rules.debts === "owed") sentences.push(options.debts.choices.owed.sentence);
  }
  const amount = rules.session === "target" ? rules.target : rules.rounds;
  sentences.push(say.ending(rules.session, rules.counters === "off" ? "rounds" : "counters", amount));
  if (rules.firstDealer === "cut") sentences.push(options.firstDealer.choices.cut.sentence);
  return sentences;
}

function potMayFill(rules: SnipRules): boolean {
  return rules.ante !== "off" || rules.passFine !== "off" || (rules.chants === "must" && rules.forgotten !== "off");
}
