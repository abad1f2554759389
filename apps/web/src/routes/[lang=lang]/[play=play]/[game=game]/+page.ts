import { toOwnAddress } from "#lib/address.ts";
import { shownGame } from "#lib/games/index.ts";
import { GAMES, SECTIONS, inEveryLanguage } from "#lib/path.ts";
import { setupMessages } from "#lib/words/setup.ts";
import type { EntryGenerator, PageLoad } from "./$types";

export const entries: EntryGenerator = () =>
  GAMES.flatMap((game) => inEveryLanguage((lang, words) => ({ lang, play: SECTIONS.play[words], game })));

export const load: PageLoad = async ({ params, url }) => {
  const here = { name: "setup" as const, game: params.game };
  toOwnAddress(url, params.lang, here);
  const [shown, setup] = await Promise.all([shownGame(params.game, params.lang), setupMessages(params.lang)]);
  return { here, shown, setup };
};
