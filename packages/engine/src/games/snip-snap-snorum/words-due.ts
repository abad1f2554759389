/** Which word goes with which card. */
import type { Seat } from "../../kernel/event.ts";
import { Word } from "./events.ts";
import { Phase, runSeats } from "./state.ts";
import type { Snip } from "./state.ts";

/**
 * The word that belongs to the card laid last: none on a lead, then Snip, Snap, Snorum, and Jig on a fifth card.
 * Words go by the place in this run, also where part of the rank is gone. Rules SSS-PLAY-1 to SSS-PLAY-4, S15, D17.
 */
export function wordDue(match: Snip): number {
  const place = match.runLength - 1;
  return place < 1 || place > Word.jig ? Word.none : place;
}

/**
 * The leader of the run may still say the first line: until the next card lies there or, where all cards go down at once and
 * leave no pause after the lead, while the leader still lays. Rulings S40, D12.
 */
export const mayLeadRhyme = (match: Snip, seat: Seat): boolean =>
  match.rules.words === "earl" &&
  match.mustChant &&
  !match.leadLine &&
  runSeats(match)[0] === seat &&
  (match.phase === Phase.Match
    ? match.runLength === 1
    : match.phase === Phase.Chant && match.laysAll && runSeats(match).every((layer) => layer === seat));
