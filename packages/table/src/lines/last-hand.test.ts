/** Lines that break in a race that the last hand loses: who is excused, and how often. */
import {
  IrishAsk as Ask,
  IrishEvent as Event,
  IrishHand as Hand,
  NO_CARD,
  command,
  completeRules,
  irishSnap,
  rankOf,
} from "@snorum/engine";
import type { IrishView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { LINES } from "../referee/lines.ts";
import { NO_LINE, ONE_DEVICE } from "../referee/params.ts";
import { resumeTable } from "../table/resume.ts";
import { openTable } from "../table/table.ts";
import type { Outside, Table } from "../table/types.ts";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";

interface FarTable {
  readonly table: Table<IrishView>;
  readonly outside: World;
  /** Whether each seat's line answers, and whether faces get through to it. */
  readonly answers: boolean[];
  readonly reached: boolean[];
  readonly takers: number[];
  /** Who was excused in each race that was judged. */
  readonly excused: (readonly number[])[];
  /** The same table, read again from its log. */
  again(): Promise<FarTable>;
}

async function farTable(seed = 1): Promise<FarTable> {
  const inner = world(seed);
  const answers = [true, true, true];
  const reached = [true, true, true];
  const sent = [0, 0, 0];
  const stood = [true, true, true];
  const outside: Outside = {
    ...inner,
    lines: {
      params: ONE_DEVICE,
      judging: LINES,
      of: (_, seat) => ({ live: stood[seat] ?? false, sent: sent[seat] ?? 0, probes: [], link: NO_LINE, sigma: 6 }),
      judged: () => undefined,
    },
  };
  const chosen = completeRules(irishSnap, { turnTime: 0, minutes: 0 });
  if (!chosen.ok) throw new Error(chosen.refusal.code);
  const sitters = [0, 1, 2].map(() => ({ bot: null, junior: false }));
  const setup = { table: "far", game: "irish-snap", rules: chosen.value, seats: sitters };
  const opened = await openTable<IrishView>(setup, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const takers: number[] = [];
  const excused: (readonly number[])[] = [];
  const seated = (table: Table<IrishView>): FarTable => {
    watch(table);
    return { table, outside: inner, answers, reached, takers, excused, again: () => again(table) };
  };
  const again = async (table: Table<IrishView>): Promise<FarTable> => {
    table.close();
    const read = await resumeTable<IrishView>("far", outside);
    if (!read.ok) throw new Error(read.refusal.code);
    return seated(read.value);
  };
  const watch = (table: Table<IrishView>): void =>
    void table.watch(-1, ({ events, race }) => {
      if (race !== undefined) excused.push(race.excused ?? []);
      for (const { kind, seat } of events) {
        if (kind === Event.PileTaken) takers.push(seat);
        if (kind !== Event.Laid) continue;
        for (const at of sent.keys())
          if (reached[at] === true) {
            sent[at] = inner.now();
            stood[at] = answers[at] ?? false;
          }
      }
    });
  const at = seated(opened.value);
  await inner.pass(10);
  return at;
}

let wish = 0;

async function untilSlap({ table, outside }: FarTable): Promise<void> {
  for (let turns = 0; turns < 400; turns++) {
    const { tops, word, turn, reached, lays } = table.view(-1);
    const [top = -1] = tops;
    if (top >= 0 && rankOf(top) === word) return;
    if (!reached) void table.send({ id: `r${++wish}`, seen: table.seq, command: command(Ask.Reach, turn) });
    for (let waits = 0; waits < 500 && table.view(-1).lays === lays; waits++) await outside.pass(10);
  }
  throw new Error("nothing to slap");
}

/** Seats 0 and 1 slap, the one named later than the other; seat 2 does not. Who takes? */
async function slapped(at: FarTable, later = 1): Promise<number | undefined> {
  await at.outside.pass(400);
  for (const seat of [0, 1])
    void at.table.send({
      id: `s${++wish}`,
      seen: at.table.seq,
      command: command(Ask.Slap, seat, NO_CARD, Hand.one),
      reaction: seat === later ? 390 : 300,
    });
  await at.outside.pass(6000);
  return at.takers.at(-1);
}

describe("a line that breaks before a slap", () => {
  test("after the card has shown: the hand is missing, and its seat takes the pile (D44)", async () => {
    const at = await farTable();
    await untilSlap(at);
    at.answers[2] = false;
    at.reached[2] = false;
    expect(await slapped(at)).toBe(2);
  });

  test("before the card has shown: its seat is excused, three times in one match, and then no more (D44)", async () => {
    const at = await farTable();
    const takers: (number | undefined)[] = [];
    for (let race = 0; race < 4; race++) {
      at.answers[2] = false;
      await untilSlap(at);
      takers.push(await slapped(at, (race + 1) % 2));
    }
    expect(takers).toEqual([1, 0, 1, 2]);
    // who was left out is told with the verdict (I46)
    expect(at.excused).toEqual([[2], [2], [2], []]);
  });

  test("so often counts for the whole match, wherever the table is read again (D44, G17)", async () => {
    let at = await farTable();
    const takers: (number | undefined)[] = [];
    for (let race = 0; race < 4; race++) {
      at = await at.again();
      at.answers[2] = false;
      await untilSlap(at);
      takers.push(await slapped(at, (race + 1) % 2));
    }
    expect(takers).toEqual([1, 0, 1, 2]);
  });

  test("a seat that the face never reached is excused too (D44)", async () => {
    const at = await farTable();
    at.reached[2] = false;
    await untilSlap(at);
    expect(await slapped(at)).toBe(1);
  });
});
