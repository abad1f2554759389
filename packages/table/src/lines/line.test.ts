/** Lines of different length to one table: who is faster takes, whoever is nearer. */
import {
  SnapAsk as Ask,
  SnapCall as Call,
  SnapEvent as Event,
  NO_CARD,
  command,
  completeRules,
  snap,
} from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINES } from "../referee/lines.ts";
import { NETWORK } from "../referee/params.ts";
import { openTable } from "../table/table.ts";
import type { Finish, Outside, Table } from "../table/types.ts";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";
import { keepLine } from "./line.ts";
import type { LineKeeper } from "./line.ts";

/** A seat far away: everything takes half of `trip` to get there, and half to come back. */
interface Far {
  readonly keeper: LineKeeper;
  readonly trip: number;
}

interface FarTable {
  readonly table: Table<SnapView>;
  readonly outside: World;
  readonly far: readonly Far[];
  readonly finishes: Finish[];
  readonly winners: number[];
}

function far(outside: World, trip: () => number, lost: () => boolean): Far {
  let last = 0;
  const keeper: LineKeeper = keepLine({
    outside,
    ping(number) {
      if (lost()) return;
      // a line is a queue: nothing overtakes
      last = Math.max(last, outside.now() + trip());
      outside.schedule(last, () => keeper.answered(number));
    },
  });
  return { keeper, trip: trip() };
}

