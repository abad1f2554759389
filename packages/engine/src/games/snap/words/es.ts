/** Snap en español. */
import {
  aRank,
  cards,
  count,
  does,
  levelNames,
  list,
  name,
  quote,
  ranks,
  seconds,
  sharedEs,
} from "../../../words/es.ts";
import { photo } from "../../../words/photo-es.ts";
import type { SnapRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { SnapHeard, SnapOptionWords, SnapSummaryWords, SnapWords } from "./words.ts";

const NBSP = "\u00a0";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const pool = (number: number): string => `pozo${NBSP}${number}`;
/** «Tu montón», «El montón de Topo». */
const pileOf = ({ you, who }: { readonly you: boolean; readonly who: string }): string =>
  you ? "Tu montón" : `El montón de ${who}`;

/** «Garza se te ha adelantado un pelín», «Te has adelantado un pelín a Topo». */
function beaten({ you, who, other, otherIsYou }: SnapHeard): string {
  if (otherIsYou) return `Te has adelantado un pelín a ${who}`;
  return you ? `${other} se te ha adelantado un pelín` : `${other} se ha adelantado un pelín a ${who}`;
}

const options: SnapOptionWords = {
  piles: {
    label: "Montones",
    help: "Con un montón cada uno hay mucho que vigilar. Con uno solo en el centro es más fácil para los peques.",
    choices: {
      own: { short: "uno cada uno", sentence: "Por turno, cada cual levanta una carta y la deja en su montón." },
      one: {
        short: "uno solo en el centro",
        sentence: "Por turno, cada cual levanta una carta sobre el único montón.",
      },
    },
  },
  race: {
    label: "Cómo se juega",
    help: "Como una carrera de ojos y voz, o con calma: todos responden y nadie tiene que correr.",
    choices: {
      race: { short: "una carrera", sentence: "Gana las cartas quien canta antes." },
      calm: { short: "con calma, sin carrera", sentence: "Después de cada carta, todos dicen si hay iguales." },
    },
  },
  callers: {
    label: "Quién puede cantar",
    help: "Todos, o solo los dueños de los montones iguales.",
    choices: {
      all: { short: "todos", sentence: "Puede cantar cualquiera, sea de quien sea el montón." },
      owners: {
        short: "solo los dueños",
        sentence: "Solo cantan los dueños de los montones iguales; los pozos son para cualquiera.",
      },
    },
  },
  how: {
    label: "Voz o mano",
    help: "Basta con cantar, o también va la mano: sobre el montón o a por un objeto del centro.",
    choices: {
      call: { short: "cantar", sentence: "Basta con cantar." },
      slap: {
        short: "palmada al montón",
        sentence: "Se canta dando una palmada al montón; gana la mano que queda debajo.",
      },
      "slap-and-call": {
        short: "cantar y palmada",
        sentence: "Hay que cantar y dar una palmada al montón; gana quien antes haya hecho las dos cosas.",
      },
      grab: {
        short: "coger un objeto",
        sentence: "Quien canta también tiene que coger la bellota; quien la tiene se lleva las cartas.",
      },
    },
  },
  words: {
    label: "Cantos",
    help: "Un canto propio para los pozos, o una sola tecla para todo, más fácil para los pequeños.",
    choices: {
      two: { short: "«¡Snap!» y «¡Pozo!»", sentence: "Los pozos tienen su propio canto." },
      one: {
        short: "una tecla para todo",
        sentence: "Basta una tecla: gana los montones iguales, y un pozo con cada montón que haga pareja con él.",
      },
    },
  },
  matching: {
    label: "Tres o cuatro iguales",
    help: "A veces hay más de dos cartas iguales arriba.",
    choices: {
      all: { short: "todas", sentence: "Un canto se lleva todos los montones con ese valor." },
      pair: {
        short: "solo dos",
        sentence: "Un canto nunca se lleva más de dos montones: el último y el siguiente en el sentido del reloj.",
      },
    },
  },
  ties: {
    label: "A la vez",
    help: "De vez en cuando, dos son igual de rápidos de verdad.",
    choices: {
      nearest: {
        short: "quien esté más cerca",
        sentence: "Si dos son igual de rápidos, gana quien venga antes después de quien levantó la carta.",
      },
      "new-pool": {
        short: "un pozo nuevo",
        sentence: "Si dos cantan justo a la vez, los montones iguales hacen un pozo.",
      },
    },
  },
  tieWindow: {
    label: "Qué cuenta como a la vez",
    help: "Lo que pueden distar dos cantos y aun así hacer un pozo. Más tiempo, más pozos.",
    short: (ms) => (ms === 0 ? "solo la misma milésima" : `${ms}${NBSP}ms`),
    sentence: (ms) =>
      ms === 0
        ? "Solo van a la vez los cantos en la misma milésima de segundo."
        : `Los cantos separados por ${ms}${NBSP}ms como mucho cuentan como a la vez.`,
  },
  animals: {
    label: "Animales",
    help: "Cada cual es un animal, y se canta el del otro.",
    choices: {
      off: { short: "ninguno", sentence: "No se cantan animales." },
      names: {
        short: "sus nombres",
        sentence: "Si tu montón es igual que otro, canta antes que nadie el animal del otro.",
      },
      noises: {
        short: "sus voces",
        sentence: "Si tu montón es igual que otro, imita antes que nadie la voz del otro.",
      },
    },
  },
  prey: {
    label: "Lo que gana el animal",
    help: "Tu montón puede quedarse o venir también.",
    choices: {
      theirs: { short: "el montón del otro", sentence: "Ganas el montón del otro; el tuyo se queda." },
      both: { short: "los dos montones", sentence: "Ganas los dos montones." },
    },
  },
  zoo: {
    label: "Los dos a la vez",
    help: "Dos animales cantados en el mismo instante.",
    choices: {
      again: {
        short: "cantar otra vez",
        sentence: "Si cantan los dos a la vez, no pasa nada y pueden volver a cantar.",
      },
      pool: {
        short: "los dos al zoo",
        sentence: "Si cantan los dos a la vez, los dos montones hacen un pozo: el zoo.",
      },
    },
  },
  strayAnimal: {
    label: "Un animal cantado en vano",
    help: "Cuando no hay montones iguales, o ninguno es el tuyo.",
    choices: {
      "to-the-named": {
        short: "se lleva mi montón",
        sentence: "El animal cantado en vano se lleva el montón de quien lo cantó.",
      },
      pool: { short: "mi montón es un pozo", sentence: "Si cantas un animal en vano, tu montón hace un pozo." },
    },
  },
  falseCall: {
    label: "Canto falso",
    help: "Lo que cuesta cantar cuando no hay nada igual. Llegar por poco tarde nunca cuesta nada.",
    choices: {
      pool: {
        short: "mi montón es un pozo",
        sentence: "Si cantas en falso, todo tu montón hace un pozo en el centro.",
      },
      "card-to-each": {
        short: "una carta a cada uno",
        sentence: "Si cantas en falso, das una carta de tu reserva a cada uno de los demás.",
      },
      nothing: { short: "nada", sentence: "Cantar en falso no cuesta nada." },
    },
  },
  outsiders: {
    label: "Si canta otro",
    help: "Solo pueden cantar los dueños, y canta otra persona.",
    choices: {
      ignored: { short: "una pausa corta", sentence: "Quien canta por montones ajenos descansa un segundo." },
      false: { short: "canto falso", sentence: "Cantar por montones ajenos es un canto falso." },
    },
  },
  comeBack: {
    label: "Cuando has salido",
    help: "Un pozo puede ser el camino de vuelta.",
    choices: {
      off: { short: "a mirar", sentence: "Quien sale no vuelve." },
      "on-a-pool": { short: "un pozo te devuelve", sentence: "Quien ha salido puede volver ganando un pozo." },
    },
  },
  won: {
    label: "Cartas ganadas",
    help: "Dadas la vuelta conservan su orden, y la buena memoria ayuda.",
    choices: {
      "turned-over": { short: "dadas la vuelta", sentence: "Las cartas ganadas conservan su orden." },
      shuffled: { short: "barajadas", sentence: "Las cartas ganadas se barajan antes de ir bajo la reserva." },
    },
  },
  sizes: {
    label: "Cuántas cartas quedan",
    help: "En una mesa de verdad se ve lo altas que son las reservas.",
    choices: {
      shown: { short: "a la vista", sentence: "Se ve cuántas cartas tiene cada cual." },
      hidden: { short: "en secreto", sentence: "Nadie ve cuántas cartas quedan en las reservas." },
    },
  },
  turning: {
    label: "Levantar cartas",
    help: "A mano es más animado; solas, te dejan las manos libres para cantar.",
    choices: {
      "by-hand": { short: "a mano", sentence: "Cada cual levanta sus cartas." },
      "by-itself": { short: "solas", sentence: "Las cartas se levantan solas." },
    },
  },
  pace: {
    label: "Tiempo para mirar",
    help: "Cada carta es la última al menos este tiempo, haga pareja o no.",
    short: seconds,
    sentence: (ms) => `Entre carta y carta ${ms === 1000 ? "pasa" : "pasan"} al menos ${seconds(ms)}.`,
  },
  turnTime: {
    label: "Tiempo por turno",
    help: "Si se acaba, la carta se levanta sola.",
    short: (time) => (time === 0 ? "sin límite" : count(time, "segundo", "segundos")),
    sentence: (time) =>
      time === 0
        ? "No hay prisa: un turno dura lo que haga falta."
        : `Un turno dura como mucho ${count(time, "segundo", "segundos")}.`,
  },
  mostReveals: {
    label: "Cartas como mucho",
    help: "Después se cuenta, y gana quien más tenga.",
    short: cards,
    sentence: (amount) => `Tras ${cards(amount)} gana quien tenga más.`,
  },
  mostMinutes: {
    label: "Minutos como mucho",
    help: "Después se cuenta, y gana quien más cartas tenga.",
    short: (time) => (time === 0 ? "sin límite" : count(time, "minuto", "minutos")),
    sentence: (time) =>
      time === 0
        ? "Ningún reloj acaba la partida."
        : `Tras ${count(time, "minuto", "minutos")} gana quien tenga más cartas.`,
  },
};

const summaryWords: SnapSummaryWords = {
  firstTakesPiles: "Con dos cartas iguales arriba, quien antes canta «¡Snap!» se lleva los dos montones.",
  firstTakesThePile: "Si salen dos cartas iguales seguidas, quien antes canta «¡Snap!» se lleva el montón.",
  slapTakesThePile: "Si salen dos cartas iguales seguidas, palmada al montón: se lo lleva la mano de más abajo.",
  slapAndCall:
    "Si salen dos cartas iguales seguidas, canta «¡Snap!» y da una palmada al montón: se lo lleva quien antes hace las dos cosas.",
  grabThePile:
    "Si salen dos cartas iguales seguidas, canta «¡Snap!» y coge la bellota: quien la tiene se lleva el montón.",
  grabPiles:
    "Con dos cartas iguales arriba, canta «¡Snap!» y coge la bellota: quien la tiene se lleva los dos montones.",
  calmPiles:
    "Después de cada carta, todos responden si hay iguales o no, y quienes aciertan se reparten los montones iguales.",
  calmPile:
    "Después de cada carta, todos responden si hay iguales o no; de quienes aciertan, el siguiente en turno se lleva el montón.",
  falseInOnePile: "Un canto falso cuesta una carta de la reserva, boca abajo, para quien puso la última.",
  poolCall: "Si una carta de arriba hace pareja con un pozo, quien antes canta «¡Pozo!» se lleva los dos.",
  calmFalse: "Decir «¡Iguales!» cuando no hay nada igual es un canto falso.",
  calmPool: "Si una carta de arriba hace pareja con un pozo, la respuesta buena es «¡Como un pozo!», y gana los dos.",
  lastWins: "Gana el último que tenga cartas.",
};

/** Las palabras. */
export const es: SnapWords = {
  ...sharedEs,
  name: "Snap",
  tagline: "¿Dos iguales? ¡A ver quién canta antes!",
  inOneBreath:
    "Por turno levantáis cartas, cada cual en su montón. En cuanto hay dos iguales arriba, quien antes canta «¡Snap!» se lleva los dos montones. Quien se equivoca hace un pozo. Gana el último que tenga cartas.",

  calls: { snap: "¡Snap!", pool: "¡Pozo!" },
  callAnimal: (animal) => `¡${animal}!`,
  noises: {
    otter: "¡Chirp!",
    fox: "¡Guañ!",
    badger: "¡Grrr!",
    frog: "¡Croac!",
    heron: "¡Grac!",
    mole: "¡Ras, ras!",
    duck: "¡Cua, cua!",
    seal: "¡Arf, arf!",
  },
  keys: { turn: "Levantar carta", slap: "¡Palmada!", grab: "Coger la bellota" },
  answers: { different: "Distintas", snap: "¡Iguales!", pool: "¡Como un pozo!" },

  refusals: {
    over: () => "La partida ha terminado. Empezad otra y a cantar de nuevo.",
    "not-in-game": () => "Te has quedado sin cartas, así que ahora arbitras tú. Ojos bien abiertos.",
    "not-your-turn": ({ name: who }) =>
      `La próxima carta la levanta ${who ?? "otra persona"}. Enseguida te tocará a ti.`,
    "reached-already": () => "Esa carta ya está en camino. Atención, que sale enseguida.",
    "called-already": () => "Por estas cartas ya has cantado. Se canta una vez; espera a la siguiente.",
    locked: () => "Ahora mismo no puedes cantar. Mira un momento y podrás otra vez.",
    "no-such-call": () => "En esta mesa no se canta eso. Usa una de las teclas.",
    "no-such-pile": () => "Ahí no hay nada que cantar. Señala un montón o un pozo que esté en la mesa.",
    "no-card-yet": () => "Todavía no hay ninguna carta. Espera a la primera.",
    "not-calm": () => "En esta mesa se juega a la carrera: canta cuando veas dos iguales.",
    "answered-already": () => "Ya has respondido. Ahora faltan los demás.",
    "no-answer-due": () => "Ahora no hay nada que responder. Empieza con la próxima carta.",
    "bad-pack": () => "Esas no son las cartas que había que barajar, cada una justo una vez. Barajad de nuevo.",
    "bad-seat": () => "Ese asiento no existe en esta mesa. Elige uno de los que hay.",
    "bad-race": () => "Esos cantos no se pueden ordenar. No ha pasado nada, seguid jugando.",
    "not-now": () => "Eso no toca en este momento. Espera un poco y vuelve a probar.",
    "unknown-command": () => "La mesa no ha entendido eso. Recarga la página y vuelve a probar.",
  },
  conflicts: {
    "one-owners": "un montón en el centro no tiene dueños",
    "one-words": "sin pozos ya hay un solo canto",
    "one-pair": "en un montón no puede haber más de dos cartas iguales",
    "one-new-pool": "con un solo montón no hay pozos",
    "one-animals": "para los animales, cada cual necesita su montón",
    "one-false-call": "con un solo montón, un canto falso siempre cuesta una carta de la reserva",
    "one-come-back": "sin pozos no hay manera de volver",
    "slap-own-piles": "para dar palmadas hace falta un solo montón",
    "hands-new-pool": "si deciden las manos, siempre hay una debajo o una primera",
    "animals-all": "solo los dueños tienen un animal que cantar",
    "animals-grab": "quien busca el animal bueno no tiene una mano libre para coger nada",
    "animals-new-pool": "para los empates, los animales tienen su propia regla: el zoo",
    "animals-words": "cada animal tiene su tecla, así que una sola no basta",
    "pool-without-pools": "aquí un canto falso no hace pozos, así que ninguno puede devolver a nadie",
    "calm-owners": "en el juego con calma responden todos",
    "calm-hands": "en el juego con calma nadie tiene que correr",
    "calm-ties": "sin carrera no hay empates",
    "calm-come-back": "en el juego con calma solo responde quien tiene cartas",
  },

  groups: {
    piles: "El juego",
    calls: "Cantar",
    animals: "Animales",
    "false-calls": "Cantos falsos",
    cards: "Cartas",
    pace: "Levantar y ritmo",
  },
  options,
  presets: {
    classic: { name: "Clásico", line: "Gana quien canta antes." },
    "little-ones": {
      name: "Con peques",
      line: "Un montón, tiempo para mirar, tres minutos; teclas grandes, sin números.",
    },
    "one-key": { name: "Una tecla", line: "La misma para montones y pozos." },
    "one-switch": { name: "Un pulsador", line: "Cartas solas, una tecla y más tiempo." },
    slap: { name: "Palmada", line: "Manos al montón; gana la de abajo." },
    grab: { name: "A por la bellota", line: "Canta y cógela." },
    owners: { name: "Solo los dueños", line: "Un duelo entre los dos que tienen la pareja." },
    animals: { name: "Animales", line: "Canta el animal del otro." },
    "dead-heat": { name: "A la vez", line: "¿Igual de rápidos? Pues un pozo." },
    calm: { name: "Con calma", line: "Iguales o distintas, sin carrera." },
  },
  summary: (rules: SnapRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => (heard.you ? "Hoy repartes tú." : `Hoy reparte ${heard.who}.`),
    Dealt: (heard) => `${does(heard, "reparte", "repartes")} todas las cartas.`,
    Reached: (heard) => `${does(heard, "va", "vas")} a por una carta.`,
    TurnedOver: (heard) =>
      heard.you ? "Das la vuelta a tu montón: reserva nueva." : `${heard.who} da la vuelta al montón: reserva nueva.`,
    Turned: (heard) => `${does(heard, "levanta", "levantas")} ${aRank[heard.rank]}.`,
    Called: (heard) => `${name(heard)}: ${quote(heard.call)}`,
    PilesWon: (heard) => (heard.you ? `¡Ganas ${cards(heard.amount)}!` : `¡${heard.who} gana ${cards(heard.amount)}!`),
    PoolsWon: (heard) => `${does(heard, "se lleva", "te llevas")} ${cards(heard.amount)} del centro.`,
    PoolsLeft: (heard) => `El centro es para ${heard.you ? "ti" : heard.who}: ${cards(heard.amount)}.`,
    Excused: (heard) => (heard.you ? "Tu canto no cuesta nada." : `El canto de ${heard.who} no cuesta nada.`),
    FalseCalled: (heard) => `${does(heard, "ha cantado", "has cantado")} en falso.`,
    PilePooled: (heard) => `${pileOf(heard)} va al centro: ${pool(heard.amount)}.`,
    CardPooled: (heard) => `${does(heard, "pone", "pones")} ${aRank[heard.rank]} en el centro: ${pool(heard.amount)}.`,
    CardsPaid: (heard) => `${does(heard, "paga", "pagas")} ${cards(heard.amount)} por el canto falso.`,
    CardBuried: (heard) => `${does(heard, "mete", "metes")} una carta bajo el montón por el canto falso.`,
    PileGiven: (heard) => `${pileOf(heard)} es ahora ${heard.otherIsYou ? "tuyo" : `de ${heard.other}`}.`,
    Locked: (heard) => `${does(heard, "descansa", "descansas")} un momento.`,
    Unlocked: (heard) => `${does(heard, "puede", "puedes")} volver a cantar.`,
    TiePooled: (heard) => `¡A la vez! Las cartas van al centro: ${pool(heard.amount)}.`,
    DeadHeat: ({ names }) => `A la vez: ${list(names)}. ¡Otra vez!`,
    Out: (heard) => `${does(heard, "se queda", "te quedas")} sin cartas y ahora ${heard.you ? "arbitras" : "arbitra"}.`,
    CameBack: (heard) => (heard.you ? "¡Vuelves al juego!" : `¡${heard.who} vuelve al juego!`),
    Stalled: () => "Las cartas dan vueltas sin fin: ahora barajan todos.",
    Shuffled: (heard) => `${does(heard, "baraja", "barajas")}.`,
    Stopped: () => "¡Alto! Ahora se cuentan las cartas.",
    Answered: (heard) => `${does(heard, "ha respondido", "has respondido")}.`,
    AnswersShown: () => "Han respondido todos.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Ganan la partida: ${list(heard.names)}.`;
      return heard.you ? "¡Ganas la partida!" : `¡${heard.who} gana la partida!`;
    },
  },
  excuses: {
    taken: (heard) =>
      heard.other === ""
        ? `${heard.you ? "Por" : `${heard.who}, por`} poco tarde – sin penalización.`
        : `${beaten(heard)} – sin penalización.`,
    covered: (heard) =>
      `Mala suerte${heard.you ? "" : `, ${heard.who}`}: acababan de tapar la carta – sin penalización.`,
    turnedOver: (heard) =>
      `Mala suerte${heard.you ? "" : `, ${heard.who}`}: acababan de darle la vuelta al montón – sin penalización.`,
    notOwner: (heard) => `Esos montones son de otros${heard.you ? "" : `, ${heard.who}`}. Un segundo de pausa.`,
    wrongAnimal: (heard) => `¡No es ese animal${heard.you ? "" : `, ${heard.who}`}! Un segundo de pausa.`,
    out: (heard) => `${heard.you ? "Solo vuelves" : `${heard.who} solo vuelve`} con un pozo – sin penalización.`,
    free: (heard) => `Canto falso, pero ${heard.you ? "no te cuesta nada" : `a ${heard.who} no le cuesta nada`}.`,
  },
  wonBoth: (won) => `${does(won, "gana", "ganas")} ${cards(won.amount)}, ${won.middle} de ellas del centro.`,
  slaps: {
    events: {
      Excused: (heard) => (heard.you ? "Tu palmada no cuesta nada." : `La palmada de ${heard.who} no cuesta nada.`),
      FalseCalled: (heard) => `${does(heard, "ha dado", "has dado")} una palmada por nada.`,
      CardsPaid: (heard) => `${does(heard, "paga", "pagas")} ${cards(heard.amount)} por la palmada.`,
      CardBuried: (heard) => `${does(heard, "mete", "metes")} una carta bajo el montón por la palmada.`,
      Unlocked: (heard) => `${does(heard, "puede", "puedes")} volver a dar palmadas.`,
      DeadHeat: ({ names }) => `A la vez: ${list(names)}. ¡Otra palmada!`,
    },
    excuses: {
      free: (heard) =>
        `Una palmada por nada, pero ${heard.you ? "no te cuesta nada" : `a ${heard.who} no le cuesta nada`}.`,
    },
    refusals: {
      "called-already": () => "Por estas cartas ya has dado la palmada. Una por persona; espera a la siguiente carta.",
      locked: () => "Ahora mismo no puedes dar palmadas. Mira un momento y podrás otra vez.",
    },
  },
  stops: {
    reveals: "Ya han salido bastantes cartas: gana quien tenga más.",
    minutes: "Se acabó el tiempo: gana quien tenga más cartas.",
    noCommonRank: "Ya no puede haber dos iguales: gana quien tenga más cartas.",
    shuffles: "Ni barajando cambia nada: gana quien tenga más cartas.",
  },
  locks: {
    second: (heard) => `${does(heard, "descansa", "descansas")} un segundo.`,
    untilWon: (heard) =>
      `${does(heard, "no tiene", "no tienes")} con qué pagar y ${heard.you ? "descansas" : "descansa"} en este montón.`,
  },
  verdicts: {
    won: "¡Para ti!",
    late: "Por poco",
    wrong: "No son iguales",
    unlucky: "Mala suerte",
    early: "Demasiado pronto",
    gone: "Demasiado tarde",
    right: "¡Bien visto!",
  },
  notEqual: (one, other) => `${capital(ranks[one])} y ${ranks[other]} – no son iguales.`,
  equal: (rank) => `${capital(ranks[rank])} y ${ranks[rank]} – iguales.`,
  misses: {
    early: "Eso era por las cartas de antes.",
    covered: (rank) => `La pareja de ${sharedEs.rankPlurals[rank]} ya estaba tapada.`,
    taken: (rank) => `La pareja de ${sharedEs.rankPlurals[rank]} ya no estaba.`,
    others: "Los montones iguales son de otros.",
    alone: "Una carta sola no hace pareja.",
  },
  right: (names) => `Con razón: ${list(names)}.`,
  raced: (who, place, ms) => `${name(who)}, puesto ${place}${ms > 0 ? `, ${photo.ms(ms)}` : ""}.`,
  equallyFast: "Igual de rápidos: entonces va antes quien se sienta más cerca tras quien levantó.",

  prompts: {
    yourTurn: "Te toca",
    turnYourCard: "Levanta tu carta.",
    turnOf: (who) => `${who} levanta la próxima carta.`,
    callWhenEqual: "¿Dos iguales arriba? ¡Canta!",
    callTheOther: "Canta el animal del otro, no el tuyo.",
    called: "Has cantado. Un parpadeo y se sabe quién fue antes.",
    callAgainSoon: "Enseguida puedes volver a cantar.",
    callAgainWhenWon: "Podrás cantar otra vez cuando alguien gane este montón.",
    equalOrNot: "¿Iguales o distintas?",
    answered: "Ahora faltan los demás.",
    lastChance: "Sin cartas: ¡este montón es tu última oportunidad!",
    out: "Has salido; ahora arbitras tú.",
    comeBack: "Gana un pozo y vuelves a jugar.",
  },
  photo: {
    ...photo,
    beaten: (by, ms) =>
      ms > 0
        ? `${by} ha llegado ${ms}${NBSP}ms antes. Sin penalización: tu montón se queda.`
        : `${by} ha llegado un pelín antes. Sin penalización.`,
    never: "no ha cantado",
    nobodyKnows: "Nadie sabe con seguridad quién llegó antes.",
  },

  levels: {
    child: { name: levelNames.child, line: "Mira a las nubes y se le escapan muchas. Es fácil ganarle." },
    family: { name: levelNames.family, line: "Ve casi todas las parejas, pero se toma su tiempo." },
    casual: { name: levelNames.casual, line: "Se fija bien y solo a veces va despacio." },
    sharp: { name: levelNames.sharp, line: "Vigila todos los montones y casi nunca canta en falso." },
    champion: { name: levelNames.champion, line: "Tan rápido como una persona, nunca más." },
  },
  glossary: {
    stock: {
      term: "Reserva",
      text: "Tus cartas boca abajo. En tu turno levantas la de arriba; las que ganas van debajo.",
    },
    pile: {
      term: "Montón",
      text: "Las cartas que has levantado, boca arriba junto a tu reserva. Solo cuenta la de arriba.",
    },
    "top-card": { term: "Carta de arriba", text: "La carta que se ve encima de un montón o de un pozo." },
    equal: {
      term: "Iguales",
      text: "Cartas del mismo valor: dos seises, dos reyes. El palo no importa, y un seis no es un nueve.",
    },
    call: {
      term: "Canto",
      text: "«¡Snap!» por montones iguales, «¡Pozo!» por un montón que hace pareja con un pozo. Gana quien canta antes.",
    },
    "false-call": {
      term: "Canto falso",
      text: "Cantar cuando no hay nada igual. Suele costar todo tu montón. Cantar tarde no es cantar en falso.",
    },
    pool: {
      term: "Pozo",
      text: "Cartas del centro que todavía no son de nadie, boca arriba. Se gana cantando antes que nadie cuando sale una igual que la de arriba.",
    },
    turn: {
      term: "Turno",
      text: "Levantar una carta de tu reserva y ponerla en tu montón. Después sigue quien está a tu izquierda.",
    },
    "photo-finish": {
      term: "Foto de llegada",
      text: "La imagen de una carrera reñida: quién cantó y cuándo, y con qué exactitud se sabe.",
    },
    amnesty: {
      term: "Margen de gracia",
      text: "El momento justo después de que tapen o se lleven una carta. Un canto que llega entonces no cuesta nada.",
    },
    "dead-heat": { term: "A la vez", text: "Dos cantos tan seguidos que nadie sabe cuál fue primero." },
    referee: { term: "Árbitro", text: "Quien se ha quedado sin cartas. Mira con lupa cada foto de llegada." },
    "last-chance": {
      term: "Última oportunidad",
      text: "Con un solo montón: no te queda reserva, pero puedes cantar hasta que alguien gane el montón.",
    },
    stalemate: {
      term: "Vueltas sin fin",
      text: "Las cartas vuelven a estar exactamente igual que antes, sin ninguna pareja. Entonces barajan todos.",
    },
  },
  tips: [
    {
      id: "SNAP-TIP-1",
      text: "Pasea la vista por todos los montones en vez de clavarla en la última carta: pueden ser iguales dos cualesquiera, y una pareja que nadie vio sigue valiendo.",
    },
    {
      id: "SNAP-TURN-3",
      text: "Levanta la carta sin demora y hacia fuera. Donde la levanta la app, todos la ven en el mismo instante.",
    },
    {
      id: "SNAP-POOL-1",
      text: "Más vale un parpadeo tarde que en falso: por poco tarde no cuesta nada, y en falso, todo el montón. Cuidado con el seis y el nueve.",
    },
    { id: "SNAP-POOL-2", text: "Recuerda qué hay encima de los pozos. Pueden valer más que cualquier montón." },
  ],
};
