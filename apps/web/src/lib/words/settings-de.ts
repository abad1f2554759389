import type { SettingsMessages } from "./settings-en.ts";

/** The words of the settings page, in German. */
const de = {
  title: "Einstellungen",
  description: "Farben, Schriftgröße, Hilfe und Sprache.",
  look: "Aussehen",
  colours: "Farben",
  themes: { system: "Wie das Gerät", day: "Tag", night: "Nacht", contrast: "Hoher Kontrast" },
  textSize: "Schriftgröße",
  percent: (n) => `${n} %`,
  smaller: "Kleinere Schrift",
  larger: "Größere Schrift",
  sample: "So groß liest es sich am Tisch.",
  fourColours: "Vierfarbiges Blatt",
  fourColoursWhy: "Karo ist blau, Kreuz ist grün.",
  lessMotion: "Weniger Bewegung",
  lessMotionWhy: "Karten erscheinen am Ziel, statt zu wandern. Wenn dein Gerät darum bittet, ist es sowieso so.",
  language: "Sprache",
  languageWhy: "Die Buchstaben auf den Karten richten sich danach.",
  hands: "Hand und Hilfe",
  help: "Was der Tisch dir verrät",
  helps: { full: "Was passt, und das Wort", some: "Was passt", none: "Nichts" },
  helpWhy: "Bei Snip Snap Snorum. Die anderen beiden Spiele verraten nichts.",
  leftHanded: "Tasten für die linke Hand",
  family: "Große Tasten",
  familyWhy:
    "Für kleine Finger: Die Tasten am Tisch werden größer, die fürs Menü auch. Zeiten stehen nicht in Zahlen da.",
  letterKeys: "Tasten mit einem Zeichen",
  letterKeysWhy:
    "Einzelne Buchstaben und Ziffern rufen, lesen vor und öffnen Listen am Tisch. Ausgeschaltet gelten nur Tasten wie Leertaste, Eingabe und Esc.",
  sound: "Ton",
  soundWhy:
    "Irish Snap kann die Wörter sagen und ticken, die Schalter sind im Menü am Tisch. Was zu hören ist, steht immer auch da.",
  device: "Auf diesem Gerät",
  deviceText: (kb) => `Deine Einstellungen und Spiele, zusammen ${kb}. Nichts davon verlässt das Gerät.`,
  erase: "Alles löschen …",
  eraseTitle: "Alles löschen?",
  eraseText: "Einstellungen, Hausregeln und Spiele auf diesem Gerät sind dann weg.",
  eraseYes: "Löschen",
  keep: "Behalten",
  erased: "Alles ist gelöscht.",
} satisfies SettingsMessages;

export default de;
