/** What only a device at an online table loads. */
import { irishSnap, parseShareCode, printShareCode, snap, snipSnapSnorum } from "@snorum/engine";
import type { Wish } from "@snorum/protocol";
import type { Game } from "#lib/path.ts";
import { parseSeats, planFrom } from "#lib/setup/plan.ts";
import { withTurnClock } from "./awake.ts";

export { Together } from "./together.svelte.ts";
export { default as LobbyOf } from "./LobbyOf.svelte";
export { default as OnlineTable } from "./OnlineTable.svelte";
export { default as SlowLine } from "./SlowLine.svelte";
export { default as Tools } from "./Tools.svelte";

/** The rules and the number of seats that an address asks for. */
export async function planOf(
  game: Game,
  query: URLSearchParams,
): Promise<{ readonly rules: Readonly<Record<string, number | string>>; readonly seats: number }> {
  const { shownGame } = await import("#lib/games/index.ts");
  const { game: engine } = await shownGame(game, "en");
  const { rules, seats } = planFrom(engine, query);
  return { rules: withTurnClock(engine, rules), seats: seats.length };
}

/** A table, and what its host wishes first. */
export interface PlannedNight {
  readonly open: {
    readonly game: string;
    readonly rules: Readonly<Record<string, number | string>>;
    readonly seats: number;
  };
  readonly wishes: readonly Wish[];
}

/** A night as its address carries it: `night=SN-7Q2K.SP-9MKF&s=yffc&h=0.150.0.0`. Null where it is none. */
export async function nightPlanOf(query: URLSearchParams): Promise<PlannedNight | null> {
  const engines = [snipSnapSnorum, snap, irishSnap];
  const games = (query.get("night") ?? "").split(".").flatMap((code) => {
    const parsed = parseShareCode(engines, code);
    if (!parsed.ok) return [];
    const { game } = parsed.value;
    const rules = withTurnClock(game, parsed.value.rules);
    return [{ game, code: printShareCode(game, rules), rules }];
  });
  const [first] = games;
  if (first === undefined) return null;
  const { game, rules } = first;
  const seats = engines.map((one) => parseSeats(one, query.get("s") ?? "", query.get("h") ?? "")).find(Boolean) ?? [];
  const bots = seats.flatMap(({ bot }, seat): Wish[] => (bot === null ? [] : [{ kind: "level", seat, level: bot }]));
  const helped = seats.flatMap(({ junior, headStart }, seat): Wish[] =>
    junior || headStart > 0 ? [{ kind: "help", seat, junior, headStart }] : [],
  );
  const programme = games.map(({ game: { id }, code }) => ({ game: id, code }));
  return {
    open: { game: game.id, rules, seats: Math.max(2, seats.length) },
    wishes: [{ kind: "night", games: programme }, ...bots, ...helped],
  };
}
