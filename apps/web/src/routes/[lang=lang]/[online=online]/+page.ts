import { toOwnAddress } from "#lib/address.ts";
import { WANTED, wantedWords } from "#lib/online/wanted.ts";
import { onlineMessages } from "#lib/online/words.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  inEveryLanguage((lang, words) => ({ lang, online: SECTIONS.online[words] }));

export const load: PageLoad = async ({ params, url, depends }) => {
  const { lang } = params;
  const here = { name: "online" as const };
  toOwnAddress(url, lang, here);
  depends(WANTED);
  const [online, words] = await Promise.all([onlineMessages(lang), wantedWords(lang)]);
  return { ...words, here, online };
};
