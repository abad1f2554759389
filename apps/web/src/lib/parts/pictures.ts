/** Addresses of the drawn pictures: `<use href={picture("a-otter")}>`. */
import irish from "../art/made/irish.svg?url";
import courts from "../art/made/courts.svg?url";
import sheet from "../art/made/sprite.svg?url";

export type { AnimalName } from "../art/ink.ts";
export type { IconName } from "../art/icons.ts";

export const picture = (id: string): string => `${sheet}#${id}`;
/** A court's picture, `"KH"`: in a sheet of its own, fetched when the first court is shown. */
export const courtPicture = (id: string): string => `${courts}#${id}`;
/** What only Irish Snap shows: `paw-fox`, `joker`. */
export const irishPicture = (id: string): string => `${irish}#${id}`;
