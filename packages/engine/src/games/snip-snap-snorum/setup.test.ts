/** Players; Setup and Deal. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import type { GameEvent } from "../../kernel/event.ts";
import { openMatch } from "../../kernel/match.ts";
import { presetRules } from "../../kernel/laws.ts";
import { parseGameName } from "../../kernel/game-name.ts";
import { Broken } from "../../kernel/refusal.ts";
import { RANKS, SUITS, parseCard, rankOf, suitOf } from "../../cards/card.ts";
import { Ask, Event } from "./events.ts";
import { snipSnapSnorum } from "./index.ts";
import { handOf } from "./state.ts";
import type { Snip } from "./state.ts";
import { happened, play, printCounters, standing, table } from "./testing.ts";

const usual = presetRules(snipSnapSnorum, "classic");
const plans = (seats: number): { readonly junior: boolean }[] =>
  Array.from({ length: seats }, () => ({ junior: false }));

/** A match with these rules, in which nothing has happened. */
function fresh(rules: string, seats: number): Snip {
  const parsed = parseGameName([snipSnapSnorum], `snip-snap-snorum(${rules})`);
  if (!parsed.ok) throw new Broken(parsed.refusal.code);
  return snipSnapSnorum.create(parsed.value.rules, plans(seats));
}

function dealt(rules: string, seats: number, dealer = 0): Snip {
  const match = fresh(rules, seats);
  snipSnapSnorum.perform(match, command(Ask.NameDealer, dealer), []);
  snipSnapSnorum.perform(match, command(Ask.Deal, -1, -1, -1, snipSnapSnorum.pack(match.rules)), []);
  return match;
}

const cards = (text: string): number[] => text.split(" ").map(parseCard);

describe("players", () => {
  test("three or more play, each alone; a table seats eight (SSS-PLAYERS-1, G3)", () => {
    expect(openMatch(snipSnapSnorum, usual, plans(2))).toMatchObject({
      ok: false,
      refusal: { code: "too-few-seats", rule: "G3" },
    });
    for (const seats of [3, 8, 9, 52]) expect(openMatch(snipSnapSnorum, usual, plans(seats)).ok).toBe(true);
    expect(openMatch(snipSnapSnorum, usual, plans(53))).toMatchObject({
      ok: false,
      refusal: { code: "too-many-seats" },
    });
    expect(snipSnapSnorum.seats(usual).table).toBe(8);
  });

  test("the first dealer is drawn, and that draw is handed in (SSS-PLAYERS-2, G1)", () => {
    const match = fresh("", 4);
    expect(snipSnapSnorum.chance(match)).toEqual({ kind: Ask.NameDealer, draw: "seat", from: [0, 1, 2, 3] });
    snipSnapSnorum.perform(match, command(Ask.NameDealer, 2), []);
    expect(match.dealer).toBe(2);
    expect(snipSnapSnorum.perform(fresh("", 4), command(Ask.NameDealer, 0.5), [])?.code).toBe("bad-seat");
  });

  test("… or everybody cuts: the lowest card deals, ace low, and ties cut again (SSS-PLAYERS-2, G1)", () => {
    const match = fresh("firstDealer=cut", 3);
    const first = cards("AS AH 2S KS QS");
    const pack = [...first, ...snipSnapSnorum.pack(match.rules).filter((card) => !first.includes(card))];
    const events: GameEvent[] = [];
    snipSnapSnorum.perform(match, command(Ask.Cut, -1, -1, -1, pack), events);
    expect(events.map((one) => snipSnapSnorum.printEvent(one))).toEqual([
      "table Cut [AS AH 2S]",
      "table Cut [KS QS -]",
      "1 DealerFound",
    ]);
  });

  test("should even the last cards tie, the lowest suit deals (G1)", () => {
    const match = fresh("firstDealer=cut, deck=24", 24);
    const aces = cards("AC AD AH AS");
    const pack = [...aces, ...snipSnapSnorum.pack(match.rules).filter((card) => !aces.includes(card))];
    snipSnapSnorum.perform(match, command(Ask.Cut, -1, -1, -1, pack), []);
    expect(match.dealer).toBe(3);
  });

  test("the deal moves one seat clockwise after each round (SSS-PLAYERS-3)", () => {
    const t = play(table("", "anna: 7S | ben: 8S | carla: 9S"), "anna 7S", "next round");
    expect(t.match.dealer).toBe(2);
    expect(play(t, "deal").match.dealer).toBe(0);
  });
});

