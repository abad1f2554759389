/** What the table answers to those who ask it: what lies on top, what was last, how many cards there are. */
import type { CardId, SnapView } from "@snorum/engine";
import { faceName } from "./faces.svelte.ts";
import type { Messages } from "#lib/words/index.ts";
import type { TableMessages } from "#lib/words/table-en.ts";
import type { Question } from "./keys.ts";
import type { SnapTexts } from "./words.ts";

export interface Asked {
  readonly view: SnapView;
  readonly texts: SnapTexts;
  readonly words: Messages;
  readonly table: Pick<TableMessages, "left" | "out">;
  readonly nameOf: (seat: number) => string;
  readonly last: string | undefined;
}

/** The answer, made from the picture and never from memory. It never says that two are equal. */
export function answerTo(what: Question, { view, texts, words, table, nameOf, last }: Asked): string {
  const { game, shell } = texts;
  const named = (card: CardId): string => faceName(words, card);
  const tops = (): string => {
    const one = view.rules.piles === "one";
    const piles = view.piles.flatMap(({ top, under }, at) => {
      if (top < 0) return [];
      if (one) return under < 0 ? [named(top)] : [named(under), named(top)];
      return [`${nameOf(at)}: ${named(top)}`];
    });
    const pools = view.pools.map(({ number, top }) => `${shell.pool(number)}: ${named(top)}`);
    const all = [...piles, ...pools];
    return all.length === 0 ? shell.middleEmpty : shell.lies(all.join(", "));
  };
  switch (what) {
    case "last":
      return last ?? shell.middleEmpty;
    case "piles":
      return tops();
    case "counts": {
      const each = (cards: number, seat: number): string =>
        `${nameOf(seat)}: ${view.out[seat] ? table.out : cards < 0 ? shell.stockHidden : table.left(cards)}`;
      return `${view.cards.map(each).join(", ")}.`;
    }
    case "table": {
      const turn =
        view.turn < 0
          ? ""
          : view.turn === view.viewer
            ? `${game.prompts.yourTurn}.`
            : game.prompts.turnOf(nameOf(view.turn));
      return `${tops()} ${turn}`;
    }
  }
}
