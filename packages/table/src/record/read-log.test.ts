/** A log that was damaged on a disk is set aside at the entry that cannot be right; it never hangs a table, nor brings it down. */
import { PLAYABLES } from "@snorum/engine/tips";
import { Event, event, openMatch, snipSnapSnorum as game } from "@snorum/engine";
import type { GameEvent } from "@snorum/engine";
import { anyRules, drawFrom, drawn, legalAsks } from "@snorum/engine/testing";
import type { Draw } from "@snorum/engine/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { world } from "../testing.ts";
import { resumeTable } from "../table/resume.ts";
import type { Entry } from "../table/types.ts";
import { readLog } from "./read-log.ts";

const SEATS = Array.from({ length: 3 }, () => ({ bot: null, junior: false }));
const SETUP = { table: "t", game: game.id, rules: {}, seats: SEATS };
const FIRST = { seq: 0, at: 0, format: 1, rulesVersion: game.rulesVersion, setup: SETUP };

/** `ok`, or the code and the entry of the refusal. */
function verdict(entries: readonly unknown[]): string {
  const read = readLog(entries, PLAYABLES);
  return read.ok ? "ok" : `${read.refusal.code} ${read.refusal.facts["seq"] ?? ""}`.trim();
}

const entry = (seq: number, ...events: readonly GameEvent[]): Entry => ({ seq, at: seq, id: "", seat: 0, events });

/** The log of a match under any rules, played by chance for so many commands. `each` is told where the match stands after each entry. */
function played(draw: Draw, commands: number, each: (seq: number, state: unknown) => void = () => {}): Entry[] {
  const seats = Array.from({ length: 3 + draw(4) }, () => ({ bot: null, junior: draw(4) === 0 }));
  const rules = anyRules(game, draw);
  const opened = openMatch(game, rules, seats);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const entries: Entry[] = [{ ...FIRST, seq: 0, format: 1, setup: { table: "t", game: game.id, rules, seats } }];
  for (let seq = 1; seq <= commands && game.outcome(opened.value) === null; seq++) {
    const chance = game.chance(opened.value);
    const asks = [
      ...legalAsks(game, opened.value, seats.length),
      ...game.deadlines(opened.value).map(({ command }) => command),
    ];
    const asked = chance === null ? asks[draw(asks.length)] : drawn(chance, draw);
    const events: GameEvent[] = [];
    if (asked === undefined || game.perform(opened.value, asked, events) !== null) throw new Error("no such play");
    entries.push({ seq, at: seq, id: "", seat: asked.seat, events });
    each(seq, game.clone(opened.value));
  }
  return entries;
}

const ODD: readonly unknown[] = [
  -2,
  -1,
  0,
  1,
  2,
  3,
  5,
  13,
  51,
  52,
  255,
  1e9,
  2 ** 40,
  0.5,
  null,
  "",
  "7",
  [],
  {},
  [0, 1, 99],
];

/** One piece of damage, whatever it may be: entries or events gone, twice, exchanged, or with another field. */
function damage(entries: unknown[], draw: Draw): void {
  const at = draw(entries.length);
  const one = entries[at] as Record<string, unknown>;
  const renumber = (): void => {
    for (const [seq, each] of entries.entries()) if (seq > 0) (each as { seq: number }).seq = seq;
  };
  const change = (record: Record<string, unknown>): void => {
    const keys = Object.keys(record);
    record[keys[draw(keys.length)] ?? "seq"] = ODD[draw(ODD.length)];
  };
  const events: unknown[] = Array.isArray(one["events"]) ? one["events"] : [];
  const place = draw(Math.max(1, events.length));
  switch (draw(9)) {
    case 0:
      entries.splice(at, 1);
      if (draw(3) > 0) renumber();
      break;
    case 1:
      entries.splice(at, 0, structuredClone(one));
      if (draw(3) > 0) renumber();
      break;
    case 2:
      entries.splice(draw(entries.length), 0, ...entries.splice(at, 1));
      renumber();
      break;
    case 3:
      events.splice(place, 1);
      break;
    case 4:
      events.splice(place, 0, structuredClone(events[place]));
      break;
    case 5:
      change(one);
      break;
    case 6:
      // any kind of event, with any seat and card that there is
      events.splice(
        place,
        0,
        event(draw(31), draw(4) - 1, draw(53) - 1, draw(7) - 1, draw(9), draw(3) === 0 ? [] : null),
      );
      break;
    default:
      if (typeof events[place] === "object" && events[place] !== null) change(events[place] as Record<string, unknown>);
  }
}

