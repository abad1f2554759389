import { toOwnAddress } from "#lib/address.ts";
import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { snipWords } from "#lib/words/snip.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

/** A table lives in the browser; the page that is served is only its frame. */
export const ssr = false;

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) =>
    inEveryLanguage((lang, words) => ({ lang, play: SECTIONS.play[words], game, table: SECTIONS.table[words] })),
  );

export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "table" as const, game: params.game };
  toOwnAddress(url, lang, here);
  const [snip, table] = await Promise.all([snipWords(lang), tableMessages(lang)]);
  return { here, snip, table };
};
