/** The words of the rule pages, one language at a time: home does without them. */
import type { Lang } from "#lib/path.ts";
import type { RulesMessages } from "./rules-en.ts";

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: RulesMessages }>>> = {
  en: () => import("./rules-en.ts"),
  de: () => import("./rules-de.ts"),
  es: () => import("./rules-es.ts"),
};

export const rulesMessages = async (lang: Lang): Promise<RulesMessages> => (await LOAD[lang]()).default;
