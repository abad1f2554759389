/** The laws, for every game, every preset and every number of seats, and for any rules at all. What only one game has to keep is in its folder. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Command } from "../kernel/event.ts";
import type { AnyGame } from "../kernel/game.ts";
import {
  anyRules,
  blinds,
  conserves,
  copies,
  drawFrom,
  ends,
  presetRules,
  refuses,
  repeats,
  squares,
  tryLaw,
} from "../kernel/laws.ts";
import type { Law } from "../kernel/laws.ts";
import type { Rules } from "../kernel/options.ts";
import { GAMES } from "./index.ts";
import { beyond as beyondSnip } from "./snip-snap-snorum/testing.ts";

/** By game: the commands that it accepts without offering them. A game that has none needs no line. */
const BEYOND: Readonly<Record<string, (rules: Rules, asked: Command) => boolean>> = {
  "snip-snap-snorum": beyondSnip,
};

const nothingElse: Law = (trial) => refuses(trial, (asked) => BEYOND[trial.game.id]?.(trial.rules, asked) ?? false);

const LAWS: readonly (readonly [name: string, law: Law, steps: number, runs: number])[] = [
  ["legal commands are accepted, and cards and counters conserved after every event", conserves, 300, 60],
  ["the same commands give the same game, and so does the log, also as JSON (G17)", repeats, 250, 40],
  ["other commands are refused with a code, never throw, and change nothing (G14, G16)", nothingElse, 90, 40],
  ["a copy shares nothing", copies, 50, 30],
  ["folding what a viewer is shown gives what the viewer may know", squares, 120, 40],
  ["hidden hands show nowhere", (trial) => blinds(trial, trial.draw(trial.seats.length + 1) - 1), 200, 300],
];

/** More commands than any round takes: each lead is a card less in hand, and between leads each card goes back twice at the most. */
const LONGEST_ROUND = 6000;

/** Laws take their time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** A number of seats that a table of this game may have. */
function seatsFor(game: AnyGame, rules: Rules, seed: number): number {
  const { min, table } = game.seats(rules);
  return min + (seed % (table - min + 1));
}

/** Any rules, and any number of seats. */
function hold(law: Law, game: AnyGame, steps: number, runs: number): void {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seed, more) => {
      const rules = anyRules(game, drawFrom(seed));
      expect(tryLaw(law, { game, rules, seats: seatsFor(game, rules, more), seed, steps })).toBeNull();
    }),
    { numRuns: runs },
  );
}

for (const game of GAMES) {
  describe(`laws: ${game.id}`, () => {
    for (const [name, law, steps, runs] of LAWS) {
      test(`${name}: every preset, every number of seats`, PATIENCE, () => {
        for (const preset of Object.keys(game.presets)) {
          const rules = presetRules(game, preset);
          const { min, table } = game.seats(rules);
          for (let seats = min; seats <= table; seats++)
            expect(tryLaw(law, { game, rules, seats, seed: seats * 31 + preset.length, steps })).toBeNull();
        }
      });

      test(`${name}: any rules`, PATIENCE, () => hold(law, game, steps, runs));
    }

    test("every round ends, however it is played", PATIENCE, () =>
      hold((trial) => ends(trial, 1), game, LONGEST_ROUND, 40),
    );
  });
}
