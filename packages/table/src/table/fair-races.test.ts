/** Races over whole evenings: somebody who presses all the time, one match after the other, and very many close finishes. */
import {
  SnapAsk as Ask,
  SnapCall as Call,
  SnapEvent as Event,
  NO_CARD,
  command,
  completeRules,
  rankOf,
  snap,
} from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import { describe, expect, test, vi } from "vitest";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";
import { openTable } from "./table.ts";
import type { Shown, Sitter, Table } from "./types.ts";

/** Whole matches take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const PERSON: Sitter = { bot: null, junior: false };
const CASUAL: Sitter = { bot: "casual", junior: false };
const CHAMPION: Sitter = { bot: "champion", junior: false };

let tables = 0;
async function open(
  outside: World,
  seats: readonly Sitter[],
  chosen: Readonly<Record<string, unknown>> = {},
): Promise<Table<SnapView>> {
  const rules = completeRules(snap, { turning: "by-itself", pace: 500, ...chosen });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const opened = await openTable<SnapView>({ table: `t${++tables}`, game: "snap", rules: rules.value, seats }, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

let wish = 0;
const press = (table: Table<SnapView>, seat: number, reaction: number, word: number = Call.snap) =>
  table.send({ id: `w${++wish}`, seen: table.seq, command: command(Ask.Call, seat, NO_CARD, word), reaction });

const has = ({ events }: Shown, kind: number): boolean => events.some((one) => one.kind === kind);
const over = (table: Table<SnapView>): boolean => table.view(-1).phase === "MatchOver";
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

describe("whoever presses at every card, faster than anybody can see", () => {
  test.each([
    ["the own pile is the price", {}, 8],
    ["a card for each other is the price", { falseCall: "card-to-each" }, 8],
    ["one pile", { piles: "one" }, 12],
    ["owners only, where others' calls count as false", { callers: "owners", outsiders: "false" }, 8],
  ])("wins less often than the others: %s (SNAP-POOL-1, SNAP-VAR-ONE-2, D33)", async (_, chosen, games) => {
    const outside = world(11);
    let won = 0;
    for (let game = 0; game < games; game++) {
      const table = await open(outside, [PERSON, CASUAL, CASUAL], chosen);
      table.watch(0, (shown) => {
        if (!has(shown, Event.Turned)) return;
        outside.schedule(outside.now() + 130, () => {
          const { mayCall } = table.view(0);
          if (mayCall.length > 0) void press(table, 0, 130);
        });
      });
      for (let minutes = 0; minutes < 25 && !over(table); minutes++) await outside.pass(60_000);
      expect(over(table)).toBe(true);
      const { winners } = table.view(-1);
      won += winners.includes(0) ? 1 / winners.length : 0;
      table.close();
    }
    // a third would be as often as the others
    expect(won / games).toBeLessThan(0.1);
  });

  test("ten presses a second are at most one call for each picture (G9)", async () => {
    const outside = world(12);
    const table = await open(outside, [PERSON, CASUAL], { falseCall: "nothing" });
    const called: number[] = [];
    let picture = 0;
    table.watch(0, ({ events }) => {
      // what is pressed earlier was made for the picture before, and a void press leaves the one for this picture (D6)
      const now = events.some(({ kind, seat, amount }) => kind === Event.Called && seat === 0 && amount >= 100);
      const free = events.some(({ kind, seat }) => kind === Event.Excused && seat === 0);
      if (now && !free) called.push(picture);
      ({ picture } = table.view(0));
    });
    for (let tenths = 0; tenths < 1800 && !over(table); tenths++) {
      void press(table, 0, 200);
      await outside.pass(100);
    }
    expect(called.length).toBeGreaterThan(5);
    expect(new Set(called).size).toBe(called.length);
  });
});

describe("ten matches, one after the other", () => {
  test("bots react in the last as in the first, and the person's key is live in each (SNAP-TIP-1, G10)", async () => {
    const outside = world(13);
    const times: number[][] = [];
    for (let match = 0; match < 10; match++) {
      const table = await open(outside, [PERSON, CHAMPION, CHAMPION], { mostReveals: 300 });
      const own: number[] = [];
      table.watch(-1, ({ race }) => {
        own.push(...(race?.rows ?? []).flatMap(({ seat, ms }) => (seat === 0 ? [] : [ms])));
      });
      await outside.pass(4000);
      const answer = press(table, 0, 900);
      await outside.pass(1500);
      expect(await answer).toMatchObject({ ok: true });
      for (let minutes = 0; minutes < 10 && !over(table); minutes++) await outside.pass(60_000);
      table.close();
      times.push(own);
    }
    const [first, last] = [times.slice(0, 5).flat(), times.slice(5).flat()];
    expect(Math.min(first.length, last.length)).toBeGreaterThan(80);
    // the mean of so many reactions is known to about 5 ms
    expect(Math.abs(mean(first) - mean(last))).toBeLessThan(15);
    expect(Math.min(...times.flat())).toBeGreaterThanOrEqual(188);
  });
});

describe("two callers within 5 ms, a thousand times", () => {
  test("exactly one award, to the faster one whoever came in first, and 52 cards always; each wins half (SNAP-CALL-2, G4)", async () => {
    const outside = world(14);
    let [races, wins] = [0, 0];
    while (races < 1000) {
      const table = await open(
        outside,
        Array.from({ length: 6 }, () => PERSON),
        { mostMinutes: 0 },
      );
      const shown: Shown[] = [];
      table.watch(-1, (one) => shown.push(one));
      while (races < 1000 && !over(table) && !table.view(-1).out.slice(0, 2).includes(true)) {
        await outside.pass(300);
        const ranks = table.view(-1).piles.flatMap(({ top }) => (top === NO_CARD ? [] : [rankOf(top)]));
        if (new Set(ranks).size === ranks.length) continue;
        // what is pressed now was seen at least 100 ms after its face
        const sinceFace = (): number => outside.now() - (shown.findLast((one) => has(one, Event.Turned))?.at ?? 0);
        if (sinceFace() < 110) await outside.pass(110);
        const since = sinceFace();
        const early = outside.draw(2);
        const [one, other] = [since - 5 + outside.draw(6), since - 5 + outside.draw(6)];
        const from = shown.length;
        void press(table, early, early === 0 ? one : other);
        void press(table, 1 - early, early === 0 ? other : one);
        await outside.pass(100);
        const told = shown.slice(from).flatMap(({ events }) => events);
        const awards = told.filter(({ kind }) => kind === Event.PilesWon);
        expect(awards).toHaveLength(1);
        expect(told.some(({ kind }) => kind === Event.FalseCalled)).toBe(false);
        if (one !== other) {
          expect(awards[0]?.seat).toBe(one < other ? 0 : 1);
          wins += one < other ? 1 : 0;
          races += 1;
        }
        const { cards, pools } = table.view(-1);
        expect([...cards, ...pools.map((pool) => pool.cards)].reduce((sum, some) => sum + some, 0)).toBe(52);
      }
      table.close();
    }
    expect(Math.abs(wins / races - 0.5)).toBeLessThan(0.05);
  });

  test("six hands in the same millisecond are six presses, and each has its place in the photo finish (G4, G9)", async () => {
    const outside = world(15);
    const table = await open(
      outside,
      Array.from({ length: 6 }, () => PERSON),
    );
    const shown: Shown[] = [];
    table.watch(-1, (one) => shown.push(one));
    await outside.pass(6000);
    for (let seat = 0; seat < 6; seat++) void press(table, seat, 300);
    await outside.pass(300);
    const race = shown.find((one) => one.race !== undefined);
    expect(race?.race?.rows.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(race?.events.filter(({ kind }) => kind === Event.Called)).toHaveLength(6);
  });
});
