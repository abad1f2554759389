/** The seats of Snip Snap Snorum as they are drawn. */
import { Event } from "@snorum/engine";
import type { GameEvent, SnipView } from "@snorum/engine";
import type { TableMessages } from "#lib/words/table-en.ts";
import { fanOf } from "./seats.ts";
import type { SeatPicture } from "./seats.ts";

/** `current`: the event that is being shown. */
export function snipSeats(
  view: SnipView,
  current: GameEvent | null,
  nameOf: (seat: number) => string,
  m: Pick<TableMessages, "you" | "knocks">,
): readonly SeatPicture[] {
  const leader = view.phase === "Lead" ? view.turn : (view.run[0]?.seat ?? -1);
  const shows = (seat: number, ...kinds: readonly number[]): boolean =>
    current?.seat === seat && kinds.includes(current.kind);
  return view.sizes.map((size, seat) => ({
    name: seat === view.viewer ? m.you : nameOf(seat),
    turn: view.turn === seat,
    away: view.sittingOut[seat] === true,
    calling: shows(seat, Event.Chanted, Event.Mischanted),
    cards: size,
    held: fanOf(size),
    counters: view.rules.counters === "off" ? null : (view.counters[seat] ?? 0),
    crown: leader === seat && view.sittingOut[seat] !== true,
    knocks: shows(seat, Event.Passed) ? m.knocks : "",
    drums: false,
    tick: "",
  }));
}
