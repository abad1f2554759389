/** Snip Snap Snorum auf Deutsch. */
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
  aRankHere,
  theRankHere,
  cardName,
  theCard,
  theCardHere,
  does,
  name,
  levelNames,
  sharedDe,
} from "../../../words/de.ts";
import { summarise } from "./summary.ts";
import type { Heard, OptionWords, RefusalFacts, SummaryWords, Words } from "./words.ts";

const spoken = ({ rank, suit, inSuit }: Heard): string => (inSuit ? cardName(rank, suit) : ranks[rank]);
const laid = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : aRank[rank]);
const named = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCard(rank, suit) : theRank[rank]);
const namedHere = ({ rank, suit, inSuit }: Heard): string => (inSuit ? theCardHere(rank, suit) : theRankHere[rank]);
const turnOf = ({ name: who }: RefusalFacts): string => `Gerade ist ${who ?? "jemand anders"} dran`;

const options: OptionWords = {
  deck: {
    label: "Karten",
    help: "Weniger Karten heißt kürzere Runden. Das mögen die Kleinen.",
    choices: {
      52: { short: "52 Karten", sentence: "Ihr spielt mit allen 52 Karten." },
      32: { short: "32 Karten: 7 bis Ass", sentence: "Ihr spielt mit 32 Karten, von der Sieben bis zum Ass." },
      24: { short: "24 Karten: 9 bis Ass", sentence: "Ihr spielt mit 24 Karten, von der Neun bis zum Ass." },
    },
  },
  jig: {
    label: "Jig",
    help: "Statt vier gleicher Karten baut ihr in einer Farbe nach oben. Das Ass ist ganz unten, beim König ist Schluss.",
    choices: {
      off: { short: "gleich auf gleich", sentence: "Auf eine Karte kommt eine vom gleichen Rang." },
      four: {
        short: "Jig, vier Karten",
        sentence: "Auf die ausgespielte Karte folgt immer die nächsthöhere derselben Farbe, bis vier liegen.",
      },
      five: {
        short: "Jig, fünf Karten",
        sentence: "Auf die ausgespielte Karte folgt immer die nächsthöhere derselben Farbe, bis fünf liegen.",
      },
      "until-it-stops": {
        short: "Jig, so weit es geht",
        sentence: "Auf die ausgespielte Karte folgt immer die nächsthöhere derselben Farbe, solange es weitergeht.",
      },
    },
  },
  stopWord: {
    label: "Wenn eine Folge früher endet",
    help: "Eine Folge endet beim König, oder wenn die nächste Karte schon weg ist.",
    choices: {
      plain: { short: "der übliche Ruf", sentence: "Endet eine Folge früher, bleibt es beim üblichen Ruf." },
      jig: { short: "dazu „Jig!“", sentence: "Endet eine Folge früher, kommt noch „Jig!“ dazu." },
    },
  },
  chants: {
    label: "Rufe",
    help: "Wer die Worte ruft, wenn die Karten fallen.",
    choices: {
      must: { short: "alle rufen selbst", sentence: "Alle rufen ihre Worte selbst." },
      app: { short: "die App ruft", sentence: "Die App ruft, da kann niemand etwas vergessen." },
      silent: { short: "ganz still", sentence: "Gerufen wird gar nicht." },
    },
  },
  words: {
    label: "Worte",
    help: "Was zu den Karten eines Rangs gerufen wird.",
    choices: {
      snorum: { short: "Snip, Snap, Snorum", sentence: "Das letzte Wort heißt „Snorum!“." },
      snorem: { short: "Snip, Snap, Snorem", sentence: "Das letzte Wort heißt „Snorem!“." },
      earl: { short: "der Graf von Coventry", sentence: "Zu jeder Karte gehört eine Reimzeile, auch zur ersten." },
    },
  },
  rhymes: {
    label: "Die letzte Reimzeile",
    help: "Die vierte Zeile bleibt gleich, oder jeder Rang bekommt eine neue.",
    choices: {
      same: { short: "immer der Graf", sentence: "Der Reim endet immer mit dem Grafen von Coventry." },
      changing: { short: "jedes Mal neu", sentence: "Die letzte Reimzeile ist bei jedem Rang eine andere." },
    },
  },
  say: {
    label: "Wann gerufen wird",
    help: "Nach der Karte bleibt ein wenig Zeit, mit der Karte keine.",
    choices: {
      after: { short: "nach der Karte", sentence: "Der Ruf darf kurz nach der Karte kommen." },
      "with-card": { short: "mit der Karte", sentence: "Karte und Ruf müssen zusammen kommen." },
    },
  },
  chantTime: {
    label: "Zeit für den Ruf",
    help: "So lange wartet das Spiel auf den Ruf, länger nicht.",
    short: seconds,
    sentence: (ms) => `Für den Ruf ${ms === 1000 ? "bleibt" : "bleiben"} ${seconds(ms)}.`,
  },
  forgotten: {
    label: "Vergessener Ruf",
    help: "Was ein fehlender oder falscher Ruf kostet. Junge Mitspieler lassen sich einzeln davon befreien.",
    choices: {
      off: { short: "keine Strafe", sentence: "Ein vergessener oder falscher Ruf kostet nichts." },
      "take-back": {
        short: "Karte zurücknehmen",
        sentence: "Wer den Ruf vergisst, nimmt die Karte zurück, und der Nächste ist dran.",
      },
      "penalty-card": {
        short: "Strafkarte",
        sentence: "Wer den Ruf vergisst, nimmt die eigene letzte Karte aus einem früheren Rang wieder auf.",
      },
      counter: { short: "kostet einen Chip", sentence: "Wer den Ruf vergisst, zahlt einen Chip in den Pott." },
    },
  },
  judge: {
    label: "Wer aufpasst",
    help: "Entweder merkt die App alles, oder es zählt nur, was jemand von euch bemerkt.",
    choices: {
      app: { short: "die App", sentence: "Die App merkt jeden vergessenen Ruf." },
      challenge: { short: "die anderen", sentence: "Das gilt nur, wenn es jemand vor der nächsten Karte bemerkt." },
    },
  },
  match: {
    label: "Wer eine passende Karte hat",
    help: "Mit Zurückhalten („Pokerface“) wird ein Nervenspiel daraus.",
    choices: {
      must: { short: "muss sie legen", sentence: "Wer eine passende Karte hat, muss sie legen." },
      may: {
        short: "darf sie zurückhalten",
        sentence: "Du darfst eine passende Karte zurückhalten und stattdessen klopfen.",
      },
    },
  },
  lay: {
    label: "Wie viele auf einmal",
    help: "Eine Karte pro Zug ist der alte Brauch, alle auf einmal geht schneller.",
    choices: {
      one: { short: "eine Karte", sentence: "Du legst eine Karte pro Zug." },
      all: {
        short: "alle, die passen",
        sentence: "Wer dran ist, legt alle passenden Karten auf einmal und ruft zu jeder das Wort.",
      },
    },
  },
  knock: {
    label: "Passen",
    help: "Selbst klopfen verrät etwas später, was dir fehlt, und fühlt sich an wie am Küchentisch.",
    choices: {
      "by-itself": { short: "geht von selbst", sentence: "Wer nichts Passendes hat, passt von selbst." },
      "by-hand": { short: "durch Klopfen", sentence: "Wer nichts Passendes hat, klopft auf den Tisch." },
    },
  },
  illegal: {
    label: "Falsche Karten",
    help: "Die App hält falsche Karten auf, oder alle sehen sie wie am echten Tisch.",
    choices: {
      refused: { short: "bleiben auf der Hand", sentence: "Eine Karte, die nicht passt, bleibt auf der Hand." },
      shown: {
        short: "werden gezeigt",
        sentence: "Eine falsche Karte liegt offen da, bevor sie zurück auf die Hand geht.",
      },
    },
  },
  turnTime: {
    label: "Zeit für einen Zug",
    help: "Ist sie um, spielt die App für diesen Platz, ohne Strafe.",
    short: (time) => (time === 0 ? "ohne Grenze" : count(time, "Sekunde", "Sekunden")),
    sentence: (time) =>
      time === 0
        ? "Niemand muss sich beeilen: Ein Zug darf dauern."
        : `Ein Zug dauert höchstens ${count(time, "Sekunde", "Sekunden")}.`,
  },
  counters: {
    label: "Chips",
    help: "Spielmarken, Münzen oder Streichhölzer zählen über mehrere Runden.",
    choices: {
      off: { short: "keine", sentence: "Ihr spielt ohne Chips, es zählen nur gewonnene Runden." },
      "per-card": {
        short: "je Restkarte einer",
        sentence: "Für jede Karte, die die anderen noch haben, bekommt der Sieger von ihnen einen Chip.",
      },
    },
  },
  ante: {
    label: "Vor der Runde",
    help: "Was alle vor der ersten Karte in den Pott legen.",
    choices: {
      off: { short: "nichts", sentence: "Vor der Runde zahlt niemand." },
      one: { short: "alle einen Chip", sentence: "Vor der Runde legen alle einen Chip in den Pott." },
      "short-hands-two": {
        short: "wer weniger Karten hat, zwei",
        sentence: "Vor der Runde legen alle einen Chip in den Pott, und wer eine Karte weniger hat, zwei.",
      },
    },
  },
  passFine: {
    label: "Passen kostet",
    help: "Das macht Runden lebhafter und den Pott dicker.",
    choices: {
      off: { short: "nichts", sentence: "Passen kostet nichts." },
      each: { short: "jedes Mal einen Chip", sentence: "Jedes Passen kostet einen Chip, und der kommt in den Pott." },
      "once-a-rank": {
        short: "einmal je Rang einen Chip",
        sentence: "Passen kostet einen Chip, aber nur einmal je ausgespieltem Rang.",
      },
    },
  },
  stack: {
    label: "Chips am Anfang",
    help: "Alle fangen mit gleich vielen an.",
    short: counters,
    sentence: (amount) => `Alle fangen mit ${counters(amount)} an.`,
  },
  debts: {
    label: "Wenn die Chips nicht reichen",
    help: "Manchmal muss jemand mehr zahlen, als da ist.",
    choices: {
      capped: {
        short: "zahlen, was da ist",
        sentence: "Wer nicht alles zahlen kann, zahlt, was da ist. Der Rest ist erlassen.",
      },
      owed: { short: "Schulden machen", sentence: "Wer nicht zahlen kann, macht Schulden." },
    },
  },
  session: {
    label: "Ende der Partie",
    help: "Wann Schluss ist und wer gewonnen hat.",
    choices: {
      rounds: { short: "nach ein paar Runden", sentence: "Die Partie dauert eine feste Zahl von Runden." },
      target: { short: "bei einem Ziel", sentence: "Die Partie endet, wenn jemand das Ziel erreicht." },
      agreement: { short: "wenn ihr genug habt", sentence: "Schluss ist, wenn die meisten von euch genug haben." },
      elimination: {
        short: "wer zuletzt Chips hat",
        sentence: "Wer keine Chips mehr hat, scheidet aus. Wer als Letzter welche hat, gewinnt.",
      },
    },
  },
  rounds: {
    label: "Runden",
    help: "So viele Runden wie Mitspieler, oder doppelt so viele: Dann geben alle gleich oft.",
    short: (amount) => count(amount, "Runde", "Runden"),
    sentence: (amount) => `Ihr spielt ${count(amount, "Runde", "Runden")}.`,
  },
  target: {
    label: "Ziel",
    help: "So viele gewonnene Runden oder, wenn ihr um Chips spielt, so viele Chips.",
    short: (amount) => `bis ${amount}`,
    sentence: (amount) => `Wer zuerst bei ${amount} ankommt, beendet die Partie.`,
  },
  firstDealer: {
    label: "Wer zuerst gibt",
    help: "Danach wandert das Geben jede Runde einen Platz nach links.",
    choices: {
      random: { short: "das Los", sentence: "Wer zuerst gibt, entscheidet das Los." },
      cut: {
        short: "die niedrigste Karte",
        sentence: "Alle heben eine Karte ab. Wer die niedrigste hat, gibt zuerst.",
      },
    },
  },
};

