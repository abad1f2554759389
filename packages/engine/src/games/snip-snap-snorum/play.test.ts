/** Gameplay, read as the rules are read. */
import { describe, expect, test } from "vitest";
import { happened, play, print, printCounters, refusalOf, standing, table } from "./testing.ts";

describe("leading and matching", () => {
  const start = table("", "anna: 7S KD | ben: 7D 9C | carla: 7H 7C 9H");

  test("the leader lays any card and owes no word (SSS-PLAY-1)", () => {
    for (const card of ["7S", "KD"]) expect(happened(play(start, `anna ${card}`))).toMatch(`anna Led ${card}`);
    expect(print(play(start, "anna 7S"))).toBe("anna KD | ben 7D 9C | carla 7H 7C 9H; run 7S; ben to match");
  });

  test("a card that is not in the hand cannot be led (SSS-PLAY-1)", () => {
    expect(refusalOf(start, "anna 9C")).toBe("not-held SSS-PLAY-1");
  });

  test("the next player with the rank lays the second card: Snip (SSS-PLAY-2)", () => {
    const t = table("", "anna: 7S KD | ben: 9C | carla: 7D 7H 9H");
    expect(happened(play(t, "anna 7S"))).toBe("anna Led 7S, ben Passed");
    expect(standing(play(t, "anna 7S", "carla 7D"))).toBe("carla owes Snip");
  });

  test("the third card is Snap (SSS-PLAY-3)", () => {
    expect(standing(play(start, "anna 7S", "ben 7D Snip", "carla 7H"))).toBe("carla owes Snap");
  });

  test("the fourth card is Snorum, and its player leads next (SSS-PLAY-4)", () => {
    const fourth = play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C");
    expect(standing(fourth)).toBe("carla owes Snorum");
    expect(print(play(fourth, "carla says Snorum"))).toBe(
      "anna KD | ben 9C | carla 9H; run (7S 7D 7H 7C); carla leads",
    );
  });

  test("an outright win of the lead: whoever said Snorum may lead any card (SSS-PLAY-4)", () => {
    const t = table("", "anna: 7S 2S | ben: 7D 3S 4S | carla: 7H 7C 5S 6S");
    const lead = play(t, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Snorum");
    for (const card of ["5S", "6S"]) expect(happened(play(lead, `carla ${card}`))).toMatch(`carla Led ${card}`);
  });

  test("a completed rank is out of play (SSS-PLAY-7)", () => {
    const t = play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Snorum");
    expect(happened(t)).toMatch("carla Completed 7C");
    expect(happened(play(t, "carla 9H"))).toMatch("carla Led 9H");
    expect(print(play(t, "carla 9H"))).not.toMatch("7C");
  });

  test("a card of another rank stays in the hand, and the same player is to act (SSS-PLAY-8)", () => {
    expect(refusalOf(play(start, "anna 7S"), "ben 9C")).toBe("wrong-rank SSS-PLAY-8");
    expect(standing(play(start, "anna 7S"))).toBe("ben to match");
  });

  test("a card out of turn stays in the hand (SSS-PLAY-9)", () => {
    expect(refusalOf(start, "ben 7D")).toBe("not-your-turn SSS-PLAY-9");
    expect(refusalOf(play(start, "anna 7S"), "carla 7C")).toBe("not-your-turn SSS-PLAY-9");
    expect(refusalOf(play(start, "anna 7S"), "carla passes")).toBe("not-your-turn SSS-PLAY-9");
  });

  test("a card laid twice is one card: the second tap has no effect (S24)", () => {
    expect(refusalOf(play(start, "anna 7S"), "anna 7S")).toBe("not-held SSS-PLAY-1");
    expect(refusalOf(play(start, "anna 7S", "ben 7D Snip"), "ben 7D Snip")).toBe("not-held SSS-PLAY-1");
  });

  test("ranks have no order and suits mean nothing: king and ace neither follow nor precede (SSS-DECK-2)", () => {
    const t = play(table("", "anna: KD 2S | ben: AS KS QD | carla: 9C 3S"), "anna KD");
    expect(refusalOf(t, "ben AS")).toBe("wrong-rank SSS-PLAY-8");
    expect(refusalOf(t, "ben QD")).toBe("wrong-rank SSS-PLAY-8");
    expect(standing(play(t, "ben KS Snip"))).toBe("ben leads");
  });
});

describe("passing and the way round", () => {
  test("without the rank the turn moves on at once, and it costs nothing (SSS-PLAY-5)", () => {
    const t = play(table("counters=per-card", "anna: 7S KD | ben: 9C | carla: 9H | dora: 7C 2S"), "anna 7S");
    expect(happened(t)).toBe("anna Led 7S, ben Passed, carla Passed");
    expect(printCounters(t)).toBe("25 25 25 25 +0");
  });

  test("whoever holds the rank must lay it: no pass is offered (S1)", () => {
    const t = play(table("knock=by-hand", "anna: 7S KD | ben: 7D 9C | carla: 9H"), "anna 7S");
    expect(refusalOf(t, "ben passes")).toBe("must-match S1");
  });

  test("the turn comes round to earlier players of the rank (SSS-PLAY-6)", () => {
    const t = play(table("", "anna: 7S 7C KD | ben: 7D 9C | carla: 9H"), "anna 7S", "ben 7D Snip");
    expect(standing(t)).toBe("anna to match");
    expect(happened(t)).toMatch("carla Passed");
  });

  test("two of a rank go down one per turn round (SSS-PLAY-6, S3)", () => {
    const t = play(table("", "anna: 7S KD | ben: 7D 7H 9C | carla: 7C 9H"), "anna 7S", "ben 7D Snip");
    expect(standing(t)).toBe("carla to match");
    expect(print(play(t, "carla 7C Snap"))).toBe("anna KD | ben 7H 9C | carla 9H; run 7S 7D 7C; ben to match");
  });

  test("the only holder lays in succession, being the last in the circuit too (SSS-PLAY-6, S4)", () => {
    const t = play(table("", "anna: 7S KD | ben: 7D 7H 7C 9C | carla: 9H"), "anna 7S", "ben 7D Snip");
    expect(standing(t)).toBe("ben to match");
    expect(print(play(t, "ben 7H Snap", "ben 7C Snorum"))).toBe(
      "anna KD | ben 9C | carla 9H; run (7S 7D 7H 7C); ben leads",
    );
  });

  test("a leader with all four sees the others pass three times each: nine fines (SSS-PLAY-6, SSS-SCORE-6)", () => {
    const hands = "anna: 7S 7H 7D 7C KD | ben: 9C | carla: 9H | dora: 9S";
    const t = play(
      table("counters=per-card, passFine=each", hands),
      "anna 7S",
      "anna 7H Snip",
      "anna 7D Snap",
      "anna 7C Snorum",
    );
    expect(printCounters(t)).toBe("50 47 47 47 +9");
    expect(standing(t)).toBe("anna leads");
  });

  test("every pass is an event of its own, by itself or by hand (S6)", () => {
    const hands = "anna: 7S KD | ben: 9C | carla: 9H | dora: 7C 2S";
    expect(happened(play(table("", hands), "anna 7S"))).toBe("anna Led 7S, ben Passed, carla Passed");
    const byHand = play(table("knock=by-hand", hands), "anna 7S");
    expect(standing(byHand)).toBe("ben to match");
    expect(happened(play(byHand, "ben passes", "carla passes"))).toBe("ben Passed, carla Passed");
  });

  test("leading is compulsory; the leader passes only when the rank comes round again (S8)", () => {
    const t = table("knock=by-hand", "anna: 7S KD | ben: 7D 7C 9C | carla: 9H");
    expect(refusalOf(t, "anna passes")).toBe("no-pass-on-lead S8");
    expect(standing(play(t, "anna 7S", "ben 7D Snip", "carla passes", "anna passes"))).toBe("ben to match");
  });
});

describe("holding back", () => {
  const start = table("match=may", "anna: 7S KD 2S | ben: 7D 9C 7H | carla: 7C 9H 9D");

  test("with holding back, a holder may pass (S1)", () => {
    expect(standing(play(start, "anna 7S", "ben passes"))).toBe("carla to match");
  });

  test("nobody passes by itself, as that would tell the hand (S1, S6)", () => {
    const t = play(table("match=may", "anna: 7S KD | ben: 9C | carla: 7C 9H"), "anna 7S");
    expect(standing(t)).toBe("ben to match");
  });

  test("a whole circuit of passes closes the rank, and who laid last leads anew (S2)", () => {
    const t = play(start, "anna 7S", "ben 7D Snip", "carla passes", "anna passes");
    expect(standing(t)).toBe("ben to match");
    expect(print(play(t, "ben passes"))).toBe("anna 2S KD | ben 7H 9C | carla 7C 9H 9D; run (7S 7D); ben leads");
  });

  test("what is left of a closed rank are dead cards: words by the place in the new run, the last holder's card completes it (S2, S15)", () => {
    const t = table("match=may", "anna: 7S 9S KD | ben: 7D 7H 2S | carla: 7C 9H 2H");
    const closed = play(
      t,
      "anna 7S",
      "ben passes",
      "carla passes",
      "anna passes",
      "anna 9S",
      "ben passes",
      "carla 9H Snip",
    );
    const second = play(closed, "carla 7C", "anna passes", "ben 7D");
    expect(standing(second)).toBe("ben owes Snip");
    expect(standing(play(second, "ben says Snip", "carla passes", "anna passes", "ben 7H Snap"))).toBe("ben leads");
  });

  test("a closed rank does not count as completed: no penalty card comes from it (D20)", () => {
    const t = table("match=may, forgotten=penalty-card", "anna: 7S 2S 9D | ben: 7D 7H 9C 3S | carla: 4S 5S 9H");
    const closed = play(t, "anna 7S", "ben 7D Snip", "carla passes", "anna passes", "ben passes");
    expect(standing(closed)).toBe("ben leads");
    expect(happened(play(closed, "ben 9C", "carla 9H Snip", "anna 9D Jig"))).not.toMatch("Drew");
  });
});

describe("dead cards", () => {
  const start = table(
    "knock=by-hand, counters=per-card, passFine=each",
    "anna: 7S KD 2S | ben: 9C 9D | carla: 9H 2H 2D",
  );

  test("a lead that nobody can match is complete at once: no word, no pass fine, the leader leads again (S14)", () => {
    const t = play(start, "anna 7S");
    expect(happened(t)).toBe("anna Led 7S, anna Completed 7S");
    expect(printCounters(t)).toBe("50 50 50 +0");
    expect(standing(t)).toBe("anna leads");
  });

  test("a partly dead rank: the second card is Snip, and who lays the last card held by anyone leads (S15)", () => {
    const t = play(start, "anna 2S", "ben passes", "carla 2H");
    expect(standing(t)).toBe("carla owes Snip");
    const last = play(t, "carla says Snip", "anna passes", "ben passes", "carla 2D");
    expect(standing(last)).toBe("carla owes Snap");
    expect(standing(play(last, "carla says Snap"))).toBe("carla leads");
  });
});

describe("laying all", () => {
  const start = table("lay=all", "anna: 7S 7H KD | ben: 7D 9C | carla: 7C 9H");

  test("who matches lays all they hold, the words card by card and in order (S3, S5, D12)", () => {
    const t = play(table("lay=all", "anna: 7S KD | ben: 7D 7H 9C | carla: 7C 9H"), "anna 7S", "ben 7D Snip");
    expect(print(t)).toBe("anna KD | ben 9C | carla 7C 9H; run 7S 7D 7H; ben owes Snap");
    expect(refusalOf(t, "carla 7C")).toBe("word-first S18");
    expect(standing(play(t, "ben says Snap"))).toBe("carla to match");
  });

  test("the leader too: only the lead is silent (D12)", () => {
    const t = play(start, "anna 7S");
    expect(print(t)).toBe("anna KD | ben 7D 9C | carla 7C 9H; run 7S 7H; anna owes Snip");
  });

  test("what is said with a lead is not taken for the next card's word (D12, S17)", () => {
    expect(standing(play(start, "anna 7S Jig"))).toBe("anna owes Snip");
    const strict = table(
      "lay=all, say=with-card, forgotten=counter, counters=per-card",
      "anna: 7S 7H KD | ben: 7D 9C | carla: 7C 9H",
    );
    expect(happened(play(strict, "anna 7S"))).toBe("anna Led 7S, anna Laid 7H word 1");
  });

  test("a take-back returns that card and those not yet laid, and ends the turn (D12)", () => {
    const t = table("lay=all, forgotten=take-back", "anna: 7S KD | ben: 7D 7H 9C | carla: 7C 9H");
    expect(print(play(t, "anna 7S", "ben 7D Snap"))).toBe(
      "anna KD | ben 7H 7D 9C | carla 7C 9H; run 7S; carla to match",
    );
    expect(print(play(t, "anna 7S", "ben 7D Snip", "ben says Jig"))).toBe(
      "anna KD | ben 7H 9C | carla 7C 9H; run 7S 7D; carla to match",
    );
  });

  test("without words all go down at once (S3)", () => {
    const t = table("lay=all, chants=silent", "anna: 7S 7H KD | ben: 7D 7C 9C | carla: 9H");
    expect(happened(play(t, "anna 7S"))).toBe("anna Led 7S, anna Laid 7H word 1");
    expect(standing(play(t, "anna 7S", "ben 7D"))).toBe("ben leads");
  });
});

describe("open mistakes", () => {
  const start = table("illegal=shown", "anna: 7S KD | ben: 7D 9C | carla: 7C 9H");

  test("a wrong card is shown and taken back, and the same player is to act (S23, SSS-PLAY-8)", () => {
    const t = play(start, "anna 7S", "ben 9C");
    expect(happened(t)).toBe("anna Led 7S, ben Returned 9C");
    expect(print(t)).toBe("anna KD | ben 7D 9C | carla 7C 9H; run 7S; ben to match");
  });

  test("a card out of turn is shown and taken back, and play resumes with the right player (S23, SSS-PLAY-9)", () => {
    expect(standing(play(start, "anna 7S", "carla 7C"))).toBe("ben to match");
  });
});

describe("the last card", () => {
  test("the first hand to be empty wins the round (SSS-GOAL-1)", () => {
    expect(standing(play(table("chants=silent", "anna: 7S 2S | ben: 7D | carla: 7C 9H"), "anna 7S", "ben 7D"))).toBe(
      "ben wins the round",
    );
  });

  test("the round ends at once, in mid-rank too: nobody lays, passes or speaks any more (SSS-PLAY-10, S10)", () => {
    const t = play(table("chants=silent", "anna: 7S 2S | ben: 7D | carla: 7C 9H"), "anna 7S", "ben 7D");
    expect(print(t)).toBe("anna 2S | ben - | carla 7C 9H; run 7S 7D; ben wins the round");
    expect(refusalOf(t, "carla 7C")).toBe("no-round SSS-PLAY-1");
    expect(refusalOf(t, "carla passes")).toBe("no-round SSS-PLAY-1");
  });

  test("a last card that is a lead wins at once, without a word (S47)", () => {
    expect(happened(play(table("", "anna: 7S | ben: 7D | carla: 7C 9H"), "anna 7S"))).toMatch(
      "anna Led 7S, anna RoundWon",
    );
  });

  test("a round has one winner: the others keep what they hold (SSS-WIN-1)", () => {
    const t = play(table("chants=silent", "anna: 7S | ben: 7D | carla: 7C"), "anna 7S");
    expect(happened(t).match(/RoundWon/g)).toHaveLength(1);
    expect(t.match.results.map(({ winner, cardsLeft }) => [winner, cardsLeft])).toEqual([[0, [0, 1, 1]]]);
  });
});
