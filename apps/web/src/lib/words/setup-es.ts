import type { SetupMessages } from "./setup-en.ts";

const es: SetupMessages = {
  title: (game) => `${game}: preparar la mesa`,
  description: "Elige quién juega y qué reglas de la casa valen esta noche, y reparte.",
  who: "¿Quién juega?",
  you: "tú",
  fewer: "Un jugador menos",
  more: "Un jugador más",
  count: (n) => `${n} jugadores`,
  bot: (level) => `bot, ${level}`,
  levels: { child: "niño", family: "familia", casual: "tranquilo", sharp: "despierto", champion: "campeón" },
  levelOf: (name) => `Cómo juega ${name}`,
  levelsTitle: "Cómo juegan",
  headStart: "Ventaja",
  headStartOf: (ms: number) => (ms === 0 ? "ninguna" : `${ms} ms`),
  headStartWhy: "La ventaja se resta de cada reacción de ese puesto. Todos la ven.",
  child: "peque",
  childOf: (name) => `${name} es peque`,
  even: "Igualar",
  evenWhy:
    "Da a cada uno la ventaja con la que todos ganan igual de a menudo, y a la partida tres minutos. Marcad quién es peque.",
  evenTooFar: "Contra bots tan rápidos no basta ni la ventaja más larga. Elegid otros más lentos.",
  evenNow: (starts) => `Ventajas: ${starts}`,
  juniorWhy: "Un niño tiene el doble de tiempo para una palabra y nunca paga por ella.",
  junior: "niño",
  juniorOf: (name) => `${name} es un niño`,
  how: "¿Cómo jugáis?",
  rules: "Reglas",
  deal: "Repartir",
  far: "¿Amigos lejos? Abrir una mesa",
  less: "menos",
  moreOf: "más",
  fewCards: (seats, cards, least) =>
    `Con ${seats} jugadores y ${cards} cartas, hay manos que empiezan con solo ${least}: abrir primero cuenta mucho.`,
};
export default es;
