/** The world of the server's tables: its clock, its timers, its chance. */
import { randomInt } from "node:crypto";
import type { Playable } from "@snorum/engine/tips";
import type { EventLog, Outside } from "@snorum/table";

/** The machine's clock may be set; the tables' own time only ever counts on from the start of the server. */
export function serverWorld(log: EventLog, games: readonly Playable[], tempo = 1): Outside {
  const started = Date.now() - performance.now();
  const now = (): number => Math.round(started + performance.now());
  return {
    now,
    schedule(at, job) {
      const timer = setTimeout(job, Math.max(0, at - now()));
      return () => clearTimeout(timer);
    },
    draw: (n) => (n <= 1 ? 0 : randomInt(n)),
    log,
    games,
    tempo,
  };
}
