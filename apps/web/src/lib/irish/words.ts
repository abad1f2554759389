/** All words of the table of Irish Snap, one language at a time: the game's own, and those that are only the shell's. */
import type { IrishWords } from "@snorum/engine/words";
import type { Lang } from "#lib/path.ts";
import { shownPage } from "#lib/words/index.ts";
import type { IrishMessages } from "./words-en.ts";

export interface IrishTexts {
  readonly game: IrishWords;
  readonly shell: IrishMessages;
}

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: IrishTexts }>>> = {
  en: () => import("./texts-en.ts"),
  de: () => import("./texts-de.ts"),
  es: () => import("./texts-es.ts"),
};

export const irishTexts = async (lang: Lang): Promise<IrishTexts> => (await LOAD[lang]()).default;

/** The words of the table that is shown; its page loads them as `irish`. */
export const irishWords = (): IrishTexts => shownPage()["irish"] as IrishTexts;
