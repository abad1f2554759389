/** The words of Snip Snap Snorum, one language at a time. */
import type { Lang } from "#lib/path.ts";
import type { Words } from "@snorum/engine/words";
import { shownPage } from "./index.ts";

const LOAD: Record<Lang, () => Promise<{ readonly default: Words }>> = {
  en: () => import("./snip-en.ts"),
  de: () => import("./snip-de.ts"),
  es: () => import("./snip-es.ts"),
};

export const snipWords = async (lang: Lang): Promise<Words> => (await LOAD[lang]()).default;

/** The words of the table that is shown; its page has them as `snip`. */
export const snipShown = (): Words => shownPage()["snip"] as Words;
