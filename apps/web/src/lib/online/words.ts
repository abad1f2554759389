/** The words of playing together, one language at a time. */
import type { Refusal } from "@snorum/engine";
import { page } from "$app/state";
import type { Lang } from "#lib/path.ts";
import type { OnlineMessages } from "./words-en.ts";

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: OnlineMessages }>>> = {
  en: () => import("./words-en.ts"),
  de: () => import("./words-de.ts"),
  es: () => import("./words-es.ts"),
};

export const onlineMessages = async (lang: Lang): Promise<OnlineMessages> => (await LOAD[lang]()).default;

/** The words of the page that is shown; it loads them as `online`. */
export const onlineWords = (): OnlineMessages => page.data["online"] as OnlineMessages;

/** A refusal of the party, in the person's language. */
export const refusalText = ({ code }: Refusal): string => onlineWords().refusals[code] ?? onlineWords().refused;
