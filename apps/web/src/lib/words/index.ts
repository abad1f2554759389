/** The shell's own words. English is the source; the others must have the same keys. Words of a game come from its own folder. */
import { page } from "$app/state";
import type { Lang } from "#lib/path.ts";
import type { Messages } from "./en.ts";

export type { Messages };

const CATALOGUES: Record<Lang, () => Promise<{ readonly default: Messages }>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  es: () => import("./es.ts"),
};

/** The catalogue of a language; each is a file of its own. */
export const messagesFor = async (lang: Lang): Promise<Messages> => (await CATALOGUES[lang]()).default;

/** The words of the page that is shown. */
export const words = (): Messages => page.data.m;

/** The language of the page that is shown. */
export const lang = (): Lang => page.data.lang;
