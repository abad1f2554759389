/** Every room of this server: opened, found by its code, gone on with after a start, put away at a stop. */
import { refusal, refused } from "@snorum/engine";
import type { Result } from "@snorum/engine";
import type { Outside } from "@snorum/table";
import { LINES, NETWORK } from "@snorum/table/lines";
import { drawCode } from "@snorum/protocol";
import { openRoom, resumeRoom } from "./room.ts";
import type { Room, RoomHouse } from "./room.ts";

/** What the rooms of a server need from outside. */
export interface RoomsHouse extends Omit<RoomHouse, "ended" | "outside"> {
  readonly outside: Omit<Outside, "lines">;
  /** So many rooms at once. */
  readonly most: number;
  /** The codes that are in use, or were lately: nobody who has an old link comes to strangers. */
  readonly codes: () => Promise<readonly string[]>;
}

/** A class, because it lives and keeps things. */
export class Rooms {
  private readonly house: RoomsHouse;
  private readonly rooms = new Map<string, Room>();
  private readonly taken = new Set<string>();
  private closed = false;

  constructor(house: RoomsHouse) {
    this.house = house;
  }

  get size(): number {
    return this.rooms.size;
  }

  all(): IterableIterator<[code: string, room: Room]> {
    return this.rooms.entries();
  }

  find(code: string): Room | undefined {
    return this.rooms.get(code);
  }

  /** Goes on with every room whose log says that it is not over. Gives back how many, and the codes that could not be read. */
  async resumeAll(): Promise<{ readonly resumed: number; readonly unreadable: readonly string[] }> {
    const unreadable: string[] = [];
    for (const code of await this.house.codes()) {
      this.taken.add(code);
      const room = await resumeRoom(code, this.houseOf(code));
      if (!room.ok) unreadable.push(code);
      else if (room.value.party.over === null) this.rooms.set(code, room.value);
      else room.value.close(0);
    }
    return { resumed: this.rooms.size, unreadable };
  }

  /** Opens a room. Refused with `server-full`, or as `openRoom` refuses. */
  async open(wish: {
    readonly game: string;
    readonly rules: Readonly<Record<string, unknown>>;
    readonly seats: number;
  }): Promise<Result<Room>> {
    if (this.closed || this.rooms.size >= this.house.most)
      return refused(refusal("server-full", "G14", { most: this.house.most }));
    let code = drawCode(this.house.outside.draw);
    while (this.taken.has(code)) code = drawCode(this.house.outside.draw);
    this.taken.add(code);
    const room = await openRoom(code, wish, this.houseOf(code));
    if (room.ok) this.rooms.set(code, room.value);
    return room;
  }

  /** Puts a room away; its logs are the retention's business. */
  drop(code: string): void {
    this.rooms.delete(code);
  }

  /** What is in flight is carried out, everybody is told, and every line is closed. */
  async stop(code: number): Promise<void> {
    this.closed = true;
    await Promise.all([...this.rooms.values()].map((room) => room.finish()));
    for (const room of this.rooms.values()) room.close(code);
  }

  private houseOf(code: string): RoomHouse {
    const room = (): Room | undefined => this.rooms.get(code);
    return {
      ...this.house,
      outside: {
        ...this.house.outside,
        lines: {
          params: NETWORK,
          judging: LINES,
          of: (table, seat) => room()?.lineOf(table, seat)?.line() ?? null,
          judged: (table, rows) => {
            for (const row of rows) room()?.lineOf(table, row.seat)?.judged(row);
          },
        },
      },
      ended: () => this.drop(code),
    };
  }
}
