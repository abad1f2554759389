/** What only a device at an online table loads. */
import type { Game } from "#lib/path.ts";
import { planFrom } from "#lib/setup/plan.ts";

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
  return { rules, seats: seats.length };
}
