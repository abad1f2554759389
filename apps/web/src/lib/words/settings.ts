/** The words of the settings page, one language at a time: home does without them. */
import type { Lang } from "#lib/path.ts";
import type { SettingsMessages } from "./settings-en.ts";

export type { SettingsMessages };

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: SettingsMessages }>>> = {
  en: () => import("./settings-en.ts"),
  de: () => import("./settings-de.ts"),
  es: () => import("./settings-es.ts"),
};

export const settingsMessages = async (lang: Lang): Promise<SettingsMessages> => (await LOAD[lang]()).default;
