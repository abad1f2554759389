/** All words of the Snap table, one language at a time: the game's own, and those that are only the shell's. */
import type { SnapWords } from "@snorum/engine/words";
import type { Lang } from "#lib/path.ts";
import { shownPage } from "#lib/words/index.ts";
import type { SnapMessages } from "./words-en.ts";

export interface SnapTexts {
  readonly game: SnapWords;
  readonly shell: SnapMessages;
}

const LOAD: Readonly<Record<Lang, () => Promise<{ readonly default: SnapTexts }>>> = {
  en: () => import("./texts-en.ts"),
  de: () => import("./texts-de.ts"),
  es: () => import("./texts-es.ts"),
};

export const snapTexts = async (lang: Lang): Promise<SnapTexts> => (await LOAD[lang]()).default;

/** The words of the table that is shown; its page loads them as `snap`. */
export const snapWords = (): SnapTexts => shownPage()["snap"] as SnapTexts;
