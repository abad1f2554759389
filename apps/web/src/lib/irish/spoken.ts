/** What the table answers to those who ask it: what lies there, what was last, how many cards there are. */
import type { IrishView } from "@snorum/engine";
import type { Messages } from "#lib/words/index.ts";
import type { TableMessages } from "#lib/words/table-en.ts";
import { wordText } from "./captions.ts";
import { named } from "./named.ts";
import { minutesOf, wordShown } from "./shown.ts";
import type { Question } from "./keys.ts";
import type { IrishTexts } from "./words.ts";

export interface Asked {
  readonly view: IrishView;
  readonly texts: IrishTexts;
  readonly words: Messages;
  readonly table: Pick<TableMessages, "left" | "out">;
  readonly nameOf: (seat: number) => string;
  readonly last: string | undefined;
  /** Seconds until the game is over, where it ends by the clock. */
  readonly left: number | null;
}

/** The answer, made from the picture and never from memory: where nobody counts aloud it cannot say what it does not know. */
export function answerTo(what: Question, { view, texts, words, table, nameOf, last, left }: Asked): string {
  const { game, shell } = texts;
  const [top] = view.tops;
  const lies = (): string => {
    if (top === undefined) return shell.pileEmpty;
    const card = named(words, texts, top);
    return view.pile < 0 ? `${shell.pileTop(card)}.` : `${shell.pileIs(card, view.pile)}.`;
  };
  switch (what) {
    case "last":
      return last ?? shell.pileEmpty;
    case "piles":
      return lies();
    case "counts": {
      const each = (cards: number, seat: number): string =>
        `${nameOf(seat)}: ${view.out[seat] ? table.out : cards < 0 ? shell.none : table.left(cards)}`;
      return `${view.stocks.map(each).join(", ")}.`;
    }
    case "table": {
      const word = wordText(game, view.due);
      const own = word === "" ? game.prompts.yourTurn : `${game.prompts.yourTurn}: ${game.quote(word)}`;
      const turn =
        view.turn < 0 ? "" : view.turn === view.viewer ? `${own}.` : game.prompts.turnOf(nameOf(view.turn), word);
      const said = wordShown(game, view.word);
      const time = left === null ? "" : `${shell.timeLeft(minutesOf(left))}.`;
      return [said && `${said}.`, lies(), turn, time].filter(Boolean).join(" ");
    }
  }
}
