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
  print: "Drucken",
  contents: "Inhalt",
  yours: "eure Regel",
  yourRules: (code) => `Eure Regeln: ${code}`,
  words: "Die Wörter in drei Sprachen",
  table: "Regeln ändern",
} satisfies RulesMessages;

export default de;
