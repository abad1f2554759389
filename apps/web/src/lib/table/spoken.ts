/** What the table answers to those who ask it: what lies, what was last, what is in the hand, how it stands. */
import type { CardId, SnipView } from "@snorum/engine";
import type { Words } from "@snorum/engine/words";
import { cardName } from "#lib/parts/card-name.ts";
import type { Messages } from "#lib/words/index.ts";
import type { TableMessages } from "#lib/words/table-en.ts";

export type Question = "table" | "last" | "hand" | "counters";

export interface Asked {
  readonly view: SnipView;
  readonly snip: Words;
  readonly words: Messages;
  readonly table: TableMessages;
  readonly nameOf: (seat: number) => string;
  readonly last: string | undefined;
}

/** The answer, made from the picture and never from memory. */
export function answerTo(what: Question, { view, snip, words, table: m, nameOf, last }: Asked): string {
  const cards = (list: readonly CardId[]) => snip.list(list.map((card) => cardName(words, card)));
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  switch (what) {
    case "last":
      return last ?? m.nothingLies;
    case "hand":
      return view.hand.length === 0 ? m.handEmpty : m.handIs(cards(view.hand));
    case "counters": {
      const counted = view.rules.counters !== "off";
      const each = (seat: number) =>
        `${nameOf(seat)}: ${counted ? m.counters(view.counters[seat] ?? 0) : m.left(view.sizes[seat] ?? 0)}`;
      return `${seats.map(each).join(", ")}.${counted ? ` ${m.pot(view.pot)}.` : ""}`;
    }
    case "table": {
      const lies =
        view.run.length === 0 || view.runOver ? m.nothingLies : m.lies(cards(view.run.map((one) => one.card)));
      const turn =
        view.turn < 0
          ? ""
          : view.turn === view.viewer
            ? `${snip.prompts.yourTurn}.`
            : snip.prompts.turnOf(nameOf(view.turn));
      return m.readTable(lies, turn);
    }
  }
}
