/** Rules for people who do not see each other. */
import { parseShareCode, printShareCode } from "@snorum/engine";
import type { AnyGame, Rules } from "@snorum/engine";

/** So long has each turn, in seconds, where the rules name no time. */
const TURN_S = 60;

/**
 * The rules, with a minute for each turn where turns have no clock: whoever falls asleep apart from the others, the host too, must not
 * hold them up, and two turns missed in a row make a seat away. Races run on a clock anyway. Ruling G11.
 */
export function withTurnClock({ race }: Pick<AnyGame, "race">, rules: Rules): Rules {
  return race === undefined && rules["turnTime"] === 0 ? { ...rules, turnTime: TURN_S } : rules;
}

/** The code of the same rules with that clock; a code that is none of these games' stays as it is, for the table to refuse. */
export function awakeCode(games: readonly AnyGame[], code: string): string {
  const parsed = parseShareCode(games, code);
  if (!parsed.ok) return code;
  const { game, rules } = parsed.value;
  return printShareCode(game, withTurnClock(game, rules));
}
