/** The hand as it is shown: one stack a rank, in rows of even length. */
import { rankOf } from "@snorum/engine";
import type { CardId, SnipView } from "@snorum/engine";

/** Cards that lie together, the topmost first. */
export interface Stack {
  readonly top: CardId;
  readonly cards: readonly CardId[];
}

/** In the Jig suits matter, so every card stands alone. */
export function stacksOf(view: SnipView): readonly Stack[] {
  const found: { top: CardId; cards: CardId[] }[] = [];
  for (const card of view.hand) {
    const same = view.rules.jig === "off" ? found.find((stack) => rankOf(stack.top) === rankOf(card)) : undefined;
    if (same === undefined) found.push({ top: card, cards: [card] });
    else same.cards.push(card);
  }
  return found;
}

/** How many columns `count` stacks take where `most` fit side by side, so that the rows are even. */
export const columns = (count: number, most: number): number => Math.ceil(count / Math.ceil(Math.max(1, count) / most));

/** Whether stack `at` is in the last row of so many columns: there nothing lies over it. */
export const inLastRow = (at: number, count: number, cols: number): boolean =>
  at >= Math.floor((count - 1) / cols) * cols;
