/** The end of a round and of a match. */
import { describe, expect, test } from "vitest";
import { Ask } from "./events.ts";
import { snipSnapSnorum } from "./index.ts";
import { happened, play, printCounters, refusalOf, standing, table } from "./testing.ts";

const WIN = "anna: 7S | ben: 8S | carla: 9S";

describe("sessions", () => {
  test("a match ends after the agreed rounds (S27)", () => {
    const t = play(table("rounds=2", WIN), "anna 7S");
    expect(standing(t)).toBe("anna wins the round");
    expect(standing(play(t, "next round", "deal ben: 7S | anna: 8S 9S | carla: 2S 3S", "ben 7S"))).toBe("tie-break");
    expect(standing(play(table("rounds=1", WIN), "anna 7S"))).toBe("anna wins the match");
  });

  test("… or at a target (S27)", () => {
    expect(standing(play(table("session=target, target=1", WIN), "anna 7S"))).toBe("anna wins the match");
    expect(standing(play(table("session=target, target=28, counters=per-card", WIN), "anna 7S"))).toBe(
      "anna wins the round",
    );
    expect(standing(play(table("session=target, target=27, counters=per-card", WIN), "anna 7S"))).toBe(
      "anna wins the match",
    );
  });

  test("a target above all the counters there are is reached with all of them (S27)", () => {
    const t = table("session=target, target=500, counters=per-card, stack=5", "anna 13: 7S | ben 1: 8S | carla 1: 9S");
    expect(standing(play(t, "anna 7S"))).toBe("anna wins the match");
  });

  test("… or when more than half vote to stop, which is possible between rounds only (S27)", () => {
    const start = table("session=agreement", "anna: 7S | ben: 8S | carla: 9S | dora: 2S");
    expect(refusalOf(start, "anna votes")).toBe("not-between-rounds S27");
    const two = play(start, "anna 7S", "ben votes", "carla votes");
    expect(standing(two)).toBe("anna wins the round");
    expect(refusalOf(two, "ben votes")).toBe("voted-already S27");
    expect(standing(play(two, "dora votes"))).toBe("anna wins the match");
    expect(refusalOf(play(table("", WIN), "anna 7S"), "anna votes")).toBe("no-vote S27");
  });

  test("with counters whoever has most wins when the group stops (SSS-SCORE-4)", () => {
    const t = table("session=agreement, counters=per-card", "anna 25: 7S | ben 40: 8S | carla 10: 9S");
    const over = play(t, "anna 7S", "anna votes", "carla votes");
    expect(standing(over)).toBe("ben wins the match");
    expect(snipSnapSnorum.outcome(over.match)).toEqual({ winners: [1], places: [2, 1, 3] });
  });

  test("without counters whoever has won most rounds wins (D22)", () => {
    const t = play(
      table("session=agreement", WIN),
      "anna 7S",
      "next round",
      "deal ben: 7S | anna: 8S | carla: 9S",
      "ben 7S",
    );
    const third = play(t, "next round", "deal carla: 7S 2S | anna: 7D | ben: 9S", "carla 7S", "anna 7D Snip");
    expect(standing(play(third, "ben votes", "carla votes"))).toBe("anna wins the match");
  });

  test("after the match nothing can be done (SSS-PLAY-10)", () => {
    expect(refusalOf(play(table("rounds=1", WIN), "anna 7S"), "next round")).toBe("over SSS-PLAY-10");
  });
});

describe("a tie for first place", () => {
  const tied = "session=rounds, rounds=1, counters=per-card, ante=one, passFine=each, stack=50";

  test("all who are tied play one more round among themselves (SSS-WIN-2, S25, S26)", () => {
    const t = play(table(tied, "anna 50: 7S | ben 58: 8S | carla 34: 9S | dora 58: 2S"), "anna 7S");
    expect(happened(t)).toMatch(/table TieBreak \[0 1 3\]$/);
    expect(standing(t)).toBe("tie-break");
  });

  test("no counters move and no ante is paid; the first out wins the match; one of the tied deals (S25)", () => {
    const even = play(table(tied, "anna 52: 7S | ben 58: 8S | carla 40: 9S"), "anna 7S");
    expect(printCounters(even)).toBe("56 56 38 +0");
    expect(standing(even)).toBe("tie-break");
    const dealt = play(even, "next round", "deal ben: 7S 2S | anna: 7D");
    expect(dealt.match.dealer).toBe(0);
    expect(printCounters(dealt)).toBe("56 56 38 +0");
    const won = play(dealt, "ben 7S", "anna 7D Snip");
    expect(standing(won)).toBe("anna wins the match");
    expect(printCounters(won)).toBe("56 56 38 +0");
    expect(refusalOf(dealt, "carla 9S")).toBe("not-in-round G14");
  });

  test("the tie-break uses the match's own pack (D13)", () => {
    const rules = `${tied}, deck=24`;
    const even = play(table(rules, "anna 52: JS | ben 58: QS | carla 40: 9S"), "anna JS", "next round", "deal");
    expect(Array.from(even.match.sizes)).toEqual([12, 12, 0]);
  });

  test("a tie in rounds won is broken in the same way (D22, S26)", () => {
    const t = play(table("rounds=2", WIN), "anna 7S", "next round", "deal ben: 7S | anna: 8S | carla: 9S", "ben 7S");
    expect(happened(t)).toMatch("table TieBreak [0 1]");
    expect(standing(play(t, "next round", "deal anna: 7S | ben: 9S", "anna 7S"))).toBe("anna wins the match");
  });
});

