/** The hand as it is shown: one stack a rank, in rows of even length; in the Jig one card a stack, suit by suit. */
import { rankOf, suitOf } from "@snorum/engine";
import type { CardId, SnipView } from "@snorum/engine";

/** Cards that lie together, the topmost first. */
export interface Stack {
  readonly top: CardId;
  readonly cards: readonly CardId[];
}

/** In the Jig suits matter, so every card stands alone and lies with its suit. */
export function stacksOf(view: SnipView): readonly Stack[] {
  if (view.rules.jig !== "off")
    return view.hand
      .toSorted((one, other) => suitOf(one) - suitOf(other) || rankOf(one) - rankOf(other))
      .map((card) => ({ top: card, cards: [card] }));
  const found: { top: CardId; cards: CardId[] }[] = [];
  for (const card of view.hand) {
    const same = found.find((stack) => rankOf(stack.top) === rankOf(card));
    if (same === undefined) found.push({ top: card, cards: [card] });
    else same.cards.push(card);
  }
  return found;
}

/** Where each suit begins, and how many cards the longest has: the Jig's hand has a row for each. */
export function suitRows(stacks: readonly Stack[]): { readonly begins: ReadonlySet<number>; readonly most: number } {
  const begins = stacks.map(({ top }, at) => (at === 0 || suitOf(top) !== suitOf(stacks[at - 1]?.top ?? 0) ? at : -1));
  const starts = begins.filter((at) => at >= 0);
  const lengths = starts.map((at, i) => (starts[i + 1] ?? stacks.length) - at);
  return { begins: new Set(starts), most: Math.max(1, ...lengths) };
}

/** Whether nobody can follow this stack: the rest of its rank is out of all hands. */
export const nobodyFollows = (view: SnipView, stack: Stack): boolean =>
  view.rules.jig === "off" && (view.gone[rankOf(stack.top)] ?? 0) + stack.cards.length === 4;

/** How many columns `count` stacks take where `most` fit side by side, so that the rows are even. */
export const columns = (count: number, most: number): number => Math.ceil(count / Math.ceil(Math.max(1, count) / most));

/** Whether stack `at` is in the last row of so many columns: there nothing lies over it. */
export const inLastRow = (at: number, count: number, cols: number): boolean =>
  at >= Math.floor((count - 1) / cols) * cols;
