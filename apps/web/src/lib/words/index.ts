/** The shell's own words. English is the source; the others must have the same keys. Words of a game come from its own folder. */
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

/** What a page knows of itself; what only some pages know, they read by its name. */
type Shown = App.PageData & Readonly<Record<string, unknown>>;

/** Who knows which page is shown: the router, or a page for itself that is alive without one, as home and the tables are. */
let shown: (() => App.PageData) | undefined;

let speaks: ((lang: Lang) => void) | undefined;

/**
 * Says where to ask for the page that is shown, and who shows it in another language. Whoever brings a page to life says so first; a
 * page whose languages are links needs nobody to speak.
 */
export function askFor(page: () => App.PageData, speak?: (lang: Lang) => void): void {
  shown = page;
  speaks = speak;
}

/** The page that is shown goes on in another language. */
export const speak = (tongue: Lang): void => speaks?.(tongue);

/** Everything that the page that is shown knows of itself: its language, its words. */
export function shownPage(): Shown {
  if (shown === undefined) throw new Error("nobody has said which page is shown");
  return shown() as Shown;
}

/** The words of the page that is shown. */
export const words = (): Messages => shownPage().m;

/** The language of the page that is shown. */
export const lang = (): Lang => shownPage().lang;

/** Which page is shown, for links to the same in another language. */
export const here = (): App.PageData["here"] => shownPage().here;
