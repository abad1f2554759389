/** What only Irish Snap has to keep: races of many hands, whatever they are, games that nobody slaps in, and a count that nobody says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TABLE, command } from "../../kernel/event.ts";
import type { Command, GameEvent } from "../../kernel/event.ts";
import { WATCHER } from "../../kernel/game.ts";
import { anyCommand, anyRules, drawFrom, drawn, presetRules } from "../../kernel/laws.ts";
import type { Draw } from "../../kernel/laws.ts";
import { completeRules } from "../../kernel/options.ts";
import type { Rules } from "../../kernel/options.ts";
import { RANKS } from "../../cards/card.ts";
import { Ask, Event } from "./events.ts";
import { irishSnap as game } from "./index.ts";
import { Phase, allSeats } from "./state.ts";
import type { Irish } from "./state.ts";
import { anyAct, anyRace } from "./testing.ts";
import { needsBoth, slapOpen } from "./triggers.ts";

const PATIENCE = { timeout: 60_000 };
const SEATS = fc.integer({ min: 3, max: 8 });

const fresh = (rules: Rules, seats: number): Irish =>
  game.create(
    rules,
    Array.from({ length: seats }, () => ({ junior: false })),
  );

type Act = (match: Irish, draw: Draw) => Command | undefined;

/** Plays on, and gives the first sentence about what is wrong; `each` may object to what a command has brought about. */
function play(
  rules: Rules,
  seats: number,
  seed: number,
  steps: number,
  act: Act,
  each: (before: Irish, asked: Command, events: readonly GameEvent[]) => string | null = () => null,
): string | null {
  const draw = drawFrom(seed);
  const match = fresh(rules, seats);
  for (let step = 0; step < steps && game.outcome(match) === null; step++) {
    const asked = act(match, draw);
    if (asked === undefined) return `step ${step}: nothing can happen any more`;
    const before = game.clone(match);
    const events: GameEvent[] = [];
    const refusal = game.perform(match, asked, events);
    if (refusal !== null) return `step ${step}: ${JSON.stringify(asked)} ${refusal.code}`;
    const objection = each(game.clone(before), asked, events) ?? wrongIn(before, events);
    if (objection !== null) return `step ${step}: ${objection}`;
  }
  return null;
}

/** Cards, turn and count after every event; who takes a pile starts at ace, and nobody who is out takes any. */
function wrongIn(match: Irish, events: readonly GameEvent[]): string | null {
  for (const one of events) {
    const { kind, seat } = one;
    if (kind === Event.PileTaken && match.out[seat] !== 0) return `seat ${seat} is out and takes the pile`;
    if (kind === Event.PileTaken && match.pile.length === 0) return "an empty pile is taken";
    game.evolve(match, one);
    if ((kind === Event.PileTaken || kind === Event.PileShared) && (match.turn !== seat || match.due !== 0))
      return `seat ${seat} does not start at ace`;
    // Between the event that empties a hand and the one that says what follows, no rule has to hold yet.
    if (one !== events.at(-1)) continue;
    const broken = game.broken(match);
    if (broken !== null) return `${game.printEvent(one)}: ${broken}`;
  }
  return null;
}

/** Mostly races, whatever they are; otherwise what people do. */
const wild: Act = (match, draw) =>
  (match.phase === Phase.Play && draw(slapOpen(match) ? 2 : 6) === 0 ? anyRace(match, draw) : null) ??
  anyAct(match, draw);

/** A race has one award at the most, and exactly one where something was slapped in time by two hands or more. */
function oneAward(before: Irish, asked: Command, events: readonly GameEvent[]): string | null {
  const awards = events.filter(({ kind }) => kind === Event.PileTaken || kind === Event.PileShared).length;
  if (awards > 1) return `${awards} awards`;
  if (asked.kind !== Ask.Race || !slapOpen(before)) return null;
  const list = asked.list ?? [];
  const hands = list.flatMap((seat, at) => (at % 6 === 0 ? [{ seat, word: list[at + 1], ms: list[at + 3] ?? 0 }] : []));
  const down = hands.filter(({ ms, word }) => ms >= 100 && (word === 1 || !needsBoth(before)));
  const lot = events.some(({ kind }) => kind === Event.Missed) && awards === 0;
  if (down.length > 0 && hands.length > 1 && awards === 0 && !(lot && before.rules.missing === "drawn"))
    return "nobody takes the pile";
  return null;
}

