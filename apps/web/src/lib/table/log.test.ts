/** The browser's log keeps what was appended, fences a second writer, and puts a damaged log aside. */
import { SNIP_SNAP_SNORUM } from "@snorum/engine/play-snip";
import "fake-indexeddb/auto";
import { Ask, command, completeRules, snipSnapSnorum } from "@snorum/engine";
import type { SnipView } from "@snorum/engine";
import { openTable } from "@snorum/table";
import { resumeTable } from "@snorum/table/resume";
import type { Entry, TableSetup } from "@snorum/table";
import { describe, expect, test } from "vitest";
import { bytesOfMatches, openLog } from "./log.ts";
import { draw } from "./outside.ts";

const { rulesVersion } = snipSnapSnorum;
const usual = completeRules(snipSnapSnorum, { chants: "silent" });
const setup: TableSetup = {
  table: "solo",
  game: "snip-snap-snorum",
  rules: usual.ok ? usual.value : {},
  seats: [0, 1, 2].map(() => ({ bot: null, junior: false })),
};

const world = (log: Awaited<ReturnType<typeof openLog>>) => ({
  now: () => 0,
  schedule: () => () => undefined,
  draw,
  log,
  games: [SNIP_SNAP_SNORUM],
  tempo: 0,
});

async function settled<T>(job: () => T | null): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const value = job();
    if (value !== null) return value;
    await new Promise((go) => setTimeout(go, 5));
  }
  throw new Error("it never came to that");
}

describe("a table in the browser", () => {
  test("goes on after a reload with the same cards", async () => {
    const log = await openLog("reload");
    expect(log.lasting).toBe(true);
    const table = await openTable<SnipView>(setup, world(log));
    if (!table.ok) throw new Error(table.refusal.code);
    const turn = await settled(() => (table.value.view(0).phase === "Lead" ? table.value.view(0).turn : null));
    const asked = command(Ask.Lay, turn, table.value.view(turn).hand[0]);
    expect(await table.value.send({ id: "a", seen: table.value.seq, command: asked })).toMatchObject({ ok: true });
    const again = await resumeTable<SnipView>("solo", world(await openLog("reload")));
    if (!again.ok) throw new Error(again.refusal.code);
    for (const seat of [0, 1, 2]) expect(again.value.view(seat)).toEqual(table.value.view(seat));
  });

  test("refuses an entry that another tab has written already", async () => {
    const log = await openLog("fence");
    const entry = { seq: 0, at: 0, format: 1, rulesVersion, setup } satisfies Entry;
    await log.append("solo", entry);
    await expect(log.append("solo", entry)).rejects.toMatchObject({ name: "ConstraintError" });
    expect(await log.read("solo")).toHaveLength(1);
  });

  test("a damaged log is put aside, and nothing of it is lost", async () => {
    const log = await openLog("aside");
    await log.append("solo", { seq: 0, at: 0, format: 1, rulesVersion, setup: "rubbish" } as unknown as Entry);
    expect(await resumeTable("solo", world(log))).toMatchObject({ ok: false, refusal: { code: "damaged-log" } });
    await log.setAside("solo", 5);
    expect(await log.read("solo")).toEqual([]);
    expect(await resumeTable("solo", world(log))).toMatchObject({ ok: false, refusal: { code: "no-log" } });
  });

  test("old tables are forgotten, the one in play is kept", async () => {
    const log = await openLog("forget");
    for (const table of ["old", "now", "older"])
      await log.append(table, { seq: 0, at: 0, format: 1, rulesVersion, setup });
    await log.forgetOthers("now");
    expect([(await log.read("old")).length, (await log.read("now")).length, (await log.read("older")).length]).toEqual([
      0, 1, 0,
    ]);
  });

  test("what the matches take up is counted, and nothing is opened only to be counted", async () => {
    expect(await bytesOfMatches("count")).toBe(0);
    expect((await indexedDB.databases()).some(({ name }) => name === "count")).toBe(false);
    const log = await openLog("count");
    await log.append("solo", { seq: 0, at: 0, format: 1, rulesVersion: 1, setup });
    expect(await bytesOfMatches("count")).toBeGreaterThan(JSON.stringify(setup).length);
  });

  test("where nothing can be stored the game is played in memory, and says so", async () => {
    const real = globalThis.indexedDB;
    Object.defineProperty(globalThis, "indexedDB", {
      configurable: true,
      get: () => {
        throw new Error("blocked");
      },
    });
    const log = await openLog("blocked");
    Object.defineProperty(globalThis, "indexedDB", { configurable: true, writable: true, value: real });
    expect(log.lasting).toBe(false);
    await log.append("solo", { seq: 0, at: 0, format: 1, rulesVersion, setup });
    expect(await log.read("solo")).toHaveLength(1);
  });
});

function tally(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

test("chance is even: each of six comes up about as often", () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 12_000; i++) tally(counts, draw(6));
  // Five standard deviations of 2,000: wrong once in three million runs.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(205);
});
