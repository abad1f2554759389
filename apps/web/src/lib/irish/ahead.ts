/** Agreed head starts, which are no secret: whoever races sees them. Ruling G3. */
import type { SeatPicture } from "#lib/table/seats.ts";
import { decimal } from "#lib/words/decimal.ts";
import type { IrishTexts } from "./words.ts";

/** How a seat's head start of so many ms is shown; undefined where there is none. Families read no times. */
export function aheadOf(ms: number, family: boolean, { shell }: Pick<IrishTexts, "shell">): SeatPicture["ahead"] {
  const seconds = decimal(ms / 1000);
  return ms === 0 ? undefined : { shown: family ? "" : seconds, text: shell.headStart(seconds) };
}
