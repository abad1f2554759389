import { toOwnAddress } from "#lib/address.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

/** The table comes alive by a script of its own (`lib/table/wake.svelte.ts`). */
export const csr = false;

export const entries: EntryGenerator = () =>
  // Snap's table is a page of its own, so that each loads one game.
  inEveryLanguage((lang, words) => ({
    lang,
    play: SECTIONS.play[words],
    game: "snip-snap-snorum" as const,
    table: SECTIONS.table[words],
  }));

export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "table" as const, game: params.game };
  toOwnAddress(url, lang, here);
  return { here, table: await tableMessages(lang) };
};
