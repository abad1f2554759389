/** Deadlines as data: which clocks run, since when, and which is over. */
import type { Command, Deadline } from "@snorum/engine";
import type { RunningClock } from "./types.ts";

/** A clock with the command that it sends when it is over. */
export interface Clock extends RunningClock {
  readonly command: Command;
  /** When bots may act again, by the table's clock. */
  readonly botsFrom: number;
}

/** The clocks that run after something happened at `at`: those that ran on keep their start, new ones start now. */
export function windOn(running: readonly Clock[], deadlines: readonly Deadline[], at: number): readonly Clock[] {
  return deadlines.map(({ key, afterMs, botsWaitMs = 0, command }) => {
    const startedAt = running.find((clock) => clock.key === key)?.startedAt ?? at;
    return {
      key,
      seat: command.seat,
      startedAt,
      endsAt: startedAt + afterMs,
      botsFrom: startedAt + botsWaitMs,
      command,
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
  }));
