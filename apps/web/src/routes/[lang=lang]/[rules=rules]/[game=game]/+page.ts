import { toOwnAddress } from "#lib/address.ts";
import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { rulesMessages } from "#lib/words/rules.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) => inEveryLanguage((lang, words) => ({ lang, rules: SECTIONS.rules[words], game })));

export const load: PageLoad = async ({ params, data, url }) => {
  const here = { name: "rules" as const, game: params.game };
  toOwnAddress(url, params.lang, here);
  return { ...data, here, rules: await rulesMessages(params.lang) };
};
