import type { SetupMessages } from "./setup-en.ts";

const de: SetupMessages = {
  title: (game) => `${game}: Tisch einrichten`,
  description: "Wer spielt, und welche Hausregeln gelten heute Abend? Dann geben.",
  who: "Wer spielt?",
  you: "du",
  fewer: "Eine Person weniger",
  more: "Eine Person mehr",
  count: (n) => `${n} Personen`,
  bot: (level) => `Bot, ${level}`,
  levels: { child: "Kind", family: "Familie", casual: "gemütlich", sharp: "wach", champion: "Meister" },
  levelOf: (name) => `Wie gut ${name} spielt`,
  levelsTitle: "Wie gut sie spielen",
  headStart: "Vorsprung",
  headStartOf: (ms: number) => (ms === 0 ? "keiner" : `${ms} ms`),
  headStartWhy: "Der Vorsprung wird von jeder Reaktion dieses Platzes abgezogen. Alle sehen ihn.",
  child: "Kind",
  childOf: (name) => `${name} ist ein Kind`,
  even: "Gleiche Chancen",
  evenWhy:
    "Alle bekommen so viel Vorsprung, dass sie gleich oft gewinnen, und die Partie dauert drei Minuten. Kreuzt an, wer ein Kind ist.",
  evenTooFar: "Gegen so schnelle Bots reicht auch der längste Vorsprung nicht. Nehmt langsamere.",
  evenNow: (starts) => `Vorsprung: ${starts}`,
  juniorWhy: "Ein Kind hat doppelt so viel Zeit für ein Wort und zahlt nie dafür.",
  junior: "Kind",
  juniorOf: (name) => `${name} ist ein Kind`,
  how: "Wie spielt ihr?",
  rules: "Regeln",
  deal: "Geben",
  far: "Freunde woanders? Tisch aufmachen",
  less: "weniger",
  moreOf: "mehr",
  fewCards: (seats, cards, least) =>
    `Bei ${seats} Personen und ${cards} Karten beginnt manche Hand mit nur ${least}: Wer zuerst ausspielt, hat viel davon.`,
};
export default de;
