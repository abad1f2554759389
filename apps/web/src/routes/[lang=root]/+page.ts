import { redirect } from "@sveltejs/kit";
import { path } from "#lib/path.ts";
import type { EntryGenerator, PageLoad } from "./$types";

/** English lives at the root; whoever writes `/en` by hand finds it there. */
export const entries: EntryGenerator = () => [{ lang: "en" }];

export const load: PageLoad = () => redirect(308, path("en", { name: "home" }));
