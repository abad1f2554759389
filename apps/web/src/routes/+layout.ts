import { langOf, type Page } from "#lib/path.ts";
import { messagesFor } from "#lib/words/index.ts";
import type { LayoutLoad } from "./$types";

export const prerender = true;

export const load: LayoutLoad = async ({ url }) => {
  const lang = langOf(url.pathname);
  const here: Page = { name: "home" };
  return { lang, here, m: await messagesFor(lang) };
};
