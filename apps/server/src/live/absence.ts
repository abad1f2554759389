/** What happens while people are away: somebody else is host, and a table at which nobody is ends. Ruling G13. */
import type { Outside } from "@snorum/table";
import type { MemberId, Party, PartyWish } from "@snorum/table/party";
import type { Presence } from "./presence.ts";

/** Gone for so long while others are here, and the next person is host. */
export const HOST_GONE_MS = 20_000;
/** A timer cannot wait for weeks: it looks again so often. */
const LOOK_MS = 3_600_000;

/** What is asked of the room. */
export interface AbsentRoom {
  readonly house: { readonly outside: Pick<Outside, "now" | "schedule">; readonly emptyMs: number };
  readonly people: Presence;
  readonly party: Party;
  houseWish(wish: PartyWish): void;
}

const nothing = (): void => undefined;

/** A class, because it lives and keeps things. */
export class Absence {
  private readonly room: AbsentRoom;
  /** The host who is away while others are here, and since when. */
  private hostAway: { readonly host: MemberId; readonly since: number } | null = null;
  /** Since when nobody has been here. */
  private emptySince: number | null = null;
  private callOffHost: () => void = nothing;
  private callOffEmpty: () => void = nothing;

  constructor(room: AbsentRoom) {
    this.room = room;
  }

  /** After somebody has come or gone, or the party has changed. */
  look(): void {
    this.lookForHost();
    this.lookForAnybody();
  }

  close(): void {
    this.callOffHost();
    this.callOffEmpty();
  }

  /** While the host is away and somebody waits, the time runs until somebody else is it. */
  private lookForHost(): void {
    const { house, people, party } = this.room;
    const { host } = party;
    const { now, schedule } = house.outside;
    this.callOffHost();
    const away = host !== null && people.here.length > 0 && !people.here.includes(host) ? host : null;
    if (away === null) {
      this.hostAway = null;
      return;
    }
    if (this.hostAway?.host !== away) this.hostAway = { host: away, since: now() };
    this.callOffHost = schedule(this.hostAway.since + HOST_GONE_MS, () =>
      this.room.houseWish({ kind: "host-gone", here: people.here }),
    );
  }

  private lookForAnybody(): void {
    const { house, people } = this.room;
    const { now, schedule } = house.outside;
    this.callOffEmpty();
    this.emptySince = people.here.length > 0 ? null : (this.emptySince ?? now());
    if (this.emptySince === null) return;
    const end = this.emptySince + house.emptyMs;
    this.callOffEmpty = schedule(Math.min(end, now() + LOOK_MS), () => {
      if (now() >= end) this.room.houseWish({ kind: "deserted" });
      else this.lookForAnybody();
    });
  }
}
