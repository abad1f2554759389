import { toOwnAddress } from "#lib/address.ts";
import { irishTexts } from "#lib/irish/words.ts";
import { nightMessages } from "#lib/night/words.ts";
import { onlineMessages } from "#lib/online/words.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { snapTexts } from "#lib/snap/words.ts";
import { setupMessages } from "#lib/words/setup.ts";
import { snipWords } from "#lib/words/snip.ts";
import { tableMessages } from "#lib/words/table.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  inEveryLanguage((lang, words) => ({ lang, online: SECTIONS.online[words] }));

/** Any of the games may be dealt here, so the words of all their tables come along. */
export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "online" as const };
  toOwnAddress(url, lang, here);
  const [online, night, setup, table, snip, snap, irish] = await Promise.all([
    onlineMessages(lang),
    nightMessages(lang),
    setupMessages(lang),
    tableMessages(lang),
    snipWords(lang),
    snapTexts(lang),
    irishTexts(lang),
  ]);
  return { here, online, night, setup, table, snip, snap, irish };
};
