/** The door to the words: what is said about each game, by language. */
import { de as irishDe } from "./games/irish-snap/words/de.ts";
import { en as irishEn } from "./games/irish-snap/words/en.ts";
import { es as irishEs } from "./games/irish-snap/words/es.ts";
import type { IrishWords } from "./games/irish-snap/words/words.ts";
import { de as snapDe } from "./games/snap/words/de.ts";
import { en as snapEn } from "./games/snap/words/en.ts";
import { es as snapEs } from "./games/snap/words/es.ts";
import type { SnapWords } from "./games/snap/words/words.ts";
import { de } from "./games/snip-snap-snorum/words/de.ts";
import { en } from "./games/snip-snap-snorum/words/en.ts";
import { es } from "./games/snip-snap-snorum/words/es.ts";
import type { Words } from "./games/snip-snap-snorum/words/words.ts";
import type { Lang } from "./words/shared.ts";

export { chantText } from "./games/snip-snap-snorum/words/chant-text.ts";
export type * from "./games/irish-snap/words/words.ts";
export type * from "./games/snap/words/words.ts";
export type * from "./games/snip-snap-snorum/words/words.ts";
export type * from "./words/shared.ts";
export { de, en, es, irishDe, irishEn, irishEs, snapDe, snapEn, snapEs };

const WORDS = { "snip-snap-snorum": { en, de, es } } as const satisfies Record<string, Record<Lang, Words>>;
const SNAP_WORDS: Readonly<Record<Lang, SnapWords>> = { en: snapEn, de: snapDe, es: snapEs };
const IRISH_WORDS: Readonly<Record<Lang, IrishWords>> = { en: irishEn, de: irishDe, es: irishEs };

/** The games whose words have the shape of Snip Snap Snorum's. */
export type SpokenGame = keyof typeof WORDS;

/** The words of a game in a language. */
export const wordsOf = (lang: Lang, game: SpokenGame = "snip-snap-snorum"): Words => WORDS[game][lang];

/** The words of Snap in a language. */
export const snapWordsOf = (lang: Lang): SnapWords => SNAP_WORDS[lang];

/** The words of Irish Snap in a language. */
export const irishWordsOf = (lang: Lang): IrishWords => IRISH_WORDS[lang];
