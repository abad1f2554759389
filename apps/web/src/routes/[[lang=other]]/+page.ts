import type { EntryGenerator, PageLoad } from "./$types";

/** Home comes alive by itself (`lib/home/alive.ts`): a router would be more than half of what it loads. */
export const csr = false;

export const entries: EntryGenerator = () => [{}, { lang: "de" }, { lang: "es" }];

export const load: PageLoad = ({ data }) => ({ ...data, here: { name: "home" as const } });
