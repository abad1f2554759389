/** The words of Snip Snap Snorum, one language at a time. */
import type { Lang } from "#lib/path.ts";
import type { Words } from "@snorum/engine/words";

const LOAD: Record<Lang, () => Promise<{ readonly default: Words }>> = {
  en: () => import("./snip-en.ts"),
  de: () => import("./snip-de.ts"),
  es: () => import("./snip-es.ts"),
};

export const snipWords = async (lang: Lang): Promise<Words> => (await LOAD[lang]()).default;
