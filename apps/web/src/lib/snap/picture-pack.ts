/** The cards for those who do not read yet: fetched where they are chosen. */
import { rankOf, rankSign } from "@snorum/engine";
import type { CardId } from "@snorum/engine";
import type { Lang } from "#lib/path.ts";
import { PICTURE_WORDS } from "./picture-words.ts";

export { default as PictureCard } from "./PictureCard.svelte";

/** "ladybirds" */
export const pictureName = (lang: Lang, card: CardId): string => PICTURE_WORDS[lang][rankSign(rankOf(card))];
