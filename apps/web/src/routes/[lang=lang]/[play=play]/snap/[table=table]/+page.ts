import { toOwnAddress } from "#lib/address.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { snapTexts } from "#lib/snap/words.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  inEveryLanguage((lang, words) => ({ lang, play: SECTIONS.play[words], table: SECTIONS.table[words] }));

export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "table" as const, game: "snap" as const };
  toOwnAddress(url, lang, here);
  const [snap, table] = await Promise.all([snapTexts(lang), tableMessages(lang)]);
  return { here, snap, table };
};
