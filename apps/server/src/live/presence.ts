/** Who of a party is here: their lines, and what happens while they are away. Rulings G4, G12. */
import type { Outside } from "@snorum/table";
import type { MemberId } from "@snorum/table/party";
import { keepLine } from "@snorum/table/lines";
import type { Allowance, LineKeeper } from "@snorum/table/lines";
import { Close } from "@snorum/protocol";
import type { ServerMessage } from "@snorum/protocol";
import { Answers } from "./answers.ts";
import { bucketOf } from "./bucket.ts";
import type { Bucket } from "./bucket.ts";
import type { Connection } from "./connection.ts";

/** What one person wishes that is no move: each is an entry of the party's log, and nobody needs more. */
const WISHES = { burst: 60, perSecond: 0.5 };

/** Gone for so long, and a bot plays on in the seat. */
export const AWAY_MS = 5000;

/** Somebody who may come in, connected or not. */
export interface Guest {
  connection: Connection | null;
  /** The pings of that connection, and what they prove. */
  line: LineKeeper | null;
  /** What their presses have used up, whatever line they came over. */
  readonly allowance: Allowance;
  /** Stops what happens when they stay away. */
  callOff: () => void;
  /** A bot plays in their seat. */
  replaced: boolean;
  /** Stops showing them the table. */
  unwatch: () => void;
  saidAt: number;
  /** What they may still wish for in the party. */
  readonly mayWish: Bucket;
  readonly answers: Answers;
  /** The same for what they ask at the table: a press that comes twice is one press, judged already or not. Ruling G9. */
  readonly asks: Answers;
}

const nothing = (): void => undefined;

/** The people of one party. A class, because it lives and keeps things. */
export class Presence {
  private readonly outside: Pick<Outside, "now" | "schedule" | "draw">;
  /** A bot shall play on for this member. */
  private readonly replace: (member: MemberId) => void;
  private readonly guests = new Map<MemberId, Guest>();

  constructor(outside: Presence["outside"], replace: (member: MemberId) => void) {
    this.outside = outside;
    this.replace = replace;
  }

  /** Whoever is connected, in the order in which they were first known. */
  get here(): readonly MemberId[] {
    return [...this.guests].flatMap(([id, { connection }]) => (connection === null ? [] : [id]));
  }

  get all(): IterableIterator<[member: MemberId, guest: Guest]> {
    return this.guests.entries();
  }

  /** What is known of a member; undefined for who is none. */
  find(member: MemberId): Guest | undefined {
    return this.guests.get(member);
  }

  /** What is known of a member; from now on they are known. */
  know(member: MemberId): Guest {
    const known = this.guests.get(member);
    if (known !== undefined) return known;
    const fresh: Guest = {
      connection: null,
      line: null,
      allowance: { spent: 0 },
      callOff: nothing,
      replaced: false,
      unwatch: nothing,
      saidAt: Number.NEGATIVE_INFINITY,
      mayWish: bucketOf(WISHES, this.outside.now),
      answers: new Answers(),
      asks: new Answers(),
    };
    this.guests.set(member, fresh);
    return fresh;
  }

  /** Somebody is here over this connection; one that they had before is closed. */
  comes(member: MemberId, connection: Connection): Guest {
    const guest = this.know(member);
    guest.connection?.close(Close.elsewhere);
    guest.callOff();
    guest.line?.close();
    guest.connection = connection;
    guest.replaced = false;
    guest.line = keepLine(
      {
        outside: this.outside,
        ping: (number) => connection.ping(number),
        lost: () => connection.close(Close.lost),
      },
      guest.allowance,
    );
    return guest;
  }

  /** This connection is gone; false where another one has taken its place before. */
  goes(member: MemberId, connection: Connection): boolean {
    const guest = this.guests.get(member);
    if (guest === undefined || guest.connection !== connection) return false;
    guest.connection = null;
    guest.line?.close();
    guest.unwatch();
    this.misses(member);
    return true;
  }

  /** Who stays away is played for by a bot, until they are back. Ruling G12. */
  misses(member: MemberId): void {
    const guest = this.know(member);
    guest.callOff();
    guest.callOff = this.outside.schedule(this.outside.now() + AWAY_MS, () => {
      guest.replaced = true;
      this.replace(member);
    });
  }

  /** Somebody has left for good. */
  forget(member: MemberId): void {
    const guest = this.guests.get(member);
    this.guests.delete(member);
    if (guest !== undefined) release(guest, Close.refused);
  }

  tellAll(message: ServerMessage): void {
    for (const { connection } of this.guests.values()) connection?.send(message);
  }

  /** Everybody is let go. */
  close(code: number): void {
    for (const guest of this.guests.values()) release(guest, code);
  }
}

function release(guest: Guest, code: number): void {
  guest.callOff();
  guest.unwatch();
  guest.line?.close();
  guest.connection?.close(code);
  guest.connection = null;
}
