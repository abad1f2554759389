/** The words of the table of Irish Snap in one piece. */
import { irishDe } from "@snorum/engine/words";
import type { IrishTexts } from "./words.ts";
import shell from "./words-de.ts";

export default { game: irishDe, shell } satisfies IrishTexts;
