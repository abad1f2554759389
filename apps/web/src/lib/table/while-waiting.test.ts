/** Who is shown to be on turn while a round is shown event by event. */
import { expect, test } from "vitest";
import { Event, completeRules, openMatch, snipSnapSnorum } from "@snorum/engine";
import type { GameEvent } from "@snorum/engine";
import { SNIP_SNAP_SNORUM } from "@snorum/engine/play-snip";
import { memoryLog, openTable, virtualClock } from "@snorum/table";
import { whileWaiting } from "./while-waiting.ts";

/** Everything that seat 0 is shown of a round of four bots. */
async function round(asked: Readonly<Record<string, unknown>>) {
  const rules = completeRules(snipSnapSnorum, { rounds: 1, ...asked });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const { now, schedule, runNext } = virtualClock(0);
  let state = 12_345;
  const draw = (n: number): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % n;
  const outside = { now, schedule, draw, log: memoryLog(), games: [SNIP_SNAP_SNORUM], tempo: 1 };
  const seats = Array.from({ length: 4 }, () => ({ bot: "casual" as const, junior: false }));
  const opened = await openTable({ table: "t", game: "snip-snap-snorum", rules: rules.value, seats }, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const events: GameEvent[] = [];
  opened.value.watch(0, (shown) => void events.push(...shown.events));
  while (await runNext(Number.POSITIVE_INFINITY));
  const match = openMatch(snipSnapSnorum, rules.value, seats);
  if (!match.ok) throw new Error(match.refusal.code);
  return { events, match: match.value };
}

test.each([{ chants: "must" }, { chants: "app" }, { chants: "silent" }])(
  "with %o whoever is on turn is who acts next, and nobody where the cards are only put away (SSS-PLAY-4)",
  async (rules) => {
    const { events, match } = await round(rules);
    let completed = 0;
    for (const [at, event] of events.entries()) {
      snipSnapSnorum.evolve(match, event);
      const next = events[at + 1];
      if (next === undefined) break;
      const { turn } = whileWaiting(snipSnapSnorum.view(match, 0), next);
      if (turn >= 0) expect(next.seat).toBe(turn);
      if (next.kind !== Event.Completed) continue;
      completed += 1;
      expect(turn).toBe(-1);
    }
    expect(completed).toBeGreaterThan(3);
  },
);
