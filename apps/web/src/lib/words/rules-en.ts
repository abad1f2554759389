/** The words of the rule pages, in English. */
const en = {
  title: (game: string) => `${game}: the rules`,
  description: (game: string) =>
    `How to play ${game}: the deal, the play, the end and every variant, in plain words and numbered.`,
  heading: "Rules",
  play: "Play",
  backToTable: "Back to the table",
  tryIt: "Try it",
  print: "Print",
  contents: "Contents",
  yours: "your rule",
  yourRules: (code: string) => `Your rules: ${code}`,
  words: "The words in three languages",
  table: "Change the rules",
};

export type RulesMessages = typeof en;
export default en;
