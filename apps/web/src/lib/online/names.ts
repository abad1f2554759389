/** What people at an online table are called: as they wish, else like the animal of their seat. */
import type { PartyView } from "@snorum/protocol";
import { seatAt } from "#lib/setup/plan.ts";
import { words } from "#lib/words/index.ts";

export function nameIn(party: PartyView, seat: number): string {
  const wished = party.seats[seat]?.name ?? "";
  return wished === "" ? words().seats[seatAt(Math.max(0, seat)).animal] : wished;
}

/** What a member is called; empty for who has no seat. */
export function memberIn(party: PartyView, member: number | null): string {
  const seat = party.seats.findIndex(({ person }) => person === member);
  return member === null || seat < 0 ? "" : nameIn(party, seat);
}
