/** Rules for people who do not see each other. */
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
