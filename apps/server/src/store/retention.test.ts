import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStreams } from "./memory-streams.ts";
import { expired, startSweeping, type Sweep, sweep, termsOf } from "./retention.ts";
import type { Streams, StreamSummary } from "./streams.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;
const TERMS = termsOf({ tablesHours: 24, replaysDays: 30 });

const quietFor = (ms: number, stream = "table/a"): StreamSummary => ({
  stream,
  entries: 1,
  newest: NOW - ms,
  bytes: 1,
});

describe("how long a table is kept after its newest entry", () => {
  test("the settings are hours and days", () => {
    expect(TERMS).toEqual({ idleMs: DAY, finishedMs: 30 * DAY });
  });

  test.each([
    ["not over", false, 0, "kept"],
    ["not over", false, DAY - 1, "kept"],
    ["not over", false, DAY, "dropped"],
    ["over", true, DAY, "kept"],
    ["over", true, 30 * DAY - 1, "kept"],
    ["over", true, 30 * DAY, "dropped"],
    ["not over", false, 99 * DAY, "dropped"],
  ])("%s (%j) and quiet for %d ms: %s", (_, over, ms, end) => {
    expect(expired([quietFor(ms)], NOW, TERMS, () => over)).toHaveLength(end === "dropped" ? 1 : 0);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("a host may keep what is over for less long than what is not (over: %j)", (over, dropped) => {
    const terms = termsOf({ tablesHours: 72, replaysDays: 1 });
    expect(expired([quietFor(DAY)], NOW, terms, () => over)).toHaveLength(dropped);
  });

  test("an entry of a clock that was ahead is not old", () => {
    expect(expired([quietFor(-DAY)], NOW, TERMS, () => false)).toEqual([]);
  });

  test("whether it is over is asked only where it matters", () => {
    const asked: string[] = [];
    const list = [quietFor(HOUR, "young"), quietFor(2 * DAY, "between"), quietFor(40 * DAY, "old")];
    expired(list, NOW, TERMS, ({ stream }) => asked.push(stream) > 0);
    expect(asked).toEqual(["between"]);
  });
});

describe("a sweep", () => {
  let time = NOW;
  let streams: Streams;
  let told: string[];
  let job: Sweep;
  beforeEach(() => {
    time = NOW;
    streams = memoryStreams(() => time);
    told = [];
    job = {
      terms: TERMS,
      now: () => time,
      list: () => streams.list("table/"),
      finished: async ({ stream }) => (await streams.read(stream)).at(-1) === '"over"',
      drop: (stream) => streams.drop(stream),
      report: (error, stream) => void told.push(`${stream} ${String(error)}`),
    };
  });
  afterEach(() => void vi.useRealTimers());

  const write = (stream: string, ...bodies: readonly string[]): Promise<void> =>
    streams.append(
      stream,
      bodies.map((body, seq) => ({ seq, body: JSON.stringify(body) })),
    );
  const left = async (): Promise<string[]> => (await streams.list("")).map(({ stream }) => stream);

  test("drops idle tables after a day, those that are over after thirty, and nothing else", async () => {
    await write("table/idle", "x");
    await write("table/over", "x", "over");
    await write("party/old", "x");
    time += 23 * HOUR;
    await write("table/young", "x");
    expect(await sweep(job)).toEqual([]);
    time += HOUR;
    expect(await sweep(job)).toEqual(["table/idle"]);
    expect(await left()).toEqual(["party/old", "table/over", "table/young"]);
    time += 29 * DAY;
    expect(await sweep(job)).toEqual(["table/over", "table/young"]);
    expect(await left()).toEqual(["party/old"]);
  });

  test("keeps what nobody can tell whether it is over, says so, and goes on", async () => {
    await write("table/a", "x");
    await write("table/b", "x");
    time += DAY;
    const finished: Sweep["finished"] = ({ stream }) =>
      stream === "table/a" ? Promise.reject(new Error("unreadable")) : Promise.resolve(false);
    expect(await sweep({ ...job, finished })).toEqual(["table/b"]);
    expect(told).toEqual(["table/a Error: unreadable"]);
    expect(await left()).toEqual(["table/a"]);
  });

  test("is made at once and then every hour, never two at a time, and ends when it is told to", async () => {
    vi.useFakeTimers();
    let sweeps = 0;
    let goOn = (): void => undefined;
    const list = (): Promise<StreamSummary[]> => {
      sweeps++;
      return new Promise((resolve) => (goOn = () => resolve([])));
    };
    const stop = startSweeping({ ...job, list }, HOUR);
    expect(sweeps).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(sweeps).toBe(1);
    goOn();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(sweeps).toBe(2);
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    expect(stopped).toBe(false);
    goOn();
    await stopping;
    expect(sweeps).toBe(2);
  });

  test("that fails is told, and the next one is made all the same", async () => {
    vi.useFakeTimers();
    const list = (): Promise<never> => Promise.reject(new Error("gone"));
    const stop = startSweeping({ ...job, list }, HOUR);
    await vi.advanceTimersByTimeAsync(HOUR);
    await stop();
    expect(told).toEqual([" Error: gone", " Error: gone"]);
  });
});
