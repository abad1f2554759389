/** Variations: everything that a table of Irish Snap may agree on, as data. */
import type { Conflict, OptionTable, PresetTable, RulesOf } from "../../kernel/options.ts";

/** The switches. */
export const OPTIONS = {
  race: { rule: "IRISH-VAR-CALM", group: "triggers", choices: ["race", "calm"], usual: "race" },
  pairs: { rule: "IRISH-PAIR-1", group: "triggers", choices: ["on", "off"], usual: "on" },
  courts: {
    rule: "IRISH-VAR-COURT",
    group: "triggers",
    choices: ["none", "jacks", "queens", "both"],
    usual: "none",
  },
  jokers: { rule: "IRISH-VAR-JOKER", group: "triggers", choices: ["off", "on"], usual: "off" },
  sandwich: { rule: "IRISH-VAR-SANDWICH", group: "triggers", choices: ["off", "on"], usual: "off" },
  hands: { rule: "I30", group: "triggers", choices: ["one", "both"], usual: "one", needs: { race: ["race"] } },

  words: { rule: "IRISH-TURN-2", group: "counting", choices: ["app", "own", "silent"], usual: "app" },
  wrongWord: {
    rule: "IRISH-WORD-1",
    group: "counting",
    choices: ["free", "foul"],
    usual: "free",
    needs: { words: ["own"] },
  },

  falseSlap: {
    rule: "IRISH-SLAP-4",
    group: "mistakes",
    choices: ["takes-pile", "first-free"],
    usual: "takes-pile",
    needs: { race: ["race"] },
  },
  twitch: {
    rule: "IRISH-SLAP-5",
    group: "mistakes",
    choices: ["touch", "off", "home"],
    usual: "touch",
    needs: { race: ["race"] },
  },
  outOfTurn: {
    rule: "I26",
    group: "mistakes",
    choices: ["refused", "foul"],
    usual: "refused",
    needs: { laying: ["by-hand"] },
  },
  hesitation: {
    rule: "I25",
    group: "mistakes",
    choices: ["by-itself", "foul"],
    usual: "by-itself",
    needs: { laying: ["by-hand"] },
  },

  unslapped: {
    rule: "I4",
    group: "slapping",
    choices: ["dead", "layer", "next"],
    usual: "dead",
    needs: { race: ["race"] },
  },
  missing: {
    rule: "I6",
    group: "slapping",
    choices: ["in-order", "drawn"],
    usual: "in-order",
    needs: { race: ["race"] },
  },
  slapWindow: {
    rule: "D43",
    group: "slapping",
    min: 2,
    max: 10,
    step: 1,
    unit: "s",
    usual: 4,
    needs: { race: ["race"] },
  },

  starts: { rule: "IRISH-TURN-1", group: "ending", choices: ["dealer", "left"], usual: "dealer" },
  end: { rule: "IRISH-END-1", group: "ending", choices: ["safe", "to-the-end", "timed"], usual: "safe" },
  emptyWords: {
    rule: "I18",
    group: "ending",
    choices: ["always", "all-empty"],
    usual: "always",
    needs: { end: ["to-the-end"] },
  },
  level: {
    rule: "I38",
    group: "ending",
    choices: ["shared", "sudden-death"],
    usual: "shared",
    needs: { end: ["timed"] },
  },
  minutes: {
    rule: "I19",
    group: "ending",
    min: 0,
    max: 60,
    step: 1,
    unit: "min",
    usual: 0,
    usualWhen: { if: { end: ["to-the-end", "timed"] }, usual: 10 },
  },
  deals: { rule: "I44", group: "ending", min: 1, max: 20, step: 1, unit: "rounds", usual: 1 },
  nextDealer: { rule: "I44", group: "ending", choices: ["loser", "rotate"], usual: "loser" },

  laying: { rule: "IRISH-TURN-3", group: "pace", choices: ["by-hand", "by-itself"], usual: "by-hand" },
  beat: {
    rule: "IRISH-TURN-3",
    group: "pace",
    min: 20,
    max: 110,
    step: 5,
    unit: "per-min",
    usual: 60,
    needs: { laying: ["by-itself"] },
  },
  pace: {
    rule: "I9",
    group: "pace",
    min: 500,
    max: 3000,
    step: 100,
    unit: "ms",
    usual: 900,
    needs: { laying: ["by-hand"] },
  },
  turnTime: {
    rule: "IRISH-TURN-4",
    group: "pace",
    min: 0,
    max: 120,
    step: 1,
    unit: "s",
    usual: 8,
    // whoever answers calmly has all the time they want
    usualWhen: { if: { race: ["calm"] }, usual: 0 },
    needs: { laying: ["by-hand"] },
  },
} as const satisfies OptionTable;

/** The agreed rules of a table of Irish Snap, complete. */
export type IrishRules = RulesOf<typeof OPTIONS>;

/** Sets of changes with a name. The first is what one tap deals. */
export const PRESETS = {
  classic: {},
  "little-ones": { falseSlap: "first-free", twitch: "off", slapWindow: 6, pace: 1600, turnTime: 20 },
  pub: { courts: "jacks", sandwich: "on" },
  jokers: { jokers: "on" },
  "own-count": { words: "own", wrongWord: "foul" },
  silent: { words: "silent" },
  timed: { end: "timed", minutes: 5 },
  "to-the-end": { end: "to-the-end" },
  calm: { race: "calm" },
  "one-switch": { laying: "by-itself", beat: 30 },
} as const satisfies PresetTable;

/** What makes no sense together. Ruling G16; the reasons are worded per language. */
export const CONFLICTS = [
  { id: "endless", rule: "I19", when: { end: ["to-the-end", "timed"], minutes: [0] } },
  {
    id: "both-hands-one-trigger",
    rule: "I30",
    when: { hands: ["both"], pairs: ["off"], courts: ["none"], sandwich: ["off"] },
  },
  { id: "own-by-itself", rule: "IRISH-WORD-1", when: { words: ["own"], laying: ["by-itself"] } },
  { id: "wrong-word-app", rule: "I22", when: { words: ["app", "silent"], wrongWord: ["foul"] } },
  { id: "silent-home", rule: "D41", when: { words: ["silent"], twitch: ["home"] } },
  { id: "by-itself-fouls", rule: "I26", when: { laying: ["by-itself"], outOfTurn: ["foul"] } },
  { id: "by-itself-hesitation", rule: "I25", when: { laying: ["by-itself"], hesitation: ["foul"] } },
  { id: "hesitation-no-clock", rule: "I25", when: { hesitation: ["foul"], turnTime: [0] } },
  { id: "calm-silent", rule: "IRISH-VAR-CALM", when: { race: ["calm"], words: ["silent"] } },
  { id: "calm-hands", rule: "IRISH-VAR-CALM", when: { race: ["calm"], hands: ["both"] } },
  { id: "calm-twitch", rule: "IRISH-VAR-CALM", when: { race: ["calm"], twitch: ["off", "home"] } },
  { id: "calm-false-slap", rule: "IRISH-VAR-CALM", when: { race: ["calm"], falseSlap: ["first-free"] } },
  { id: "calm-unslapped", rule: "IRISH-VAR-CALM", when: { race: ["calm"], unslapped: ["layer", "next"] } },
  { id: "calm-missing", rule: "IRISH-VAR-CALM", when: { race: ["calm"], missing: ["drawn"] } },
] as const satisfies readonly Conflict[];

/** The ids of the conflicts, so that the words for none can be missing. */
export type ConflictId = (typeof CONFLICTS)[number]["id"];
