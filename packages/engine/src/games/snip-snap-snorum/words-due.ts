/** Which word goes with which card. */
import { Word } from "./events.ts";
import type { Snip } from "./state.ts";

/**
 * The word that belongs to the card laid last: none on a lead, then Snip, Snap, Snorum, and Jig on a fifth card.
 * Words go by the place in this run, also where part of the rank is gone. Rules SSS-PLAY-1 to SSS-PLAY-4, S15, D17.
 */
export function wordDue(match: Snip): number {
  const place = match.runLength - 1;
  return place < 1 || place > Word.jig ? Word.none : place;
}
