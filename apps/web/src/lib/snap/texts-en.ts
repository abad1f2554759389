/** The words of the Snap table in one piece. */
import { snapEn } from "@snorum/engine/words";
import type { SnapTexts } from "./words.ts";
import shell from "./words-en.ts";

export default { game: snapEn, shell } satisfies SnapTexts;
