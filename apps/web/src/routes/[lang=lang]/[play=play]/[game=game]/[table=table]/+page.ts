import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { snipWords } from "#lib/words/snip.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

/** A table lives in the browser; the page that is served is only its frame. */
export const ssr = false;

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) =>
    inEveryLanguage((lang) => ({ lang, play: SECTIONS.play[lang], game, table: SECTIONS.table[lang] })),
  );

export const load: PageLoad = async ({ params, parent }) => {
  const { lang } = await parent();
  const [snip, table] = await Promise.all([snipWords(lang), tableMessages(lang)]);
  return { here: { name: "table" as const, game: params.game }, snip, table };
};
