/** The words of the rule pages, in English. */
const en = {
  title: (game: string) => `${game}: the rules`,
  description: (game: string) =>
    `How to play ${game}: the deal, the play, the end and every variant, in plain words and numbered.`,
  heading: "Rules",
  play: "Play",
  backToTable: "Back to the table",
  tryIt: "Try it",
  tryAgain: "Once more",
  tries: {
    snap: {
      how: "Turn the cards one by one. Call when two of the three show the same rank.",
      next: "Turn a card",
      call: "Snap!",
      right: "Right! Six and six: both piles would be yours.",
      wrong: "Not equal. Your pile would go to the middle as a pool.",
    },
    "irish-snap": {
      how: "Lay the cards one by one. Slap when the word fits the card.",
      next: "Lay a card",
      call: "Slap!",
      right: "Right! Eight, and it is an eight. Carla, Anna and Dan slap at once; Ben is last and takes the pile.",
      wrong: "Word and card do not fit. The pile would be yours.",
      again: "The count begins again: Ben lays his next card and says “ace”, whatever it is.",
      benLays: "Ben lays",
    },
  },
  print: "Print",
  contents: "Contents",
  yours: "your rule",
  yourRules: (code: string) => `Your rules: ${code}`,
  words: "The words in three languages",
  table: "Change the rules",
  lastRules: (code: string) => `Show your rules: ${code}`,
};

export type RulesMessages = typeof en;
export default en;
