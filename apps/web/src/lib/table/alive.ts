/** Lays the table of Snip Snap Snorum. */
import { snipWords } from "#lib/words/snip.ts";
import SnipPage from "./SnipPage.svelte";
import { wake } from "./wake.svelte.ts";

void wake("snip-snap-snorum", SnipPage, async (lang) => ({ snip: await snipWords(lang) }));
