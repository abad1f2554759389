/** How a hand lies: ranks in even rows, and suit by suit where suits matter. */
import { completeRules, snipSnapSnorum } from "@snorum/engine";
import type { SnipView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { columns, nobodyFollows, stacksOf, suitRows } from "./stacks.ts";

/** A card by rank (0 is the ace) and suit. */
const card = (rank: number, suit: number): number => 4 * rank + suit;

function holding(jig: string, hand: readonly number[], gone: readonly number[] = []): SnipView {
  const rules = completeRules(snipSnapSnorum, { jig });
  if (!rules.ok) throw new Error(rules.refusal.code);
  // only what a hand is made of
  return { rules: rules.value, hand, gone } as unknown as SnipView;
}

describe("the hand", () => {
  test("equal ranks lie in one stack (SSS-PLAY-1)", () => {
    const stacks = stacksOf(holding("off", [card(0, 1), card(0, 3), card(4, 0)]));
    expect(stacks.map((stack) => stack.cards)).toEqual([[card(0, 1), card(0, 3)], [card(4, 0)]]);
  });

  test("in the Jig every card lies alone, with its suit, low to high (SSS-VAR-JIG)", () => {
    const stacks = stacksOf(holding("five", [card(0, 1), card(2, 0), card(5, 1), card(9, 0)]));
    expect(stacks.map((stack) => stack.top)).toEqual([card(2, 0), card(9, 0), card(0, 1), card(5, 1)]);
    expect(suitRows(stacks)).toEqual({ begins: new Set([0, 2]), most: 2 });
  });

  test("a stack is notched once the rest of its rank is out of all hands (SSS-PLAY-5)", () => {
    const view = holding("off", [card(0, 1), card(0, 3), card(4, 0)], [2, 0, 0, 0, 2]);
    expect(stacksOf(view).map((stack) => nobodyFollows(view, stack))).toEqual([true, false]);
  });

  test("seven ranks where six fit lie as four and three", () => {
    expect(columns(7, 6)).toBe(4);
  });
});
