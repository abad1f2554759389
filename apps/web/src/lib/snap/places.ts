/** Where the pages about Snap are. */
import { SECTIONS } from "#lib/path.ts";
import type { Lang } from "#lib/path.ts";

const GAME = "snap";

export const rulesPath = (lang: Lang): string => `/${lang}/${SECTIONS.rules[lang]}/${GAME}`;
export const setupPath = (lang: Lang): string => `/${lang}/${SECTIONS.play[lang]}/${GAME}`;
