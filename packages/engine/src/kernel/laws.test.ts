/** The laws, for every game, every preset and every number of seats, and for any rules at all. */
import fc from "fast-check";
import { describe, test } from "vitest";
import { GAMES } from "../games/index.ts";
import { Ask } from "../games/snip-snap-snorum/events.ts";
import type { Command } from "./event.ts";
import type { AnyGame, SeatPlan } from "./game.ts";
import { printGameName } from "./game-name.ts";
import { anyRules, blinds, conserves, copies, drawFrom, ends, presetRules, refuses, repeats, squares } from "./laws.ts";
import type { Choose, Trial } from "./laws.ts";
import type { Rules } from "./options.ts";

type Law = (trial: Trial, rules: Rules) => string | null;

const plans = (seats: number, seed: number): readonly SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({ junior: (seed >> seat) % 5 === 1 }));

function hold(law: Law, game: AnyGame, rules: Rules, seats: number, seed: number, steps: number): void {
  let fault: string | null;
  try {
    fault = law({ game, rules, seats: plans(seats, seed), draw: drawFrom(seed), steps }, rules);
  } catch (error) {
    fault = `thrown: ${String(error)}`;
  }
  if (fault !== null) throw new Error(`${printGameName(game, rules)} seats=${seats} seed=${seed}: ${fault}`);
}

/** Where a wrong card is shown and taken back, it is accepted without being offered; and a round can be broken off at any time. */
const beyond =
  (rules: Rules) =>
  ({ kind }: Command): boolean =>
    kind === Ask.BreakOff || (kind === Ask.Lay && rules["illegal"] === "shown");

const LAWS: readonly (readonly [name: string, law: Law, steps: number, runs: number])[] = [
  ["legal commands are accepted, and cards and counters conserved after every event", conserves, 300, 60],
  ["the same commands give the same game, and so does the log, also as JSON (G17)", repeats, 250, 40],
  [
    "other commands are refused with a code, never throw, and change nothing (G14, G16)",
    (trial, rules) => refuses(trial, beyond(rules)),
    90,
    40,
  ],
  ["a copy shares nothing", copies, 50, 30],
  ["folding what a viewer is shown gives what the viewer may know", squares, 120, 40],
  ["hidden hands show nowhere", (trial) => blinds(trial, trial.draw(trial.seats.length + 1) - 1), 200, 300],
];

/** Never says a word, nor points one out; cards are laid by chance. */
const silent: Choose = (asks, clocks, draw) => clocks.at(0) ?? asks[draw(asks.length)];
/** Says every word wrong, and points out all that can be. */
const wrong: Choose = (asks, clocks, draw) => {
  const pointing = asks.find((ask) => ask.kind === Ask.Challenge);
  const words = asks.filter((ask) => ask.kind === Ask.Chant && ask.word === 4);
  const first = pointing ?? words[0];
  if (first !== undefined) return first;
  const others = asks.filter((ask) => ask.kind !== Ask.VoteStop);
  return others.length === 0 ? clocks[0] : others[draw(others.length)];
};

/** More commands than any round takes: each lead is a card less in hand, and between leads each card goes back twice at the most. */
const LONGEST_ROUND = 6000;

/** Laws take their time on a busy machine. */
const PATIENCE = { timeout: 60_000 };

for (const game of GAMES) {
  describe(`laws: ${game.id}`, () => {
    for (const [name, law, steps, runs] of LAWS) {
      test(`${name}: every preset, three to eight seats`, PATIENCE, () => {
        for (const preset of Object.keys(game.presets)) {
          for (let seats = 3; seats <= 8; seats++)
            hold(law, game, presetRules(game, preset), seats, seats * 31 + preset.length, steps);
        }
      });

      test(`${name}: any rules`, PATIENCE, () => {
        fc.assert(
          fc.property(fc.nat(), fc.integer({ min: 3, max: 8 }), (seed, seats) => {
            hold(law, game, anyRules(game, drawFrom(seed)), seats, seed, steps);
          }),
          { numRuns: runs },
        );
      });
    }

    test("every round ends, however it is played", PATIENCE, () => {
      fc.assert(
        fc.property(fc.nat(), fc.integer({ min: 3, max: 8 }), (seed, seats) => {
          hold((trial) => ends(trial, 1), game, anyRules(game, drawFrom(seed)), seats, seed, LONGEST_ROUND);
        }),
        { numRuns: 40 },
      );
    });

    test.each(["take-back", "penalty-card", "counter", "off"])(
      "a round ends where nobody ever says the word: %s (S12b)",
      PATIENCE,
      (forgotten) => {
        fc.assert(
          fc.property(
            fc.nat(),
            fc.integer({ min: 3, max: 8 }),
            fc.constantFrom(silent, wrong),
            (seed, seats, choose) => {
              const rules = anyRules(game, drawFrom(seed));
              const fined = {
                ...rules,
                chants: "must",
                forgotten,
                turnTime: 0,
                judge: forgotten === "off" || rules["lay"] === "all" ? "app" : (rules["judge"] ?? "app"),
                counters: "per-card",
              };
              hold((trial) => ends({ ...trial, choose }, 1), game, fined, seats, seed, LONGEST_ROUND);
            },
          ),
          { numRuns: 30 },
        );
      },
    );
  });
}
