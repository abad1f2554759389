/** The words of the games night, one language at a time. */
import type { Lang } from "#lib/path.ts";
import { shownPage } from "#lib/words/index.ts";
import type { NightMessages } from "./words-en.ts";

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: NightMessages }>>> = {
  en: () => import("./words-en.ts"),
  de: () => import("./words-de.ts"),
  es: () => import("./words-es.ts"),
};

export const nightMessages = async (lang: Lang): Promise<NightMessages> => (await LOAD[lang]()).default;

/** The words of the night that is shown; its page loads them as `night`. */
export const nightWords = (): NightMessages => shownPage()["night"] as NightMessages;
