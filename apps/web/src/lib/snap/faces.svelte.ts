/** Which faces the cards have on this device: ranks, or pictures for those who do not read yet. The cards are the same. */
import type { CardId } from "@snorum/engine";
import { cardName } from "#lib/parts/card-name.ts";
import { remember, remembered } from "#lib/storage.ts";
import type { Messages } from "#lib/words/index.ts";
import { lang } from "#lib/words/index.ts";
import type * as pictures from "./picture-pack.ts";

const KEPT = "snap-faces";

/** The pictures, where they have been chosen and fetched. */
export const faces: { pack: typeof pictures | null } = $state({ pack: null });

export const picturesChosen = (): boolean => remembered(KEPT)["pictures"] === true;
export const choosePictures = (pictures: boolean): void => remember(KEPT, { pictures });

/** Fetches what has been chosen, before the first card is turned: no face changes while it is looked at. */
export async function dealFaces(): Promise<void> {
  faces.pack = picturesChosen() ? await import("./picture-pack.ts").catch(() => null) : null;
}

/** "nine of hearts", and with pictures what is seen first: "ladybirds, nine of hearts". */
export function faceName(m: Messages, card: CardId): string {
  const name = cardName(m, card);
  return faces.pack === null ? name : `${faces.pack.pictureName(lang(), card)}, ${name}`;
}
