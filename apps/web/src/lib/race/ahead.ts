/** Agreed head starts, which are no secret: whoever races sees them. Ruling G3. */
import type { SeatPicture } from "#lib/table/seats.ts";
import { decimal } from "#lib/words/decimal.ts";

/** How a seat's head start of so many ms is shown; undefined where there is none. Families read no times. `say`: seconds as a sentence. */
export function aheadOf(ms: number, family: boolean, say: (seconds: string) => string): SeatPicture["ahead"] {
  const seconds = decimal(ms / 1000);
  return ms === 0 ? undefined : { shown: family ? "" : seconds, text: say(seconds) };
}
