import type { RulesMessages } from "./rules-en.ts";

/** The words of the rule pages, in German. */
const de = {
  title: (game) => `${game}: die Regeln`,
  description: (game) =>
    `So spielt man ${game}: vom Geben bis zum Ende, mit allen Varianten, in klaren Worten und nummeriert.`,
  heading: "Regeln",
  play: "Spielen",
  backToTable: "Zurück an den Tisch",
  tryIt: "Ausprobieren",
  tryAgain: "Noch einmal",
  tries: {
    snap: {
      how: "Deck eine Karte nach der anderen auf. Ruf, sobald zwei der drei den gleichen Wert zeigen.",
      next: "Karte aufdecken",
      call: "Schnapp!",
      right: "Richtig! Sechs und Sechs: Beide Stapel wären deine.",
      wrong: "Nicht gleich. Dein Stapel käme als Pool in die Mitte.",
    },
    "irish-snap": {
      how: "Leg eine Karte nach der anderen. Hau drauf, wenn das Wort zur Karte passt.",
      next: "Karte legen",
      call: "Drauf!",
      right:
        "Richtig! Acht, und es ist eine Acht. Carla, Anna und Dan hauen zugleich, Ben ist der Letzte und nimmt den Stapel.",
      wrong: "Wort und Karte passen nicht. Der Stapel wäre deiner.",
      again: "Gezählt wird von vorn: Ben legt seine nächste Karte und ruft „Ass“, was auch immer sie ist.",
      benLays: "Ben legt",
    },
  },
  print: "Drucken",
  contents: "Inhalt",
  yours: "eure Regel",
  yourRules: (code) => `Eure Regeln: ${code}`,
  words: "Die Wörter in drei Sprachen",
  table: "Regeln ändern",
  lastRules: (code) => `Eure Regeln zeigen: ${code}`,
} satisfies RulesMessages;

export default de;
