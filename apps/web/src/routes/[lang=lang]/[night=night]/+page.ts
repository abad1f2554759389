import { toOwnAddress } from "#lib/address.ts";
import { shownGames } from "#lib/games/index.ts";
import { nightMessages } from "#lib/night/words.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { setupMessages } from "#lib/words/setup.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () => inEveryLanguage((lang, words) => ({ lang, night: SECTIONS.night[words] }));

export const load: PageLoad = async ({ params, url }) => {
  const { lang } = params;
  const here = { name: "night" as const };
  toOwnAddress(url, lang, here);
  const [night, setup, shown] = await Promise.all([nightMessages(lang), setupMessages(lang), shownGames(lang)]);
  return { here, night, setup, shown };
};
