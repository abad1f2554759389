import type { RulesMessages } from "./rules-en.ts";

/** The words of the rule pages, in Spanish. */
const es = {
  title: (game) => `${game}: las reglas`,
  description: (game) =>
    `Cómo se juega a ${game}: el reparto, el juego, el final y todas las variantes, con palabras claras y numeradas.`,
  heading: "Reglas",
  play: "Jugar",
  backToTable: "Volver a la mesa",
  tryIt: "Probar",
  print: "Imprimir",
  contents: "Índice",
  yours: "vuestra regla",
  yourRules: (code) => `Vuestras reglas: ${code}`,
  words: "Las palabras en tres idiomas",
  table: "Cambiar las reglas",
} satisfies RulesMessages;

export default es;
