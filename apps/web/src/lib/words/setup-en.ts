/** The words of set-up: English, the source. Home and tables do without them. */
const en = {
  title: (game: string) => `${game}: set up a table`,
  description: "Choose who plays and which house rules hold tonight, then deal.",
  who: "Who plays?",
  you: "you",
  fewer: "One player fewer",
  more: "One player more",
  count: (n: number) => `${n} players`,
  bot: (level: string) => `bot, ${level}`,
  levels: { child: "child", family: "family", casual: "casual", sharp: "sharp", champion: "champion" },
  levelOf: (name: string) => `How well ${name} plays`,
  levelsTitle: "How well they play",
  headStart: "Head start",
  headStartOf: (ms: number) => (ms === 0 ? "none" : `${ms} ms`),
  headStartWhy: "A head start is taken off every reaction of that seat. Everybody sees it.",
  child: "child",
  childOf: (name: string) => `${name} is a child`,
  even: "Play even",
  evenWhy:
    "Gives everybody the head start with which all win equally often, and the match three minutes. Tick who is a child.",
  evenTooFar: "Against such quick bots even the longest head start is not enough. Choose slower ones.",
  evenNow: (starts: string) => `Head starts: ${starts}`,
  juniorWhy: "A junior has twice the time for a word and never pays for one.",
  junior: "junior",
  juniorOf: (name: string) => `${name} is a junior`,
  how: "How do you play it?",
  rules: "Rules",
  deal: "Deal",
  far: "Friends far away? Open a table",
  less: "less",
  moreOf: "more",
  fewCards: (seats: number, cards: number, least: number) =>
    `With ${seats} players and ${cards} cards, a hand has only ${least} to start with: leading first counts for a lot.`,
};
export default en;
export type SetupMessages = typeof en;