describe("going on where the log ends", () => {
  test(
    "wherever that is, the match is exactly as it was, and so is what each viewer sees (G17)",
    { timeout: 60_000 },
    async () => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= 60; seed++) {
        const stood = new Map<number, unknown>();
        const entries = played(drawFrom(seed), 350, (seq, state) => stood.set(seq, state));
        for (const [seq, state] of stood) {
          const view = game.view(state as never, -1);
          const moment = `${view.phase}${view.tieBreak ? " in a tie-break" : ""}${view.votes.includes(true) ? ", votes open" : ""}`;
          if (seen.has(moment) && seq % 40 !== 0) continue;
          seen.add(moment);
          // A log that saves nothing more, so that the table stays where it was left.
          const log = {
            append: () => new Promise<void>(() => {}),
            read: () => Promise.resolve(entries.slice(0, seq + 1)),
          };
          const table = await resumeTable("t", world(seed, log));
          if (!table.ok) throw new Error(`${moment}: ${table.refusal.code}`);
          for (const viewer of [-1, 0, 1, 2])
            expect(table.value.view(viewer)).toEqual(game.view(game.conceal(state as never, viewer), viewer));
          const read = readLog(entries.slice(0, seq + 1), PLAYABLES);
          expect(read.ok && game.print(read.value.state as never)).toBe(game.print(state as never));
          table.value.close();
        }
      }
      for (const phase of ["Deal", "Lead", "Match", "Chant", "Challenge", "RoundOver", "MatchOver"])
        expect(seen).toContain(phase);
      for (const moment of ["Deal in a tie-break", "Lead in a tie-break", "RoundOver, votes open"])
        expect(seen).toContain(moment);
    },
  );
});

describe("a damaged log (G17)", () => {
  test.each(Object.entries(Event))(
    "%s out of nowhere, before anything was dealt: it changes nothing, or is damage at its entry",
    (_name, kind) => {
      for (const seat of [-1, 0, 2])
        expect(verdict([FIRST, entry(1, event(kind, seat, -1, 1))])).toMatch(/^(ok|damaged-log 1)$/);
    },
  );

  test.each([
    ["a pass of nobody", event(Event.Passed, -1)],
    ["a word for a card that was never laid", event(Event.Chanted, 0, -1, 1)],
    ["a missed word", event(Event.ChantMissed, 0)],
    ["a card taken back that never lay there", event(Event.TookBack, 0, 7)],
    ["a deal of cards that are none", event(Event.Dealt, 0, -1, 0, 0, [99, -7])],
  ])("%s is damage at its entry", (_what, one) => {
    expect(verdict([FIRST, entry(1, one)])).toBe("damaged-log 1");
  });

  test(
    "whatever is damaged, reading ends: the match goes on, or the log is set aside with its entry",
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(
          fc.nat(),
          fc.integer({ min: 1, max: 90 }),
          fc.integer({ min: 1, max: 3 }),
          (seed, commands, times) => {
            const draw = drawFrom(seed);
            const entries = structuredClone(played(draw, commands)) as unknown[];
            expect(verdict(entries)).toBe("ok");
            for (let time = 0; time < times && entries.length > 0; time++) damage(entries, draw);
            const read = readLog(entries, PLAYABLES);
            if (!read.ok) {
              expect(verdict(entries)).toMatch(/^(no-log|other-version|damaged-log \d+)$/);
              return;
            }
            const { state, setup } = read.value;
            game.chance(state as never);
            for (let seat = -1; seat < setup.seats.length; seat++) {
              game.view(game.conceal(state as never, seat), seat);
              if (seat >= 0) game.legal(state as never, seat, []);
            }
          },
        ),
        { numRuns: 1500 },
      );
    },
  );

  test("a table that can be opened from it can be played at", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 60 }), async (seed, commands) => {
        const draw = drawFrom(seed);
        const entries = structuredClone(played(draw, commands)) as unknown[];
        damage(entries, draw);
        const log = { append: () => Promise.resolve(), read: () => Promise.resolve(entries as Entry[]) };
        const outside = world(seed, log);
        const table = await resumeTable("t", outside);
        if (!table.ok) return;
        await outside.settle(30);
        table.value.close();
      }),
      { numRuns: 150 },
    );
  });
});
