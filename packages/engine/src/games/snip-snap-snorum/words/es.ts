/** Snip Snap Snorum en español. */
import type { SnipRules } from "../options.ts";
import {
  number,
  count,
  counters,
  seconds,
  quote,
  list,
  ranks,
  byGender,
  aRank,
  theRank,
  noRank,
  another,
  cardName,
  theCard,
  does,
  name,
  levelNames,
  sharedEs,
} from "../../../words/es.ts";
import { summarise } from "./summary.ts";
import type { Heard, OptionWords, RefusalFacts, SummaryWords, Words } from "./words.ts";

const spoken = ({ rank, suit, inSuit }: Heard): string => (inSuit ? cardName(rank, suit) : ranks[rank]);
const laid = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : aRank[rank]);
const named = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : theRank[rank]);
const turnOf = ({ name: who }: RefusalFacts): string =>
  who === undefined ? "Ahora le toca a otra persona" : `Ahora le toca a ${who}`;

const options: OptionWords = {
  deck: {
    label: "Cartas",
    help: "Con menos cartas las rondas son más cortas, y eso gusta a los peques.",
    choices: {
      52: { short: "52 cartas", sentence: "Jugáis con las 52 cartas." },
      32: { short: "32 cartas: del 7 al as", sentence: "Jugáis con 32 cartas, del siete al as." },
      24: { short: "24 cartas: del 9 al as", sentence: "Jugáis con 24 cartas, del nueve al as." },
    },
  },
  jig: {
    label: "Jig",
    help: "En vez de juntar cuatro iguales, se sube dentro de un palo. El as es la más baja y el rey corta la serie.",
    choices: {
      off: { short: "valor sobre valor", sentence: "Sobre una carta va otra del mismo valor." },
      four: {
        short: "Jig de cuatro",
        sentence: "A la apertura le sigue siempre la carta superior de su palo, hasta cuatro cartas.",
      },
      five: {
        short: "Jig de cinco",
        sentence: "A la apertura le sigue siempre la carta superior de su palo, hasta cinco cartas.",
      },
      "until-it-stops": {
        short: "Jig hasta donde llegue",
        sentence: "A la apertura le sigue siempre la carta superior de su palo, hasta donde llegue la serie.",
      },
    },
  },
  stopWord: {
    label: "Si una serie se corta antes",
    help: "Una serie se corta en el rey, o cuando la carta siguiente ya ha salido.",
    choices: {
      plain: { short: "el canto de siempre", sentence: "Una serie que se corta antes acaba con el canto de siempre." },
      jig: { short: "y además «¡Jig!»", sentence: "Si una serie se corta antes, se añade «¡Jig!»." },
    },
  },
  chants: {
    label: "Cantos",
    help: "Quién dice las palabras al echar las cartas.",
    choices: {
      must: { short: "cantan todos", sentence: "Cada cual canta sus palabras." },
      app: { short: "canta la app", sentence: "Canta la app, así que nadie olvida nada." },
      silent: { short: "en silencio", sentence: "No se canta nada." },
    },
  },
  words: {
    label: "Palabras",
    help: "Lo que se canta con las cartas de un valor.",
    choices: {
      snorum: { short: "Snip, Snap, Snorum", sentence: "La última palabra es «¡Snorum!»." },
      snorem: { short: "Snip, Snap, Snorem", sentence: "La última palabra es «¡Snorem!»." },
      earl: { short: "el conde de Coventry", sentence: "Cada carta lleva su verso, también la primera." },
    },
  },
  rhymes: {
    label: "El último verso",
    help: "El cuarto verso puede ser siempre el mismo o cambiar con cada valor.",
    choices: {
      same: { short: "siempre el conde", sentence: "El último verso es siempre el del conde de Coventry." },
      changing: { short: "cada vez otro", sentence: "El último verso cambia con cada valor." },
    },
  },
  say: {
    label: "Cuándo se canta",
    help: "Después de la carta queda un momento; con la carta, ninguno.",
    choices: {
      after: { short: "después de la carta", sentence: "El canto puede llegar un momento después de la carta." },
      "with-card": { short: "con la carta", sentence: "La carta y el canto tienen que ir juntos." },
    },
  },
  chantTime: {
    label: "Tiempo para cantar",
    help: "El juego espera el canto este tiempo y ni un momento más.",
    short: seconds,
    sentence: (ms) => `Hay ${seconds(ms)} para cantar.`,
  },
  forgotten: {
    label: "Canto olvidado",
    help: "Lo que cuesta un canto que falta o no es el bueno. A los peques se les puede perdonar, asiento por asiento.",
    choices: {
      off: { short: "sin penalización", sentence: "Olvidar o confundir el canto no cuesta nada." },
      "take-back": {
        short: "recoger la carta",
        sentence: "Quien olvida el canto recoge la carta, y sigue el siguiente.",
      },
      "penalty-card": {
        short: "carta de castigo",
        sentence: "Quien olvida el canto recoge la última carta que echó en un valor anterior.",
      },
      counter: { short: "cuesta una ficha", sentence: "Quien olvida el canto paga una ficha al bote." },
    },
  },
  judge: {
    label: "Quién se da cuenta",
    help: "O la app lo nota todo, o solo cuenta lo que señala alguien de la mesa.",
    choices: {
      app: { short: "la app", sentence: "La app nota cada canto olvidado." },
      challenge: { short: "los demás", sentence: "Solo cuenta si alguien lo señala antes de la carta siguiente." },
    },
  },
  match: {
    label: "Si tienes una carta que vale",
    help: "Si se puede guardar («cara de póquer»), se vuelve un juego de nervios.",
    choices: {
      must: { short: "hay que echarla", sentence: "Quien tiene una carta que vale la echa." },
      may: { short: "se puede guardar", sentence: "Puedes guardarte una carta que vale y golpear la mesa." },
    },
  },
  lay: {
    label: "Cuántas de una vez",
    help: "Una carta por turno es lo tradicional; todas de una vez es más rápido.",
    choices: {
      one: { short: "una carta", sentence: "Se echa una carta por turno." },
      all: {
        short: "todas las que valgan",
        sentence: "Quien tiene el turno echa de una vez todas las que valen, con un canto para cada una.",
      },
    },
  },
  knock: {
    label: "Pasar",
    help: "Si golpeas tú, tardan algo más en saber lo que te falta, y suena a mesa de verdad.",
    choices: {
      "by-itself": { short: "pasa solo", sentence: "Si nada vale, se pasa sin hacer nada." },
      "by-hand": { short: "golpeando", sentence: "Quien no tiene nada que valga golpea la mesa." },
    },
  },
  illegal: {
    label: "Cartas que no valen",
    help: "La app puede pararlas, o dejar que se vean como en una mesa de verdad.",
    choices: {
      refused: { short: "se quedan en la mano", sentence: "Una carta que no vale se queda en la mano." },
      shown: {
        short: "se enseñan y vuelven",
        sentence: "Una carta que no vale queda a la vista antes de volver a la mano.",
      },
    },
  },
  turnTime: {
    label: "Tiempo por turno",
    help: "Si se acaba, la app juega por ese asiento, sin penalización.",
    short: (time) => (time === 0 ? "sin límite" : count(time, "segundo", "segundos")),
    sentence: (time) =>
      time === 0
        ? "No hay prisa: un turno dura lo que haga falta."
        : `Un turno dura como mucho ${count(time, "segundo", "segundos")}.`,
  },
  counters: {
    label: "Fichas",
    help: "Fichas, monedas o cerillas llevan la cuenta de una ronda a otra.",
    choices: {
      off: { short: "sin fichas", sentence: "Jugáis sin fichas; solo cuentan las rondas ganadas." },
      "per-card": {
        short: "una por carta que queda",
        sentence: "Quien gana recibe de los demás una ficha por cada carta que les quede.",
      },
    },
  },
  ante: {
    label: "Antes de la ronda",
    help: "Lo que se pone en el bote antes de la primera carta.",
    choices: {
      off: { short: "nada", sentence: "Antes de la ronda no se paga nada." },
      one: { short: "una ficha por cabeza", sentence: "Antes de la ronda, todos ponen una ficha en el bote." },
      "short-hands-two": {
        short: "dos si tienes menos cartas",
        sentence: "Antes de la ronda, todos ponen una ficha en el bote, y dos quien tiene una carta menos.",
      },
    },
  },
  passFine: {
    label: "Pasar cuesta",
    help: "Anima las rondas y engorda el bote.",
    choices: {
      off: { short: "nada", sentence: "Pasar no cuesta nada." },
      each: { short: "una ficha cada vez", sentence: "Cada vez que pasas, pagas una ficha al bote." },
      "once-a-rank": { short: "una ficha por valor", sentence: "Pasar cuesta una ficha, pero solo una vez por valor." },
    },
  },
  stack: {
    label: "Fichas al empezar",
    help: "Todos empiezan con las mismas.",
    short: counters,
    sentence: (amount) => `Todos empiezan con ${counters(amount)}.`,
  },
  debts: {
    label: "Si no llegan las fichas",
    help: "A veces hay que pagar más de lo que se tiene.",
    choices: {
      capped: { short: "pagar lo que haya", sentence: "Si no te llega, pagas lo que tengas y el resto se perdona." },
      owed: { short: "quedar a deber", sentence: "Si no te llega, quedas a deber." },
    },
  },
  session: {
    label: "Final de la partida",
    help: "Cuándo se acaba y quién ha ganado.",
    choices: {
      rounds: { short: "tras unas rondas", sentence: "La partida dura un número fijo de rondas." },
      target: { short: "al llegar a una meta", sentence: "La partida acaba cuando alguien llega a la meta." },
      agreement: { short: "cuando queráis", sentence: "Se acaba cuando la mayoría quiere dejarlo." },
      elimination: {
        short: "hasta la última ficha",
        sentence: "Quien se queda sin fichas sale de la partida; gana el último que tenga.",
      },
    },
  },
  rounds: {
    label: "Rondas",
    help: "Tantas rondas como jugadores, o el doble: así todos reparten las mismas veces.",
    short: (amount) => count(amount, "ronda", "rondas"),
    sentence: (amount) => `Jugáis ${count(amount, "ronda", "rondas")}.`,
  },
  target: {
    label: "Meta",
    help: "Rondas ganadas o, si jugáis con fichas, fichas.",
    short: (amount) => `hasta ${amount}`,
    sentence: (amount) => `La partida acaba cuando alguien llega a ${amount}.`,
  },
  firstDealer: {
    label: "Quién reparte primero",
    help: "Después el reparto pasa cada ronda al asiento de la izquierda.",
    choices: {
      random: { short: "al azar", sentence: "El azar decide quién reparte primero." },
      cut: {
        short: "la carta más baja",
        sentence: "Cada cual corta y saca una carta; reparte primero quien saca la más baja.",
      },
    },
  },
};

