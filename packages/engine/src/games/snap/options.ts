/** Variations: everything that a Snap table may agree on, as data. */
import type { Conflict, OptionTable, PresetTable, RulesOf } from "../../kernel/options.ts";
import { EVEN_MINUTES } from "../../people/head-start.ts";

/** The switches. */
export const OPTIONS = {
  piles: { rule: "SNAP-VAR-ONE-1", group: "piles", choices: ["own", "one"], usual: "own" },
  race: { rule: "SNAP-VAR-CALM", group: "piles", choices: ["race", "calm"], usual: "race" },

  callers: {
    rule: "SNAP-VAR-OWNERS",
    group: "calls",
    choices: ["all", "owners"],
    usual: "all",
    needs: { piles: ["own"], race: ["race"] },
  },
  how: {
    rule: "SNAP-VAR-SLAP",
    group: "calls",
    choices: ["call", "slap", "slap-and-call", "grab"],
    usual: "call",
    needs: { race: ["race"] },
  },
  words: { rule: "N12", group: "calls", choices: ["two", "one"], usual: "two", needs: { piles: ["own"] } },
  matching: { rule: "N1", group: "calls", choices: ["all", "pair"], usual: "all", needs: { piles: ["own"] } },
  ties: {
    rule: "SNAP-VAR-SIMUL",
    group: "calls",
    choices: ["nearest", "new-pool"],
    usual: "nearest",
    needs: { piles: ["own"], race: ["race"], how: ["call"] },
  },

  tieWindow: {
    rule: "G5",
    group: "calls",
    min: 0,
    max: 150,
    step: 10,
    unit: "ms",
    usual: 20,
    needs: { ties: ["new-pool"] },
  },

  animals: {
    rule: "SNAP-VAR-ANIMALS-1",
    group: "animals",
    choices: ["off", "names", "noises"],
    usual: "off",
    needs: { piles: ["own"], callers: ["owners"], how: ["call"] },
  },
  prey: {
    rule: "N42",
    group: "animals",
    choices: ["theirs", "both"],
    usual: "theirs",
    needs: { animals: ["names", "noises"] },
  },
  zoo: {
    rule: "N48",
    group: "animals",
    choices: ["again", "pool"],
    usual: "again",
    needs: { animals: ["names", "noises"] },
  },
  strayAnimal: {
    rule: "N44",
    group: "animals",
    choices: ["to-the-named", "pool"],
    usual: "to-the-named",
    needs: { animals: ["names", "noises"] },
  },

  falseCall: {
    rule: "SNAP-POOL-1",
    group: "false-calls",
    choices: ["pool", "card-to-each", "nothing"],
    usual: "pool",
    needs: { piles: ["own"] },
  },
  outsiders: {
    rule: "N23",
    group: "false-calls",
    choices: ["ignored", "false"],
    usual: "ignored",
    needs: { callers: ["owners"], animals: ["off"] },
  },
  comeBack: {
    rule: "N18",
    group: "false-calls",
    choices: ["off", "on-a-pool"],
    usual: "off",
    needs: { piles: ["own"], race: ["race"] },
  },

  won: { rule: "N3", group: "cards", choices: ["turned-over", "shuffled"], usual: "turned-over" },
  sizes: { rule: "N50", group: "cards", choices: ["shown", "hidden"], usual: "shown" },

  turning: { rule: "SNAP-TURN-2", group: "pace", choices: ["by-hand", "by-itself"], usual: "by-hand" },
  pace: { rule: "G10", group: "pace", min: 500, max: 3000, step: 100, unit: "ms", usual: 900 },
  turnTime: {
    rule: "G11",
    group: "pace",
    min: 0,
    max: 120,
    step: 1,
    unit: "s",
    usual: 8,
    // whoever answers calmly has all the time they want
    usualWhen: { if: { race: ["calm"] }, usual: 0 },
    needs: { turning: ["by-hand"] },
  },
  mostReveals: {
    rule: "N26",
    group: "pace",
    min: 100,
    max: 10_000,
    step: 100,
    unit: "reveals",
    usual: 2500,
    // Whoever is right shares, so that cards go round for very long.
    usualWhen: { if: { race: ["calm"] }, usual: 200 },
  },
  mostMinutes: {
    rule: "N26",
    group: "pace",
    min: 0,
    max: 120,
    step: 1,
    unit: "min",
    usual: 20,
    usualWhen: { if: { race: ["calm"] }, usual: 0 },
  },
} as const satisfies OptionTable;