const summaryWords: SummaryWords = {
  sameRank: "Auf die ausgespielte Karte kommen reihum die anderen vom gleichen Rang.",
  must: {
    snorum: "Die erste Karte fällt stumm, dann ruft ihr „Snip!“, „Snap!“ und „Snorum!“.",
    snorem: "Die erste Karte fällt stumm, dann ruft ihr „Snip!“, „Snap!“ und „Snorem!“.",
    earl: "Zu jeder Karte sagt ihr eure Zeile vom Grafen von Coventry auf.",
  },
  app: {
    snorum: "Die erste Karte fällt stumm, dann ruft die App „Snip!“, „Snap!“ und „Snorum!“.",
    snorem: "Die erste Karte fällt stumm, dann ruft die App „Snip!“, „Snap!“ und „Snorem!“.",
    earl: "Zu jeder Karte sagt die App eine Zeile vom Grafen von Coventry auf.",
  },
  silent: "Gerufen wird nicht.",
  firstOutWins: "Wer zuerst keine Karten mehr hat, gewinnt die Runde.",
  fifthIsJig: "Die fünfte Karte heißt „Jig!“.",
  potToWinner: "Auch der Pott geht an den Sieger.",
  ending: (session, counted, amount) => {
    const most = counted === "counters" ? "wer die meisten Chips hat" : "wer die meisten Runden gewonnen hat";
    switch (session) {
      case "rounds":
        if (amount > 1) return `Nach ${number(amount)} Runden gewinnt die Partie, ${most}.`;
        return counted === "counters"
          ? `Ihr spielt eine einzige Runde, dann gewinnt, ${most}.`
          : "Ihr spielt eine einzige Runde, und die entscheidet.";
      case "target":
        if (counted === "counters") return `Die Partie endet, sobald jemand ${counters(amount)} hat.`;
        return `Die Partie gewinnt, wer zuerst ${number(amount)} ${amount === 1 ? "Runde" : "Runden"} gewonnen hat.`;
      case "agreement":
        return `Schluss ist, wenn die meisten von euch genug haben. Dann gewinnt, ${most}.`;
      case "elimination":
        return "Wer keine Chips mehr hat, scheidet aus. Wer als Letzter welche hat, gewinnt.";
    }
  },
};

