/** An online table as a session takes it: what is on this device, and what is far away. */
import type { Playable } from "@snorum/engine/tips";
import type { Outside } from "@snorum/table";
import type { RemoteTable } from "@snorum/protocol/client";
import type { Opened } from "#lib/table/open.ts";
import { draw, scheduleBy } from "#lib/table/outside.ts";
import { nameIn } from "./names.ts";
import type { Together } from "./together.svelte.ts";

/** The server's clock, and nothing to write down: the log is the server's. */
function farWorld(together: Together, playable: Playable): Outside {
  const now = (): number => Math.round(together.now);
  const nowhere = (): Promise<never> => Promise.reject(new Error("the log is the server's"));
  return {
    now,
    schedule: scheduleBy(now),
    draw,
    log: { append: nowhere, read: nowhere },
    games: [playable],
    tempo: 1,
  };
}

/** `fresh`: nothing has happened yet that this device would have missed. */
export function openedFar<V>(together: Together, table: RemoteTable<V>, playable: Playable): Opened<V> {
  return {
    table,
    world: farWorld(together, playable),
    trouble: null,
    fresh: table.seq <= 2,
    you: table.seat,
    nameOf: (seat) => (together.party === null ? "" : nameIn(together.party, seat)),
    far: true,
  };
}
