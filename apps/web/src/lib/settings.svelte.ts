/** What a person has chosen about the look and the help, remembered on the device. */
import { ownKeysIn } from "./own-keys.ts";
import type { OwnKeys } from "./own-keys.ts";
import { remembered, remember } from "./storage.ts";

const THEMES = ["system", "day", "night", "contrast"] as const;
const MOTIONS = ["system", "less"] as const;
/** How much the table helps: raises what fits, tells the word, or keeps quiet. */
const HELPS = ["full", "some", "none"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Help = (typeof HELPS)[number];

export interface Settings {
  theme: Theme;
  /** Percent of the browser's own text size. */
  textSize: number;
  motion: Motion;
  /** Every suit has a colour of its own. */
  fourColours: boolean;
  help: Help;
  leftHanded: boolean;
  /** Bigger keys, no numbers. At a table for little ones it is so in any case, see `sitAt`. */
  family: boolean;
  /** Single letters and digits are keys of the table. WCAG 2.2, 2.1.4. */
  letterKeys: boolean;
  /** Keys of the table that were put elsewhere. */
  ownKeys: OwnKeys;
  /** Empty until somebody chooses one by hand. */
  language: "" | "en" | "de" | "es";
}

const USUAL: Settings = {
  theme: "system",
  textSize: 100,
  motion: "system",
  fourColours: false,
  help: "full",
  leftHanded: false,
  family: false,
  letterKeys: true,
  ownKeys: {},
  language: "",
};
const KEY = "settings";

const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T => values.find((one) => one === value) ?? usual;

/** Reads what was remembered; anything damaged becomes the usual value. */
function read(): Settings {
  const kept = remembered(KEY);
  const size = Number(kept["textSize"]);
  return {
    theme: oneOf(THEMES, kept["theme"], USUAL.theme),
    textSize: size >= 100 && size <= 200 ? size : USUAL.textSize,
    motion: oneOf(MOTIONS, kept["motion"], USUAL.motion),
    fourColours: kept["fourColours"] === true,
    help: oneOf(HELPS, kept["help"], USUAL.help),
    leftHanded: kept["leftHanded"] === true,
    family: kept["family"] === true,
    letterKeys: kept["letterKeys"] !== false,
    ownKeys: ownKeysIn(kept["ownKeys"]),
    language: oneOf(["", "en", "de", "es"] as const, kept["language"], ""),
  };
}

/** The settings in force. On the server they are the usual ones. */
export const settings: Settings = $state({ ...USUAL });

/** What was chosen for `family` by hand; that of a table is not remembered. */
let family = false;

/** Reads the device's memory and follows its night mode. Called once, when the page has come alive. */
export function startSettings(): void {
  Object.assign(settings, read());
  ({ family } = settings);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", applySettings);
  }
  addEventListener("resize", measureRoom);
}

/** Changes a setting, shows it and remembers it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  if (key === "family") ({ family } = settings);
  applySettings();
  remember(KEY, { ...settings, family });
}

/** The keys that were put elsewhere, as they act now: without single letters all are where they were. */
export const keysNow = (): OwnKeys => (settings.letterKeys ? settings.ownKeys : {});

/** At a table for little ones keys are big and times are not in numbers, whatever was chosen; `false` when it is left. */
export function sitAt(forLittleOnes: boolean): void {
  settings.family = family || forLittleOnes;
  applySettings();
}

/** Back to how it came. */
export function forgetSettings(): void {
  Object.assign(settings, USUAL);
  family = false;
  applySettings();
}

/** Whether lines are short, because the screen is small or the letters are large: em widths know only the browser's own size. */
function measureRoom(): void {
  const root = document.documentElement;
  const room = innerWidth / parseFloat(getComputedStyle(root).fontSize);
  if (room < 23) root.dataset["room"] = room < 17 ? "tiny" : "small";
  else delete root.dataset["room"];
}

/** Writes the settings on the root element; the same as the script in app.html does before the first paint. */
function applySettings(): void {
  const root = document.documentElement;
  const device = matchMedia("(prefers-contrast: more)").matches
    ? "contrast"
    : matchMedia("(prefers-color-scheme: dark)").matches
      ? "night"
      : "day";
  root.dataset["theme"] = settings.theme === "system" ? device : settings.theme;
  root.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
  if (settings.motion === "less") root.dataset["motion"] = "less";
  else delete root.dataset["motion"];
  root.toggleAttribute("data-four", settings.fourColours);
  root.toggleAttribute("data-family", settings.family);
  root.toggleAttribute("data-left", settings.leftHanded);
  measureRoom();
}
