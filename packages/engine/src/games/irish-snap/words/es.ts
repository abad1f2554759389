/** Irish Snap en español. */
import type { RankSign } from "../../../cards/card.ts";
import { aRank, cards, count, does, levelNames, list, quote, ranks, seconds, sharedEs } from "../../../words/es.ts";
import { photo } from "../../../words/photo-es.ts";
import type { IrishRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { IrishHeard, IrishOptionWords, IrishSummaryWords, IrishWords } from "./words.ts";

const NBSP = "\u00a0";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const aCard = (rank: RankSign | null): string => (rank === null ? "un comodín" : aRank[rank]);
const takes = (heard: IrishHeard): string => `${heard.you ? "te llevas" : "se lleva"} ${cards(heard.amount)}`;
/** «Garza se lleva 18 cartas», «te llevas 18 cartas», after a colon. */
const taken = (heard: IrishHeard): string => (heard.you ? takes(heard) : `${heard.who} ${takes(heard)}`);
const minutes = (time: number): string => count(time, "minuto", "minutos");

const options: IrishOptionWords = {
  race: {
    label: "Cómo se juega",
    help: "Como una carrera de manos, o con calma: todos responden y nadie tiene que correr.",
    choices: {
      race: {
        short: "una carrera",
        sentence: "Todos dan la palmada; la última mano se lleva el montón y vuelve a empezar por el as.",
      },
      calm: {
        short: "con calma, sin carrera",
        sentence: "Después de cada carta, todos responden palmada o nada; quienes fallan se reparten el montón.",
      },
    },
  },
  pairs: {
    label: "Parejas",
    help: "Dos cartas del mismo valor, una justo encima de la otra.",
    choices: {
      on: {
        short: "también palmada",
        sentence: "Una pareja, dos cartas seguidas del mismo valor, también es palmada.",
      },
      off: { short: "no cuentan", sentence: "Las parejas no cuentan." },
    },
  },
  courts: {
    label: "Jotas y reinas",
    help: "Entonces son palmada con cualquier palabra, y hay más ocasiones.",
    choices: {
      none: { short: "como las demás", sentence: "Las jotas y las reinas son cartas como las demás." },
      jacks: { short: "cada jota", sentence: "Cada jota es palmada." },
      queens: { short: "cada reina", sentence: "Cada reina es palmada." },
      both: { short: "las dos", sentence: "Cada jota y cada reina es palmada." },
    },
  },
  jokers: {
    label: "Comodines",
    help: "Se barajan dos con las demás cartas.",
    choices: {
      off: { short: "sin comodines", sentence: "No hay comodines." },
      on: { short: "dos, siempre palmada", sentence: "Hay dos comodines, y un comodín siempre es palmada." },
    },
  },
  sandwich: {
    label: "Sándwich",
    help: "El mismo valor con otra carta en medio: nueve, cuatro, nueve.",
    choices: {
      off: { short: "no cuenta", sentence: "Los sándwiches no cuentan." },
      on: {
        short: "también palmada",
        sentence: "Un sándwich es palmada: el mismo valor con una carta en medio.",
      },
    },
  },
  hands: {
    label: "Dos motivos a la vez",
    help: "De vez en cuando, una carta es palmada por partida doble: una pareja que además coincide con la palabra.",
    choices: {
      one: { short: "una palmada", sentence: "Siempre basta una palmada." },
      both: { short: "las dos manos", sentence: "Dos motivos a la vez piden las dos manos." },
    },
  },
  words: {
    label: "Contar",
    help: "La app dice las palabras, las elegís vosotros o todos cuentan en silencio.",
    choices: {
      app: { short: "la dice la app", sentence: "Por turno echáis una carta y la app cuenta: as, dos, tres… rey." },
      own: { short: "la eliges tú", sentence: "Por turno echáis una carta y elegís la palabra que va con ella." },
      silent: {
        short: "en silencio",
        sentence: "Por turno echáis una carta y nadie dice la palabra: hay que contar de cabeza.",
      },
    },
  },
  wrongWord: {
    label: "Palabra equivocada",
    help: "Al elegir las palabras se puede saltar una o repetirla.",
    choices: {
      free: {
        short: "no cuesta nada",
        sentence: "Una palabra equivocada no cuesta nada, y se sigue contando desde ella.",
      },
      foul: { short: "se lleva el montón", sentence: "Quien dice una palabra equivocada se lleva el montón." },
    },
  },
  falseSlap: {
    label: "Palmada falsa",
    help: "Dar la palmada cuando nada coincide. Llegar tarde a un montón que ya no está nunca cuesta nada.",
    choices: {
      "takes-pile": { short: "se lleva el montón", sentence: "Quien da una palmada falsa se lleva el montón." },
      "first-free": {
        short: "la primera es gratis",
        sentence: "Quien da una palmada falsa se lleva el montón, pero la primera de cada cual es gratis.",
      },
    },
  },
  twitch: {
    label: "Amagos",
    help: "Lo que puede hacer una mano antes de quedar en el montón.",
    choices: {
      touch: { short: "tocar es palmada", sentence: "Cualquier toque en el montón es una palmada." },
      off: {
        short: "solo vale al soltar",
        sentence: "La palmada vale al soltar sobre el montón; si te sales antes, no la has dado.",
      },
      home: {
        short: "pulgar en su sitio",
        sentence: "El pulgar descansa en su sitio, y apartarlo sin motivo es una palmada falsa.",
      },
    },
  },
  outOfTurn: {
    label: "Fuera de turno",
    help: "Alguien quiere echar carta y no le toca.",
    choices: {
      refused: { short: "no se puede", sentence: "Nadie puede echar fuera de turno." },
      foul: { short: "se lleva el montón", sentence: "Quien quiere echar fuera de turno se lleva el montón." },
    },
  },
  hesitation: {
    label: "Dudar",
    help: "Se acaba el tiempo del turno y la carta no ha salido.",
    choices: {
      "by-itself": { short: "la carta sale sola", sentence: "A quien duda, la carta le sale sola." },
      foul: { short: "se lleva el montón", sentence: "Quien duda demasiado se lleva el montón." },
    },
  },
  unslapped: {
    label: "Nadie da la palmada",
    help: "Había palmada y se le ha pasado a todo el mundo.",
    choices: {
      dead: { short: "se sigue", sentence: "Si nadie da la palmada, se sigue contando sin más." },
      layer: {
        short: "para quien echó la carta",
        sentence: "Si nadie da la palmada, se lleva el montón quien echó la carta.",
      },
      next: { short: "para el siguiente", sentence: "Si nadie da la palmada, se lleva el montón el siguiente." },
    },
  },
  missing: {
    label: "Faltan varias manos",
    help: "Se acaba el tiempo y más de uno no ha dado la palmada.",
    choices: {
      "in-order": {
        short: "el primero por turno",
        sentence: "Si varios no dan la palmada, se lleva el montón el primero de ellos por turno.",
      },
      drawn: {
        short: "lo decide el azar",
        sentence: "Si varios no dan la palmada, el azar decide quién se lleva el montón.",
      },
    },
  },
  slapWindow: {
    label: "Tiempo para la palmada",
    help: "Pasado este tiempo, la mano que no está es una mano que falta.",
    short: (time) => count(time, "segundo", "segundos"),
    sentence: (time) => `Hay ${count(time, "segundo", "segundos")} para dar la palmada.`,
  },
  starts: {
    label: "Quién empieza",
    help: "La primera carta de una ronda.",
    choices: {
      dealer: { short: "quien reparte", sentence: "Empieza quien reparte." },
      left: { short: "a su izquierda", sentence: "Empieza quien está a la izquierda de quien reparte." },
    },
  },
  end: {
    label: "El final",
    help: "A salvo sin cartas, seguir contando sin cartas o jugar contra el reloj.",
    choices: {
      safe: {
        short: "pierde el último con cartas",
        sentence: "Quien se queda sin cartas está a salvo; pierde el último que las tenga.",
      },
      "to-the-end": {
        short: "uno las tiene todas",
        sentence: "Quien no tiene cartas sigue contando y dando palmadas, hasta que uno las tiene todas y pierde.",
      },
      timed: { short: "contrarreloj", sentence: "Cuando se acaba el tiempo, gana quien tiene menos cartas." },
    },
  },
  emptyWords: {
    label: "Palabras sin carta",
    help: "Quien no tiene cartas dice su palabra sobre la carta de arriba.",
    choices: {
      always: { short: "pueden ser palmada", sentence: "Sus palabras también pueden ser palmada." },
      "all-empty": {
        short: "solo si nadie tiene",
        sentence: "Sus palabras solo son palmada cuando ya nadie tiene cartas.",
      },
    },
  },
  level: {
    label: "Igual de pocas cartas",
    help: "Se acaba el tiempo y varios tienen las mínimas.",
    choices: {
      shared: { short: "comparten el puesto", sentence: "Quienes tienen las mismas cartas comparten el puesto." },
      "sudden-death": {
        short: "muerte súbita",
        sentence:
          "Si varios empatan con menos cartas, siguen jugando, y quien de ellos se lleve un montón queda detrás.",
      },
    },
  },
  minutes: {
    label: "Minutos como mucho",
    help: "Después se cuentan las cartas.",
    short: (time) => (time === 0 ? "sin límite" : minutes(time)),
    sentence: (time) =>
      time === 0 ? "Ningún reloj acaba la ronda." : `Tras ${minutes(time)} se acaba el tiempo y se cuentan las cartas.`,
  },
  deals: {
    label: "Rondas por partida",
    help: "Si son varias, gana la partida quien menos ha perdido.",
    short: (amount) => count(amount, "ronda", "rondas"),
    sentence: (amount) =>
      amount === 1
        ? "Una partida es una sola ronda."
        : `Jugáis ${count(amount, "ronda", "rondas")}, y gana la partida quien pierda menos.`,
  },
  nextDealer: {
    label: "Quién reparte después",
    help: "Quien reparte suele empezar también.",
    choices: {
      loser: { short: "quien ha perdido", sentence: "La ronda siguiente la reparte quien ha perdido." },
      rotate: { short: "por turno", sentence: "Se reparte por turno." },
    },
  },
  laying: {
    label: "Echar cartas",
    help: "A mano es más animado; solas salen como un reloj y te dejan las manos libres.",
    choices: {
      "by-hand": { short: "a mano", sentence: "Cada cual echa sus cartas." },
      "by-itself": { short: "solas", sentence: "Las cartas salen solas, con la constancia de un reloj." },
    },
  },
  beat: {
    label: "Metrónomo",
    help: "Cuántas cartas salen solas por minuto. Después de una palmada el compás vuelve a empezar.",
    short: (beat) => `${beat} por minuto`,
    sentence: (beat) => `Salen unas ${beat} cartas por minuto.`,
  },
  pace: {
    label: "Tiempo para mirar",
    help: "Cada carta es la última al menos este tiempo, sea palmada o no.",
    short: seconds,
    sentence: (ms) => `Entre carta y carta ${ms === 1000 ? "pasa" : "pasan"} al menos ${seconds(ms)}.`,
  },
  turnTime: {
    label: "Tiempo por turno",
    help: "Si se acaba, la carta sale sola, salvo que dudar sea un error.",
    short: (time) => (time === 0 ? "sin límite" : count(time, "segundo", "segundos")),
    sentence: (time) =>
      time === 0
        ? "No hay prisa: un turno dura lo que haga falta."
        : `Un turno dura como mucho ${count(time, "segundo", "segundos")}.`,
  },
};

const summaryWords: IrishSummaryWords = { fits: "Si la carta y la palabra coinciden, hay palmada." };

/** Las palabras. */
export const es: IrishWords = {
  ...sharedEs,
  name: "Irish Snap",
  tagline: "¿La carta es la palabra? ¡Palmada!",
  inOneBreath:
    "Por turno echáis cartas y contáis: as, dos, tres… rey. Si la carta coincide con la palabra, ¡palmada al montón! La última mano se lo lleva y empieza por el as. Pierde el último que tenga cartas.",

  count: ranks,
  shouts: Object.fromEntries(Object.entries(ranks).map(([sign, word]) => [sign, capital(word)])) as Record<
    RankSign,
    string
  >,
  joker: "comodín",

  keys: {
    slap: "¡Palmada!",
    layAndSay: (word) => `Echa y di ${quote(word)}`,
    lay: "Echar mi carta",
    say: (word) => `Di ${quote(word)}`,
    speak: "Decir mi palabra",
    nextRound: "A por la ronda siguiente",
  },
  answers: { stay: "Nada", slap: "¡Palmada!" },

  refusals: {
    over: () => "La partida ha terminado. Empezad otra y a dar palmadas de nuevo.",
    "not-in-game": () => "Has salido y estás a salvo. Relájate y disfruta del jaleo.",
    "not-your-turn": ({ name: who }) => `La próxima carta la echa ${who ?? "otra persona"}. Enseguida te tocará a ti.`,
    "reached-already": () => "Esa carta ya está en camino. La mano lista, que sale enseguida.",
    "slapped-already": () => "Tu mano ya está puesta. Se da una palmada; espera a la carta siguiente.",
    locked: () => "Ahora mismo no puedes dar palmadas. Mira un momento y podrás otra vez.",
    "no-such-hand": () => "Eso no se hace en esta mesa. Usa una de las teclas.",
    "no-such-word": () => "Esa no es ninguna de las trece palabras. Elige una entre as y rey.",
    "word-due": () => "Aquí la palabra la eliges tú. Tócala y la carta sale con ella.",
    "slap-open": () => "No te toca a ti. Esta vez no te cuesta nada.",
    "not-calm": () => "En esta mesa se juega a la carrera: da la palmada cuando coincida.",
    "answered-already": () => "Ya has respondido. Ahora faltan los demás.",
    "no-answer-due": () => "Ahora no hay nada que responder. Empieza con la próxima carta.",
    "bad-pack": () => "Esas no son las cartas que había que barajar, cada una justo una vez. Barajad de nuevo.",
    "bad-seat": () => "Ese asiento no existe en esta mesa. Elige uno de los que hay.",
    "bad-race": () => "Esas manos no se pueden ordenar. No ha pasado nada, seguid jugando.",
    "not-now": () => "Eso no toca en este momento. Espera un poco y vuelve a probar.",
    "unknown-command": () => "La mesa no ha entendido eso. Recarga la página y vuelve a probar.",
  },
  conflicts: {
    endless: "sin límite, un juego así podría no acabar nunca",
    "both-hands-one-trigger": "aquí nunca hay más de un motivo para la palmada",
    "own-by-itself": "si las cartas salen solas no da tiempo a elegir palabra",
    "wrong-word-app": "aquí nadie dice palabras, así que nadie puede equivocarse",
    "silent-home": "apartar el pulgar delataría lo que se cuenta en secreto",
    "by-itself-fouls": "las cartas salen solas, así que nadie echa fuera de turno",
    "by-itself-hesitation": "las cartas salen solas, así que nadie puede dudar",
    "hesitation-no-clock": "sin reloj nadie duda demasiado",
    "calm-silent": "en el juego con calma se cuenta en voz alta",
    "calm-hands": "en el juego con calma se responde sin manos",
    "calm-twitch": "en el juego con calma ninguna mano puede amagar",
    "calm-false-slap": "en el juego con calma toda respuesta equivocada cuenta igual",
    "calm-unslapped": "en el juego con calma responden todos",
    "calm-missing": "en el juego con calma no falta ninguna mano",
  },

  groups: {
    triggers: "Cuándo hay palmada",
    counting: "Contar",
    mistakes: "Errores",
    slapping: "Manos que faltan",
    ending: "Principio y final",
    pace: "Echar y ritmo",
  },
  options,
  presets: {
    classic: { name: "Clásico", line: "Cuenta la app, y las parejas valen." },
    "little-ones": { name: "Con peques", line: "Más despacio, y el primer error es gratis." },
    pub: { name: "De bar", line: "Parejas, jotas y sándwiches." },
    jokers: { name: "Comodines", line: "Hay dos, y siempre: ¡palmada!" },
    "own-count": { name: "Tú cuentas", line: "Elige la palabra; equivocarse cuesta el montón." },
    silent: { name: "En silencio", line: "Nadie cuenta en voz alta." },
    timed: { name: "Cinco minutos", line: "Gana quien tenga menos cartas." },
    "to-the-end": { name: "Hasta el final", line: "Hasta que uno las tenga todas." },
    calm: { name: "Con calma", line: "Palmada o nada, sin carrera." },
    "one-switch": { name: "Un pulsador", line: "Cartas solas, una tecla y más tiempo." },
  },
  summary: (rules: IrishRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => (heard.you ? "Hoy repartes tú." : `Hoy reparte ${heard.who}.`),
    Dealt: (heard) => `${does(heard, "reparte", "repartes")} todas las cartas.`,
    Reached: (heard) => `${does(heard, "va", "vas")} a seguir.`,
    Laid: (heard) => {
      const laid = `${does(heard, "echa", "echas")} ${aCard(heard.rank)}`;
      return heard.said === "" ? `${laid}.` : `${laid} y ${heard.you ? "dices" : "dice"} ${quote(heard.said)}.`;
    },
    Spoke: (heard) =>
      heard.said === ""
        ? `${does(heard, "sigue", "sigues")} sin carta.`
        : `${does(heard, "dice", "dices")} ${quote(heard.said)}, sin carta.`,
    Slapped: (heard) =>
      heard.hand === "both"
        ? `${does(heard, "da", "das")} la palmada con las dos manos.`
        : `${does(heard, "da", "das")} la palmada.`,
    Missed: ({ names }) => `${names.length > 1 ? "Faltan manos" : "Falta una mano"}: ${list(names)}.`,
    FalseSlapped: (heard) =>
      heard.hand === "start"
        ? `${does(heard, "amaga", "amagas")}: palmada falsa.`
        : `${does(heard, "da", "das")} una palmada falsa.`,
    FreeSlap: (heard) =>
      heard.you ? "Tu primera palmada falsa es gratis." : `La primera palmada falsa de ${heard.who} es gratis.`,
    Excused: (heard) => (heard.you ? "Tu palmada no cuesta nada." : `La palmada de ${heard.who} no cuesta nada.`),
    WrongWord: (heard) => `${does(heard, "dice", "dices")} ${quote(heard.said)}, pero tocaba ${quote(heard.due)}.`,
    Hesitated: (heard) => `${does(heard, "duda", "dudas")} demasiado.`,
    OutOfTurn: (heard) => (heard.you ? "No te tocaba a ti." : `No le tocaba a ${heard.who}.`),
    Locked: (heard) => `${does(heard, "descansa", "descansas")} un segundo.`,
    Unlocked: (heard) => `${does(heard, "puede", "puedes")} volver a dar palmadas.`,
    WindowClosed: () => "Se sigue.",
    CountShown: (heard) => `La palabra era ${quote(heard.due)}.`,
    TakerDrawn: (heard) => (heard.you ? "La suerte te señala a ti." : `La suerte señala a ${heard.who}.`),
    PileTaken: (heard) => `${capital(taken(heard))}.`,
    PileShared: (heard) =>
      heard.names.length > 1
        ? `Se reparten ${cards(heard.amount)}: ${list(heard.names)}.`
        : `Respuesta equivocada: ${taken(heard)}.`,
    Out: (heard) => `${does(heard, "sale y está", "sales y estás")} a salvo: puesto${NBSP}${heard.amount}.`,
    Answered: (heard) => `${does(heard, "ha respondido", "has respondido")}.`,
    AnswersShown: () => "Han respondido todos.",
    TimeOver: () => "Se acabó el tiempo.",
    RoundOver: () => "La ronda ha terminado.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Ganan la partida: ${list(heard.names)}.`;
      return heard.you ? "¡Ganas la partida!" : `¡${heard.who} gana la partida!`;
    },
    Ready: (heard) => `${does(heard, "se apunta", "te apuntas")} a otra ronda.`,
  },
  takings: {
    last: (heard) =>
      `${heard.you ? "Tu mano ha sido la última" : `La última mano es de ${heard.who}`}: ${takes(heard)}.`,
    missing: (heard) => `Faltó ${heard.you ? "tu mano" : `la mano de ${heard.who}`}: ${takes(heard)}.`,
    falseSlap: (heard) => `Palmada falsa: ${taken(heard)}.`,
    twitch: (heard) => `${does(heard, "ha amagado", "has amagado")} y ${takes(heard)}.`,
    wrongWord: (heard) => `Palabra equivocada: ${taken(heard)}.`,
    hesitation: (heard) => `${does(heard, "ha dudado", "has dudado")} y ${takes(heard)}.`,
    outOfTurn: (heard) => `Fuera de turno: ${taken(heard)}.`,
    unslapped: (heard) => `Nadie ha dado la palmada: ${taken(heard)}.`,
    answer: (heard) => `No era esa la respuesta: ${taken(heard)}.`,
  },
  excuses: {
    taken: (heard) => `${heard.you ? "Has" : `${heard.who} ha`} llegado tarde por poco – sin penalización.`,
    covered: (heard) =>
      `Mala suerte${heard.you ? "" : `, ${heard.who}`}: la ocasión acababa de pasar – sin penalización.`,
    settled: (heard) =>
      `Otro error llegó antes que ${heard.you ? "tu mano" : `la mano de ${heard.who}`} – sin penalización.`,
  },
  windows: { nothing: "Se sigue.", unslapped: "Nadie ha dado la palmada a tiempo." },
  times: {
    over: "Se acabó el tiempo: ahora se cuentan las cartas.",
    suddenDeath: "¡Empate! Muerte súbita: ahora, ni un montón más.",
  },
  results: {
    lost: (heard) =>
      heard.names.length > 1
        ? `Pierden esta ronda: ${list(heard.names)}.`
        : `${does(heard, "pierde", "pierdes")} esta ronda.`,
    won: (heard) =>
      heard.names.length > 1
        ? `Con menos cartas que nadie: ${list(heard.names)}.`
        : `${does(heard, "tiene", "tienes")} menos cartas que nadie.`,
  },

  triggers: {
    word: (rank, said) => `${quote(capital(said))} y ${aCard(rank)}.`,
    pair: (rank) => (rank === null ? "Una pareja." : `Una pareja de ${sharedEs.rankPlurals[rank]}.`),
    court: (rank) => `${capital(aCard(rank))} siempre es palmada.`,
    joker: () => "Un comodín siempre es palmada.",
    sandwich: (rank) => (rank === null ? "Un sándwich." : `Un sándwich de ${sharedEs.rankPlurals[rank]}.`),
  },
  nothingFits: (rank, said) =>
    said === ""
      ? `${capital(aCard(rank))}: no coincide nada.`
      : `${quote(capital(said))} y ${aCard(rank)}: no coincide nada.`,
  verdicts: {
    safe: "¡A salvo!",
    last: "¡Última mano!",
    missing: "¡Falta una mano!",
    wrong: "¡No coincide nada!",
    twitch: "¡Un amago!",
    free: "Esta era gratis",
    late: "Justo tarde",
    unlucky: "Mala suerte",
    nobody: "¡Nadie!",
  },

  prompts: {
    yourTurn: "Te toca",
    turnOf: (who, word) => (word === "" ? `Sigue ${who}.` : `Sigue ${who}, con ${quote(word)}.`),
    startsFresh: (who) => `${does(who, "empieza", "empiezas")} por ${quote(ranks.A)}.`,
    startsAgain: (who) => `${does(who, "vuelve", "vuelves")} a empezar por ${quote(ranks.A)}.`,
    slapWhenItFits: "¿Coincide? ¡Palmada!",
    handLies: "Tu mano está puesta.",
    handLiesAt: (ms) => `Tu mano está puesta, ${ms}${NBSP}ms.`,
    otherHand: "Una mano está puesta. ¿Hace falta la otra?",
    slapAgainSoon: "Enseguida puedes volver a dar palmadas.",
    countInYourHead: "Cuenta de cabeza",
    homeSpot: "Deja el pulgar en su sitio",
    hurry: "¡Venga, que te esperan!",
    lastDuty: "Fuera y a salvo… ¡salvo que esta sea palmada!",
    out: "Has salido y estás a salvo. Mira cómo sudan los demás.",
    stillCounting: "Sin cartas, pero sigues contando y dando palmadas.",
    freeTicket: "Una palmada falsa gratis",
    tornTicket: "Gastada: la próxima cuesta el montón.",
    suddenDeath: "Muerte súbita: ¡ahora no te lleves ningún montón!",
    slapOrStay: "¿Palmada o nada?",
    answered: "Ahora faltan los demás.",
  },
  photo: {
    ...photo,
    last: (who, amount) =>
      who.you
        ? `Tu mano ha sido la última y te llevas ${cards(amount)}.`
        : `La última mano es de ${who.who}, que se lleva ${cards(amount)}.`,
    beaten: (by, ms) =>
      ms > 0
        ? `${by} ha llegado ${ms}${NBSP}ms antes. El montón es para ti.`
        : `${by} ha llegado un pelín antes. El montón es para ti.`,
    never: "no ha dado la palmada",
    nobodyKnows: "Nadie sabe con seguridad qué mano fue la última.",
  },

  levels: {
    child: { name: levelNames.child, line: "Pierde la cuenta, llega tarde y a veces da palmadas al aire." },
    family: { name: levelNames.family, line: "Ve casi todo, pero su mano se toma su tiempo." },
    casual: { name: levelNames.casual, line: "Cuenta bien y solo a veces llega en último lugar." },
    sharp: { name: levelNames.sharp, line: "Oye cada palabra y casi nunca da una palmada falsa." },
    champion: { name: levelNames.champion, line: "Tan rápido como puede ser una persona, nunca más." },
  },
  glossary: {
    stock: {
      term: "Reserva",
      text: "Tus cartas boca abajo, que nadie mira. En tu turno echas la de arriba.",
    },
    pile: {
      term: "Montón",
      text: "Las cartas boca arriba del centro. Quien tiene que llevárselo lo pone debajo de su reserva.",
    },
    word: {
      term: "Palabra",
      text: "Lo que se dice con una carta: as, dos, tres y así hasta rey, y otra vez as. Con cada montón nuevo se empieza por el as.",
    },
    slap: {
      term: "Palmada",
      text: "La mano plana sobre el montón cuando la carta coincide, y el momento de darla. Todos la dan, y paga la última mano.",
    },
    "false-slap": {
      term: "Palmada falsa",
      text: "Una palmada cuando nada coincide. Cuesta el montón entero. Llegar tarde no es dar una palmada falsa.",
    },
    pair: {
      term: "Pareja",
      text: "Dos cartas del mismo valor, una justo encima de la otra. Donde se juega con ella, es palmada.",
    },
    sandwich: {
      term: "Sándwich",
      text: "Dos cartas del mismo valor con otra en medio, por ejemplo nueve, cuatro y nueve.",
    },
    twitch: {
      term: "Amago",
      text: "Una mano que sale hacia el montón y se para. Antes de jugar se acuerda qué cuenta como amago.",
    },
    "home-spot": {
      term: "Sitio del pulgar",
      text: "El lugar donde descansa tu pulgar hasta la palmada, si lo habéis acordado.",
    },
    out: {
      term: "A salvo",
      text: "Has echado tu última carta y ya no queda ningún montón que te pueda tocar.",
    },
    "last-duty": {
      term: "Último deber",
      text: "Si tu propia última carta es palmada, también la das. Si llegas en último lugar, el montón es para ti.",
    },
    "photo-finish": {
      term: "Foto de llegada",
      text: "La imagen de una carrera reñida: qué mano llegó y cuándo, y con qué exactitud se sabe.",
    },
    amnesty: {
      term: "Margen de gracia",
      text: "El momento justo después de que se lleven un montón o se pierda una ocasión. Una palmada que llega entonces no cuesta nada.",
    },
    "sudden-death": {
      term: "Muerte súbita",
      text: "Se acaba el tiempo y varios empatan con menos cartas: siguen jugando hasta que uno de ellos se lleva un montón.",
    },
  },
  tips: [
    {
      id: "IRISH-TIP-1",
      text: "Ten la mano cerca del montón, pero no tanto que salte sola. Escucha la palabra además de mirar la carta, y practica echar y hablar en un solo gesto.",
    },
    {
      id: "IRISH-SLAP-2",
      text: "No hace falta ser el primero, basta con no ser el último. Cuantos más seáis, más tiempo tienes para estar seguro.",
    },
    {
      id: "IRISH-SLAP-1",
      text: "Repítete la palabra que toca antes de que salga la carta. Así solo tienes que buscar un valor.",
    },
    {
      id: "IRISH-SLAP-4",
      text: "Una palmada falsa con el montón bajo se olvida pronto. Cuanto más crece, mejor hay que mirar.",
    },
    {
      id: "I11",
      text: "Tu última carta también puede ser palmada. Ten la mano lista hasta que sepas que estás a salvo.",
    },
    {
      id: "I39",
      text: "¿En silencio y has perdido la cuenta? Fíjate en las parejas y en las manos de los demás. No hace falta ir muy por detrás.",
    },
  ],
};