async function farTable(trips: readonly number[], lost: readonly boolean[] = []): Promise<FarTable> {
  const inner = world(3);
  const seats = trips.map((trip, seat) =>
    far(
      inner,
      () => trip,
      () => lost[seat] === true,
    ),
  );
  const outside: Outside = {
    ...inner,
    lines: {
      params: NETWORK,
      judging: LINES,
      of: (_, seat) => seats[seat]?.keeper.line() ?? null,
      judged: (_, rows) => rows.forEach((row) => seats[row.seat]?.keeper.judged(row)),
    },
  };
  const rules = completeRules(snap, { turnTime: 0, mostMinutes: 0 });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const sitters = trips.map(() => ({ bot: null, junior: false }));
  const opened = await openTable<SnapView>({ table: "far", game: "snap", rules: rules.value, seats: sitters }, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const finishes: Finish[] = [];
  const winners: number[] = [];
  opened.value.watch(-1, ({ events, race }) => {
    if (events.some(({ kind }) => kind === Event.Turned)) for (const { keeper } of seats) keeper.face();
    if (race !== undefined) finishes.push(race);
    for (const { kind, seat } of events) if (kind === Event.PilesWon) winners.push(seat);
  });
  await inner.pass(5000);
  return { table: opened.value, outside: inner, far: seats, finishes, winners };
}

let wish = 0;

/** Turns cards until two are equal, and gives back when the second of them was sent. */
async function untilEqual({ table, outside }: FarTable): Promise<number> {
  let faceAt = 0;
  table.watch(-1, ({ at, events }) => {
    if (events.some(({ kind }) => kind === Event.Turned)) faceAt = at;
  });
  for (let turns = 0; turns < 200; turns++) {
    const { turn } = table.view(-1);
    await table.send({ id: `t${++wish}`, seen: table.seq, command: command(Ask.Reach, turn) });
    for (let waited = 0; faceAt === 0 && waited < 3000; waited += 5) await outside.pass(5);
    const tops = table.view(-1).piles.flatMap(({ top }) => (top >= 0 ? [top >> 2] : []));
    if (new Set(tops).size < tops.length) return faceAt;
    faceAt = 0;
    await outside.pass(1500);
  }
  throw new Error("never two equal cards");
}

/** Each presses so many milliseconds after the face is on their own screen, and says so truly. */
function press(at: FarTable, faceAt: number, reactions: readonly (number | null)[]): void {
  const { table, outside, far: seats } = at;
  for (const [seat, reaction] of reactions.entries()) {
    const one = seats[seat];
    if (reaction === null || one === undefined) continue;
    outside.schedule(faceAt + reaction + one.trip, () => {
      for (const { keeper } of seats) keeper.pressed();
      const asked = command(Ask.Call, seat, NO_CARD, Call.snap);
      void table.send({ id: `p${++wish}`, seen: table.seq, command: asked, reaction });
    });
  }
}

describe("over lines of any length", () => {
  test("who is faster takes, though the other's press arrives 180 ms earlier (SNAP-CALL-2, G4)", async () => {
    const at = await farTable([20, 220, 60]);
    const faceAt = await untilEqual(at);
    press(at, faceAt, [330, 310, 420]);
    await at.outside.pass(900);
    expect(at.winners).toEqual([1]);
    expect(at.finishes[0]?.rows.map(({ seat, ms }) => [seat, ms])).toEqual([
      [1, 310],
      [0, 330],
      [2, 420],
    ]);
  });

  test("any lines up to 240 ms, any reactions: who is faster by more than the band takes (G4, D2)", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 4, max: 240 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 180, max: 600 }),
        fc.array(fc.integer({ min: 30, max: 300 }), { minLength: 2, maxLength: 2 }),
        fc.nat({ max: 2 }),
        async (trips, fastest, later, winner) => {
          const at = await farTable(trips);
          const faceAt = await untilEqual(at);
          const others = [...later];
          press(
            at,
            faceAt,
            trips.map((_, seat) => (seat === winner ? fastest : fastest + (others.pop() ?? 0))),
          );
          await at.outside.pass(1500);
          expect(at.winners).toEqual([winner]);
        },
      ),
      { numRuns: 100 },
    );
  });

  test("who claims a reaction that no ping can explain is not believed (G5)", async () => {
    const at = await farTable([40, 40, 40]);
    const faceAt = await untilEqual(at);
    press(at, faceAt, [300, null, null]);
    // the third pressed at 450 and says 200
    at.outside.schedule(faceAt + 490, () => {
      const asked = command(Ask.Call, 2, NO_CARD, Call.snap);
      void at.table.send({ id: "liar", seen: at.table.seq, command: asked, reaction: 200 });
    });
    await at.outside.pass(900);
    expect(at.winners).toEqual([0]);
  });

  test("a line that stands still holds nobody up for longer than a quarter of a second (G4)", async () => {
    const at = await farTable([20, 20, 20], [false, false, true]);
    const faceAt = await untilEqual(at);
    expect(at.far[2]?.keeper.line().live).toBe(false);
    press(at, faceAt, [300, 350, null]);
    const pressedAt = faceAt + 300 + 20;
    await at.outside.pass(pressedAt + 250 - at.outside.now());
    expect(at.winners).toEqual([0]);
  });
});

describe("what is known of a line", () => {
  test("the glued ping goes out with the face; a seat without answers is judged by arrival only (G5)", () => {
    const outside = world();
    const sent: number[] = [];
    const keeper = keepLine({ outside, ping: (number) => sent.push(number) });
    expect(keeper.line().link.kind).toBe("unmeasured");
    keeper.face();
    expect(keeper.line().probes).toEqual([{ sent: outside.now(), back: null }]);
    expect(sent).toEqual([1, 2]);
    keeper.answered(99);
    expect(keeper.roundTrip()).toBeNull();
  });

  test("pings are dense while a race is open, and rare between races", async () => {
    const outside = world();
    let sent = 0;
    const keeper: LineKeeper = keepLine({
      outside,
      ping(number) {
        sent += 1;
        outside.schedule(outside.now() + 30, () => keeper.answered(number));
      },
    });
    keeper.face();
    await outside.pass(800);
    expect(sent).toBe(12);
    keeper.pressed();
    await outside.pass(400);
    expect(sent).toBe(23);
    keeper.settled();
    const before = sent;
    await outside.pass(30_000);
    expect(sent - before).toBeGreaterThanOrEqual(9);
    expect(sent - before).toBeLessThanOrEqual(31);
    keeper.close();
    await outside.pass(5000);
    expect(outside.due()).toBe(0);
  });
});
