import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) => inEveryLanguage((lang) => ({ lang, rules: SECTIONS.rules[lang], game })));

export const load: PageLoad = ({ params, data }) => ({ ...data, here: { name: "rules" as const, game: params.game } });
