/** Time that stands still until somebody lets it pass: for tests, and for games that nobody watches. */
import type { Outside } from "./types.ts";

/** A clock with what waits for it. */
export interface VirtualClock extends Pick<Outside, "now" | "schedule"> {
  /** Does the next thing that is due by `until`, and all that follows from it at once; false when there is none. */
  readonly runNext: (until: number) => Promise<boolean>;
  /** Stands at `at` from now on, if that is later. */
  readonly moveTo: (at: number) => void;
  /** How much waits. */
  readonly due: () => number;
}

/** What a table does at once takes fewer turns of promises than this. */
const TURNS = 50;

/** A clock that stands at `now` milliseconds. What is due at the same moment is done in the order in which it was asked for. */
export function virtualClock(now = 0): VirtualClock {
  const jobs = new Set<{ readonly at: number; readonly job: () => void }>();
  const rest = async (): Promise<void> => {
    for (let turns = 0; turns < TURNS; turns++) await Promise.resolve();
  };
  return {
    now: () => now,
    schedule(at, job) {
      const entry = { at, job };
      jobs.add(entry);
      return () => void jobs.delete(entry);
    },
    async runNext(until) {
      await rest();
      let next: { readonly at: number; readonly job: () => void } | null = null;
      for (const one of jobs) if (next === null || one.at < next.at) next = one;
      if (next === null || next.at > until) return false;
      jobs.delete(next);
      now = Math.max(now, next.at);
      next.job();
      await rest();
      return true;
    },
    moveTo(at) {
      now = Math.max(now, at);
    },
    due: () => jobs.size,
  };
}
