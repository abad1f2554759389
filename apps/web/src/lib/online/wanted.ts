/** Which game lies on the online table: its page loads the words for it, and for no other. */
import { irishTexts } from "#lib/irish/words.ts";
import { snapTexts } from "#lib/snap/words.ts";
import type { Lang } from "#lib/path.ts";
import { snipWords } from "#lib/words/snip.ts";
import { tableMessages } from "#lib/words/table.ts";

/** What the page's load hangs on: `invalidate` it when another game is dealt. */
export const WANTED = "snorum:table";

let wanted = "";

export function want(game: string): void {
  wanted = game;
}

/** The words of that game's table, as its own page would have loaded them; none before anything is dealt. */
export async function wantedWords(lang: Lang): Promise<Readonly<Record<string, unknown>>> {
  switch (wanted) {
    case "snip-snap-snorum": {
      const [table, snip] = await Promise.all([tableMessages(lang), snipWords(lang)]);
      return { table, snip, wanted };
    }
    case "snap": {
      const [table, snap] = await Promise.all([tableMessages(lang), snapTexts(lang)]);
      return { table, snap, wanted };
    }
    case "irish-snap": {
      const [table, irish] = await Promise.all([tableMessages(lang), irishTexts(lang)]);
      return { table, irish, wanted };
    }
    default:
      return {};
  }
}
