/** The words of the table of Irish Snap in one piece. */
import { irishEs } from "@snorum/engine/words";
import type { IrishTexts } from "./words.ts";
import shell from "./words-es.ts";

export default { game: irishEs, shell } satisfies IrishTexts;
