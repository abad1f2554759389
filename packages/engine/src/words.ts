/** The door to the words: what is said about each game, by language. */
import { de } from "./games/snip-snap-snorum/words/de.ts";
import { en } from "./games/snip-snap-snorum/words/en.ts";
import { es } from "./games/snip-snap-snorum/words/es.ts";
import type { Words } from "./games/snip-snap-snorum/words/words.ts";
import type { Lang } from "./words/shared.ts";

export { chantText } from "./games/snip-snap-snorum/words/chant-text.ts";
export type * from "./games/snip-snap-snorum/words/words.ts";
export type * from "./words/shared.ts";
export { de, en, es };

const WORDS = { "snip-snap-snorum": { en, de, es } } as const satisfies Record<string, Record<Lang, Words>>;

/** The games that have words. */
export type SpokenGame = keyof typeof WORDS;

/** The words of a game in a language. */
export const wordsOf = (lang: Lang, game: SpokenGame = "snip-snap-snorum"): Words => WORDS[game][lang];
