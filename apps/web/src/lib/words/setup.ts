/** The words of set-up, one language at a time: home and tables do without them. */
import { page } from "$app/state";
import type { Lang } from "#lib/path.ts";
import type { SetupMessages } from "./setup-en.ts";

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: SetupMessages }>>> = {
  en: () => import("./setup-en.ts"),
  de: () => import("./setup-de.ts"),
  es: () => import("./setup-es.ts"),
};

export const setupMessages = async (lang: Lang): Promise<SetupMessages> => (await LOAD[lang]()).default;

/** The words of the page that is shown; it loads them as `setup`. */
export const setupWords = (): SetupMessages => page.data["setup"] as SetupMessages;
