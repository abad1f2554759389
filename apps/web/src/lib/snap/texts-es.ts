/** The words of the Snap table in one piece. */
import { snapEs } from "@snorum/engine/words";
import type { SnapTexts } from "./words.ts";
import shell from "./words-es.ts";

export default { game: snapEs, shell } satisfies SnapTexts;
