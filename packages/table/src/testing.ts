/** A world for tests: time that moves when told, chance from a seed, a log that can fail. */
import { PLAYABLES } from "@snorum/engine/tips";
import { memoryLog } from "./table/memory-log.ts";
import type { EventLog, Outside } from "./table/types.ts";

/** A world whose clock stands still until `pass` or `settle` moves it. */
export interface World extends Outside {
  /** Milliseconds that an append to the log takes from now on, as on a disk. */
  appendsTake(ms: number): void;
  /** Lets so many milliseconds pass, doing what falls due in order. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until nothing is due any more, at most `most` jobs. */
  settle(most?: number): Promise<void>;
  /** Jobs waiting. */
  due(): number;
}

/** Makes a world; equal seeds, equal chance. */
export function world(seed = 1, log: EventLog = memoryLog(), tempo = 1): World {
  let now = 1000;
  let state = seed * 2_654_435_761 || 1;
  const jobs: { at: number; job: () => void }[] = [];
  const draw = (n: number): number => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
  const rest = async (): Promise<void> => {
    for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  };
  const runNext = async (until: number): Promise<boolean> => {
    await rest();
    jobs.sort((a, b) => a.at - b.at);
    const next = jobs[0];
    if (next === undefined || next.at > until) return false;
    jobs.shift();
    now = Math.max(now, next.at);
    next.job();
    await rest();
    return true;
  };
  const schedule = (at: number, job: () => void): (() => void) => {
    const entry = { at, job };
    jobs.push(entry);
    return () => {
      const place = jobs.indexOf(entry);
      if (place >= 0) jobs.splice(place, 1);
    };
  };
  let appendMs = 0;
  const append = async (...args: Parameters<EventLog["append"]>): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (appendMs > 0) {
      schedule(now + appendMs, resolve);
      await promise;
    }
    await log.append(...args);
  };
  return {
    now: () => now,
    schedule,
    draw,
    log: { append, read: (table) => log.read(table) },
    appendsTake: (ms) => void (appendMs = ms),
    games: PLAYABLES,
    tempo,
    async pass(ms) {
      const until = now + ms;
      while (await runNext(until));
      now = until;
    },
    async settle(most = 10_000) {
      for (let done = 0; done < most && (await runNext(Number.POSITIVE_INFINITY)); done++);
    },
    due: () => jobs.length,
  };
}
