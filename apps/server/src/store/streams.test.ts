/** Everybody who keeps streams keeps the same promises; a table does not know who keeps its log. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeRules } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import { memoryLog, openTable, readLog, virtualClock } from "@snorum/table";
import { afterAll, describe, expect, test, vi } from "vitest";
import { eventLogContract, streamsContract } from "./contract.ts";
import { memoryStreams } from "./memory-streams.ts";
import { openSqliteStreams } from "./sqlite-streams.ts";
import { eventLog } from "./streams.ts";

/** Each test starts a thread and waits for the disk, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "snorum-streams-"));
let files = 0;
const fresh = (): string => join(folder, `${files++}.db`);
const opened: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  rmSync(folder, { recursive: true });
});

streamsContract("memory", (now) => Promise.resolve(memoryStreams(now)));
streamsContract("SQLite", (now) => openSqliteStreams(fresh(), { now }));

eventLogContract("memory", () => Promise.resolve(memoryLog()));
eventLogContract("streams in memory", () => Promise.resolve(eventLog(memoryStreams())));
eventLogContract("streams in SQLite", async () => {
  const streams = await openSqliteStreams(fresh());
  opened.push(streams);
  return eventLog(streams);
});

/** What a table of bots writes in its whole life. */
async function play(table: string, game: string): Promise<ReturnType<typeof memoryLog>> {
  const log = memoryLog();
  const { now, schedule, runNext } = virtualClock(1_800_000_000_000);
  let state = 7;
  const draw = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n;
  const playable = PLAYABLES.find((one) => one.game.id === game);
  if (playable === undefined) throw new Error(game);
  const rules = completeRules(playable.game, {});
  if (!rules.ok) throw new Error(game);
  const seats = [0, 1, 2].map(() => ({ bot: "casual" as const, junior: false }));
  const outside = { now, schedule, draw, log, games: PLAYABLES, tempo: 1 };
  const opened = await openTable({ table, game, rules: rules.value, seats }, outside);
  if (!opened.ok) throw new Error(game);
  for (let jobs = 0; jobs < 300 && (await runNext(Infinity)); jobs++);
  opened.value.close();
  return log;
}

describe("the event log of a real table", () => {
  test.each(PLAYABLES.map(({ game }) => game.id))("%s comes back from the disk as it was", async (game) => {
    const entries = await (await play("t", game)).read("t");
    const file = fresh();
    const first = await openSqliteStreams(file);
    for (const entry of entries) await eventLog(first).append("t", entry);
    await first.close();
    const second = await openSqliteStreams(file);
    opened.push(second);
    const back = await eventLog(second).read("t");
    expect(entries.length).toBeGreaterThan(50);
    expect(back).toEqual(entries);
    expect(readLog(back, PLAYABLES).ok).toBe(true);
  });

  test("an entry that is no JSON makes a damaged log, named by its number, and not an error", async () => {
    const entries = await (await play("t", "snap")).read("t");
    const streams = memoryStreams();
    const bodies = entries.slice(0, 4).map((entry) => JSON.stringify(entry));
    bodies[2] = bodies[2]?.slice(0, 20) ?? "";
    await streams.append(
      "table/t",
      bodies.map((body, seq) => ({ seq, body })),
    );
    expect(readLog(await eventLog(streams).read("t"), PLAYABLES)).toMatchObject({
      ok: false,
      refusal: { code: "damaged-log", facts: { seq: 2 } },
    });
  });
});
