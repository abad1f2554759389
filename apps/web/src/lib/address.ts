/** Every page has one address in each language; the words of another language lead there. */
import { redirect } from "@sveltejs/kit";
import { building } from "$app/env";
import { path } from "./path.ts";
import type { Lang, Page } from "./path.ts";

const MOVED_FOR_GOOD = 308;

/** Pages that are asked for something in their address: rules, seats, a code. */
const ASKED: ReadonlySet<Page["name"]> = new Set(["setup", "table", "rules"]);

/**
 * Leads on to the page's own address, with what it is asked for. A redirect that is written when pages are made knows of no question,
 * so pages that have some are made under the other words, too, and lead on in the browser.
 */
export function toOwnAddress(url: URL, lang: Lang, here: Page): void {
  const own = path(lang, here);
  if (url.pathname === own || (building && ASKED.has(here.name))) return;
  redirect(MOVED_FOR_GOOD, building ? own : own + url.search);
}
