/** Schnipp-Schnapp auf Deutsch. */
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
  sharedDe,
} from "../../../words/de.ts";
import { photo } from "../../../words/photo-de.ts";
import type { SnapRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { SnapOptionWords, SnapSummaryWords, SnapWords } from "./words.ts";

const NBSP = "\u00a0";
const pool = (number: number): string => `Pool${NBSP}${number}`;
/** „Dein Stapel“, „Der Stapel von Fuchs“. */
const pileOf = ({ you, who }: { readonly you: boolean; readonly who: string }): string =>
  you ? "Dein Stapel" : `Der Stapel von ${who}`;

const options: SnapOptionWords = {
  piles: {
    label: "Stapel",
    help: "Hat jeder seinen Stapel, gibt es viel zu beobachten. Ein Stapel in der Mitte ist leichter für Kleine.",
    choices: {
      own: { short: "jeder hat seinen", sentence: "Reihum deckt jeder eine Karte auf den eigenen Stapel auf." },
      one: {
        short: "einer in der Mitte",
        sentence: "Reihum deckt jeder eine Karte auf den einen Stapel in der Mitte auf.",
      },
    },
  },
  race: {
    label: "Spielweise",
    help: "Als Rennen mit Augen und Stimme, oder in Ruhe: Alle antworten, und niemand muss schnell sein.",
    choices: {
      race: { short: "ein Rennen", sentence: "Wer zuerst ruft, gewinnt die Karten." },
      calm: { short: "in Ruhe, ohne Rennen", sentence: "Nach jeder Karte sagen alle, ob welche gleich sind." },
    },
  },
  callers: {
    label: "Wer rufen darf",
    help: "Alle, oder nur die, deren Stapel gleich sind.",
    choices: {
      all: { short: "alle", sentence: "Rufen dürfen alle, ganz gleich, wem die Stapel gehören." },
      owners: {
        short: "nur die Besitzer",
        sentence: "Rufen dürfen nur die, deren Stapel gleich sind; Pools sind für alle da.",
      },
    },
  },
  how: {
    label: "Stimme oder Hand",
    help: "Rufen genügt, oder die Hand kommt dazu: auf den Stapel oder an einen Gegenstand in der Mitte.",
    choices: {
      call: { short: "rufen", sentence: "Rufen genügt." },
      slap: {
        short: "auf den Stapel hauen",
        sentence: "Gerufen wird, indem du auf den Stapel haust; die unterste Hand gewinnt.",
      },
      "slap-and-call": {
        short: "rufen und hauen",
        sentence: "Du musst rufen und auf den Stapel hauen; es gewinnt, wer zuerst beides getan hat.",
      },
      grab: {
        short: "etwas greifen",
        sentence: "Wer ruft, muss auch die Eichel greifen; wer sie hat, bekommt die Karten.",
      },
    },
  },
  words: {
    label: "Rufe",
    help: "Ein eigener Ruf für Pools, oder eine Taste für alles. Das ist leichter für Kinder.",
    choices: {
      two: { short: "„Schnapp!“ und „Schnapp-Pool!“", sentence: "Für Pools gibt es einen eigenen Ruf." },
      one: {
        short: "eine Taste für alles",
        sentence: "Eine Taste genügt: Sie gewinnt gleiche Stapel, und einen Pool mit jedem Stapel, der dazu passt.",
      },
    },
  },
  matching: {
    label: "Drei oder vier gleiche",
    help: "Manchmal liegen mehr als zwei gleiche Karten oben.",
    choices: {
      all: { short: "alle", sentence: "Ein Ruf bringt alle Stapel mit diesem Wert." },
      pair: {
        short: "nur zwei davon",
        sentence: "Ein Ruf bringt nie mehr als zwei Stapel: den neuesten und den nächsten im Uhrzeigersinn.",
      },
    },
  },
  ties: {
    label: "Gleichzeitig gerufen",
    help: "Ab und zu sind zwei wirklich gleich schnell.",
    choices: {
      nearest: {
        short: "wer näher sitzt",
        sentence: "Sind zwei gleich schnell, gewinnt, wer nach dem Aufdeckenden als Nächster sitzt.",
      },
      "new-pool": {
        short: "ein neuer Pool",
        sentence: "Rufen zwei genau gleichzeitig, werden die gleichen Stapel zusammen ein Pool.",
      },
    },
  },
  tieWindow: {
    label: "Was als gleichzeitig gilt",
    help: "So weit dürfen zwei Rufe auseinanderliegen und doch einen Pool machen. Mehr Zeit, mehr Pools.",
    short: (ms) => (ms === 0 ? "nur dieselbe Tausendstelsekunde" : `${ms}${NBSP}ms`),
    sentence: (ms) =>
      ms === 0
        ? "Gleichzeitig sind nur Rufe in derselben Tausendstelsekunde."
        : `Rufe, die höchstens ${ms}${NBSP}ms auseinanderliegen, gelten als gleichzeitig.`,
  },
  animals: {
    label: "Tiere",
    help: "Jeder ist ein Tier, und gerufen wird das des anderen.",
    choices: {
      off: { short: "keine", sentence: "Tiere werden nicht gerufen." },
      names: {
        short: "ihre Namen",
        sentence: "Liegt bei dir und einem anderen das Gleiche oben, ruf zuerst sein Tier.",
      },
      noises: {
        short: "ihre Laute",
        sentence: "Liegt bei dir und einem anderen das Gleiche oben, mach zuerst seinen Laut nach.",
      },
    },
  },
  prey: {
    label: "Was das richtige Tier bringt",
    help: "Der eigene Stapel bleibt liegen, oder er kommt mit.",
    choices: {
      theirs: { short: "den fremden Stapel", sentence: "Du gewinnst den Stapel des anderen; deiner bleibt liegen." },
      both: { short: "beide Stapel", sentence: "Du gewinnst beide Stapel." },
    },
  },
  zoo: {
    label: "Beide gleichzeitig",
    help: "Zwei Tiere, im selben Augenblick gerufen.",
    choices: {
      again: {
        short: "noch einmal rufen",
        sentence: "Rufen beide gleichzeitig, passiert nichts, und beide dürfen noch einmal.",
      },
      pool: { short: "ab in den Zoo", sentence: "Rufen beide gleichzeitig, werden die zwei Stapel ein Pool: der Zoo." },
    },
  },
  strayAnimal: {
    label: "Ein Tier umsonst gerufen",
    help: "Wenn keine Stapel gleich sind, oder deiner nicht dabei ist.",
    choices: {
      "to-the-named": {
        short: "es bekommt meinen Stapel",
        sentence: "Rufst du ein Tier umsonst, bekommt es deinen Stapel.",
      },
      pool: {
        short: "mein Stapel wird ein Pool",
        sentence: "Rufst du ein Tier umsonst, wird dein Stapel ein Pool.",
      },
    },
  },
  falseCall: {
    label: "Falsch gerufen",
    help: "Was es kostet zu rufen, wenn nichts gleich ist. Knapp zu spät zu sein kostet nie etwas.",
    choices: {
      pool: {
        short: "mein Stapel wird ein Pool",
        sentence: "Rufst du falsch, wird dein ganzer Stapel ein Pool in der Mitte.",
      },
      "card-to-each": {
        short: "für jeden eine Karte",
        sentence: "Rufst du falsch, bekommt jeder andere eine Karte von deinem Vorrat.",
      },
      nothing: { short: "nichts", sentence: "Falsch rufen kostet nichts." },
    },
  },
  outsiders: {
    label: "Wenn andere rufen",
    help: "Nur die Besitzer dürfen rufen, und jemand anders tut es.",
    choices: {
      ignored: { short: "kurze Pause", sentence: "Wer ruft, obwohl es fremde Stapel sind, setzt eine Sekunde aus." },
      false: { short: "falsch gerufen", sentence: "Wer ruft, obwohl es fremde Stapel sind, hat falsch gerufen." },
    },
  },
  comeBack: {
    label: "Wenn du ausgeschieden bist",
    help: "Ein Pool kann ein Weg zurück ins Spiel sein.",
    choices: {
      off: { short: "zuschauen", sentence: "Wer ausgeschieden ist, bleibt draußen." },
      "on-a-pool": {
        short: "ein Pool bringt dich zurück",
        sentence: "Wer ausgeschieden ist, kommt mit einem gewonnenen Pool zurück.",
      },
    },
  },
  won: {
    label: "Gewonnene Karten",
    help: "Umgedreht behalten sie ihre Reihenfolge. Das freut gute Gedächtnisse.",
    choices: {
      "turned-over": { short: "umdrehen", sentence: "Gewonnene Karten behalten ihre Reihenfolge." },
      shuffled: { short: "mischen", sentence: "Gewonnene Karten werden gemischt, bevor sie unter den Vorrat kommen." },
    },
  },
  sizes: {
    label: "Wie viele Karten noch da sind",
    help: "Am echten Tisch sehen alle, wie hoch die Vorräte sind.",
    choices: {
      shown: { short: "sichtbar", sentence: "Alle sehen, wie viele Karten jeder hat." },
      hidden: { short: "verborgen", sentence: "Niemand sieht, wie viele Karten noch in den Vorräten sind." },
    },
  },
  turning: {
    label: "Aufdecken",
    help: "Von Hand ist es lebendiger, von selbst hast du die Hände frei zum Rufen.",
    choices: {
      "by-hand": { short: "von Hand", sentence: "Jeder deckt seine Karten selbst auf." },
      "by-itself": { short: "von selbst", sentence: "Die Karten decken sich von selbst auf." },
    },
  },
  pace: {
    label: "Zeit zum Schauen",
    help: "So lange bleibt jede Karte mindestens die neueste, ob sie passt oder nicht.",
    short: seconds,
    sentence: (ms) => `Zwischen zwei Karten ${ms === 1000 ? "vergeht" : "vergehen"} mindestens ${seconds(ms)}.`,
  },
  turnTime: {
    label: "Zeit für einen Zug",
    help: "Ist sie um, deckt sich die Karte von selbst auf.",
    short: (time) => (time === 0 ? "ohne Grenze" : count(time, "Sekunde", "Sekunden")),
    sentence: (time) =>
      time === 0
        ? "Niemand muss sich beeilen: Ein Zug darf dauern."
        : `Ein Zug dauert höchstens ${count(time, "Sekunde", "Sekunden")}.`,
  },
  mostReveals: {
    label: "Höchstens so viele Karten",
    help: "Danach wird gezählt, und die meisten Karten gewinnen.",
    short: cards,
    sentence: (amount) => `Nach ${cards(amount)} gewinnt, wer die meisten hat.`,
  },
  mostMinutes: {
    label: "Höchstens so viele Minuten",
    help: "Danach wird gezählt, und die meisten Karten gewinnen.",
    short: (time) => (time === 0 ? "ohne Grenze" : count(time, "Minute", "Minuten")),
    sentence: (time) =>
      time === 0
        ? "Keine Uhr beendet die Partie."
        : `Nach ${count(time, "Minute", "Minuten")} gewinnt, wer die meisten Karten hat.`,
  },
};

const summaryWords: SnapSummaryWords = {
  firstTakesPiles: "Liegen zwei Karten mit gleichem Wert oben, gewinnt beide Stapel, wer zuerst „Schnapp!“ ruft.",
  firstTakesThePile: "Sind zwei Karten nacheinander gleich, gewinnt den Stapel, wer zuerst „Schnapp!“ ruft.",
  slapTakesThePile: "Sind zwei Karten nacheinander gleich, hau auf den Stapel: Die unterste Hand bekommt ihn.",
  slapAndCall:
    "Sind zwei Karten nacheinander gleich, ruf „Schnapp!“ und hau auf den Stapel: Wer zuerst beides getan hat, bekommt ihn.",
  grabThePile:
    "Sind zwei Karten nacheinander gleich, ruf „Schnapp!“ und greif die Eichel: Wer sie hat, bekommt den Stapel.",
  grabPiles:
    "Liegen zwei Karten mit gleichem Wert oben, ruf „Schnapp!“ und greif die Eichel: Wer sie hat, bekommt beide Stapel.",
  calmPiles:
    "Nach jeder Karte sagen alle „gleich“ oder „verschieden“, und alle, die recht haben, teilen sich die gleichen Stapel.",
  calmPile:
    "Nach jeder Karte sagen alle „gleich“ oder „verschieden“; wer recht hat und als Nächster dran ist, bekommt den Stapel.",
  falseInOnePile: "Falsch gerufen kostet eine Karte vom Vorrat, verdeckt für den, der zuletzt aufgedeckt hat.",
  poolCall: "Passt eine oberste Karte zu einem Pool, gewinnt beides, wer zuerst „Schnapp-Pool!“ ruft.",
  calmFalse: "Wer „gleich“ sagt, obwohl nichts gleich ist, hat falsch gerufen.",
  calmPool: "Passt eine oberste Karte zu einem Pool, ist „Wie ein Pool!“ richtig und gewinnt beides.",
  lastWins: "Wer als Letzter noch Karten hat, gewinnt.",
};

/** Die Worte. */
export const de: SnapWords = {
  ...sharedDe,
  name: "Schnipp-Schnapp",
  tagline: "Zwei gleiche? Wer ruft zuerst?",
  inOneBreath:
    "Reihum deckt ihr Karten auf, jeder auf seinen Stapel. Liegen oben zwei gleiche, gewinnt beide Stapel, wer zuerst „Schnapp!“ ruft. Wer falsch ruft, macht einen Pool. Wer als Letzter noch Karten hat, gewinnt.",

  calls: { snap: "Schnapp!", pool: "Schnapp-Pool!" },
  callAnimal: (animal) => `${animal}!`,
  noises: {
    otter: "Fiep!",
    fox: "Jauff!",
    badger: "Grunz!",
    frog: "Quak!",
    heron: "Krächz!",
    mole: "Scharr!",
    duck: "Nak-nak!",
    seal: "Öh-öh!",
  },
  keys: { turn: "Karte aufdecken", slap: "Hau drauf!", grab: "Eichel greifen" },
  answers: { different: "Verschieden", snap: "Gleich!", pool: "Wie ein Pool!" },

  refusals: {
    over: () => "Die Partie ist zu Ende. Fangt eine neue an, dann wird wieder gerufen.",
    "not-in-game": () => "Du hast keine Karten mehr, also pfeifst du jetzt. Halt die Augen offen.",
    "not-your-turn": ({ name: who }) => `Die nächste Karte deckt ${who ?? "jemand anders"} auf. Deine kommt auch bald.`,
    "reached-already": () => "Die Karte ist schon unterwegs. Pass auf, gleich liegt sie da.",
    "called-already": () => "Für diese Karten hast du schon gerufen. Jeder ruft einmal, warte auf die nächste.",
    locked: () => "Gerade darfst du nicht rufen. Schau kurz zu, dann geht es wieder.",
    "no-such-call": () => "So wird an diesem Tisch nicht gerufen. Nimm eine der Tasten.",
    "no-such-pile": () => "Da gibt es nichts zu rufen. Zeig auf einen Stapel oder Pool, der auf dem Tisch liegt.",
    "no-card-yet": () => "Da liegt noch keine Karte. Warte auf die erste.",
    "not-calm": () => "An diesem Tisch gibt es ein Rennen: Ruf, wenn du zwei gleiche siehst.",
    "answered-already": () => "Du hast schon geantwortet. Jetzt fehlen noch die anderen.",
    "no-answer-due": () => "Gerade gibt es nichts zu beantworten. Mit der nächsten Karte geht es los.",
    "bad-pack": () => "Das sind nicht die Karten, die gemischt werden sollten, jede genau einmal. Mischt noch einmal.",
    "bad-seat": () => "Diesen Platz gibt es am Tisch nicht. Nimm einen, der da ist.",
    "bad-race": () => "Diese Rufe lassen sich nicht ordnen. Es ist nichts passiert, spielt einfach weiter.",
    "not-now": () => "Das passt gerade nicht. Warte kurz und versuch es noch einmal.",
    "unknown-command": () => "Das hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.",
  },
  conflicts: {
    "one-owners": "ein Stapel in der Mitte hat keine Besitzer",
    "one-words": "ohne Pools gibt es ohnehin nur einen Ruf",
    "one-pair": "in einem Stapel können nie mehr als zwei Karten gleich sein",
    "one-new-pool": "bei einem Stapel gibt es keine Pools",
    "one-animals": "für die Tiere braucht jeder einen eigenen Stapel",
    "one-false-call": "bei einem Stapel kostet ein falscher Ruf immer eine Karte vom Vorrat",
    "one-come-back": "ohne Pools bringt nichts jemanden zurück",
    "slap-own-piles": "zum Draufhauen braucht es einen einzigen Stapel",
    "hands-new-pool": "wo Hände entscheiden, ist immer eine die unterste oder die erste",
    "animals-all": "ein Tier rufen können nur die Besitzer",
    "animals-grab": "wer das richtige Tier suchen muss, hat keine Hand zum Greifen frei",
    "animals-new-pool": "für gleichzeitige Rufe haben die Tiere ihre eigene Regel, den Zoo",
    "animals-words": "jedes Tier hat seine Taste, da reicht eine einzige nicht",
    "pool-without-pools": "falsche Rufe machen hier keinen Pool, also bringt auch keiner jemanden zurück",
    "calm-owners": "im ruhigen Spiel antworten alle",
    "calm-hands": "im ruhigen Spiel muss niemand schnell sein",
    "calm-ties": "ohne Rennen ist niemand gleichzeitig",
    "calm-come-back": "im ruhigen Spiel antwortet nur, wer Karten hat",
  },

  groups: {
    piles: "Das Spiel",
    calls: "Rufen",
    animals: "Tiere",
    "false-calls": "Falsch gerufen",
    cards: "Karten",
    pace: "Aufdecken und Tempo",
  },
  options,
  presets: {
    classic: { name: "Klassisch", line: "Wer zuerst ruft, gewinnt." },
    "little-ones": {
      name: "Mit Kleinen",
      line: "Ein Stapel, Zeit zum Schauen, drei Minuten; große Tasten, keine Zahlen.",
    },
    "one-key": { name: "Eine Taste", line: "Dieselbe für Stapel und Pools." },
    "one-switch": { name: "Ein Schalter", line: "Karten von selbst, eine Taste, mehr Zeit." },
    slap: { name: "Hau drauf", line: "Hände auf den Stapel, die unterste gewinnt." },
    grab: { name: "Zugreifen", line: "Rufen und die Eichel schnappen." },
    owners: { name: "Nur die Besitzer", line: "Ein Duell der beiden, deren Karten gleich sind." },
    animals: { name: "Tiere", line: "Ruf das Tier des anderen." },
    "dead-heat": { name: "Gleichzeitig", line: "Gleich schnell? Dann wird es ein Pool." },
    calm: { name: "In Ruhe", line: "Gleich oder verschieden, ohne Rennen." },
  },
  summary: (rules: SnapRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => `${does(heard, "gibt", "gibst")} heute die Karten.`,
    Dealt: (heard) => `${does(heard, "teilt", "teilst")} alle Karten aus.`,
    Reached: (heard) => `${does(heard, "greift", "greifst")} nach einer Karte.`,
    TurnedOver: (heard) =>
      `${does(heard, "dreht", "drehst")} den Stapel um: ${heard.you ? "dein" : "ein"} neuer Vorrat.`,
    Turned: (heard) => `${does(heard, "deckt", "deckst")} ${aRank[heard.rank]} auf.`,
    Called: (heard) => `${name(heard)}: ${quote(heard.call)}`,
    PilesWon: (heard) => `${does(heard, "gewinnt", "gewinnst")} ${cards(heard.amount)}!`,
    PoolsWon: (heard) => `${does(heard, "holt", "holst")} ${cards(heard.amount)} aus der Mitte.`,
    PoolsLeft: (heard) => `Die Mitte geht an ${heard.you ? "dich" : heard.who}: ${cards(heard.amount)}.`,
    Excused: (heard) => (heard.you ? "Dein Ruf kostet nichts." : `Der Ruf von ${heard.who} kostet nichts.`),
    FalseCalled: (heard) => `${does(heard, "hat", "hast")} falsch gerufen.`,
    PilePooled: (heard) => `${pileOf(heard)} kommt in die Mitte: ${pool(heard.amount)}.`,
    CardPooled: (heard) =>
      `${does(heard, "legt", "legst")} ${aRank[heard.rank]} offen in die Mitte: ${pool(heard.amount)}.`,
    CardsPaid: (heard) => `${does(heard, "zahlt", "zahlst")} ${cards(heard.amount)} für den falschen Ruf.`,
    CardBuried: (heard) => `${does(heard, "schiebt", "schiebst")} eine Karte unter den Stapel, für den falschen Ruf.`,
    PileGiven: (heard) => `${pileOf(heard)} geht an ${heard.otherIsYou ? "dich" : heard.other}.`,
    Locked: (heard) => `${does(heard, "setzt", "setzt")} kurz aus.`,
    Unlocked: (heard) => `${does(heard, "darf", "darfst")} wieder rufen.`,
    TiePooled: (heard) => `Gleichzeitig! Die Karten kommen in die Mitte: ${pool(heard.amount)}.`,
    DeadHeat: ({ names }) => `Gleichzeitig: ${list(names)}. Noch einmal!`,
    Out: (heard) => `${does(heard, "hat", "hast")} keine Karten mehr und ${heard.you ? "pfeifst" : "pfeift"} ab jetzt.`,
    CameBack: (heard) => `${does(heard, "ist", "bist")} wieder im Spiel!`,
    Stalled: () => "Die Karten drehen sich im Kreis: Jetzt mischen alle.",
    Shuffled: (heard) => `${does(heard, "mischt", "mischst")}.`,
    Stopped: () => "Halt! Jetzt werden die Karten gezählt.",
    Answered: (heard) => `${does(heard, "hat", "hast")} geantwortet.`,
    AnswersShown: () => "Alle haben geantwortet.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Gewonnen haben ${list(heard.names)}!`;
      return `${does(heard, "gewinnt", "gewinnst")} die Partie!`;
    },
  },
  excuses: {
    taken: (heard) =>
      heard.other === ""
        ? `${heard.you ? "Knapp" : `${heard.who} kam knapp`} zu spät – keine Strafe.`
        : `${heard.otherIsYou ? "Du warst" : `${heard.other} war`} einen Hauch schneller als ${heard.you ? "du" : heard.who} – keine Strafe.`,
    covered: (heard) =>
      `Pech${heard.you ? "" : ` für ${heard.who}`}: Die Karte war gerade zugedeckt worden – keine Strafe.`,
    turnedOver: (heard) =>
      `Pech${heard.you ? "" : ` für ${heard.who}`}: Der Stapel war gerade umgedreht worden – keine Strafe.`,
    notOwner: (heard) => `Das sind fremde Stapel${heard.you ? "" : `, ${heard.who}`}. Eine Sekunde Pause.`,
    wrongAnimal: (heard) => `Falsches Tier${heard.you ? "" : `, ${heard.who}`}! Eine Sekunde Pause.`,
    out: (heard) => `Nur ein Pool bringt ${heard.you ? "dich" : heard.who} zurück – keine Strafe.`,
    free: (heard) => `Falsch gerufen, aber es kostet ${heard.you ? "dich" : heard.who} nichts.`,
  },
  wonBoth: (won) => `${does(won, "gewinnt", "gewinnst")} ${cards(won.amount)}, davon ${won.middle} aus der Mitte.`,
  slaps: {
    events: {
      Excused: (heard) => (heard.you ? "Deine Hand kostet nichts." : `Die Hand von ${heard.who} kostet nichts.`),
      FalseCalled: (heard) => `${does(heard, "hat", "hast")} für nichts draufgehauen.`,
      CardsPaid: (heard) => `${does(heard, "zahlt", "zahlst")} ${cards(heard.amount)} für die falsche Hand.`,
      CardBuried: (heard) => `${does(heard, "schiebt", "schiebst")} eine Karte unter den Stapel, für die falsche Hand.`,
      Unlocked: (heard) => `${does(heard, "darf", "darfst")} wieder draufhauen.`,
      DeadHeat: ({ names }) => `Gleichzeitig: ${list(names)}. Noch einmal draufhauen!`,
    },
    excuses: { free: (heard) => `Für nichts draufgehauen, aber es kostet ${heard.you ? "dich" : heard.who} nichts.` },
    refusals: {
      "called-already": () => "Auf diese Karten hast du schon gehauen. Jeder haut einmal, warte auf die nächste.",
      locked: () => "Gerade darfst du nicht draufhauen. Schau kurz zu, dann geht es wieder.",
    },
  },
  stops: {
    reveals: "Genug aufgedeckt: Jetzt gewinnen die meisten Karten.",
    minutes: "Die Zeit ist um: Jetzt gewinnen die meisten Karten.",
    noCommonRank: "Zwei gleiche kann es nicht mehr geben: Die meisten Karten gewinnen.",
    shuffles: "Auch Mischen hilft nicht mehr: Die meisten Karten gewinnen.",
  },
  locks: {
    second: (heard) => `${does(heard, "setzt", "setzt")} eine Sekunde aus.`,
    untilWon: (heard) => `${does(heard, "hat", "hast")} keine Karte zum Zahlen und setzt bei diesem Stapel aus.`,
  },
  verdicts: {
    won: "Deins!",
    late: "Knapp zu spät",
    wrong: "Nicht gleich",
    unlucky: "Pech gehabt",
    early: "Zu früh",
    gone: "Zu spät",
    right: "Richtig!",
  },
  notEqual: (one, other) => `${ranks[one]} und ${ranks[other]} – nicht gleich.`,
  equal: (rank) => `${ranks[rank]} und ${ranks[rank]} – gleich.`,
  misses: {
    early: "Das galt noch den Karten davor.",
    covered: (rank) => `Die ${sharedDe.rankPlurals[rank]} waren schon zugedeckt.`,
    taken: (rank) => `Die ${sharedDe.rankPlurals[rank]} waren schon weg.`,
    others: "Die gleichen Stapel gehören anderen.",
    alone: "Eine Karte allein ist kein Paar.",
  },
  right: (names) => `Richtig: ${list(names)}.`,
  raced: (who, place, ms) => `${name(who)} auf Platz ${place}${ms > 0 ? `, ${photo.ms(ms)}` : ""}.`,
  equallyFast: "Genau gleich schnell: Dann kommt zuerst dran, wer nach dem Aufdecken als Nächster sitzt.",

  prompts: {
    yourTurn: "Du bist dran",
    turnYourCard: "Deck deine Karte auf.",
    turnOf: (who) => `${who} deckt die nächste Karte auf.`,
    callWhenEqual: "Zwei gleiche oben? Ruf!",
    callTheOther: "Ruf das Tier des anderen, nicht deins!",
    called: "Gerufen! Einen Wimpernschlag noch, dann steht fest, wer zuerst war.",
    callAgainSoon: "Gleich darfst du wieder rufen.",
    callAgainWhenWon: "Du darfst wieder rufen, wenn dieser Stapel gewonnen ist.",
    equalOrNot: "Gleich oder verschieden?",
    answered: "Jetzt noch die anderen.",
    lastChance: "Keine Karten mehr: Dieser Stapel ist deine letzte Chance!",
    out: "Du bist ausgeschieden und pfeifst jetzt.",
    comeBack: "Gewinn einen Pool, dann bist du wieder dabei.",
  },
  photo: {
    ...photo,
    beaten: (by, ms) =>
      ms > 0
        ? `${by} war ${ms}${NBSP}ms schneller. Keine Strafe: Dein Stapel bleibt liegen.`
        : `${by} war einen Hauch schneller. Keine Strafe.`,
    never: "hat nicht gerufen",
    nobodyKnows: "Wer zuerst war, weiß niemand sicher.",
  },

  levels: {
    child: { name: levelNames.child, line: "Guckt in die Luft und übersieht viel. Leicht zu schlagen." },
    family: { name: levelNames.family, line: "Sieht die meisten Paare, lässt sich aber Zeit." },
    casual: { name: levelNames.casual, line: "Passt gut auf und ist nur ab und zu langsam." },
    sharp: { name: levelNames.sharp, line: "Hat alle Stapel im Blick und ruft selten falsch." },
    champion: { name: levelNames.champion, line: "So schnell, wie Menschen sein können, nie schneller." },
  },
  glossary: {
    stock: {
      term: "Vorrat",
      text: "Deine verdeckten Karten. Bist du dran, deckst du die oberste auf; was du gewinnst, kommt darunter.",
    },
    pile: {
      term: "Stapel",
      text: "Deine aufgedeckten Karten, offen neben dem Vorrat. Es zählt nur die oberste.",
    },
    "top-card": {
      term: "Oberste Karte",
      text: "Die Karte, die auf einem Stapel oder Pool offen obenauf liegt, für alle zu sehen.",
    },
    equal: {
      term: "Gleich",
      text: "Karten mit demselben Wert: zwei Sechsen, zwei Könige. Die Farbe ist egal, und eine Sechs ist keine Neun.",
    },
    call: {
      term: "Ruf",
      text: "„Schnapp!“ für gleiche Stapel, „Schnapp-Pool!“ für einen Stapel, der zu einem Pool passt. Wer zuerst ruft, gewinnt.",
    },
    "false-call": {
      term: "Falscher Ruf",
      text: "Ein Ruf, obwohl nichts gleich ist. Meist kostet er deinen ganzen Stapel. Zu spät gerufen ist nicht falsch gerufen.",
    },
    pool: {
      term: "Pool",
      text: "Karten in der Mitte, die noch niemandem gehören, offen hingelegt. Passt eine Karte zur obersten, gewinnt ihn der schnellste Ruf.",
    },
    turn: {
      term: "Zug",
      text: "Eine Karte vom Vorrat auf den eigenen Stapel aufdecken. Danach ist links von dir der Nächste dran.",
    },
    "photo-finish": {
      term: "Zielfoto",
      text: "Das Bild nach einem knappen Rennen: wer wann gerufen hat, und wie genau wir das wissen.",
    },
    amnesty: {
      term: "Schonzeit",
      text: "Der Augenblick, nachdem eine Karte zugedeckt oder weggeschnappt wurde. Wer dann noch ruft, zahlt nichts.",
    },
    "dead-heat": {
      term: "Gleichzeitig",
      text: "Zwei Rufe so kurz hintereinander, dass niemand sagen kann, welcher der erste war.",
    },
    referee: {
      term: "Schiedsrichter",
      text: "Wer keine Karten mehr hat. Der Schiedsrichter schaut sich jedes Zielfoto genau an.",
    },
    "last-chance": {
      term: "Letzte Chance",
      text: "Beim Spiel mit einem Stapel: Dein Vorrat ist leer, aber rufen darfst du noch, bis der Stapel gewonnen ist.",
    },
    stalemate: {
      term: "Im Kreis",
      text: "Die Karten kommen genau so wieder wie vorher, und nie sind zwei gleich. Dann mischen alle.",
    },
  },
  tips: [
    {
      id: "SNAP-TIP-1",
      text: "Lass die Augen über alle Stapel wandern, statt auf die neueste Karte zu starren: Gleich sein können zwei beliebige, und ein übersehenes Paar gilt weiter.",
    },
    {
      id: "SNAP-TURN-3",
      text: "Deck zügig auf, und von dir weg. Wo die App aufdeckt, sehen alle die Karte im selben Augenblick.",
    },
    {
      id: "SNAP-POOL-1",
      text: "Lieber einen Wimpernschlag zu spät als falsch: Knapp zu spät kostet nichts, falsch den ganzen Stapel. Vorsicht bei Sechs und Neun.",
    },
    { id: "SNAP-POOL-2", text: "Merk dir, was auf den Pools obenauf liegt. Sie sind oft mehr wert als jeder Stapel." },
  ],
};