describe("any race", () => {
  test(
    "no card is lost or doubled, and every trigger has exactly one award, whatever is pressed: any rules (I14, D45, D50)",
    PATIENCE,
    () => {
      fc.assert(
        fc.property(fc.nat(), SEATS, (seed, seats) => {
          expect(play(anyRules(game, drawFrom(seed)), seats, seed, 300, wild, oneAward)).toBeNull();
        }),
        { numRuns: 200 },
      );
    },
  );

  test("every preset likewise, at tables of three to eight (IRISH-PLAYERS-1)", PATIENCE, () => {
    for (const preset of Object.keys(game.presets)) {
      for (let seats = 3; seats <= 8; seats++)
        for (let seed = 0; seed < 3; seed++)
          expect(play(presetRules(game, preset), seats, seed, 300, wild, oneAward)).toBeNull();
    }
  });

  test(
    "hands with the same times give the same ruling, in whatever order they are handed in (G17, I7)",
    PATIENCE,
    () => {
      fc.assert(
        fc.property(fc.nat(), SEATS, (seed, seats) => {
          const each = (before: Irish, asked: Command, events: readonly GameEvent[]): string | null => {
            if (asked.kind !== Ask.Race || !slapOpen(before)) return null;
            const list = asked.list ?? [];
            const claims = Array.from({ length: list.length / 6 }, (_, at) => list.slice(at * 6, at * 6 + 6));
            // Nobody early: a first mistake has to be the first.
            if (claims.some(([, , , ms = 0]) => ms >= 0 && ms < 100)) return null;
            const hands = claims
              .filter(([, , , ms]) => ms !== -1)
              .toReversed()
              .toSorted(([, , , one = 0], [, , , other = 0]) => one - other);
            const missing = claims.filter(([, , , ms]) => ms === -1).toReversed();
            const other: GameEvent[] = [];
            game.perform(before, { ...asked, list: [...hands, ...missing].flat() }, other);
            const rest = (all: readonly GameEvent[]): string =>
              JSON.stringify(all.filter(({ kind }) => kind !== Event.Slapped));
            return rest(other) === rest(events) ? null : "another order, another ruling";
          };
          expect(play(anyRules(game, drawFrom(seed)), seats, seed, 200, wild, each)).toBeNull();
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe("the count", () => {
  test(
    "the word due is the number of cards and words since the last restart, but where people say what they like (D54, IRISH-TURN-2)",
    PATIENCE,
    () => {
      fc.assert(
        fc.property(fc.nat(), SEATS, (seed, seats) => {
          const rules = anyRules(game, drawFrom(seed));
          let faces = 0;
          const each = (before: Irish, _asked: Command, events: readonly GameEvent[]): string | null => {
            for (const one of events) {
              game.evolve(before, one);
              if (one.kind === Event.Laid || one.kind === Event.Spoke) faces++;
              if (one.kind === Event.PileTaken || one.kind === Event.PileShared || one.kind === Event.Dealt) faces = 0;
              if (rules["words"] !== "own" && before.due !== faces % RANKS)
                return `${before.due} is due after ${faces} faces`;
            }
            return null;
          };
          expect(play(rules, seats, seed, 200, wild, each)).toBeNull();
        }),
        { numRuns: 60 },
      );
    },
  );
});

/** Never slaps, and says what is due. */
const meek: Act = (match, draw) => {
  const chance = game.chance(match);
  if (chance !== null) return drawn(chance, draw);
  const asks: Command[] = [];
  for (const seat of allSeats(match)) game.legal(match, seat, asks);
  return (
    asks.find(
      ({ kind, word, seat }) =>
        kind === Ask.NextDeal || (kind === Ask.Reach && seat === match.turn && (word < 0 || word === match.due)),
    ) ?? game.deadlines(match).find(({ key }) => !key.startsWith("minutes"))?.command
  );
};

/** As people play, but the clock never runs out. */
const untimed: Act = (match, draw) => {
  for (;;) {
    const asked = anyAct(match, draw);
    if (asked?.kind !== Ask.TimeUp) return asked;
  }
};

const ended = (rules: Rules, seats: number, seed: number, steps: number, act: Act): boolean => {
  let over = false;
  const fault = play(rules, seats, seed, steps, act, (_before, _asked, events) => {
    over ||= events.some(({ kind }) => kind === Event.MatchWon);
    return null;
  });
  expect(fault).toBeNull();
  return over;
};

describe("every game ends", () => {
  test(
    "where nobody ever slaps it ends when all but one have laid their cards, and to the end by the clock (IRISH-END-2, I4, I19)",
    PATIENCE,
    () => {
      for (const preset of Object.keys(game.presets)) {
        const rules = presetRules(game, preset);
        if (rules["race"] === "calm") continue;
        for (let seats = 3; seats <= 8; seats++) {
          const clock: Act = (match, draw) =>
            match.lays > 500 && !match.timeUp ? command(Ask.TimeUp, TABLE) : meek(match, draw);
          expect(ended(rules, seats, seats, 6000, rules["end"] === "to-the-end" ? clock : meek)).toBe(true);
        }
      }
    },
  );

  test("as people play it: every preset, any number of seats, without the clock (IRISH-END-2)", PATIENCE, () => {
    for (const preset of Object.keys(game.presets)) {
      if (preset === "to-the-end") continue;
      for (let seats = 3; seats <= 8; seats++)
        expect(ended(presetRules(game, preset), seats, seats * 7, 40_000, untimed)).toBe(true);
    }
  });

  test("any rules but to the end, without the clock: with exactly one holder (IRISH-END-2, I35, D54)", PATIENCE, () => {
    fc.assert(
      fc.property(fc.nat(), SEATS, (seed, seats) => {
        const rules = completeRules(game, { ...anyRules(game, drawFrom(seed)), deals: 1, end: "safe" });
        if (rules.ok) expect(ended(rules.value, seats, seed, 40_000, untimed)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("to the end too: nobody is ever left unable to go on (IRISH-VAR-TOTHEEND, I17, I36)", PATIENCE, () => {
    for (const more of [
      {},
      { emptyWords: "all-empty" },
      { jokers: "on" },
      { words: "silent" },
      { unslapped: "next" },
      { pairs: "off" },
    ]) {
      const rules = completeRules(game, { end: "to-the-end", ...more });
      if (!rules.ok) throw new Error(rules.refusal.code);
      for (let seed = 0; seed < 3; seed++) expect(ended(rules.value, 3, seed, 60_000, untimed)).toBe(true);
    }
  });

  test("every way to end a time that has run out, and sudden death (I37, I38, D53)", PATIENCE, () => {
    fc.assert(
      fc.property(fc.nat(), SEATS, fc.nat({ max: 120 }), (seed, seats, lays) => {
        const rules = {
          ...anyRules(game, drawFrom(seed)),
          end: "timed",
          minutes: 5,
          level: "sudden-death",
          hesitation: "by-itself",
        };
        const act: Act = (match, draw) =>
          match.lays >= lays &&
          !match.timeUp &&
          !match.suddenDeath &&
          match.phase !== Phase.Deal &&
          game.chance(match) === null &&
          match.phase !== Phase.RoundOver
            ? command(Ask.TimeUp, TABLE)
            : untimed(match, draw);
        expect(ended({ ...rules, deals: 1 }, seats, seed, 40_000, act)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("silent counting", () => {
  test(
    "at another count the table looks, answers and ticks the same, to everybody (IRISH-VAR-SILENT, I39, D41, D42)",
    PATIENCE,
    () => {
      fc.assert(
        fc.property(fc.nat(), SEATS, fc.integer({ min: 1, max: 12 }), (seed, seats, shift) => {
          const draw = drawFrom(seed);
          const rules = completeRules(game, {
            ...anyRules(game, drawFrom(seed)),
            race: "race",
            words: "silent",
            wrongWord: "free",
            twitch: "off",
          });
          if (!rules.ok) return;
          const picture = (match: Irish, viewer: number): string => {
            const asks: Command[] = [];
            if (viewer !== WATCHER) game.legal(match, viewer, asks);
            return JSON.stringify([
              game.view(match, viewer),
              game.print(game.conceal(match, viewer)),
              asks,
              game.deadlines(match),
              game.stamp(match),
              game.chance(match),
              game.race?.mode(match, [{ seat: 0, ms: 50 }]),
            ]);
          };
          const each = (before: Irish): string | null => {
            if (before.layer < 0) return null;
            const other = game.clone(before);
            other.word = (before.word + shift) % RANKS;
            other.due = (before.due + shift) % RANKS;
            other.covered = !before.covered;
            for (const viewer of [WATCHER, ...allSeats(before)]) {
              if (picture(before, viewer) !== picture(other, viewer)) return `viewer ${viewer} is shown the count`;
            }
            const odd = { ...anyCommand(seats, draw), seat: draw(seats) };
            if (odd.kind === Ask.Race || odd.kind === Ask.NameTaker) return null;
            const [answer, otherAnswer] = [before, other].map((one) => game.perform(game.clone(one), odd, []));
            return JSON.stringify(answer) === JSON.stringify(otherAnswer)
              ? null
              : `the answer to ${JSON.stringify(odd)} depends on the count`;
          };
          expect(play(rules.value, seats, seed, 150, anyAct, each)).toBeNull();
        }),
        { numRuns: 25 },
      );
    },
  );
});
