import { SECTIONS, inEveryLanguage } from "#lib/path.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () => inEveryLanguage((lang) => ({ lang, settings: SECTIONS.settings[lang] }));

export const load: PageLoad = () => ({ here: { name: "settings" as const } });
