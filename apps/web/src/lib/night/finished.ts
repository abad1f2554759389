/** A match of the night that has ended, though nobody stayed to see its table: it counts all the same. */
import type { Playable } from "@snorum/engine/tips";
import type { Game } from "#lib/path.ts";
import { IRISH_MATCHES, MATCHES, SNAP_MATCHES } from "#lib/storage.ts";

const STORES: Readonly<Record<Game, string>> = {
  "snip-snap-snorum": MATCHES,
  snap: SNAP_MATCHES,
  "irish-snap": IRISH_MATCHES,
};
const PLAYABLES: Readonly<Record<Game, () => Promise<Playable>>> = {
  "snip-snap-snorum": async () => (await import("@snorum/engine/play-snip")).SNIP_SNAP_SNORUM,
  snap: async () => (await import("@snorum/engine/play-snap")).SNAP,
  "irish-snap": async () => (await import("@snorum/engine/play-irish")).IRISH_SNAP,
};

/** The place of each seat in a match that lies here; null where it goes on, or cannot be read. It is looked at, and nothing moves. */
export async function placesOf(game: Game, match: string): Promise<readonly number[] | null> {
  const [{ openLog }, { resumeTable }, playable] = await Promise.all([
    import("#lib/table/log.ts"),
    import("@snorum/table/resume"),
    PLAYABLES[game](),
  ]);
  const { read } = await openLog(STORES[game]);
  const still = {
    now: () => 0,
    schedule: () => () => undefined,
    draw: () => 0,
    log: { read, append: () => Promise.reject(new Error("it is only looked at")) },
    games: [playable],
    tempo: 1,
  };
  const table = await resumeTable<unknown>(match, still);
  if (!table.ok) return null;
  const places = table.value.outcome()?.places ?? null;
  table.value.close();
  return places;
}
