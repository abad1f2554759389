import type { Messages } from "./en.ts";

/** German. */
const de = {
  name: "Snorum",
  language: "Sprache",
  back: "Zurück",
  skip: "Zum Inhalt",
  scriptless: {
    needs: "Diese Seite spielt in deinem Browser, und dazu braucht sie JavaScript.",
    rules: "Die Regeln lassen sich auch ohne lesen.",
  },
  places: { all: "Hauptseiten", play: "Spielen", rules: "Regeln", settings: "Einstellungen" },
  games: { "snip-snap-snorum": "Snip Snap Snorum", snap: "Schnipp-Schnapp", "irish-snap": "Irish Snap" },
  seats: {
    otter: "Otter",
    fox: "Fuchs",
    badger: "Dachs",
    frog: "Frosch",
    heron: "Reiher",
    mole: "Maulwurf",
    duck: "Ente",
    seal: "Robbe",
  },
  ranks: {
    A: "Ass",
    "2": "Zwei",
    "3": "Drei",
    "4": "Vier",
    "5": "Fünf",
    "6": "Sechs",
    "7": "Sieben",
    "8": "Acht",
    "9": "Neun",
    "10": "Zehn",
    J: "Bube",
    Q: "Dame",
    K: "König",
  },
  suits: { S: "Pik", H: "Herz", D: "Karo", C: "Kreuz" },
  card: (rank, suit) => `${suit}-${rank}`,

  home: {
    title: "Snorum: Snip Snap Snorum, Schnipp-Schnapp und Irish Snap sofort spielen",
    description:
      "Snip Snap Snorum, Schnipp-Schnapp und Irish Snap im Browser spielen, sofort und kostenlos. Ohne Werbung, ohne Konto. Mit allen Hausregeln.",
    tagline: "Snip Snap Snorum, Schnipp-Schnapp und Irish Snap",
    play: "Jetzt allein spielen",
    goOn: (round) => `Weiter: Runde ${round}`,
    newMatch: "Neue Partie",
    games: "Die drei Spiele",
    goOnWith: "Weiterspielen",
    lines: {
      "snip-snap-snorum": "Gleicher Rang, richtiges Wort.",
      snap: "Zwei gleiche? Wer ruft zuerst?",
      "irish-snap": "Wort und Karte gleich? Draufhauen.",
    },
    players: { "snip-snap-snorum": "3–8 Personen", snap: "2–6 Personen", "irish-snap": "3–8 Personen" },
    setUp: "Einrichten",
    rules: "Regeln",
    night: "Spieleabend",
    nightLine: "Alle drei, am Ende eine Tabelle.",
    nightGoOn: (at, of) => `Weiter: Spiel ${at} von ${of}`,
    friends: "Mit Freunden spielen",
    promise: "Keine Werbung. Kein Konto. Allein gespielt verlässt nichts dein Gerät.",
  },

  poster: {
    label: "Eine kleine Runde zum Ausprobieren",
    lead: "Du spielst aus. Irgendeine Karte, ohne Wort.",
    turn: (word) => `Leg den gleichen Rang und sag „${word}!“`,
    sayNow: (word) => `Jetzt sag „${word}!“`,
    cardNow: (rank) => `Jetzt die Karte: ${rank}.`,
    wrongWord: (word) => `Nicht dieses Wort. Hier heißt es „${word}!“`,
    wrongCard: (rank) => `Hier passt nur: ${rank}.`,
    notYet: "Die erste Karte ist still. Pst.",
    closed: (who) => `Vier liegen: ${who} hatte das letzte Wort und spielt aus.`,
    waiting: "Sie überlegen …",
    won: "Keine Karten mehr. Du hast gewonnen!",
    lost: (who) => `${who} hat zuerst keine Karten mehr.`,
    again: "Noch einmal",
    goOn: "Jetzt eine ganze Runde",
    shout: (word) => `${word}!`,
    silent: "still",
    yourCards: "Deine Karten",
    words: "Die Wörter",
    laid: (who, card) => `${who}: ${card}`,
    you: "Du",
  },

  house: {
    badCode: "Dieses Kürzel ist keins von uns. Hier sind die üblichen Regeln.",
    tonight: "Regeln für heute Abend",
  },

  lost: {
    title: "Hier liegt nichts",
    text: "Die Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.",
    home: "Zu den Spielen",
    broken: "Hier ist etwas kaputtgegangen. Lade die Seite neu.",
  },
} satisfies Messages;

export default de;