const summaryWords: SummaryWords = {
  sameRank: "Sobre la carta de apertura van cayendo, por turno, las demás del mismo valor.",
  must: {
    snorum: "La primera va sin canto; con las siguientes cantáis «¡Snip!», «¡Snap!» y «¡Snorum!».",
    snorem: "La primera va sin canto; con las siguientes cantáis «¡Snip!», «¡Snap!» y «¡Snorem!».",
    earl: "Con cada carta decís vuestro verso del conde de Coventry.",
  },
  app: {
    snorum: "La primera va sin canto; con las siguientes la app canta «¡Snip!», «¡Snap!» y «¡Snorum!».",
    snorem: "La primera va sin canto; con las siguientes la app canta «¡Snip!», «¡Snap!» y «¡Snorem!».",
    earl: "Con cada carta la app recita un verso del conde de Coventry.",
  },
  silent: "No se canta nada.",
  firstOutWins: "Gana la ronda quien antes se queda sin cartas.",
  fifthIsJig: "La quinta carta es «¡Jig!».",
  potToWinner: "El bote también es para quien gana.",
  ending: (session, counted, amount) => {
    const most = counted === "counters" ? "quien tenga más fichas" : "quien haya ganado más rondas";
    switch (session) {
      case "rounds":
        if (amount > 1) return `Tras ${number(amount)} rondas gana la partida ${most}.`;
        return counted === "counters"
          ? `Jugáis una sola ronda y gana ${most}.`
          : "Jugáis una sola ronda, y esa decide.";
      case "target":
        if (counted === "counters") return `La partida acaba cuando alguien tiene ${counters(amount)}.`;
        return `Gana la partida quien antes gane ${number(amount)} ${amount === 1 ? "ronda" : "rondas"}.`;
      case "agreement":
        return `Se acaba cuando la mayoría quiere dejarlo; entonces gana ${most}.`;
      case "elimination":
        return "Quien se queda sin fichas sale de la partida; gana el último que tenga.";
    }
  },
};

