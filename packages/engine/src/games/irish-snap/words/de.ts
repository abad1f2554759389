/** Irish Snap auf Deutsch. */
import type { RankSign } from "../../../cards/card.ts";
import {
  aRank,
  aRankHere,
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
import type { IrishRules } from "../options.ts";
import { summarise } from "./summary.ts";
import type { IrishHeard, IrishOptionWords, IrishSummaryWords, IrishWords } from "./words.ts";

const NBSP = "\u00a0";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Gezählt wird mit Zahlwörtern, „vier“; die Karte heißt „die Vier“. */
const counted: Readonly<Record<RankSign, string>> = {
  ...ranks,
  2: "zwei",
  3: "drei",
  4: "vier",
  5: "fünf",
  6: "sechs",
  7: "sieben",
  8: "acht",
  9: "neun",
  10: "zehn",
};
const aCard = (rank: RankSign | null): string => (rank === null ? "einen Joker" : aRank[rank]);
const aCardHere = (rank: RankSign | null): string => (rank === null ? "ein Joker" : aRankHere[rank]);
const takes = (heard: IrishHeard): string => `${heard.you ? "nimmst" : "nimmt"} ${cards(heard.amount)}`;
/** „… nimmt Reiher 18 Karten“, „… nimmst du 18 Karten“. */
const taken = (heard: IrishHeard): string => `${heard.you ? "nimmst du" : `nimmt ${heard.who}`} ${cards(heard.amount)}`;
const minutes = (time: number): string => count(time, "Minute", "Minuten");

const options: IrishOptionWords = {
  race: {
    label: "Spielweise",
    help: "Als Rennen der Hände, oder in Ruhe: Alle antworten, und niemand muss schnell sein.",
    choices: {
      race: {
        short: "ein Rennen",
        sentence: "Alle hauen auf den Stapel; die letzte Hand nimmt ihn und fängt wieder bei Ass an.",
      },
      calm: {
        short: "in Ruhe, ohne Rennen",
        sentence:
          "Nach jeder Karte sagen alle „drauf“ oder „lassen“; wer sich irrt, nimmt den Stapel, und mehrere teilen ihn sich.",
      },
    },
  },
  pairs: {
    label: "Pärchen",
    help: "Zwei Karten mit demselben Wert, direkt aufeinander.",
    choices: {
      on: {
        short: "auch draufhauen",
        sentence: "Auch ein Pärchen, zweimal derselbe Wert nacheinander, ist ein Draufhauer.",
      },
      off: { short: "zählen nicht", sentence: "Pärchen zählen nicht." },
    },
  },
  courts: {
    label: "Buben und Damen",
    help: "Sie sind dann immer ein Draufhauer, ganz gleich, welches Wort kommt. So gibt es mehr zu hauen.",
    choices: {
      none: { short: "wie alle anderen", sentence: "Buben und Damen sind Karten wie alle anderen." },
      jacks: { short: "jeder Bube", sentence: "Jeder Bube ist ein Draufhauer." },
      queens: { short: "jede Dame", sentence: "Jede Dame ist ein Draufhauer." },
      both: { short: "beide", sentence: "Jeder Bube und jede Dame ist ein Draufhauer." },
    },
  },
  jokers: {
    label: "Joker",
    help: "Zwei davon werden hineingemischt.",
    choices: {
      off: { short: "bleiben draußen", sentence: "Joker sind keine dabei." },
      on: {
        short: "zwei, immer draufhauen",
        sentence: "Zwei Joker sind dabei, und ein Joker ist immer ein Draufhauer.",
      },
    },
  },
  sandwich: {
    label: "Sandwich",
    help: "Derselbe Wert mit einer anderen Karte dazwischen: Neun, Vier, Neun.",
    choices: {
      off: { short: "zählt nicht", sentence: "Sandwiches zählen nicht." },
      on: {
        short: "auch draufhauen",
        sentence: "Ein Sandwich ist ein Draufhauer: derselbe Wert, mit einer Karte dazwischen.",
      },
    },
  },
  hands: {
    label: "Zwei Gründe auf einmal",
    help: "Ab und zu ist eine Karte doppelt ein Draufhauer, etwa ein Pärchen, das auch zum Wort passt.",
    choices: {
      one: { short: "einmal hauen", sentence: "Einmal hauen genügt immer." },
      both: { short: "beide Hände", sentence: "Zwei Gründe auf einmal verlangen beide Hände." },
    },
  },
  words: {
    label: "Zählen",
    help: "Die App ruft die Wörter, ihr wählt sie selbst, oder alle zählen still mit.",
    choices: {
      app: {
        short: "die App ruft",
        sentence: "Reihum legt ihr eine Karte, und die App zählt: Ass, zwei, drei … König.",
      },
      own: { short: "du wählst das Wort", sentence: "Reihum legt ihr eine Karte und wählt das Wort dazu." },
      silent: { short: "still", sentence: "Reihum legt ihr eine Karte, und niemand ruft das Wort: Zählt im Kopf mit." },
    },
  },
  wrongWord: {
    label: "Falsch gerufen",
    help: "Wer die Wörter selbst wählt, kann eins auslassen oder zweimal rufen.",
    choices: {
      free: {
        short: "kostet nichts",
        sentence: "Ein falsches Wort kostet nichts, und von ihm aus wird weitergezählt.",
      },
      foul: { short: "kostet den Stapel", sentence: "Wer ein falsches Wort ruft, nimmt den Stapel." },
    },
  },
  falseSlap: {
    label: "Falsch gehauen",
    help: "Draufhauen, obwohl nichts passt. Zu spät auf einen Stapel, der schon weg ist, kostet nie etwas.",
    choices: {
      "takes-pile": { short: "kostet den Stapel", sentence: "Wer falsch haut, nimmt den Stapel." },
      "first-free": {
        short: "das erste Mal ist frei",
        sentence: "Wer falsch haut, nimmt den Stapel, aber das erste Mal ist für jeden frei.",
      },
    },
  },
  twitch: {
    label: "Zucken",
    help: "Was eine Hand darf, bevor sie auf dem Stapel liegt.",
    choices: {
      touch: { short: "Berühren ist Hauen", sentence: "Jede Berührung des Stapels ist gehauen." },
      off: {
        short: "erst Loslassen zählt",
        sentence: "Gehauen hat, wer auf dem Stapel loslässt; wer wieder wegrutscht, hat nicht gehauen.",
      },
      home: {
        short: "Daumen am Ruheplatz",
        sentence: "Dein Daumen liegt auf dem Ruheplatz; ihn umsonst zu verlassen, ist falsch gehauen.",
      },
    },
  },
  outOfTurn: {
    label: "Außer der Reihe",
    help: "Jemand will legen und ist nicht dran.",
    choices: {
      refused: { short: "geht nicht", sentence: "Außer der Reihe legen geht nicht." },
      foul: { short: "kostet den Stapel", sentence: "Wer außer der Reihe legen will, nimmt den Stapel." },
    },
  },
  hesitation: {
    label: "Zögern",
    help: "Die Zeit für den Zug ist um, und die Karte liegt noch nicht.",
    choices: {
      "by-itself": { short: "Karte legt sich selbst", sentence: "Wer zögert, dessen Karte legt sich von selbst." },
      foul: { short: "kostet den Stapel", sentence: "Wer zu lange zögert, nimmt den Stapel." },
    },
  },
  unslapped: {
    label: "Niemand haut",
    help: "Es gab etwas zum Draufhauen, und alle haben es verpasst.",
    choices: {
      dead: { short: "es geht weiter", sentence: "Haut niemand, wird einfach weitergezählt." },
      layer: { short: "wer gelegt hat, nimmt", sentence: "Haut niemand, nimmt den Stapel, wer die Karte gelegt hat." },
      next: { short: "der Nächste nimmt", sentence: "Haut niemand, nimmt der Nächste den Stapel." },
    },
  },
  missing: {
    label: "Mehrere Hände fehlen",
    help: "Die Zeit ist um, und mehr als einer hat nicht gehauen.",
    choices: {
      "in-order": {
        short: "der Erste reihum",
        sentence: "Hauen mehrere nicht, nimmt den Stapel, wer von ihnen reihum als Erster kommt.",
      },
      drawn: { short: "das Los", sentence: "Hauen mehrere nicht, entscheidet das Los, wer den Stapel nimmt." },
    },
  },
  slapWindow: {
    label: "Zeit zum Draufhauen",
    help: "Wessen Hand danach nicht liegt, der hat nicht gehauen.",
    short: (time) => count(time, "Sekunde", "Sekunden"),
    sentence: (time) => `Zum Draufhauen habt ihr ${count(time, "Sekunde", "Sekunden")}.`,
  },
  starts: {
    label: "Wer anfängt",
    help: "Die erste Karte einer Runde.",
    choices: {
      dealer: { short: "der Geber", sentence: "Es beginnt, wer gegeben hat." },
      left: { short: "links vom Geber", sentence: "Es beginnt, wer links vom Geber sitzt." },
    },
  },
  end: {
    label: "Schluss",
    help: "Ohne Karten sicher sein, ohne Karten weiterzählen, oder nach der Uhr spielen.",
    choices: {
      safe: {
        short: "wer zuletzt Karten hat, verliert",
        sentence: "Wer keine Karten mehr hat, ist sicher; wer als Letzter noch welche hat, verliert.",
      },
      "to-the-end": {
        short: "bis einer alle hat",
        sentence: "Wer keine Karten hat, zählt und haut weiter, bis einer alle Karten hat und damit verliert.",
      },
      timed: { short: "auf Zeit", sentence: "Wer am Ende der Zeit die wenigsten Karten hat, gewinnt." },
    },
  },
  emptyWords: {
    label: "Wörter ohne Karte",
    help: "Wer keine Karten hat, ruft sein Wort über die Karte, die obenauf liegt.",
    choices: {
      always: { short: "können passen", sentence: "Auch ihre Wörter können ein Draufhauer sein." },
      "all-empty": {
        short: "erst wenn keiner welche hat",
        sentence: "Ihre Wörter sind erst ein Draufhauer, wenn niemand mehr Karten hat.",
      },
    },
  },
  level: {
    label: "Gleich wenige Karten",
    help: "Die Zeit ist um, und mehrere haben die wenigsten.",
    choices: {
      shared: { short: "gemeinsamer Platz", sentence: "Wer gleich viele Karten hat, teilt sich den Platz." },
      "sudden-death": {
        short: "Stechen",
        sentence:
          "Haben mehrere die wenigsten Karten, gibt es ein Stechen: Wer von ihnen den nächsten Stapel nimmt, fällt zurück.",
      },
    },
  },
  minutes: {
    label: "Höchstens so viele Minuten",
    help: "Danach werden die Karten gezählt.",
    short: (time) => (time === 0 ? "ohne Grenze" : minutes(time)),
    sentence: (time) =>
      time === 0 ? "Keine Uhr beendet die Runde." : `Nach ${minutes(time)} ist Schluss, und die Karten werden gezählt.`,
  },
  deals: {
    label: "Runden in einer Partie",
    help: "Bei mehreren gewinnt die Partie, wer am seltensten verloren hat.",
    short: (amount) => count(amount, "Runde", "Runden"),
    sentence: (amount) =>
      amount === 1
        ? "Eine Partie ist eine einzige Runde."
        : `Ihr spielt ${count(amount, "Runde", "Runden")}; wer am seltensten verliert, gewinnt die Partie.`,
  },
  nextDealer: {
    label: "Wer als Nächster gibt",
    help: "Wer gibt, fängt meistens auch an.",
    choices: {
      loser: { short: "wer verloren hat", sentence: "Die nächste Runde gibt, wer verloren hat." },
      rotate: { short: "reihum", sentence: "Gegeben wird reihum." },
    },
  },
  laying: {
    label: "Karten legen",
    help: "Von Hand ist es lebendiger; von selbst kommen sie im Takt, und du hast die Hände frei.",
    choices: {
      "by-hand": { short: "von Hand", sentence: "Jeder legt seine Karten selbst." },
      "by-itself": { short: "von selbst", sentence: "Die Karten legen sich von selbst, gleichmäßig wie eine Uhr." },
    },
  },
  beat: {
    label: "Metronom",
    help: "So viele Karten legen sich in der Minute. Nach einer Hand beginnt der Takt von vorn.",
    short: (beat) => `${beat} in der Minute`,
    sentence: (beat) => `Etwa ${beat} Karten kommen in der Minute.`,
  },
  pace: {
    label: "Zeit zum Schauen",
    help: "So lange bleibt jede Karte mindestens die neueste, ob sie passt oder nicht.",
    short: seconds,
    sentence: (ms) => `Zwischen zwei Karten ${ms === 1000 ? "vergeht" : "vergehen"} mindestens ${seconds(ms)}.`,
  },
  turnTime: {
    label: "Zeit für einen Zug",
    help: "Ist sie um, legt sich die Karte von selbst, außer wenn Zögern ein Fehler ist.",
    short: (time) => (time === 0 ? "ohne Grenze" : count(time, "Sekunde", "Sekunden")),
    sentence: (time) =>
      time === 0
        ? "Niemand muss sich beeilen: Ein Zug darf dauern."
        : `Ein Zug dauert höchstens ${count(time, "Sekunde", "Sekunden")}.`,
  },
};

const summaryWords: IrishSummaryWords = { fits: "Passt die Karte zum Wort, ist das ein Draufhauer." };

/** Die Worte. */
export const de: IrishWords = {
  ...sharedDe,
  name: "Irish Snap",
  tagline: "Karte passt zum Wort? Drauf!",
  inOneBreath:
    "Reihum legt ihr Karten und zählt dabei: Ass, zwei, drei … König. Passt die Karte zum Wort, haut alle drauf! Die letzte Hand nimmt den Stapel und beginnt bei Ass. Wer zuletzt noch Karten hat, verliert.",

  count: counted,
  shouts: Object.fromEntries(Object.entries(counted).map(([sign, word]) => [sign, capital(word)])) as Record<
    RankSign,
    string
  >,
  joker: "Joker",

  keys: {
    slap: "Drauf!",
    layAndSay: (word) => `Leg ab und sag ${quote(word)}`,
    lay: "Karte ablegen",
    say: (word) => `Sag ${quote(word)}`,
    speak: "Mein Wort rufen",
    nextRound: "Bereit für die nächste Runde",
  },
  answers: { stay: "Lassen", slap: "Drauf!" },

  refusals: {
    over: () => "Die Partie ist zu Ende. Fangt eine neue an, dann wird wieder gehauen.",
    "not-in-game": () => "Du bist raus und in Sicherheit. Lehn dich zurück und genieß den Lärm.",
    "not-your-turn": ({ name: who }) => `Die nächste Karte legt ${who ?? "jemand anders"}. Deine kommt auch bald.`,
    "reached-already": () => "Die Karte ist schon unterwegs. Hand bereit, gleich liegt sie da.",
    "slapped-already": () => "Deine Hand liegt schon. Jeder haut einmal, warte auf die nächste Karte.",
    locked: () => "Gerade darfst du nicht hauen. Schau kurz zu, dann geht es wieder.",
    "no-such-hand": () => "Das gibt es an diesem Tisch nicht. Nimm eine der Tasten.",
    "no-such-word": () => "Das ist keins der dreizehn Wörter. Nimm eins von Ass bis König.",
    "word-due": () => "Hier wählst du das Wort. Tipp es an, und die Karte geht mit.",
    "slap-open": () => "Du bist nicht dran. Diesmal kostet es dich nichts.",
    "not-calm": () => "An diesem Tisch gibt es ein Rennen: Hau drauf, wenn die Karte passt.",
    "answered-already": () => "Du hast schon geantwortet. Jetzt fehlen noch die anderen.",
    "no-answer-due": () => "Gerade gibt es nichts zu beantworten. Mit der nächsten Karte geht es los.",
    "bad-pack": () => "Das sind nicht die Karten, die gemischt werden sollten, jede genau einmal. Mischt noch einmal.",
    "bad-seat": () => "Diesen Platz gibt es am Tisch nicht. Nimm einen, der da ist.",
    "bad-race": () => "Diese Hände lassen sich nicht ordnen. Es ist nichts passiert, spielt einfach weiter.",
    "not-now": () => "Das passt gerade nicht. Warte kurz und versuch es noch einmal.",
    "unknown-command": () => "Das hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.",
  },
  conflicts: {
    endless: "ohne Grenze könnte so ein Spiel nie enden",
    "both-hands-one-trigger": "hier gibt es nie mehr als einen Grund zum Draufhauen",
    "own-by-itself": "legen sich die Karten von selbst, bleibt keine Zeit, ein Wort zu wählen",
    "wrong-word-app": "hier ruft niemand selbst, also kann sich auch niemand verzählen",
    "silent-home": "der leere Ruheplatz würde verraten, was alle heimlich zählen",
    "by-itself-fouls": "die Karten legen sich von selbst, da ist niemand außer der Reihe",
    "by-itself-hesitation": "die Karten legen sich von selbst, da kann niemand zögern",
    "hesitation-no-clock": "ohne Uhr zögert niemand zu lange",
    "calm-silent": "das ruhige Spiel wird laut gezählt",
    "calm-hands": "im ruhigen Spiel braucht eine Antwort keine Hände",
    "calm-twitch": "im ruhigen Spiel kann keine Hand zucken",
    "calm-false-slap": "im ruhigen Spiel zählt jede falsche Antwort gleich",
    "calm-unslapped": "im ruhigen Spiel antworten alle",
    "calm-missing": "im ruhigen Spiel fehlt keine Hand",
  },

  groups: {
    triggers: "Draufhauen bei",
    counting: "Zählen",
    mistakes: "Fehler",
    slapping: "Fehlende Hände",
    ending: "Anfang und Schluss",
    pace: "Legen und Tempo",
  },
  options,
  presets: {
    classic: { name: "Klassisch", line: "Die App zählt, Pärchen gelten." },
    "little-ones": { name: "Mit Kleinen", line: "Gemächlicher, und der erste Fehler ist frei." },
    pub: { name: "Kneipe", line: "Pärchen, Buben und Sandwiches." },
    jokers: { name: "Joker", line: "Zwei sind dabei, und immer: drauf!" },
    "own-count": { name: "Du zählst", line: "Wähl das Wort; ein falsches kostet den Stapel." },
    silent: { name: "Still", line: "Niemand zählt laut." },
    timed: { name: "Fünf Minuten", line: "Die wenigsten Karten gewinnen." },
    "to-the-end": { name: "Bis zum Schluss", line: "Bis einer alle Karten hat." },
    calm: { name: "In Ruhe", line: "Drauf oder lassen, ohne Rennen." },
    "one-switch": { name: "Ein Schalter", line: "Karten von selbst, eine Taste, mehr Zeit." },
  },
  summary: (rules: IrishRules) => summarise(options, summaryWords, rules),

  events: {
    DealerFound: (heard) => `${does(heard, "gibt", "gibst")} heute die Karten.`,
    Dealt: (heard) => `${does(heard, "teilt", "teilst")} alle Karten aus.`,
    Reached: (heard) => `${does(heard, "legt", "legst")} gleich los.`,
    Laid: (heard) => {
      const laid = `${does(heard, "legt", "legst")} ${aCard(heard.rank)}`;
      return heard.said === "" ? `${laid}.` : `${laid} und ${heard.you ? "rufst" : "ruft"} ${quote(heard.said)}.`;
    },
    Spoke: (heard) =>
      heard.said === ""
        ? `${does(heard, "macht", "machst")} ohne Karte weiter.`
        : `${does(heard, "ruft", "rufst")} ${quote(heard.said)}, ohne Karte.`,
    Slapped: (heard) => `${does(heard, "haut", "haust")} ${heard.hand === "both" ? "mit beiden Händen " : ""}drauf!`,
    Missed: ({ names }) => `${names.length > 1 ? "Es fehlen Hände" : "Es fehlt eine Hand"}: ${list(names)}.`,
    FalseSlapped: (heard) =>
      heard.hand === "start" ? `${does(heard, "zuckt", "zuckst")}!` : `${does(heard, "haut", "haust")} falsch!`,
    FreeSlap: (heard) => `Das erste falsche Hauen ist für ${heard.you ? "dich" : heard.who} frei.`,
    Excused: (heard) => (heard.you ? "Deine Hand kostet nichts." : `Die Hand von ${heard.who} kostet nichts.`),
    WrongWord: (heard) => `${does(heard, "ruft", "rufst")} ${quote(heard.said)}, dran war ${quote(heard.due)}.`,
    Hesitated: (heard) => `${does(heard, "zögert", "zögerst")} zu lange.`,
    OutOfTurn: (heard) => `${does(heard, "war", "warst")} gar nicht dran.`,
    Locked: (heard) => `${does(heard, "setzt", "setzt")} eine Sekunde aus.`,
    Unlocked: (heard) => `${does(heard, "darf", "darfst")} wieder hauen.`,
    WindowClosed: () => "Weiter geht’s.",
    CountShown: (heard) => `Das Wort war ${quote(heard.due)}.`,
    TakerDrawn: (heard) => `Das Los trifft ${heard.you ? "dich" : heard.who}.`,
    PileTaken: (heard) => `${name(heard)} ${takes(heard)}.`,
    PileShared: (heard) =>
      heard.names.length > 1
        ? `Geteilter Stapel, ${cards(heard.amount)}: ${list(heard.names)}.`
        : `Falsch geantwortet: Also ${taken(heard)}.`,
    Out: (heard) => `${does(heard, "ist", "bist")} raus und in Sicherheit: Platz${NBSP}${heard.amount}!`,
    Answered: (heard) => `${does(heard, "hat", "hast")} geantwortet.`,
    AnswersShown: () => "Alle haben geantwortet.",
    TimeOver: () => "Die Zeit ist um.",
    RoundOver: () => "Die Runde ist zu Ende.",
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Gewonnen haben ${list(heard.names)}!`;
      return `${does(heard, "gewinnt", "gewinnst")} die Partie!`;
    },
    Ready: (heard) => `${does(heard, "ist", "bist")} bereit für die nächste Runde.`,
  },
  takings: {
    last: (heard) => `${does(heard, "war", "warst")} zuletzt und ${takes(heard)}.`,
    missing: (heard) =>
      heard.you
        ? `Deine Hand hat gefehlt: Du ${takes(heard)}.`
        : `${heard.who} hatte keine Hand unten und ${takes(heard)}.`,
    falseSlap: (heard) => `${does(heard, "hat", "hast")} falsch gehauen und ${takes(heard)}.`,
    twitch: (heard) => `${does(heard, "hat", "hast")} gezuckt und ${takes(heard)}.`,
    wrongWord: (heard) => `Für das falsche Wort ${taken(heard)}.`,
    hesitation: (heard) => `${does(heard, "hat", "hast")} gezögert und ${takes(heard)}.`,
    outOfTurn: (heard) => `Außer der Reihe: Dafür ${taken(heard)}.`,
    unslapped: (heard) => `Niemand hat gehauen: Also ${taken(heard)}.`,
    answer: (heard) => `Für die falsche Antwort ${taken(heard)}.`,
  },
  excuses: {
    taken: (heard) => `${heard.you ? "Knapp" : `${heard.who} kam knapp`} zu spät – keine Strafe.`,
    covered: (heard) =>
      `Pech${heard.you ? "" : ` für ${heard.who}`}: Die Gelegenheit war gerade vorbei – keine Strafe.`,
    settled: (heard) =>
      `Ein anderer Fehler kam ${heard.you ? "deiner Hand" : `der Hand von ${heard.who}`} zuvor – keine Strafe.`,
  },
  windows: { nothing: "Weiter geht’s.", unslapped: "Niemand hat rechtzeitig gehauen." },
  times: {
    over: "Die Zeit ist um: Jetzt werden die Karten gezählt.",
    suddenDeath: "Gleichstand! Stechen: Jetzt bloß keinen Stapel nehmen.",
  },
  results: {
    lost: (heard) =>
      heard.names.length > 1
        ? `Diese Runde haben verloren: ${list(heard.names)}.`
        : `${does(heard, "hat", "hast")} diese Runde verloren.`,
    won: (heard) =>
      heard.names.length > 1
        ? `Die wenigsten Karten haben ${list(heard.names)}!`
        : `${does(heard, "hat", "hast")} die wenigsten Karten!`,
  },

  triggers: {
    word: (rank, said) => `${quote(capital(said))} und ${aCardHere(rank)}.`,
    pair: (rank) => (rank === null ? "Ein Pärchen." : `Ein Pärchen: zweimal ${ranks[rank]}.`),
    court: (rank) => `${capital(aCardHere(rank))} ist immer ein Draufhauer.`,
    joker: () => "Ein Joker ist immer ein Draufhauer.",
    sandwich: (rank) => (rank === null ? "Ein Sandwich." : `Ein Sandwich: zweimal ${ranks[rank]}.`),
  },
  nothingFits: (rank, said) =>
    said === ""
      ? `${capital(aCardHere(rank))}: Da passt nichts.`
      : `${quote(capital(said))} und ${aCardHere(rank)}: Da passt nichts.`,
  verdicts: {
    safe: "Sicher!",
    last: "Letzte Hand!",
    missing: "Hand fehlt!",
    wrong: "Da passt nichts!",
    twitch: "Gezuckt!",
    free: "Das war frei",
    late: "Knapp zu spät",
    unlucky: "Pech gehabt",
    nobody: "Niemand hat gehauen!",
  },

  prompts: {
    yourTurn: "Du bist dran",
    turnOf: (who, word) => (word === "" ? `Gleich legt ${who}.` : `Gleich kommt ${who}, mit ${quote(word)}.`),
    startsFresh: (who) => `${does(who, "fängt", "fängst")} bei ${quote(ranks.A)} an.`,
    startsAgain: (who) => `${does(who, "fängt", "fängst")} wieder bei ${quote(ranks.A)} an.`,
    slapWhenItFits: "Passt es? Drauf!",
    handLies: "Deine Hand liegt.",
    handLiesAt: (ms) => `Deine Hand liegt, ${ms}${NBSP}ms.`,
    otherHand: "Eine Hand liegt. Braucht es die andere?",
    slapAgainSoon: "Gleich darfst du wieder hauen.",
    countInYourHead: "Zähl im Kopf mit",
    homeSpot: "Lass den Daumen auf dem Ruheplatz",
    hurry: "Los, alle warten!",
    lastDuty: "Raus und in Sicherheit – außer das ist ein Draufhauer!",
    out: "Du bist raus und in Sicherheit. Sieh zu, wie die anderen schwitzen.",
    stillCounting: "Keine Karten, aber du zählst und haust weiter.",
    freeTicket: "Einmal falsch hauen frei",
    tornTicket: "Verbraucht: Das nächste Mal kostet es den Stapel.",
    suddenDeath: "Stechen: Nimm jetzt bloß keinen Stapel!",
    slapOrStay: "Drauf oder lassen?",
    answered: "Jetzt noch die anderen.",
  },
  photo: {
    ...photo,
    last: (who, amount) => `${does(who, "war", "warst")} zuletzt und ${who.you ? "nimmst" : "nimmt"} ${cards(amount)}.`,
    beaten: (by, ms) =>
      ms > 0
        ? `${by} war ${ms}${NBSP}ms schneller. Der Stapel gehört dir.`
        : `${by} war einen Hauch schneller. Der Stapel gehört dir.`,
    never: "hat nicht gehauen",
    nobodyKnows: "Wer zuletzt war, weiß niemand sicher.",
  },

  levels: {
    child: { name: levelNames.child, line: "Verzählt sich, haut spät und manchmal ins Leere." },
    family: { name: levelNames.family, line: "Sieht das meiste, aber die Hand lässt sich Zeit." },
    casual: { name: levelNames.casual, line: "Zählt gut mit und ist nur ab und zu der Letzte." },
    sharp: { name: levelNames.sharp, line: "Hört jedes Wort und haut kaum je falsch." },
    champion: { name: levelNames.champion, line: "So schnell, wie Menschen sein können, nie schneller." },
  },
  glossary: {
    stock: {
      term: "Vorrat",
      text: "Deine verdeckten Karten, die niemand anschaut. Bist du dran, legst du die oberste.",
    },
    pile: {
      term: "Stapel",
      text: "Die offenen Karten in der Mitte. Wer ihn nehmen muss, legt ihn unter den eigenen Vorrat.",
    },
    word: {
      term: "Wort",
      text: "Was zu einer Karte gerufen wird: Ass, zwei, drei und so weiter bis König, dann wieder Ass. Mit jedem neuen Stapel beginnt es bei Ass.",
    },
    slap: {
      term: "Draufhauen",
      text: "Die flache Hand auf dem Stapel, wenn die Karte passt. Alle müssen, und die letzte Hand zahlt. So eine Karte heißt Draufhauer.",
    },
    "false-slap": {
      term: "Falsch gehauen",
      text: "Draufhauen, obwohl nichts passt. Es kostet den ganzen Stapel. Zu spät gehauen ist nicht falsch gehauen.",
    },
    pair: {
      term: "Pärchen",
      text: "Zwei Karten mit demselben Wert, direkt aufeinander. Wo es gilt, ein Draufhauer.",
    },
    sandwich: {
      term: "Sandwich",
      text: "Zwei Karten mit demselben Wert und eine andere dazwischen, etwa Neun, Vier, Neun.",
    },
    twitch: {
      term: "Zucken",
      text: "Eine Hand fährt Richtung Stapel los und hält an. Was als Zucken zählt, sprecht ihr vorher ab.",
    },
    "home-spot": {
      term: "Ruheplatz",
      text: "Die Stelle, auf der dein Daumen liegt, bis du draufhaust, wenn ihr so spielt.",
    },
    out: {
      term: "Raus und in Sicherheit",
      text: "Deine letzte Karte ist gelegt, und es gibt keinen Stapel mehr, den du noch nehmen müsstest.",
    },
    "last-duty": {
      term: "Letzte Pflicht",
      text: "Ist deine eigene letzte Karte ein Draufhauer, haust du mit. Bist du zuletzt, nimmst du den Stapel.",
    },
    "photo-finish": {
      term: "Zielfoto",
      text: "Das Bild nach einem knappen Rennen: wessen Hand wann kam, und wie genau wir das wissen.",
    },
    amnesty: {
      term: "Schonzeit",
      text: "Der Augenblick, nachdem ein Stapel genommen oder eine Gelegenheit verpasst wurde. Wer dann noch haut, zahlt nichts.",
    },
    "sudden-death": {
      term: "Stechen",
      text: "Die Zeit ist um, und mehrere haben die wenigsten Karten: Sie spielen weiter, bis einer von ihnen einen Stapel nimmt.",
    },
  },
  tips: [
    {
      id: "IRISH-TIP-1",
      text: "Halt deine Hand in die Nähe vom Stapel, aber nicht so nah, dass sie von selbst springt. Hör aufs Wort, statt nur zu schauen, und übe, Legen und Rufen in einem Schwung zu machen.",
    },
    {
      id: "IRISH-SLAP-2",
      text: "Du musst nicht der Erste sein, nur nicht der Letzte. Je mehr ihr seid, desto mehr Zeit hast du, sicher zu sein.",
    },
    {
      id: "IRISH-SLAP-1",
      text: "Sag dir das nächste Wort schon vor, bevor die Karte fällt. Dann brauchst du nur auf einen einzigen Wert zu achten.",
    },
    {
      id: "IRISH-SLAP-4",
      text: "Falsch gehauen bei flachem Stapel ist schnell vergessen. Je höher er wird, desto genauer schau hin.",
    },
    { id: "I11", text: "Auch deine letzte Karte kann ein Draufhauer sein. Halt die Hand bereit, bis du sicher bist." },
    {
      id: "I39",
      text: "Still gespielt und verzählt? Achte auf Pärchen und auf die Hände der anderen. Weit hinter ihnen musst du nicht sein.",
    },
  ],
};
