/** Vorbereitung. */
import { describe, expect, test } from "vitest";
import { NO_CARD, command } from "../../kernel/event.ts";
import { openMatch } from "../../kernel/match.ts";
import { completeRules } from "../../kernel/options.ts";
import { Ask } from "./events.ts";
import { snap } from "./index.ts";
import { PACK } from "./state.ts";
import { dealt, lies, turnCard, turnCards } from "./testing.ts";

const plans = (seats: number): readonly { junior: boolean }[] =>
  Array.from({ length: seats }, () => ({ junior: false }));

describe("players and pack", () => {
  test("two to six play (SNAP-PLAYERS-1, G3)", () => {
    const rules = completeRules(snap, {});
    if (!rules.ok) throw new Error("the usual rules are refused");
    const opens = [1, 2, 3, 4, 5, 6, 7].map((seats) => openMatch(snap, rules.value, plans(seats)).ok);
    expect(opens).toEqual([false, true, true, true, true, true, false]);
  });

  test("fifty-two cards, no jokers (SNAP-DECK-1)", () => {
    expect(new Set(snap.pack({})).size).toBe(52);
    const { match } = dealt("", ["anna", "ben"]);
    expect(snap.perform(match, command(Ask.Deal, -1, NO_CARD, -1, PACK), [])?.code).toBe("not-now");
  });

  test("a pack with a card too few, too many or twice is refused (SNAP-DECK-1)", () => {
    const match = snap.create(dealt("", ["anna", "ben"]).match.rules, plans(2));
    expect(snap.perform(match, command(Ask.NameDealer, 1), [])).toBeNull();
    for (const pack of [PACK.slice(1), [...PACK, 0], PACK.with(0, 1), []])
      expect(snap.perform(match, command(Ask.Deal, -1, NO_CARD, -1, pack), [])?.code).toBe("bad-pack");
  });
});

describe("the deal", () => {
  test("anybody may deal: the table draws, and asks for nobody who is not there (SNAP-DEAL-1, G1)", () => {
    const match = snap.create(dealt("", ["anna", "ben"]).match.rules, plans(2));
    expect(snap.chance(match)).toEqual({ kind: Ask.NameDealer, draw: "seat", from: [0, 1] });
    expect(snap.perform(match, command(Ask.NameDealer, 2), [])?.code).toBe("bad-seat");
    expect(snap.perform(match, command(Ask.NameDealer, 0), [])).toBeNull();
    expect(match.dealer).toBe(0);
  });

  test.each([
    [2, [26, 26]],
    [3, [18, 17, 17]],
    [5, [11, 11, 10, 10, 10]],
    [6, [9, 9, 9, 9, 8, 8]],
  ])("%i players: as evenly as may be, the odd cards from the dealer's left (SNAP-DEAL-1, G2)", (seats, sizes) => {
    const names = ["anna", "ben", "carla", "dora", "emil", "finn"].slice(0, seats);
    expect(dealt("", names).match.stocks.map((stock) => stock.length)).toEqual(sizes);
  });

  test("cards are dealt one on another, so the last one dealt is turned first (SNAP-DEAL-1, D1)", () => {
    const { lines } = turnCards(dealt("", ["anna", "ben"]), 2);
    expect(lines).toEqual(["anna turns KD", "ben turns KC"]);
  });

  test("the player to the dealer's left begins, then clockwise (SNAP-TURN-1, SNAP-TURN-4)", () => {
    const { lines } = turnCards(dealt("", ["anna", "ben", "carla"]), 4);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["anna", "ben", "carla", "anna"]);
  });

  test("nobody looks at the cards, the own ones included, before they are turned (SNAP-DEAL-2, SNAP-TURN-3)", () => {
    const { match } = dealt("", ["anna", "ben"]);
    for (const viewer of [-1, 0, 1]) {
      const seen = snap.conceal(match, viewer);
      expect(seen.stocks.flat().every((card) => card === -2)).toBe(true);
      expect(JSON.stringify(snap.view(match, viewer))).not.toContain('"top":0');
    }
  });
});

describe("a turn", () => {
  test("the top card of the stock goes face up onto the own pile (SNAP-TURN-2)", () => {
    const after = turnCard(dealt("", ["anna", "ben"], PACK)).table;
    expect(after.match.piles.map((pile) => pile.length)).toEqual([1, 0]);
    expect(after.match.stocks.map((stock) => stock.length)).toEqual([25, 26]);
    expect(lies(after)).toMatch(/\/ KD \| ben/);
  });
});
