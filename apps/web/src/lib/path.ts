/** Where every page lives, in every language. The only place that knows. */
export const LANGS = ["en", "de", "es"] as const;
export type Lang = (typeof LANGS)[number];

/** Games that can be played here today. */
export const GAMES = ["snip-snap-snorum", "snap", "irish-snap"] as const;
export type Game = (typeof GAMES)[number];

/** The words that paths are made of. */
export const SECTIONS = {
  rules: { en: "rules", de: "regeln", es: "reglas" },
  play: { en: "play", de: "spielen", es: "jugar" },
  table: { en: "table", de: "tisch", es: "mesa" },
  settings: { en: "settings", de: "einstellungen", es: "ajustes" },
  online: { en: "together", de: "zusammen", es: "juntos" },
  night: { en: "games-night", de: "spieleabend", es: "noche-de-juegos" },
} as const satisfies Record<string, Record<Lang, string>>;
export type Section = keyof typeof SECTIONS;

export type Page =
  | { readonly name: "home" }
  | { readonly name: "settings" | "night" | "online" }
  | { readonly name: "rules" | "setup" | "table"; readonly game: Game };

/** The path of a page in a language: `/de/regeln/snip-snap-snorum`. English home is `/`. */
export function path(lang: Lang, page: Page): string {
  switch (page.name) {
    case "home":
      return lang === "en" ? "/" : `/${lang}`;
    case "settings":
    case "night":
    case "online":
      return `/${lang}/${SECTIONS[page.name][lang]}`;
    case "rules":
      return `/${lang}/${SECTIONS.rules[lang]}/${page.game}`;
    case "setup":
      return `/${lang}/${SECTIONS.play[lang]}/${page.game}`;
    case "table":
      return `/${lang}/${SECTIONS.play[lang]}/${page.game}/${SECTIONS.table[lang]}`;
  }
}

/** The language a path is in; English where it does not say. */
export function langOf(pathname: string): Lang {
  const first = pathname.split("/")[1];
  return LANGS.find((lang) => lang === first) ?? "en";
}

/** Parameters for every language's version of a page, and for the same with another language's words, for prerendering. */
export const inEveryLanguage = <P>(params: (lang: Lang, words: Lang) => P): P[] =>
  LANGS.flatMap((lang) => LANGS.map((words) => params(lang, words)));
