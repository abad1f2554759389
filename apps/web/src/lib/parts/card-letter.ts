/** What stands in the corner of a card. */
import type { RankSign } from "@snorum/engine";
import { lang } from "#lib/words/index.ts";

const GERMAN: Partial<Record<RankSign, string>> = { J: "B", Q: "D" };

/** The sign of a rank as cards of the page's language print it. */
export const cardLetter = (rank: RankSign): string => (lang() === "de" && GERMAN[rank]) || rank;
