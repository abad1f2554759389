/** Every room of this server: opened, found by its code, gone on with after a start, put away at a stop. */
import { refusal, refused } from "@snorum/engine";
import type { Result } from "@snorum/engine";
import type { Outside } from "@snorum/table";
import { LINES, NETWORK } from "@snorum/table/lines";
import { drawCode } from "@snorum/protocol";
import { openRoom, resumeRoom } from "./open-room.ts";
import type { Room, RoomHouse } from "./room.ts";

/** So many logs are read at a time after a start. */
const READERS = 32;

/** What the rooms of a server need from outside. */
export interface RoomsHouse extends Omit<RoomHouse, "ended" | "outside"> {
  readonly outside: Omit<Outside, "lines">;
  /** So many rooms at once. */
  readonly most: number;
  /** The codes that are in use, or were lately: nobody who has an old link comes to strangers. */
  readonly codes: () => Promise<readonly string[]>;
}

interface Opening {
  readonly game: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/** A class, because it lives and keeps things. */
export class Rooms {
  private readonly house: RoomsHouse;
  private readonly rooms = new Map<string, Room>();
  private readonly taken = new Set<string>();
  /** Rooms that are being opened, by the token of whoever asked. */
  private readonly opening = new Map<string, Promise<Result<Room>>>();
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
    const codes = await this.house.codes();
    for (const code of codes) this.taken.add(code);
    const rest = codes.values();
    // while one log is folded the disk looks for the next
    const reader = async (): Promise<void> => {
      for (const code of rest) if (!(await this.resume(code))) unreadable.push(code);
    };
    await Promise.all(Array.from({ length: READERS }, reader));
    return { resumed: this.rooms.size, unreadable };
  }

  /** False where the log cannot be read. */
  private async resume(code: string): Promise<boolean> {
    const room = await resumeRoom(code, this.houseOf(code)).catch(() => null);
    if (room?.ok !== true) return false;
    // a room that nobody ever came into is known to nobody
    if (room.value.party.over === null && room.value.party.came > 0) this.rooms.set(code, room.value);
    else room.value.close(0);
    return true;
  }

  /** The room that the device with this token's hash has opened. */
  openedBy(token: string): Room | undefined {
    for (const room of this.rooms.values()) if (room.party.members[0]?.token === token) return room;
    return undefined;
  }

  /** Opens a room; asked again with the same token meanwhile, it is the same room. Refused with `server-full`, or as `openRoom` refuses. */
  open(wish: Opening, token: string): Promise<Result<Room>> {
    const known = this.opening.get(token);
    if (known !== undefined) return known;
    if (this.closed || this.rooms.size + this.opening.size >= this.house.most)
      return Promise.resolve(refused(refusal("server-full", "G14", { most: this.house.most })));
    const room = this.openAny(wish).finally(() => this.opening.delete(token));
    this.opening.set(token, room);
    return room;
  }

  private async openAny(wish: Opening): Promise<Result<Room>> {
    let code = drawCode(this.house.outside.draw);
    while (this.taken.has(code)) code = drawCode(this.house.outside.draw);
    this.taken.add(code);
    const room = await openRoom(code, wish, this.houseOf(code));
    if (room.ok) this.rooms.set(code, room.value);
    // after any other refusal nobody knows what the disk has
    else if (room.refusal.code !== "not-saved") this.taken.delete(code);
    return room;
  }

  /** Puts a room away; its logs are the retention's business. */
  drop(code: string): void {
    this.rooms.delete(code);
  }

  /** Nothing is kept of it any more: another room may have the code. */
  forget(code: string): void {
    this.drop(code);
    this.taken.delete(code);
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
        missed: (table, seat, times) => room()?.missed(table, seat, times),
        lines: {
          params: NETWORK,
          judging: LINES,
          of: (table, seat) => room()?.standing(table, seat) ?? null,
          judged: (table, rows) => {
            for (const row of rows) room()?.lineOf(table, row.seat)?.judged(row);
          },
        },
      },
      ended: () => this.drop(code),
    };
  }
}