/** Las palabras. */
export const es: Words = {
  ...sharedEs,
  name: "Snip Snap Snorum",
  tagline: "Echa tu carta, canta y vacía tu mano.",
  inOneBreath:
    "Alguien abre con una carta, sin decir nada. Quien tiene otra del mismo valor la añade por turno: «¡Snip!», «¡Snap!», «¡Snorum!». Quien canta «¡Snorum!» abre otra vez. Gana quien antes se queda sin cartas.",

  chants: { snip: "¡Snip!", snap: "¡Snap!", snorum: "¡Snorum!", snorem: "¡Snorem!", jig: "¡Jig!" },
  pass: {
    spoken: "Paso",
    knock: "Golpear",
    knockWithout: (rank) => `Paso – no tengo ${noRank[rank]}`,
    notNow: (rank) => `ahora no, tienes ${aRank[rank]}`,
  },
  rhymes: {
    lines: [
      (rank) => `Aquí llega ${aRank[rank]} de postín.`,
      (rank) => `Con ${another[rank]} suena el violín.`,
      () => "La tercera viene en patín.",
      () => "¡Y el conde de Coventry pone fin!",
    ],
    otherLastLines: [
      () => "¡Y un gato toca el cornetín!",
      () => "¡Y una rana salta en el jardín!",
      () => "¡Y la cuarta viene de Pekín!",
      () => "¡Y yo me quedo el calcetín!",
    ],
  },

  refusals: {
    over: () => "La partida ha terminado. Empezad otra y seguid jugando.",
    "not-in-round": () => "En esta ronda no juegas. Ponte a gusto y mira.",
    "not-your-turn": (facts) => `${turnOf(facts)}. Enseguida te tocará a ti.`,
    "not-held": ({ rank, suit }) =>
      `${rank !== undefined && suit !== undefined ? `No tienes ${theCard(rank, suit)}` : "Esa carta no la tienes"}. Elige una de tu mano.`,
    "wrong-rank": ({ rank }) =>
      rank === undefined
        ? "Esa carta es de otro valor. Echa una del valor de la apertura, o pasa."
        : `Aquí solo vale ${aRank[rank]}. Echa ${byGender(rank, "uno", "una")}, o pasa si no tienes ${byGender(rank, "ninguno", "ninguna")}.`,
    "wrong-card": ({ rank, suit }) =>
      rank !== undefined && suit !== undefined
        ? `Ahora solo vale ${theCard(rank, suit)}. ${byGender(rank, "Lo echa quien lo tenga", "La echa quien la tenga")}.`
        : "Ahora solo vale la carta siguiente de este palo.",
    "must-match": ({ rank, suit }) =>
      rank === undefined
        ? "Tienes una carta que vale, así que no puedes pasar. Échala."
        : `Tienes ${suit === undefined ? aRank[rank] : theCard(rank, suit)}, así que no puedes pasar. ${byGender(rank, "Échalo", "Échala")}.`,
    "no-pass-on-lead": () => "Abres tú, así que no puedes pasar. Echa la carta que quieras.",
    "word-first": () => "Primero falta el canto de la última carta. Luego se sigue.",
    "no-word-due": () =>
      "Chis, ahora ninguna carta espera un canto, y la apertura va sin él. Guárdalo para la próxima.",
    "not-your-word": ({ name: who }) => `Ese canto es de ${who ?? "otra persona"}. El tuyo llega con tu carta.`,
    "no-such-word": () => "Esa palabra no es de este juego. Elige una de las teclas.",
    "nothing-to-challenge": () => "Ahora no hay ningún canto olvidado que señalar. Seguid jugando.",
    "own-word": () => "El despiste era tuyo, y solo pueden señalarlo los demás. Tú disimula.",
    "not-between-rounds": () => "Eso tiene que esperar al final de la ronda. Acabadla primero.",
    "no-vote": () => "En esta mesa ya se acordó cuándo se acaba. Seguid, o empezad de nuevo con otras reglas.",
    "voted-already": () => "Ya has dicho que quieres dejarlo. Ahora deciden los demás.",
    "no-round": () => "Ahora no se está jugando ninguna ronda. Repartid primero la siguiente.",
    "bad-pack": () => "En ese mazo no está cada carta justo una vez. Barajad uno completo y repartid de nuevo.",
    "bad-seat": () => "Ese asiento no existe en esta mesa. Elige uno de los que hay.",
    "not-now": () => "Eso no toca en este momento. Espera un poco y vuelve a probar.",
    "unknown-command": () => "La mesa no ha entendido eso. Recarga la página y vuelve a probar.",
  },
  conflicts: {
    "silent-fine": "si no se canta, no hay canto que olvidar",
    "silent-rhymes": "en silencio no se puede rimar",
    "app-fine": "si canta la app, nadie puede olvidarse",
    "challenge-nothing": "aquí olvidar el canto no cuesta nada, así que no hay nada que señalar",
    "challenge-all": "con varias cartas de una vez no se sabe de cuál era el canto",
    "jig-all": "en el Jig solo vale una carta cada vez",
    "jig-pass-fine": "en el Jig casi todos tienen que pasar en cada carta",
    "jig-rhymes": "la rima está hecha para cuatro cartas de un valor",
    "no-counters-ante": "sin fichas no hay nada que poner",
    "no-counters-pass-fine": "sin fichas no se puede pagar por pasar",
    "no-counters-chant-fine": "sin fichas no se puede pagar por un canto",
    "no-counters-elimination": "sin fichas nadie puede quedarse sin ellas",
    "elimination-debts": "quien puede quedar a deber nunca sale de la partida",
    "target-reached": "todos empiezan ya con esas fichas",
  },

  groups: {
    deck: "Cartas",
    chants: "Cantos",
    forgotten: "Canto olvidado",
    turn: "Tu turno",
    counters: "Fichas",
    ending: "Principio y final",
  },
  options,
  presets: {
    classic: { name: "Clásico", line: "Gana quien antes se queda sin cartas." },
    "little-ones": { name: "Con peques", line: "Menos cartas, y canta la app." },
    counters: { name: "Con fichas", line: "Cada carta que queda cuesta una." },
    strict: { name: "Estricto", line: "No se perdona ni una, hasta la última ficha." },
    quiet: { name: "Silencioso", line: "Sin cantos, bueno para aprender." },
    earl: { name: "Conde de Coventry", line: "Una rima en vez de las tres palabras." },
    jig: { name: "Jig", line: "Hacia arriba en un palo, de cuatro en cuatro." },
  },
  summary: (rules: SnipRules) => summarise(options, summaryWords, rules),

  events: {
    Cut: (heard) => `${does(heard, "saca", "sacas")} ${theCard(heard.rank, heard.suit)}.`,
    DealerFound: (heard) => `${does(heard, "reparte", "repartes")} primero.`,
    Dealt: (heard) => `${does(heard, "reparte", "repartes")}.`,
    Anted: (heard) => `${does(heard, "pone", "pones")} ${counters(heard.amount)} en el bote.`,
    Led: (heard) => `${does(heard, "abre", "abres")} con ${laid(heard)}.`,
    Laid: (heard) =>
      heard.word === ""
        ? `${does(heard, "echa", "echas")} ${laid(heard)}.`
        : `${name(heard)}: ${spoken(heard)} – ${quote(heard.word)}`,
    Passed: (heard) => `${does(heard, "golpea", "golpeas")} la mesa.`,
    PassFined: (heard) => `${does(heard, "paga", "pagas")} ${counters(heard.amount)} por pasar.`,
    Chanted: (heard) => `${name(heard)}: ${spoken(heard)} – ${quote(heard.word)}`,
    Mischanted: (heard) => `${does(heard, "canta", "cantas")} ${quote(heard.word)}, pero era ${quote(heard.due)}.`,
    ChantMissed: (heard) => `${does(heard, "olvida", "olvidas")} el canto: ${quote(heard.due)}`,
    Challenged: (heard) => `${does(heard, "se ha dado cuenta", "te has dado cuenta")}: ese canto fallaba.`,
    ChallengeClosed: () => "Nadie se ha dado cuenta. Se sigue.",
    TookBack: (heard) => `${does(heard, "recoge", "recoges")} ${named(heard)}.`,
    Stood: (heard) => `Ya ha vuelto dos veces: ${named(heard)} se queda.`,
    Drew: (heard) => `${does(heard, "recoge", "recoges")} ${theCard(heard.rank, heard.suit)} como castigo.`,
    ChantFined: (heard) => `${does(heard, "paga", "pagas")} ${counters(heard.amount)} por el canto.`,
    Completed: (heard) => {
      const last = `${byGender(heard.rank, "el último", "la última")} ${ranks[heard.rank]}`;
      const done = heard.inSuit ? "Serie terminada." : `Era ${last}.`;
      const jig = heard.word === "" ? "" : `${quote(heard.word)} `;
      return `${jig}${done} ${does(heard, "abre", "abres tú")}.`;
    },
    Closed: (heard) => `Han pasado todos. ${does(heard, "abre", "abres tú")}.`,
    Returned: (heard) => `${does(heard, "recoge", "recoges")} ${theCard(heard.rank, heard.suit)}: no vale.`,
    RoundWon: (heard) =>
      heard.you ? "Te has quedado sin cartas: ¡la ronda es tuya!" : `${heard.who} se queda sin cartas y gana la ronda.`,
    PotTaken: (heard) => `${does(heard, "se lleva", "te llevas")} el bote: ${counters(heard.amount)}.`,
    Settled: (heard) =>
      `${does(heard, "paga", "pagas")} ${counters(heard.amount)} por ${heard.you ? "tus" : "sus"} cartas.`,
    Eliminated: (heard) =>
      `${does(heard, "se queda", "te quedas")} sin fichas y ${heard.you ? "sales" : "sale"} de la partida.`,
    TieBreak: ({ names }) =>
      names.length > 3
        ? `¡Empate! Otra ronda entre ${names.length} jugadores.`
        : `¡Empate! Otra ronda entre ${list(names)}.`,
    BrokenOff: () => "La ronda se interrumpe y no cuenta.",
    StopVoted: (heard) => `${does(heard, "quiere", "quieres")} dejarlo aquí.`,
    RoundCalled: (heard) => `${does(heard, "pide", "pides")} la ronda siguiente.`,
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Ganan la partida: ${list(heard.names)}.`;
      return heard.you ? "¡Ganas la partida!" : `¡${heard.who} gana la partida!`;
    },
  },
  prompts: {
    yourLead: "Abres tú",
    anyCard: "La carta que quieras, sin canto.",
    yourTurn: "Te toca",
    youHold: (rank) => `Tienes ${aRank[rank]}.`,
    youHoldNone: (rank) => `No tienes ${noRank[rank]}.`,
    sayTheWord: "¡Canta tu palabra!",
    firstCardIsSilent: "La primera carta va sin canto. Chis.",
    turnOf: (who) => `Le toca a ${who}.`,
    layThe: (rank) => `Echa ${theRank[rank]}`,
    pointOut: "¡Ese canto fallaba!",
  },

  levels: {
    child: { name: levelNames.child, line: "Juega lo que salga. Es fácil ganarle." },
    family: { name: levelNames.family, line: "Abre con cualquier valor y sin apurar." },
    casual: { name: levelNames.casual, line: "Abre con lo que más tiene, como manda el consejo de siempre." },
    sharp: { name: levelNames.sharp, line: "Suelta pronto las cartas sueltas y se guarda las fuertes." },
    champion: { name: levelNames.champion, line: "Piensa cada apertura, y sin ver tus cartas." },
  },
  glossary: {
    rank: {
      term: "Valor",
      text: "Lo que pone en la carta: as, dos, y así hasta jota, reina y rey. El palo no importa.",
    },
    lead: {
      term: "Apertura, abrir",
      text: "La primera carta de un valor nuevo, y echarla. Quien pone el Snorum tiene la apertura siguiente.",
    },
    chant: {
      term: "Canto",
      text: "La palabra que acompaña a una carta que vale: «¡Snip!» con la segunda, «¡Snap!» con la tercera, «¡Snorum!» con la cuarta.",
    },
    pass: {
      term: "Pasar, golpear",
      text: "Dejar correr el turno porque no tienes ninguna carta que valga. No cuesta nada, salvo que en vuestra mesa cueste una ficha.",
    },
    snorum: {
      term: "Snorum",
      text: "La carta que completa las cuatro de un valor, y su canto. Quien la echa abre después. Hay quien dice Snorem.",
    },
    counter: {
      term: "Ficha",
      text: "Una ficha, una moneda o una cerilla con la que lleváis la cuenta de varias rondas.",
    },
    "shedding-game": {
      term: "Juego de descarte",
      text: "Un juego de cartas en el que todos intentan quedarse sin cartas antes que los demás.",
    },
    pot: {
      term: "Bote",
      text: "Las fichas del centro: lo que se pagó antes de la ronda y como penalización. Se lo lleva entero quien gana la ronda.",
    },
    ante: { term: "Puesta", text: "La ficha que todos ponen en el bote antes de la primera carta." },
    "eldest-hand": {
      term: "Ser mano",
      text: "Estar en el asiento a la izquierda de quien reparte: recibes la primera carta y abres primero.",
    },
    round: { term: "Ronda", text: "Un reparto, jugado hasta que alguien se queda sin cartas." },
    match: { term: "Partida", text: "Todas las rondas juntas, hasta el final que habéis acordado." },
    "dead-lead": {
      term: "Apertura muerta",
      text: "Una carta que nadie puede seguir porque las otras tres ya han salido. Quien la echa vuelve a abrir.",
    },
    run: {
      term: "Serie",
      text: "Las cartas que caen sobre una apertura: las de un valor o, en el Jig, las que suben en un palo.",
    },
  },
  tips: [
    {
      id: "SSS-TIP-1",
      text: "Abre con lo que más tengas: es el consejo de siempre, y con fichas acierta. Si solo se trata de ganar y sois cuatro o más, abre primero con tus cartas sueltas mientras tengas dos o más, y guarda parejas y tríos. Entre cuatro, contra quienes siguen el consejo de siempre, así se ganó el 36 % de las rondas en vez del 25.",
    },
    {
      id: "SSS-TIP-2",
      text: "¿Tienes las cuatro de un valor? Abre con él enseguida. Echas tú las cuatro, los demás solo pueden pasar y la apertura sigue siendo tuya.",
    },
    {
      id: "SSS-TIP-3",
      text: "Tras una carta de castigo puedes tener la última de un valor. El consejo de siempre es abrir con ella solo si no hay más remedio. Mejor la primera: se va, nadie puede seguirla y vuelves a abrir. Entre cuatro ganó el 40,8 % de las rondas en vez del 25.",
    },
    {
      id: "SSS-TIP-4",
      text: "¿Jugáis con fichas y vas por detrás? Suelta pronto las cartas muertas: cada una que te quede cuesta una ficha.",
    },
    {
      id: "S1",
      text: "Si se puede guardar, espera mientras otros aún tengan ese valor, pero echa tu carta antes de que los golpes den la vuelta entera: así el último canto y la apertura suelen ser tuyos.",
    },
    {
      id: "S3",
      text: "Si se echan de una vez todas las que valen, el consejo de siempre acierta: abre con lo que más tengas.",
    },
    {
      id: "S35",
      text: "En el Jig, abre primero con las cartas cuya serie terminará otro, y guarda para el final las que puedes terminar tú.",
    },
  ],
};
