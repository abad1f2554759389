import { toOwnAddress } from "#lib/address.ts";
import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { settingsMessages } from "#lib/words/settings.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  inEveryLanguage((lang, words) => ({ lang, settings: SECTIONS.settings[words] }));

export const load: PageLoad = async ({ params, url }) => {
  const here = { name: "settings" as const };
  toOwnAddress(url, params.lang, here);
  return { here, settings: await settingsMessages(params.lang) };
};
