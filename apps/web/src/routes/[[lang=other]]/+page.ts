import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () => [{}, { lang: "de" }, { lang: "es" }];

export const load: PageLoad = ({ data }) => ({ ...data, here: { name: "home" as const } });
