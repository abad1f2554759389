/** The words of the table of Irish Snap in one piece. */
import { irishEn } from "@snorum/engine/words";
import type { IrishTexts } from "./words.ts";
import shell from "./words-en.ts";

export default { game: irishEn, shell } satisfies IrishTexts;
