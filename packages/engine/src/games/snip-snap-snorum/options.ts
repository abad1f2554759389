/** Common Variations, Scoring, Gameplay 7: everything a Snip Snap Snorum table may agree on, as data. */
import type { Conflict, OptionTable, PresetTable, RulesOf } from "../../kernel/options.ts";

/** The switches. Each is decided in the chapter that its clause belongs to; what others need of it they ask there, or read. */
export const OPTIONS = {
  deck: { rule: "SSS-VAR-SMALL-32", group: "deck", choices: ["52", "32", "24"], usual: "52" },
  jig: { rule: "SSS-VAR-JIG", group: "deck", choices: ["off", "four", "five", "until-it-stops"], usual: "off" },
  stopWord: {
    rule: "S38",
    group: "deck",
    choices: ["plain", "jig"],
    usual: "plain",
    needs: { jig: ["four", "five"], chants: ["must", "app"] },
  },

  chants: { rule: "SSS-PLAY-2", group: "chants", choices: ["must", "app", "silent"], usual: "must" },
  words: {
    rule: "SSS-PLAY-4",
    group: "chants",
    choices: ["snorum", "snorem", "earl"],
    usual: "snorum",
    needs: { chants: ["must", "app"] },
  },
  rhymes: { rule: "S42", group: "chants", choices: ["same", "changing"], usual: "same", needs: { words: ["earl"] } },
  say: { rule: "S18", group: "chants", choices: ["after", "with-card"], usual: "after", needs: { chants: ["must"] } },
  // Also how long a bad word can be pointed out. Where card and word go together, whatever still has to wait does so as usual.
  chantTime: {
    rule: "S18",
    group: "chants",
    min: 1000,
    max: 40_000,
    step: 500,
    unit: "ms",
    usual: 3000,
    needs: { chants: ["must"], say: ["after"] },
  },

  forgotten: {
    rule: "SSS-CHANT-1",
    group: "forgotten",
    choices: ["off", "take-back", "penalty-card", "counter"],
    usual: "off",
    needs: { chants: ["must"] },
  },
  judge: {
    rule: "S19",
    group: "forgotten",
    choices: ["app", "challenge"],
    usual: "app",
    needs: { chants: ["must"], forgotten: ["take-back", "penalty-card", "counter"] },
  },

  match: { rule: "S1", group: "turn", choices: ["must", "may"], usual: "must" },
  lay: { rule: "S3", group: "turn", choices: ["one", "all"], usual: "one" },
  knock: {
    rule: "S6",
    group: "turn",
    choices: ["by-itself", "by-hand"],
    usual: "by-itself",
    needs: { match: ["must"], jig: ["off"] },
  },
  illegal: { rule: "S23", group: "turn", choices: ["refused", "shown"], usual: "refused" },
  turnTime: { rule: "G11", group: "turn", min: 0, max: 120, step: 1, unit: "s", usual: 0 },

  counters: { rule: "SSS-SCORE-2", group: "counters", choices: ["off", "per-card"], usual: "off" },
  ante: {
    rule: "SSS-SCORE-7",
    group: "counters",
    choices: ["off", "one", "short-hands-two"],
    usual: "off",
    needs: { counters: ["per-card"] },
  },
  passFine: {
    rule: "SSS-SCORE-6",
    group: "counters",
    choices: ["off", "each", "once-a-rank"],
    usual: "off",
    needs: { counters: ["per-card"] },
  },
  stack: {
    rule: "S32",
    group: "counters",
    min: 5,
    max: 200,
    step: 5,
    unit: "counters",
    usual: 25,
    usualWhen: { if: { passFine: ["each", "once-a-rank"] }, usual: 50 },
    needs: { counters: ["per-card"] },
  },
  debts: {
    rule: "D19",
    group: "counters",
    choices: ["capped", "owed"],
    usual: "capped",
    needs: { counters: ["per-card"] },
  },

  session: { rule: "S27", group: "ending", choices: ["rounds", "target", "agreement", "elimination"], usual: "rounds" },
  rounds: {
    rule: "S27",
    group: "ending",
    min: 1,
    max: 50,
    step: 1,
    unit: "rounds",
    usual: 4,
    needs: { session: ["rounds"] },
  },
  target: {
    rule: "S27",
    group: "ending",
    min: 1,
    max: 500,
    step: 1,
    unit: "points",
    usual: 3,
    usualWhen: { if: { counters: ["per-card"] }, usual: { twice: "stack" } },
    needs: { session: ["target"] },
  },
  firstDealer: { rule: "SSS-PLAYERS-2", group: "ending", choices: ["random", "cut"], usual: "random" },
} as const satisfies OptionTable;

/** The agreed rules of a Snip Snap Snorum table, complete. */
export type SnipRules = RulesOf<typeof OPTIONS>;

/** Sets of changes with a name. The first is what one tap on the home page deals. */
export const PRESETS = {
  classic: {},
  "little-ones": { deck: "32", chants: "app", rounds: 3 },
  counters: { counters: "per-card", ante: "one", forgotten: "counter", session: "rounds" },
  strict: {
    forgotten: "take-back",
    knock: "by-hand",
    counters: "per-card",
    passFine: "each",
    session: "elimination",
    firstDealer: "cut",
  },
  quiet: { chants: "silent" },
  earl: { words: "earl", chantTime: 8000 },
  jig: { jig: "four" },
} as const satisfies PresetTable;

/** What makes no sense together. Ruling G16; the reasons are worded per language. */
export const CONFLICTS = [
  { id: "silent-fine", rule: "S43", when: { chants: ["silent"], forgotten: ["take-back", "penalty-card", "counter"] } },
  { id: "silent-rhymes", rule: "S43", when: { chants: ["silent"], words: ["earl"] } },
  { id: "app-fine", rule: "S19", when: { chants: ["app"], forgotten: ["take-back", "penalty-card", "counter"] } },
  { id: "challenge-nothing", rule: "S19", when: { judge: ["challenge"], forgotten: ["off"] } },
  { id: "challenge-all", rule: "D15", when: { judge: ["challenge"], lay: ["all"] } },
  { id: "jig-all", rule: "S35", when: { jig: ["four", "five", "until-it-stops"], lay: ["all"] } },
  {
    id: "jig-pass-fine",
    rule: "S36",
    when: { jig: ["four", "five", "until-it-stops"], passFine: ["each", "once-a-rank"] },
  },
  { id: "jig-rhymes", rule: "S40", when: { jig: ["four", "five", "until-it-stops"], words: ["earl"] } },
  { id: "no-counters-ante", rule: "SSS-SCORE-7", when: { counters: ["off"], ante: ["one", "short-hands-two"] } },
  { id: "no-counters-pass-fine", rule: "SSS-SCORE-6", when: { counters: ["off"], passFine: ["each", "once-a-rank"] } },
  { id: "no-counters-chant-fine", rule: "SSS-CHANT-3", when: { counters: ["off"], forgotten: ["counter"] } },
  { id: "no-counters-elimination", rule: "SSS-SCORE-5", when: { counters: ["off"], session: ["elimination"] } },
  { id: "elimination-debts", rule: "S29", when: { session: ["elimination"], debts: ["owed"] } },
  {
    id: "target-reached",
    rule: "S27",
    when: { counters: ["per-card"], session: ["target"] },
    atMost: ["target", "stack"],
  },
] as const satisfies readonly Conflict[];

/** The ids of the conflicts, so that the words for none can be missing. */
export type ConflictId = (typeof CONFLICTS)[number]["id"];