describe("to the last counter", () => {
  const rules = "counters=per-card, session=elimination, stack=5";

  test("after the settlement whoever has no counters is out; the last with counters wins (SSS-SCORE-5, S31)", () => {
    const t = play(table(rules, "anna 5: 7S | ben 1: 8S | carla 9: 9S"), "anna 7S");
    expect(happened(t)).toMatch(/carla Settled amount 1, ben Eliminated$/);
    expect(standing(t)).toBe("anna wins the round");
    const last = play(table(rules, "anna 13: 7S | ben 1: 8S | carla 1: 9S"), "anna 7S");
    expect(standing(last)).toBe("anna wins the match");
  });

  test("nobody is out while the round goes on, not even with nothing left (S31)", () => {
    const t = play(table(`${rules}, passFine=each`, "anna 5: 7S 2S | ben 1: 8S | carla 9: 7D 9S"), "anna 7S");
    expect(printCounters(t)).toBe("5 0 9 +1");
    expect(standing(play(t, "carla 7D Snip", "carla 9S"))).toBe("carla wins the round");
  });

  test("two go on alone until one has counters (S22)", () => {
    const t = play(table(rules, "anna 5: 7S | ben 1: 8S | carla 9: 9S"), "anna 7S", "next round", "deal");
    expect(Array.from(t.match.sizes).filter((size) => size > 0)).toEqual([26, 26]);
  });

  test("the deal goes past those who are out (S48)", () => {
    const t = play(table(rules, "anna 1: 7S 2S | ben 5: 7D | carla 9: 9S 3S"), "anna 7S", "ben 7D Snip");
    expect(happened(t)).toMatch("anna Eliminated");
    expect(play(t, "next round", "deal").match.dealer).toBe(1);
  });

  test("those who are out do nothing at the table (G14)", () => {
    const t = play(
      table(rules, "anna 1: 7S 2S | ben 5: 7D | carla 9: 9S 3S"),
      "anna 7S",
      "ben 7D Snip",
      "next round",
      "deal",
    );
    for (const step of ["7S", "passes", "breaks off"]) expect(refusalOf(t, `anna ${step}`)).toBe("not-in-round G14");
    expect(refusalOf(t, "anna says Snip")).toBe("no-word-due S17");
    expect(refusalOf(t, "anna challenges")).toBe("nothing-to-challenge S19");
    expect(refusalOf(t, "anna votes")).toBe("not-between-rounds S27");
    expect(refusalOf(t, "anna calls")).toBe("not-between-rounds S27");
  });

  test("… nor between rounds, but that they may call the next one, to watch on (G14, S27)", () => {
    const t = play(table(rules, "anna 1: 7S 2S | ben 5: 7D | carla 9: 9S 3S"), "anna 7S", "ben 7D Snip");
    for (const step of ["votes", "breaks off", "passes"]) expect(() => play(t, `anna ${step}`)).toThrow("is refused");
    expect(standing(play(t, "anna calls"))).toBe("to be dealt after carla");
  });
});

describe("a round broken off", () => {
  test("only by somebody who plays in it: not by a watcher, nor by those who are out or not tied (G14, S28)", () => {
    const out = "counters=per-card, session=elimination, stack=5";
    const t = play(table(out, "anna 1: 7S 2S | ben 5: 7D | carla 9: 9S 3S"), "anna 7S", "ben 7D Snip");
    const second = play(t, "next round", "deal");
    expect(refusalOf(second, "anna breaks off")).toBe("not-in-round G14");
    expect(refusalOf(second, "watcher breaks off")).toBe("not-in-round G14");
    expect(standing(play(second, "ben breaks off"))).toMatch("to be dealt");
    const tied = table("session=rounds, rounds=1, counters=per-card", "anna 51: 7S | ben 54: 8S | carla 40: 9S");
    const tieBreak = play(tied, "anna 7S", "next round", "deal ben: 7S 2S | anna: 7D");
    expect(standing(tieBreak)).toMatch("leads");
    expect(refusalOf(tieBreak, "carla breaks off")).toBe("not-in-round G14");
  });

  test("a second tap does not break off the round that was dealt meanwhile (S24)", () => {
    expect(snipSnapSnorum.freshAsks.has(Ask.BreakOff)).toBe(true);
  });

  test("it does not count, antes and fines go back (S28)", () => {
    const t = table("counters=per-card, ante=one, passFine=each, stack=25", "anna: 7S 2S | ben: 9C | carla: 7D 9S");
    const off = play(t, "anna 7S", "ben breaks off");
    expect(printCounters(off)).toBe("25 25 25 +0");
    expect(off.match.round).toBe(0);
    expect(off.match.results).toEqual([]);
  });

  test("the same dealer deals again (D21)", () => {
    const t = play(table("", WIN), "ben breaks off");
    expect(standing(t)).toBe("to be dealt after carla");
    expect(play(t, "deal").match.dealer).toBe(2);
  });
});
