import type { Messages } from "./en.ts";

/** Spanish. */
const es = {
  name: "Snorum",
  language: "Idioma",
  back: "Atrás",
  skip: "Ir al contenido",
  scriptless: {
    needs: "Esta página juega en tu navegador, y para eso necesita JavaScript.",
    rules: "Las reglas se pueden leer sin él.",
  },
  places: { all: "Principal", play: "Jugar", rules: "Reglas", settings: "Ajustes" },
  games: { "snip-snap-snorum": "Snip Snap Snorum", snap: "Snap", "irish-snap": "Irish Snap" },
  seats: {
    otter: "Nutria",
    fox: "Zorro",
    badger: "Tejón",
    frog: "Rana",
    heron: "Garza",
    mole: "Topo",
    duck: "Pato",
    seal: "Foca",
  },
  ranks: {
    A: "as",
    "2": "dos",
    "3": "tres",
    "4": "cuatro",
    "5": "cinco",
    "6": "seis",
    "7": "siete",
    "8": "ocho",
    "9": "nueve",
    "10": "diez",
    J: "jota",
    Q: "reina",
    K: "rey",
  },
  suits: { S: "picas", H: "corazones", D: "diamantes", C: "tréboles" },
  card: (rank, suit) => `${rank} de ${suit}`,

  home: {
    title: "Snorum: juega ya a Snip Snap Snorum, Snap e Irish Snap",
    description:
      "Juega a Snip Snap Snorum, Snap e Irish Snap en el navegador, al momento y gratis. Sin anuncios, sin cuenta. Con todas las reglas de la casa.",
    tagline: "Snip Snap Snorum, Snap e Irish Snap",
    play: "Jugar ahora a solas",
    goOn: (round) => `Seguir: ronda ${round}`,
    newMatch: "Partida nueva",
    games: "Los tres juegos",
    goOnWith: "Seguir con ella",
    lines: {
      "snip-snap-snorum": "Mismo valor, palabra justa.",
      snap: "¿Dos iguales? Canta antes.",
      "irish-snap": "¿Palabra y carta iguales? Palmada.",
    },
    players: { "snip-snap-snorum": "3–8 jugadores", snap: "2–6 jugadores", "irish-snap": "3–8 jugadores" },
    setUp: "Preparar",
    rules: "Reglas",
    night: "Noche de juegos",
    nightLine: "Los tres, y al final una tabla.",
    nightGoOn: (at, of) => `Seguir: juego ${at} de ${of}`,
    friends: "Jugar con amigos",
    promise: "Sin anuncios. Sin cuenta. Si juegas sin nadie más, nada sale de tu dispositivo.",
  },

  poster: {
    label: "Una ronda pequeña para probar",
    lead: "Abres tú. Cualquier carta, sin palabra.",
    turn: (word) => `Echa el mismo valor y di «¡${word}!»`,
    sayNow: (word) => `Ahora di «¡${word}!»`,
    cardNow: (rank) => `Ahora la carta: ${rank}.`,
    wrongWord: (word) => `Esa palabra no. Aquí va «¡${word}!»`,
    wrongCard: (rank) => `Aquí solo vale: ${rank}.`,
    notYet: "La primera carta va en silencio. Chis.",
    closed: (who) => `Hay cuatro: ${who} dijo la última palabra y abre.`,
    waiting: "Están pensando …",
    won: "Sin cartas. ¡Has ganado!",
    lost: (who) => `${who} se queda antes sin cartas.`,
    again: "Otra vez",
    goOn: "Ahora una ronda entera",
    shout: (word) => `¡${word}!`,
    silent: "callada",
    yourCards: "Tus cartas",
    words: "Las palabras",
    laid: (who, card) => `${who}: ${card}`,
    you: "Tú",
  },

  house: {
    badCode: "Ese código no es nuestro. Estas son las reglas de siempre.",
    tonight: "Las reglas de esta noche",
  },

  lost: {
    title: "Aquí no hay nada",
    text: "La dirección no lleva a ningún sitio. Quizá se perdió una letra por el camino.",
    home: "A los juegos",
    broken: "Algo se ha roto aquí. Vuelve a cargar la página.",
  },
} satisfies Messages;

export default es;