/** Die Worte. */
export const de: Words = {
  ...sharedDe,
  name: "Snip Snap Snorum",
  tagline: "Karte drauf, Wort gerufen, Hand leer.",
  inOneBreath:
    "Eine Karte wird stumm ausgespielt. Wer den gleichen Rang hat, legt reihum dazu: „Snip!“, „Snap!“, „Snorum!“. Wer „Snorum!“ ruft, spielt als Nächstes aus. Wer zuerst keine Karten mehr hat, gewinnt.",

  chants: { snip: "Snip!", snap: "Snap!", snorum: "Snorum!", snorem: "Snorem!", jig: "Jig!" },
  pass: {
    spoken: "Passe",
    knock: "Klopfen",
    knockWithout: (rank) => `Klopfen – ich habe ${noRank[rank]}`,
    notNow: (rank) => `jetzt nicht, du hast ${aRank[rank]}`,
  },
  rhymes: {
    lines: [
      (rank) => `Hier kommt ${aRankHere[rank]}, schmuck und fein.`,
      (rank) => `Noch ${aRankHere[rank]} hinterdrein.`,
      () => "Die dritte soll die beste sein.",
      () => "Der Graf von Coventry tritt ein!",
    ],
    otherLastLines: [
      () => "Der Kater springt zum Fenster rein!",
      () => "Da tanzt ein Frosch auf einem Bein!",
      () => "Das letzte Kuchenstück ist mein!",
      () => "Drei reichen nicht, vier müssen’s sein!",
    ],
  },

  refusals: {
    over: () => "Die Partie ist zu Ende. Fangt eine neue an, dann geht es weiter.",
    "not-in-round": () => "In dieser Runde spielst du nicht mit. Lehn dich zurück und schau zu.",
    "not-your-turn": (facts) => `${turnOf(facts)}. Du kommst auch gleich an die Reihe.`,
    "not-held": ({ rank, suit }) =>
      `${rank !== undefined && suit !== undefined ? `Du hast ${theCard(rank, suit)} nicht` : "Diese Karte hast du nicht"}. Nimm eine von deiner Hand.`,
    "wrong-rank": ({ rank }) =>
      rank === undefined
        ? "Diese Karte hat den falschen Rang. Leg eine vom ausgespielten Rang, oder klopf."
        : `Hier passt nur ${aRankHere[rank]}. Leg ${byGender(rank, "einen", "eine", "eins")}, oder klopf, wenn du ${byGender(rank, "keinen", "keine", "keins")} hast.`,
    "wrong-card": ({ rank, suit }) =>
      rank !== undefined && suit !== undefined
        ? `Jetzt passt nur ${theCardHere(rank, suit)}. ${byGender(rank, "Wer ihn hat, legt ihn", "Wer sie hat, legt sie", "Wer es hat, legt es")}.`
        : "Jetzt kommt nur die nächsthöhere Karte dieser Farbe.",
    "must-match": ({ rank, suit }) =>
      rank === undefined
        ? "Du hast eine passende Karte, also geht Klopfen nicht. Leg sie."
        : `Du hast ${suit === undefined ? aRank[rank] : theCard(rank, suit)}, also geht Klopfen nicht. Leg ${byGender(rank, "ihn", "sie", "es")}.`,
    "no-pass-on-lead": () => "Du spielst aus, da geht Klopfen nicht. Leg, welche Karte du willst.",
    "word-first": () => "Erst kommt noch der Ruf zur letzten Karte. Dann geht es weiter.",
    "no-word-due": () =>
      "Psst, gerade wartet keine Karte auf einen Ruf, und ausgespielt wird stumm. Heb ihn dir für die nächste auf.",
    "not-your-word": ({ name: who }) => `Dieser Ruf gehört ${who ?? "jemand anderem"}. Deiner kommt mit deiner Karte.`,
    "no-such-word": () => "So einen Ruf gibt es hier nicht. Nimm einen von denen auf den Tasten.",
    "nothing-to-challenge": () => "Da gibt es gerade keinen vergessenen Ruf. Spielt einfach weiter.",
    "own-word": () => "Das war dein eigener Schnitzer, den dürfen nur die anderen bemerken. Lass dir nichts anmerken.",
    "not-between-rounds": () => "Das geht erst nach der Runde. Spielt sie noch zu Ende.",
    "no-vote": () =>
      "Wann Schluss ist, habt ihr vorher ausgemacht. Spielt weiter, oder fangt mit anderen Regeln neu an.",
    "voted-already": () => "Du hast schon gesagt, dass du aufhören möchtest. Jetzt sind die anderen gefragt.",
    "no-round": () => "Gerade läuft keine Runde. Teilt erst die nächste aus.",
    "bad-pack": () =>
      "In diesem Stapel ist nicht jede Karte genau einmal. Mischt ein volles Spiel und gebt noch einmal.",
    "bad-seat": () => "Diesen Platz gibt es am Tisch nicht. Nimm einen, der da ist.",
    "not-now": () => "Das passt gerade nicht. Warte kurz und versuch es noch einmal.",
    "unknown-command": () => "Das hat der Tisch nicht verstanden. Lade die Seite neu und versuch es noch einmal.",
  },
  conflicts: {
    "silent-fine": "ohne Rufe kann man keinen vergessen",
    "silent-rhymes": "ganz still lässt sich nichts reimen",
    "app-fine": "wenn die App ruft, kann niemand etwas vergessen",
    "challenge-nothing": "ein vergessener Ruf kostet hier nichts, also gibt es nichts zu bemerken",
    "challenge-all": "bei mehreren Karten auf einmal ist nicht klar, welcher Ruf gemeint war",
    "jig-all": "im Jig passt immer nur eine einzige Karte",
    "jig-pass-fine": "im Jig müssen bei jeder Karte fast alle passen",
    "jig-rhymes": "der Reim ist für vier Karten eines Rangs gemacht",
    "no-counters-ante": "ohne Chips gibt es nichts einzusetzen",
    "no-counters-pass-fine": "ohne Chips kann Passen nichts kosten",
    "no-counters-chant-fine": "ohne Chips kann ein Ruf nichts kosten",
    "no-counters-elimination": "ohne Chips können keine ausgehen",
    "elimination-debts": "wer Schulden machen darf, scheidet nie aus",
    "target-reached": "so viele Chips haben alle schon am Anfang",
  },

  groups: {
    deck: "Karten",
    chants: "Rufe",
    forgotten: "Vergessener Ruf",
    turn: "Dein Zug",
    counters: "Chips",
    ending: "Anfang und Ende",
  },
  options,
  presets: {
    classic: { name: "Klassisch", line: "Wer zuerst keine Karten mehr hat, gewinnt." },
    "little-ones": { name: "Mit Kleinen", line: "Weniger Karten, und die App ruft." },
    counters: { name: "Um Chips", line: "Jede Restkarte kostet einen." },
    strict: { name: "Streng", line: "Kein Fehler bleibt frei, bis zum letzten Chip." },
    quiet: { name: "Still", line: "Ganz ohne Rufe, gut zum Lernen." },
    earl: { name: "Graf von Coventry", line: "Ein Reim statt der drei Worte." },
    jig: { name: "Jig", line: "In einer Farbe nach oben, immer vier Karten." },
  },
  summary: (rules: SnipRules) => summarise(options, summaryWords, rules),

  events: {
    Cut: (heard) => `${does(heard, "hebt", "hebst")} ${theCard(heard.rank, heard.suit)} ab.`,
    DealerFound: (heard) => `${does(heard, "gibt", "gibst")} zuerst.`,
    Dealt: (heard) => `${does(heard, "gibt", "gibst")}.`,
    Anted: (heard) => `${does(heard, "legt", "legst")} ${counters(heard.amount)} in den Pott.`,
    Led: (heard) => `${does(heard, "spielt", "spielst")} ${laid(heard)} aus.`,
    Laid: (heard) =>
      heard.word === ""
        ? `${does(heard, "legt", "legst")} ${laid(heard)}.`
        : `${name(heard)}: ${spoken(heard)} – ${quote(heard.word)}`,
    Passed: (heard) => `${does(heard, "klopft", "klopfst")}.`,
    PassFined: (heard) => `${does(heard, "zahlt", "zahlst")} ${counters(heard.amount)} fürs Passen.`,
    Chanted: (heard) => `${name(heard)}: ${spoken(heard)} – ${quote(heard.word)}`,
    Mischanted: (heard) => `${does(heard, "ruft", "rufst")} ${quote(heard.word)}, richtig wäre ${quote(heard.due)}.`,
    ChantMissed: (heard) => `${does(heard, "vergisst", "vergisst")} den Ruf: ${quote(heard.due)}`,
    Challenged: (heard) => `${does(heard, "hat", "hast")} es gemerkt: Der Ruf war falsch oder fehlte!`,
    ChallengeClosed: () => "Niemand hat es gemerkt. Weiter geht’s.",
    TookBack: (heard) => `${does(heard, "nimmt", "nimmst")} ${named(heard)} zurück.`,
    Stood: (heard) => `Schon zweimal zurückgenommen: ${namedHere(heard)} bleibt liegen.`,
    Drew: (heard) => `${does(heard, "nimmt", "nimmst")} ${theCard(heard.rank, heard.suit)} zur Strafe auf.`,
    ChantFined: (heard) => `${does(heard, "zahlt", "zahlst")} ${counters(heard.amount)} für den Ruf.`,
    Completed: (heard) => {
      const last = `${byGender(heard.rank, "der letzte", "die letzte", "das letzte")} ${ranks[heard.rank]}`;
      const done = heard.inSuit ? "Die Folge ist fertig." : `Das war ${last}.`;
      const jig = heard.word === "" ? "" : `${quote(heard.word)} `;
      return `${jig}${done} ${does(heard, "spielt", "spielst")} aus.`;
    },
    Closed: (heard) => `Alle haben gepasst. ${does(heard, "spielt", "spielst")} aus.`,
    Returned: (heard) => `${does(heard, "nimmt", "nimmst")} ${theCard(heard.rank, heard.suit)} zurück. Passt nicht.`,
    RoundWon: (heard) =>
      heard.you
        ? "Du hast keine Karten mehr: Die Runde gehört dir!"
        : `${heard.who} hat keine Karten mehr und gewinnt die Runde!`,
    PotTaken: (heard) => `${does(heard, "bekommt", "bekommst")} den Pott: ${counters(heard.amount)}.`,
    Settled: (heard) => `${does(heard, "zahlt", "zahlst")} ${counters(heard.amount)} für die Restkarten.`,
    Eliminated: (heard) =>
      `${does(heard, "hat", "hast")} keine Chips mehr und ${heard.you ? "scheidest" : "scheidet"} aus.`,
    TieBreak: ({ names }) =>
      names.length > 3
        ? `Gleichstand! Noch eine Runde unter ${names.length} Mitspielern.`
        : `Gleichstand! Noch eine Runde: ${list(names)}.`,
    BrokenOff: () => "Die Runde ist abgebrochen und zählt nicht.",
    StopVoted: (heard) => `${does(heard, "möchte", "möchtest")} hier aufhören.`,
    RoundCalled: (heard) => `${does(heard, "möchte", "möchtest")} die nächste Runde.`,
    MatchWon: (heard) => {
      if (heard.names.length > 1) return `Gewonnen haben ${list(heard.names)}!`;
      return `${does(heard, "gewinnt", "gewinnst")} die Partie!`;
    },
  },
  prompts: {
    yourLead: "Du spielst aus",
    anyCard: "Irgendeine Karte, ohne Wort.",
    yourTurn: "Du bist dran",
    youHold: (rank) => `Du hast ${aRank[rank]}.`,
    youHoldNone: (rank) => `Du hast ${noRank[rank]}.`,
    sayTheWord: "Ruf dein Wort!",
    firstCardIsSilent: "Die erste Karte fällt stumm. Psst.",
    turnOf: (who) => `${who} ist dran.`,
    layThe: (rank) => `Leg ${theRank[rank]}`,
    pointOut: "Der Ruf war falsch!",
  },

  levels: {
    child: { name: levelNames.child, line: "Spielt, was gerade kommt. Leicht zu schlagen." },
    family: { name: levelNames.family, line: "Spielt irgendeinen Rang aus und nimmt es gemütlich." },
    casual: { name: levelNames.casual, line: "Spielt aus, wovon am meisten da ist, nach altem Rat." },
    sharp: { name: levelNames.sharp, line: "Wird einzelne Karten früh los und spart sich die starken auf." },
    champion: { name: levelNames.champion, line: "Denkt jedes Ausspiel durch – ohne deine Karten zu sehen." },
  },
  glossary: {
    rank: {
      term: "Rang",
      text: "Die Zahl oder das Bild auf einer Karte: Ass, Zwei und so weiter bis Bube, Dame, König. Auf die Farbe kommt es dabei nicht an.",
    },
    lead: {
      term: "Ausspielen",
      text: "Die Karte legen, die einen Rang eröffnet. Das darf, wer zuletzt das Snorum gelegt hat, ganz am Anfang die Vorhand.",
    },
    chant: {
      term: "Ruf",
      text: "Das Wort zu einer passenden Karte: „Snip!“ bei der zweiten, „Snap!“ bei der dritten, „Snorum!“ bei der vierten.",
    },
    pass: {
      term: "Passen, klopfen",
      text: "Den Zug vorbeigehen lassen, weil keine Karte passt. Das ist frei, außer ihr nehmt dafür einen Chip.",
    },
    snorum: {
      term: "Snorum",
      text: "Die Karte, mit der alle vier eines Rangs liegen, und der Ruf dazu. Wer sie legt, spielt als Nächstes aus. Manche sagen Snorem.",
    },
    counter: {
      term: "Chip",
      text: "Eine Spielmarke, eine Münze oder ein Streichholz. Damit zählt ihr über mehrere Runden.",
    },
    "shedding-game": {
      term: "Ablegespiel",
      text: "Ein Kartenspiel, in dem alle versuchen, ihre Karten als Erste loszuwerden.",
    },
    pot: {
      term: "Pott",
      text: "Die Chips in der Mitte: was vor der Runde und als Strafe gezahlt wurde. Wer die Runde gewinnt, bekommt sie alle.",
    },
    ante: { term: "Einsatz", text: "Ein Chip, den alle vor der ersten Karte in den Pott legen." },
    "eldest-hand": {
      term: "Vorhand",
      text: "Der Platz links vom Geber. Hier kommt die erste Karte hin, und hier wird zuerst ausgespielt.",
    },
    round: { term: "Runde", text: "Einmal geben und spielen, bis jemand keine Karten mehr hat." },
    match: { term: "Partie", text: "Alle Runden zusammen, bis zu dem Ende, das ihr ausgemacht habt." },
    "dead-lead": {
      term: "Totes Ausspiel",
      text: "Eine Karte, auf die niemand etwas legen kann, weil die drei anderen schon weg sind. Wer sie ausspielt, spielt gleich noch einmal aus.",
    },
    run: {
      term: "Folge",
      text: "Die Karten, die auf ein Ausspiel fallen: die eines Rangs oder, im Jig, die aufsteigenden einer Farbe.",
    },
  },
  tips: [
    {
      id: "SSS-TIP-1",
      text: "Spiel aus, wovon du am meisten hast: Das ist der alte Rat, und um Chips stimmt er. Geht es nur ums Gewinnen und seid ihr zu viert oder mehr, dann spiel zuerst deine einzelnen Karten aus, solange du mindestens zwei davon hast, und spar dir Paare und Drillinge auf. Zu viert gewann das gegen lauter Spieler nach altem Rat 36 % der Runden statt 25.",
    },
    {
      id: "SSS-TIP-2",
      text: "Du hast alle vier eines Rangs? Spiel ihn sofort aus. Du legst alle vier selbst, die anderen können nur passen, und du bleibst am Ausspielen.",
    },
    {
      id: "SSS-TIP-3",
      text: "Nach einer Strafkarte hast du vielleicht die letzte Karte eines Rangs. Der alte Rat lautet: nur ausspielen, wenn es sein muss. Besser zuerst damit: Die Karte ist weg, niemand kann darauf legen, und du spielst noch einmal aus. Zu viert gewann das 40,8 % der Runden statt 25.",
    },
    {
      id: "SSS-TIP-4",
      text: "Ihr spielt um Chips, und du liegst zurück? Dann weg mit toten Karten: Jede, die dir bleibt, kostet einen Chip.",
    },
    {
      id: "S1",
      text: "Dürft ihr zurückhalten, dann warte, solange andere den Rang noch haben. Leg aber, bevor das Klopfen einmal herum ist: Dann gehören der letzte Ruf und das Ausspielen oft dir.",
    },
    {
      id: "S3",
      text: "Legt ihr alle passenden Karten auf einmal, dann stimmt der alte Rat: Spiel aus, wovon du am meisten hast.",
    },
    {
      id: "S35",
      text: "Im Jig spiel zuerst die Karten aus, deren Folge jemand anders beendet. Die, bei denen du selbst die letzte legst, heb dir für den Schluss auf.",
    },
  ],
};
