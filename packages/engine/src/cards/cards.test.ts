/** Cards, packs, and the way round the table. */
import { describe, expect, test } from "vitest";
import {
  JOKERS,
  RANKS,
  SUITS,
  cardOf,
  countSuits,
  isJoker,
  lowestSuit,
  parseCard,
  printCard,
  rankOf,
  suitOf,
} from "./card.ts";
import { isShuffleOf, packOf, ranksIn } from "./pack.ts";
import { clockwiseFrom, leftOf, nextIn, placesBy } from "./seats.ts";

describe("cards", () => {
  test("every card has a rank, a suit and a name of its own (SSS-DECK-1)", () => {
    const names = new Set<string>();
    for (let rank = 0; rank < RANKS; rank++) {
      for (let suit = 0; suit < SUITS; suit++) {
        const card = cardOf(rank, suit);
        expect([rankOf(card), suitOf(card), parseCard(printCard(card))]).toEqual([rank, suit, card]);
        names.add(printCard(card));
      }
    }
    expect(names.size).toBe(52);
  });

  test("two jokers stand beside the pack, with names of their own and a rank that no card and no word has (IRISH-VAR-JOKER)", () => {
    expect(JOKERS.map(printCard)).toEqual(["X1", "X2"]);
    expect(JOKERS.map((card) => parseCard(printCard(card)))).toEqual(JOKERS);
    expect([...packOf(52), ...JOKERS].filter(isJoker)).toEqual(JOKERS);
    for (const card of packOf(52)) for (const joker of JOKERS) expect(rankOf(joker)).not.toBe(rankOf(card));
    expect(parseCard("x2")).toBe(JOKERS[1]);
    expect([parseCard("X0"), parseCard("X3")]).toEqual([-1, -1]);
  });

  test("small letters are read, and what is no card is -1", () => {
    expect(printCard(parseCard("10h"))).toBe("10H");
    for (const text of ["", "S", "1S", "11S", "7", "7X", "ASS", " 7S", "??"]) expect(parseCard(text)).toBe(-1);
    expect(printCard(-2)).toBe("??");
  });

  test("suits of a rank as bits", () => {
    for (let mask = 1; mask < 16; mask++) {
      const suits = [0, 1, 2, 3].filter((suit) => ((mask >> suit) & 1) === 1);
      expect([countSuits(mask), lowestSuit(mask)]).toEqual([suits.length, suits[0]]);
    }
    expect(countSuits(0)).toBe(0);
  });
});

describe("packs", () => {
  test.each([
    [52, 13],
    [32, 8],
    [24, 6],
  ] as const)("%i cards have %i ranks, the ace always among them", (size, ranks) => {
    expect(packOf(size)).toHaveLength(size);
    expect(ranksIn(size)).toHaveLength(ranks);
    expect(ranksIn(size)[0]).toBe(0);
  });

  test("jokers are shuffled in where they belong to the pack, and nowhere else", () => {
    const pack = [...packOf(52), ...JOKERS];
    expect(isShuffleOf(pack, pack.toReversed())).toBe(true);
    expect(isShuffleOf(pack, pack.with(0, pack[53] ?? 0))).toBe(false);
    expect(isShuffleOf(packOf(52), packOf(52).with(0, JOKERS[0] ?? 0))).toBe(false);
  });

  test("a shuffle holds each card of the pack once", () => {
    const pack = packOf(24);
    expect(isShuffleOf(pack, pack.toReversed())).toBe(true);
    for (const order of [
      [],
      pack.slice(1),
      [...pack, 0],
      pack.with(0, pack[1] ?? 0),
      pack.with(0, 99),
      pack.with(0, Number.NaN),
    ]) {
      expect(isShuffleOf(pack, order)).toBe(false);
    }
  });
});

describe("places", () => {
  test("go by the first figure that differs, more being better; equals share one", () => {
    expect(placesBy([[5], [9], [5], [1]])).toEqual([2, 1, 2, 4]);
    expect(
      placesBy([
        [0, 20, 3],
        [0, 0, 1],
        [1, 32, 4],
        [0, 0, 1],
      ]),
    ).toEqual([2, 3, 1, 3]);
  });
});

describe("seats", () => {
  test("clockwise, past those who do not take part", () => {
    const taking = Uint8Array.of(1, 0, 1, 1);
    expect([leftOf(0, 4), leftOf(3, 4)]).toEqual([1, 0]);
    expect([nextIn(taking, 0), nextIn(taking, 1), nextIn(taking, 3)]).toEqual([2, 2, 0]);
    expect(nextIn(Uint8Array.of(0, 1, 0), 1)).toBe(1);
    expect([nextIn(Uint8Array.of(0, 0, 0), 1), nextIn(Uint8Array.of(0, 0, 0), -1)]).toEqual([1, -1]);
    expect(clockwiseFrom(taking, 2)).toEqual([3, 0, 2]);
    expect(clockwiseFrom(taking, 1)).toEqual([2, 3, 0]);
  });
});