describe("the deal", () => {
  test("one pack of 52 cards, four suits, thirteen ranks, no jokers (SSS-DECK-1)", () => {
    const pack = snipSnapSnorum.pack(usual);
    expect(new Set(pack).size).toBe(52);
    expect(new Set(pack.map(rankOf)).size).toBe(RANKS);
    expect(new Set(pack.map(suitOf)).size).toBe(SUITS);
  });

  test("the whole pack is dealt clockwise, card by card, from eldest hand on (SSS-DEAL-1)", () => {
    const match = dealt("", 3);
    const pack = snipSnapSnorum.pack(match.rules);
    for (const [at, card] of pack.entries()) expect(handOf(match, (1 + at) % 3)).toContain(card);
  });

  test("a pack that is not the whole pack, each card once, is refused (SSS-DEAL-1)", () => {
    const match = fresh("", 3);
    snipSnapSnorum.perform(match, command(Ask.NameDealer, 0), []);
    const pack = snipSnapSnorum.pack(match.rules);
    for (const list of [null, [], pack.slice(1), [0, ...pack.slice(0, -1)], [...pack, 0]]) {
      expect(snipSnapSnorum.perform(match, command(Ask.Deal, -1, -1, -1, list), [])?.code).toBe("bad-pack");
    }
  });

  test("the odd cards go to those nearest eldest hand (SSS-DEAL-2, G2)", () => {
    // Seat 0 deals, so that seat 1 is eldest hand.
    expect([3, 4, 5].map((seats) => dealt("", seats).sizes.join(" "))).toEqual([
      "17 18 17",
      "13 13 13 13",
      "10 11 11 10 10",
    ]);
    expect(dealt("", 6).sizes.join(" ")).toBe("8 9 9 9 9 8");
    expect(dealt("", 7).sizes.join(" ")).toBe("7 8 8 8 7 7 7");
    expect(dealt("", 8).sizes.join(" ")).toBe("6 7 7 7 7 6 6 6");
  });

  test("with counters everybody starts with an equal pile: 25, or 50 where passing costs (SSS-DEAL-3, S32)", () => {
    expect(dealt("counters=per-card", 3).counters.join(" ")).toBe("25 25 25");
    expect(dealt("counters=per-card, passFine=each", 3).counters.join(" ")).toBe("50 50 50");
    expect(dealt("counters=per-card, stack=200", 3).counters.join(" ")).toBe("200 200 200");
    expect(dealt("", 3).counters.join(" ")).toBe("0 0 0");
  });

  test("eldest hand leads first (SSS-DEAL-4)", () => {
    for (const dealer of [0, 1, 2]) expect(dealt("", 3, dealer).turn).toBe((dealer + 1) % 3);
  });

  test("everybody antes one before play; two for a short hand where the table wants it (SSS-SCORE-7, S33)", () => {
    const hands = "anna: 7S | ben: 8S | carla: 9S";
    expect(happened(table("counters=per-card, ante=one", hands))).toMatch(
      /anna Anted amount 1, ben Anted amount 1, carla Anted amount 1$/,
    );
    expect(printCounters(table("counters=per-card, ante=one", hands))).toBe("24 24 24 +3");
    expect(printCounters(table("counters=per-card, ante=short-hands-two", hands))).toBe("24 23 23 +5");
  });

  test("who cannot pay the whole ante pays what is there (S9, SSS-SCORE-7)", () => {
    expect(
      printCounters(table("counters=per-card, ante=short-hands-two", "anna 1: 7S | ben 1: 8S | carla 0: 9S")),
    ).toBe("0 0 0 +2");
  });

  test("nobody acts before the cards are dealt (SSS-PLAY-1)", () => {
    expect(snipSnapSnorum.perform(fresh("", 3), command(Ask.Lay, 0, 0), [])?.code).toBe("no-round");
    expect(standing({ match: fresh("", 3), names: [], events: [] })).toBe("no dealer yet");
    expect(Event.Dealt).toBe(3);
  });
});
