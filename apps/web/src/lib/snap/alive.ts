/** Lays the table of Snap. */
import { wake } from "#lib/table/wake.svelte.ts";
import SnapPage from "./SnapPage.svelte";
import { snapTexts } from "./words.ts";

void wake("snap", SnapPage, async (lang) => ({ snap: await snapTexts(lang) }));
