/** What only Snap has to keep: races of many presses, whatever they are, and games that nobody calls in. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TABLE, command } from "../../kernel/event.ts";
import type { Command, GameEvent } from "../../kernel/event.ts";
import { anyRules, drawFrom, drawn, presetRules } from "../../kernel/laws.ts";
import type { Draw } from "../../kernel/laws.ts";
import type { Rules } from "../../kernel/options.ts";
import { POOL, anythingOpen, pairs, poolMatches } from "./equal.ts";
import { Ask, Event } from "./events.ts";
import { snap } from "./index.ts";
import { callWords, cannotCall } from "./snap.ts";
import { Phase } from "./state.ts";
import type { Snap } from "./state.ts";

const PATIENCE = { timeout: 60_000 };
const ODD_MS = [-20, 0, 50, 99, 100, 250, 399, 400, 900] as const;

/** Any ranking that a referee could hand in. */
function anyRace(match: Snap, draw: Draw): Command | null {
  const seats = [...match.stocks.keys()].filter((seat) => cannotCall(match, seat) === null && draw(3) > 0);
  if (seats.length === 0) return null;
  const words = callWords(match);
  const list = seats.flatMap((seat) => {
    const word = words[draw(words.length)] ?? 0;
    const pools = match.pools.map(({ number }) => POOL + number);
    const things = [-1, -1, ...match.stocks.keys(), ...pools];
    const target = word === 2 ? draw(match.seats) : (things[draw(things.length)] ?? -1);
    const ms = ODD_MS[draw(ODD_MS.length)] ?? 0;
    return [seat, word, target, ms, draw(2) === 0 ? -1 : draw(1200), ms - draw(3) * 100];
  });
  return command(Ask.Race, TABLE, -1, draw(2) === 0 ? -1 : draw(150), list);
}

function next(match: Snap, draw: Draw): Command | null {
  const chance = snap.chance(match);
  if (chance !== null) return drawn(chance, draw);
  if (match.phase === Phase.Play && (anythingOpen(match) ? draw(3) > 0 : draw(12) === 0)) {
    const race = anyRace(match, draw);
    if (race !== null) return race;
  }
  const asks: Command[] = [];
  for (let seat = 0; seat < match.seats; seat++) snap.legal(match, seat, asks);
  const quiet = asks.filter(({ kind }) => kind !== Ask.Call);
  if (quiet.length > 0) return quiet[draw(quiet.length)] ?? null;
  return snap.deadlines(match).find(({ key }) => !key.startsWith("minutes"))?.command ?? null;
}

/** Plays on, and gives the first sentence about what is wrong. */
function play(rules: Rules, seats: number, seed: number, steps: number): string | null {
  const draw = drawFrom(seed);
  const match = snap.create(
    rules,
    Array.from({ length: seats }, () => ({ junior: false })),
  );
  for (let step = 0; step < steps && snap.outcome(match) === null; step++) {
    const asked = next(match, draw);
    if (asked === null) return `step ${step}: nothing can happen any more`;
    const before = snap.clone(match);
    const events: GameEvent[] = [];
    const refusal = snap.perform(match, asked, events);
    if (refusal !== null) return `step ${step}: ${refusal.code}`;
    const objection = wrongIn(before, events);
    if (objection !== null) return `step ${step}: ${objection}`;
  }
  return null;
}

function wrongIn(match: Snap, events: readonly GameEvent[]): string | null {
  const taken = new Map<string, number>();
  for (const event of events) {
    if (event.kind === Event.PilesWon) {
      for (const at of event.list ?? []) {
        const card = match.piles[at]?.at(-1) ?? -1;
        // The card that fell too late is not part of this award: it may be part of another.
        if (card === event.card) continue;
        const times = (taken.get(`${at} ${card}`) ?? 0) + 1;
        if (times > 1) return `pile ${at} is awarded twice`;
        taken.set(`${at} ${card}`, times);
      }
    }
    snap.evolve(match, event);
    const broken = snap.broken(match);
    if (broken !== null) return `${snap.printEvent(event)}: ${broken}`;
  }
  return null;
}

describe("any race", () => {
  test("no card is lost or doubled and no pile awarded twice, whatever is pressed", PATIENCE, () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
        expect(play(anyRules(snap, drawFrom(seed)), seats, seed, 250)).toBeNull();
      }),
      { numRuns: 120 },
    );
  });

  test("every preset likewise, in every number of seats", PATIENCE, () => {
    for (const preset of Object.keys(snap.presets)) {
      for (let seats = 2; seats <= 6; seats++) {
        for (let seed = 0; seed < 4; seed++) expect(play(presetRules(snap, preset), seats, seed, 300)).toBeNull();
      }
    }
  });

  test(
    "a call that is right by the picture it was made for is never fined, and one that is wrong always has the agreed effect",
    PATIENCE,
    () => {
      fc.assert(
        fc.property(fc.nat(), fc.integer({ min: 2, max: 6 }), (seed, seats) => {
          const draw = drawFrom(seed);
          const rules = presetRules(snap, "classic");
          const match = snap.create(
            rules,
            Array.from({ length: seats }, () => ({ junior: false })),
          );
          for (let step = 0; step < 150 && snap.outcome(match) === null; step++) {
            const asked = next(match, draw);
            if (asked === null) break;
            const open = { snap: pairs(match, "now").length > 0, pool: poolMatches(match, "now").length > 0 };
            const single = asked.kind === Ask.Race && asked.list?.length === 6;
            const [, word = 0, target = -1, ms = 0, sinceAward = -1] = asked.list ?? [];
            const events: GameEvent[] = [];
            snap.perform(match, asked, events);
            if (!single || ms < 400 || target >= 0) continue;
            const right = word === 1 ? open.pool : open.snap;
            const kinds = new Set(events.map(({ kind }) => kind));
            if (right) expect(kinds.has(Event.PilesWon)).toBe(true);
            else if (sinceAward >= 0 && sinceAward < 600) expect(kinds.has(Event.FalseCalled)).toBe(false);
            else expect(kinds.has(Event.PilePooled) || kinds.has(Event.CardPooled)).toBe(true);
          }
        }),
        { numRuns: 100 },
      );
    },
  );
});

describe("nobody ever calls", () => {
  test.each(["classic", "little-ones", "slap", "owners", "animals", "calm"])(
    "%s: the game ends all the same, by shuffles and the agreed limit (N25, N26, D30)",
    PATIENCE,
    (preset) => {
      for (let seats = 2; seats <= 6; seats++) {
        const draw = drawFrom(seats);
        const match = snap.create(
          presetRules(snap, preset),
          Array.from({ length: seats }, () => ({ junior: false })),
        );
        let steps = 0;
        for (; snap.outcome(match) === null && steps < 60_000; steps++) {
          const chance = snap.chance(match);
          const clock = snap.deadlines(match).find(({ key }) => !key.startsWith("minutes"))?.command;
          const asks: Command[] = [];
          for (let seat = 0; seat < seats; seat++) snap.legal(match, seat, asks);
          const quiet = asks.find(({ kind, word }) => kind === Ask.Reach || (kind === Ask.Answer && word === 0));
          const asked = chance === null ? (quiet ?? clock) : drawn(chance, draw);
          if (asked === undefined) throw new Error("nothing can happen any more");
          snap.perform(match, asked, []);
        }
        expect(snap.outcome(match)?.winners.length).toBeGreaterThan(0);
        expect(match.shuffles).toBeLessThanOrEqual(4);
      }
    },
  );
});
