/** Deadlines as data: which clocks run, since when, and which is over. */
import type { Command, Deadline } from "@snorum/engine";
import type { RunningClock } from "./types.ts";

/** A clock with the command that it sends when it is over. */
export interface Clock extends RunningClock {
  readonly command: Command;
  /** When bots may act again, by the table's clock. */
  readonly botsFrom: number;
  /** A wait that nobody can time, drawn once, from `pausedFrom` on. */
  readonly pause: number;
  readonly afterMs: number;
  readonly pausedFrom: number;
}

/**
 * The clocks that run after something happened at `at`: those that ran on keep their start, new ones start now. A wait on top is
 * drawn when the clock first has one, and is waited for from then on, so that reaching for a card late does not show it at once.
 */
export function windOn(
  running: readonly Clock[],
  deadlines: readonly Deadline[],
  at: number,
  draw: (n: number) => number,
): readonly Clock[] {
  return deadlines.map(({ key, afterMs, botsWaitMs = 0, command, pause }) => {
    const before = running.find((clock) => clock.key === key);
    const startedAt = before?.startedAt ?? at;
    const same = before !== undefined && before.afterMs === afterMs;
    const wait = same ? before.pause : pause === undefined ? 0 : pause.least + draw(pause.more + 1);
    const pausedFrom = same ? before.pausedFrom : at;
    return {
      key,
      seat: command.seat,
      startedAt,
      endsAt: Math.max(startedAt + afterMs, pausedFrom) + wait,
      botsFrom: startedAt + botsWaitMs,
      command,
      afterMs,
      pause: wait,
      pausedFrom,
    };
  });
}

/** The clocks set on by the time that a pause has taken. */
export const shifted = (running: readonly Clock[], byMs: number): readonly Clock[] =>
  running.map((clock) => ({
    ...clock,
    startedAt: clock.startedAt + byMs,
    endsAt: clock.endsAt + byMs,
    botsFrom: clock.botsFrom + byMs,
    pausedFrom: clock.pausedFrom + byMs,
  }));
