/** Every page has one address in each language; the words of another language lead there. */
import { redirect } from "@sveltejs/kit";
import { building } from "$app/env";
import { path } from "./path.ts";
import type { Lang, Page } from "./path.ts";

const MOVED_FOR_GOOD = 308;

/** Leads on to the page's own address. When pages are made nobody asks for anything, so there is nothing to take along. */
export function toOwnAddress(url: URL, lang: Lang, here: Page): void {
  const own = path(lang, here);
  if (url.pathname !== own) redirect(MOVED_FOR_GOOD, building ? own : own + url.search);
}
