import type { SettingsMessages } from "./settings-en.ts";

/** The words of the settings page, in Spanish. */
const es = {
  title: "Ajustes",
  description: "Colores, tamaño del texto, ayuda e idioma.",
  look: "Aspecto",
  colours: "Colores",
  themes: { system: "Como el dispositivo", day: "Día", night: "Noche", contrast: "Alto contraste" },
  textSize: "Tamaño del texto",
  percent: (n) => `${n} %`,
  smaller: "Texto más pequeño",
  larger: "Texto más grande",
  sample: "Así de grande se lee en la mesa.",
  fourColours: "Baraja de cuatro colores",
  fourColoursWhy: "Los diamantes, azules; los tréboles, verdes.",
  lessMotion: "Menos movimiento",
  lessMotionWhy: "Las cartas aparecen en su sitio en vez de viajar. Si el dispositivo lo pide, ya es así.",
  language: "Idioma",
  languageWhy: "Las letras de las cartas van con el idioma.",
  hands: "Manos y ayuda",
  help: "Lo que te dice la mesa",
  helps: { full: "Lo que vale y la palabra", some: "Lo que vale", none: "Nada" },
  helpWhy: "En Snip Snap Snorum. Los otros dos juegos no revelan nada.",
  leftHanded: "Teclas para la mano izquierda",
  family: "Teclas grandes",
  familyWhy:
    "Para dedos pequeños: crecen las teclas de la mesa, y también la del menú. Los tiempos no salen en cifras.",
  letterKeys: "Teclas de una letra",
  letterKeysWhy:
    "Letras y cifras sueltas cantan, leen en voz alta y abren listas en la mesa. Sin ellas, solo valen teclas como Espacio, Intro y Esc.",
  sound: "Sonido",
  soundWhy:
    "Irish Snap puede decir las palabras y marcar el compás: los interruptores están en el menú de la mesa. Lo que se oye también se lee.",
  device: "En este dispositivo",
  deviceText: (kb) => `Tus ajustes y partidas, ${kb} en total. Nada sale del dispositivo.`,
  erase: "Borrar todo …",
  eraseTitle: "¿Borrar todo?",
  eraseText: "Se pierden los ajustes, las reglas de la casa y las partidas de este dispositivo.",
  eraseYes: "Borrar",
  keep: "Conservar",
  erased: "Todo está borrado.",
} satisfies SettingsMessages;

export default es;
