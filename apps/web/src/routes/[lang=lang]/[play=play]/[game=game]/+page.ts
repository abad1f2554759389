import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { snipWords } from "#lib/words/snip.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) => inEveryLanguage((lang) => ({ lang, play: SECTIONS.play[lang], game })));

export const load: PageLoad = async ({ params }) => ({
  here: { name: "setup" as const, game: params.game },
  game: await snipWords(params.lang),
});
