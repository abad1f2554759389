/** The world of a table in the browser: its clock, its timers, its chance, its other tabs. */
import type { Playable } from "@snorum/engine/tips";
import type { EventLog, Outside } from "@snorum/table";

const TWO_TO_32 = 0x1_0000_0000;

/** A whole number below `n` from the browser's own strong chance; numbers that would favour the low ones are drawn again. */
export function draw(n: number): number {
  const fair = TWO_TO_32 - (TWO_TO_32 % n);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fair);
  return (word[0] ?? 0) % n;
}

/** Timers by this clock: gives back how to call one off. */
export const scheduleBy =
  (now: () => number): Outside["schedule"] =>
  (at, job) => {
    const timer = setTimeout(job, Math.max(0, at - now()));
    return () => clearTimeout(timer);
  };

/** Date moves with the person's clock, so the table's own time only ever counts on from where it was opened. */
export function browserWorld(log: EventLog, tempo: number, playable: Playable): Outside {
  const opened = Date.now() - performance.now();
  const now = (): number => Math.round(opened + performance.now());
  return {
    now,
    schedule: scheduleBy(now),
    draw,
    log,
    games: [playable],
    tempo,
  };
}

/** One match of each game, one tab: tells the others that this one goes on now, and hears it when another says so. Gives back how to stop. */
export function claimTable(name: string, lost: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const tabs = new BroadcastChannel(`snorum.${name}`);
  tabs.addEventListener("message", lost);
  tabs.postMessage("mine");
  return () => tabs.close();
}
