import { toOwnAddress } from "#lib/address.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

/** The table comes alive by a script of its own (`lib/table/wake.svelte.ts`). */
export const csr = false;

export const entries: EntryGenerator = () =>
  inEveryLanguage((lang, words) => ({ lang, play: SECTIONS.play[words], table: SECTIONS.table[words] }));

export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "table" as const, game: "irish-snap" as const };
  toOwnAddress(url, lang, here);
  return { here, table: await tableMessages(lang) };
};
