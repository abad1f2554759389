/** The words of the Snap table in one piece. */
import { snapDe } from "@snorum/engine/words";
import type { SnapTexts } from "./words.ts";
import shell from "./words-de.ts";

export default { game: snapDe, shell } satisfies SnapTexts;