/** The agreed rules of a Snap table, complete. */
export type SnapRules = RulesOf<typeof OPTIONS>;

/** Sets of changes with a name. The first is what one tap deals. */
export const PRESETS = {
  classic: {},
  // Three minutes are long for a small child: whoever has most cards then wins.
  "little-ones": { piles: "one", pace: 1600, turnTime: 20, mostMinutes: EVEN_MINUTES },
  "one-key": { words: "one" },
  "one-switch": { words: "one", turning: "by-itself", pace: 2000 },
  slap: { piles: "one", how: "slap" },
  grab: { how: "grab" },
  owners: { callers: "owners" },
  animals: { callers: "owners", animals: "names", pace: 1200 },
  "dead-heat": { ties: "new-pool" },
  calm: { race: "calm" },
} as const satisfies PresetTable;

/** What makes no sense together. Rulings G16, D37; the reasons are worded per language. */
export const CONFLICTS = [
  { id: "one-owners", rule: "D37", when: { piles: ["one"], callers: ["owners"] } },
  { id: "one-words", rule: "D37", when: { piles: ["one"], words: ["one"] } },
  { id: "one-pair", rule: "D37", when: { piles: ["one"], matching: ["pair"] } },
  { id: "one-new-pool", rule: "D37", when: { piles: ["one"], ties: ["new-pool"] } },
  { id: "one-animals", rule: "D37", when: { piles: ["one"], animals: ["names", "noises"] } },
  { id: "one-false-call", rule: "SNAP-VAR-ONE-2", when: { piles: ["one"], falseCall: ["card-to-each", "nothing"] } },
  { id: "one-come-back", rule: "D37", when: { piles: ["one"], comeBack: ["on-a-pool"] } },
  { id: "slap-own-piles", rule: "D37", when: { piles: ["own"], how: ["slap", "slap-and-call"] } },
  { id: "hands-new-pool", rule: "D37", when: { how: ["slap", "slap-and-call", "grab"], ties: ["new-pool"] } },
  { id: "animals-all", rule: "SNAP-VAR-ANIMALS-1", when: { animals: ["names", "noises"], callers: ["all"] } },
  { id: "animals-grab", rule: "D37", when: { animals: ["names", "noises"], how: ["grab"] } },
  { id: "animals-new-pool", rule: "D37", when: { animals: ["names", "noises"], ties: ["new-pool"] } },
  { id: "animals-words", rule: "D37", when: { animals: ["names", "noises"], words: ["one"] } },
  { id: "pool-without-pools", rule: "N18", when: { comeBack: ["on-a-pool"], falseCall: ["card-to-each", "nothing"] } },
  { id: "calm-owners", rule: "SNAP-VAR-CALM", when: { race: ["calm"], callers: ["owners"] } },
  { id: "calm-hands", rule: "SNAP-VAR-CALM", when: { race: ["calm"], how: ["slap", "slap-and-call", "grab"] } },
  { id: "calm-ties", rule: "SNAP-VAR-CALM", when: { race: ["calm"], ties: ["new-pool"] } },
  { id: "calm-come-back", rule: "SNAP-VAR-CALM", when: { race: ["calm"], comeBack: ["on-a-pool"] } },
] as const satisfies readonly Conflict[];

/** The ids of the conflicts, so that the words for none can be missing. */
export type ConflictId = (typeof CONFLICTS)[number]["id"];
