/** Lays the table of Irish Snap. */
import { wake } from "#lib/table/wake.svelte.ts";
import IrishPage from "./IrishPage.svelte";
import { irishTexts } from "./words.ts";

void wake("irish-snap", IrishPage, async (lang) => ({ irish: await irishTexts(lang) }));
