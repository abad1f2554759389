/** The picture while more has happened than is shown yet. */
import { Event } from "@snorum/engine";
import type { GameEvent, SnipView } from "@snorum/engine";

/** What a seat does when it is its turn. */
const ACTS: ReadonlySet<number> = new Set<number>([Event.Led, Event.Laid, Event.Chanted, Event.Passed]);

/**
 * Nothing is offered to do, as a pass that comes by itself needs no key; and nobody is on turn where what comes next is no act of a
 * seat: whoever would be next after the fourth card is not, when the quartet goes to whoever has laid it.
 */
export const whileWaiting = (view: SnipView, next: GameEvent): SnipView => ({
  ...view,
  playable: [],
  mayPass: false,
  turn: ACTS.has(next.kind) ? view.turn : -1,
});
