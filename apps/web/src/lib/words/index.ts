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

/** Who knows which page is shown: the router, or home for itself, since home is alive without one. */
let shown: (() => App.PageData) | undefined;

/** Says where to ask for the page that is shown. Whoever brings a page to life says so first. */
export function askFor(page: () => App.PageData): void {
  shown = page;
}

function asked(): App.PageData {
  if (shown === undefined) throw new Error("nobody has said which page is shown");
  return shown();
}

/** The words of the page that is shown. */
export const words = (): Messages => asked().m;

/** The language of the page that is shown. */
export const lang = (): Lang => asked().lang;

/** Which page is shown, for links to the same in another language. */
export const here = (): App.PageData["here"] => asked().here;
