/** Who sits at the tables now, for whoever hosts: numbers and names of games, nothing of people. */
import { HOUSE } from "@snorum/table/party";
import type { SeatView } from "@snorum/protocol";
import type { Room } from "../live/room.ts";
import { viewOfParty } from "../live/room-view.ts";
import type { Rooms } from "../live/rooms.ts";

/** Seats by who is in them. Who is away has a bot that plays on; it is counted as away. */
export interface Seats {
  readonly persons: number;
  readonly bots: number;
  readonly away: number;
}

/** How one seat is taken. */
export type Sitting = "person" | "bot" | "away";

export const seatsOf = (room: Room): readonly SeatView[] =>
  viewOfParty(room.party, HOUSE, (member) => room.people.find(member)).seats;

export const sittingOf = ({ person, away }: SeatView): Sitting => (person === null ? "bot" : away ? "away" : "person");

/** Counts every seat of every room. */
export function countSeats(rooms: Rooms): Seats {
  const sittings = [...rooms.all()].flatMap(([, room]) => seatsOf(room).map(sittingOf));
  const count = (which: Sitting): number => sittings.filter((one) => one === which).length;
  return { persons: count("person"), bots: count("bot"), away: count("away") };
}
