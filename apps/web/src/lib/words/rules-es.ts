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
  tryAgain: "Otra vez",
  tries: {
    snap: {
      how: "Levanta las cartas una a una. Canta cuando dos de las tres tengan el mismo valor.",
      next: "Levantar carta",
      call: "¡Snap!",
      right: "¡Bien! Seis y seis: los dos montones serían tuyos.",
      wrong: "No son iguales. Tu montón iría al centro como pozo.",
    },
    "irish-snap": {
      how: "Echa las cartas una a una. Da la palmada cuando la palabra coincida con la carta.",
      next: "Echar carta",
      call: "¡Palmada!",
      right:
        "¡Bien! Ocho, y es un ocho. Carla, Anna y Dan dan la palmada a la vez; Ben es el último y se lleva el montón.",
      wrong: "Palabra y carta no coinciden. El montón sería tuyo.",
      again: "La cuenta vuelve a empezar: Ben echa su próxima carta y dice «as», sea la que sea.",
      benLays: "Ben echa",
    },
  },
  print: "Imprimir",
  contents: "Índice",
  yours: "vuestra regla",
  yourRules: (code) => `Vuestras reglas: ${code}`,
  words: "Las palabras en tres idiomas",
  table: "Cambiar las reglas",
  lastRules: (code) => `Mostrar vuestras reglas: ${code}`,
} satisfies RulesMessages;

export default es;
