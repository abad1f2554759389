/** What this game has to keep beside the laws of every game. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRules, drawFrom, ends, tryLaw } from "../../kernel/laws.ts";
import type { Choose } from "../../kernel/laws.ts";
import { Ask } from "./events.ts";
import { snipSnapSnorum } from "./index.ts";

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

/** Each lead is a card less in hand, and between leads each card goes back twice at the most. */
const LONGEST_ROUND = 6000;

test.each(["take-back", "penalty-card", "counter", "off"])(
  "a round ends where nobody ever says the word: %s (S12b)",
  { timeout: 60_000 },
  (forgotten) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 8 }), fc.constantFrom(silent, wrong), (seed, seats, choose) => {
        const drawn = anyRules(snipSnapSnorum, drawFrom(seed));
        const rules = {
          ...drawn,
          chants: "must",
          forgotten,
          turnTime: 0,
          judge: forgotten === "off" || drawn["lay"] === "all" ? "app" : (drawn["judge"] ?? "app"),
          counters: "per-card",
        };
        const fault = tryLaw((trial) => ends({ ...trial, choose }, 1), {
          game: snipSnapSnorum,
          rules,
          seats,
          seed,
          steps: LONGEST_ROUND,
        });
        expect(fault).toBeNull();
      }),
      { numRuns: 30 },
    );
  },
);
