/** A world for tests: time that moves when told, chance from a seed, a log that can fail. */
import { PLAYABLES } from "@snorum/engine/tips";
import { memoryLog } from "./table/memory-log.ts";
import type { EventLog, Outside } from "./table/types.ts";
import { virtualClock } from "./table/virtual-clock.ts";

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
  const { now, schedule, runNext, moveTo, due } = virtualClock(1000);
  let state = seed * 2_654_435_761 || 1;
  const draw = (n: number): number => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
  let appendMs = 0;
  const append = async (...args: Parameters<EventLog["append"]>): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (appendMs > 0) {
      schedule(now() + appendMs, resolve);
      await promise;
    }
    await log.append(...args);
  };
  return {
    now,
    schedule,
    draw,
    log: { append, read: (table) => log.read(table) },
    appendsTake: (ms) => void (appendMs = ms),
    games: PLAYABLES,
    tempo,
    async pass(ms) {
      const until = now() + ms;
      while (await runNext(until));
      moveTo(until);
    },
    async settle(most = 10_000) {
      for (let done = 0; done < most && (await runNext(Number.POSITIVE_INFINITY)); done++);
    },
    due,
  };
}
