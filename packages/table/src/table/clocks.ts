/** Deadlines as data: which clocks run, since when, and which is over. */
import type { AnyGame, Command, Deadline, Seat } from "@snorum/engine";
import type { Entry, RunningClock } from "./types.ts";

/** A clock with the command that it sends when it is over. */
export interface Clock extends RunningClock {
  readonly command: Command;
  /** Whose turn runs out with it, or -1. */
  readonly awaits: Seat;
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
  return deadlines.map(({ key, afterMs, botsWaitMs = 0, command, awaits = -1, pause }) => {
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
      awaits,
      afterMs,
      pause: wait,
      pausedFrom,
    };
  });
}

/** Longer than this between two entries nobody played: the table was closed, or it was paused. In milliseconds. */
const LONGEST_GAP_MS = 30_000;

/**
 * The clocks that time the play itself, as a table finds them whose log ends here and that goes on at `now`. `state` is the match before
 * its first entry, and is folded. Rules IRISH-VAR-TIMED, I19, N23.
 */
export function playedOn(game: AnyGame, state: unknown, entries: readonly Entry[], now: number): readonly Clock[] {
  let played = new Map<string, number>();
  let lastAt = now;
  for (const entry of entries) {
    const gap = Math.min(Math.max(0, entry.at - lastAt), LONGEST_GAP_MS);
    lastAt = entry.at;
    if ("events" in entry) for (const event of entry.events) game.evolve(state, event);
    const running = game.deadlines(state).filter(({ lasts }) => lasts === true);
    const before = played;
    played = new Map(
      running.map(({ key }): [string, number] => {
        const ms = before.get(key);
        return [key, ms === undefined ? 0 : ms + gap];
      }),
    );
  }
  return windOn(
    [],
    game.deadlines(state).filter(({ key }) => played.has(key)),
    now,
    () => 0,
  ).map((clock) => {
    const startedAt = now - (played.get(clock.key) ?? 0);
    return { ...clock, startedAt, endsAt: startedAt + clock.afterMs, botsFrom: startedAt, pausedFrom: startedAt };
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
