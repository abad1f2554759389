/** Opens rooms, and goes on with them from their logs. */
import { refusal, refused } from "@snorum/engine";
import type { Result } from "@snorum/engine";
import { HOUSE, NO_PARTY, brokenParty, foldParty, openParty } from "@snorum/table/party";
import { partyStream } from "./log.ts";
import type { PartyEntry } from "./log.ts";
import { Room } from "./room.ts";
import type { RoomHouse } from "./room.ts";

/** More than any game has. */
const MOST_SEATS = 64;

/** Opens a new room with nobody in it. Refused as `openParty` refuses, or with `not-saved`. */
export async function openRoom(
  code: string,
  wish: { readonly game: string; readonly rules: Readonly<Record<string, unknown>>; readonly seats: number },
  house: RoomHouse,
): Promise<Result<Room>> {
  const opened = openParty(code, wish, house);
  if (!opened.ok) return opened;
  const room = new Room(NO_PARTY, [], house);
  const answer = await room.append(HOUSE, "", opened.value, partyStream(code));
  return answer.ok ? { ok: true, value: room } : refused(answer.refusal);
}

/** Goes on with a room from its log. Refused with `no-log`, or `damaged-log` (fact `seq`: the first entry that cannot be right). */
export async function resumeRoom(code: string, house: RoomHouse): Promise<Result<Room>> {
  const bodies = await house.streams.read(partyStream(code));
  if (bodies.length === 0) return refused(refusal("no-log", "G17"));
  const entries: PartyEntry[] = [];
  let party = NO_PARTY;
  try {
    for (const body of bodies) {
      const entry = JSON.parse(body) as PartyEntry;
      if (entry.seq !== entries.length || !Number.isInteger(entry.by) || typeof entry.id !== "string")
        throw new RangeError("no entry");
      // so many seats would fill the memory before anybody could say that they are too many
      if (entry.events.some((event) => "seats" in event && !(event.seats <= MOST_SEATS))) throw new RangeError("seats");
      party = entry.events.reduce(foldParty, party);
      const broken = party.code === code ? brokenParty(party, house) : "another party's";
      if (broken !== null) throw new RangeError(broken);
      entries.push(entry);
    }
  } catch {
    return refused(refusal("damaged-log", "G17", { seq: entries.length }));
  }
  const room = new Room(party, entries, house);
  if (party.over === null) await room.setTable();
  return { ok: true, value: room };
}
