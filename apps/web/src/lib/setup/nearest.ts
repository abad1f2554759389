/** Which preset rules are nearest to: what a table is called by, and what is changed from it. */
import { fillIn } from "@snorum/engine";
import type { AnyGame, Rules } from "@snorum/engine";

/** The options in which rules differ from a preset. */
export function changesFrom(game: AnyGame, preset: string, rules: Rules): readonly string[] {
  const filled = fillIn(game.options, game.presets[preset] ?? {});
  const base = filled.ok ? filled.value : {};
  return Object.keys(base).filter((option) => base[option] !== rules[option]);
}

/** The preset that rules differ least from; of several the first. */
export function nearestPreset(game: AnyGame, rules: Rules): string {
  const away = (preset: string) => changesFrom(game, preset, rules).length;
  return Object.keys(game.presets).reduce((best, preset) => (away(preset) < away(best) ? preset : best));
}

/**
 * Whether a table is laid for little ones, with big keys and without times in numbers, whatever the settings of the device: it goes by
 * the preset, also where a few things are changed from it, so that whoever follows an address sits at the table that was meant.
 */
export const isForLittleOnes = (game: AnyGame, rules: Rules): boolean => nearestPreset(game, rules) === "little-ones";
