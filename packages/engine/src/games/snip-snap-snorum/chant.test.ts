/** The words, and what a forgotten one costs. */
import { describe, expect, test } from "vitest";
import { snipSnapSnorum } from "./index.ts";
import { happened, play, print, printCounters, printHands, refusalOf, standing, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { chantText } from "./words/chant-text.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";

const HANDS = "anna: 7S KD 2S | ben: 7D 9C | carla: 7H 7C 9H";

describe("saying the words", () => {
  const start = table("", HANDS);

  test("a word on a lead is ignored (S17)", () => {
    expect(happened(play(start, "anna 7S Snorum"))).toBe("anna Led 7S");
    expect(refusalOf(play(start, "anna 7S"), "anna says Snip")).toBe("no-word-due S17");
  });

  test("the next turn does not open before the word is said (S18, D10)", () => {
    const t = play(start, "anna 7S", "ben 7D");
    expect(refusalOf(t, "carla 7H")).toBe("word-first S18");
    expect(refusalOf(t, "carla passes")).toBe("word-first S18");
    expect(standing(play(t, "ben says Snip"))).toBe("carla to match");
  });

  test("… or before the time for it is over: three seconds as usual (S18, D10)", () => {
    const t = play(start, "anna 7S", "ben 7D");
    expect(snipSnapSnorum.deadlines(t.match).map(({ afterMs }) => afterMs)).toEqual([3000]);
    expect(standing(play(t, "time"))).toBe("carla to match");
  });

  test("a junior has twice as long (S18)", () => {
    const t = play(table("", "anna: 7S KD | ben junior: 7D 9C | carla: 7C 9H"), "anna 7S", "ben 7D");
    expect(snipSnapSnorum.deadlines(t.match).map(({ afterMs }) => afterMs)).toEqual([6000]);
  });

  test("where card and word go together, silence is forgetting (S18)", () => {
    const t = table("say=with-card, forgotten=counter, counters=per-card", HANDS);
    expect(happened(play(t, "anna 7S", "ben 7D"))).toMatch("ben ChantMissed 7D, ben ChantFined");
    expect(printCounters(play(t, "anna 7S", "ben 7D Snip"))).toBe("25 25 25 +0");
  });

  test("… and where all cards go down at once, each after the first has three seconds of its own (S18, D12)", () => {
    const hands = "anna: 7S 7H KD | ben: 7D 7C 9C | carla: 9H";
    const t = play(table("say=with-card, lay=all, chantTime=20000", hands), "anna 7S");
    expect(standing(t)).toBe("anna owes Snip");
    expect(snipSnapSnorum.deadlines(t.match).map(({ afterMs }) => afterMs)).toEqual([3000]);
    expect(standing(play(t, "anna says Snip", "ben 7D Snap"))).toBe("ben owes Snorum");
  });

  test("only whoever laid the card speaks (SSS-PLAY-2)", () => {
    expect(refusalOf(play(start, "anna 7S", "ben 7D"), "carla says Snip")).toBe("not-your-word SSS-PLAY-2");
  });

  test("a word that is none is refused, with the card and after it (SSS-PLAY-4)", () => {
    expect(refusalOf(play(start, "anna 7S", "ben 7D"), "ben says Abracadabra")).toBe("no-such-word SSS-PLAY-4");
    expect(refusalOf(play(start, "anna 7S"), "ben 7D Abracadabra")).toBe("no-such-word SSS-PLAY-4");
  });

  test("silent: no words at all (SSS-VAR-SILENT)", () => {
    const t = play(table("chants=silent", HANDS), "anna 7S", "ben 7D", "carla 7H", "carla 7C");
    expect(happened(t)).not.toMatch("Chant");
    expect(standing(t)).toBe("carla leads");
  });

  test("where the app chants, nobody owes a word (SSS-CHANT-4)", () => {
    expect(standing(play(table("chants=app", HANDS), "anna 7S", "ben 7D"))).toBe("carla to match");
  });
});

describe("Earl of Coventry", () => {
  const start = table("words=earl", HANDS);

  test("the rhymes go with the same cards as the words (SSS-VAR-EARL)", () => {
    const t = play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Snorum");
    expect(print(t)).toBe("anna 2S KD | ben 9C | carla 9H; run (7S 7D 7H 7C); carla leads");
  });

  test("the leader may speak line one, once, and nobody is fined for leaving it out (S40)", () => {
    const led = play(start, "anna 7S");
    expect(happened(play(led, "anna says Line"))).toBe("anna Chanted 7S");
    expect(refusalOf(play(led, "anna says Line"), "anna says Line")).toBe("no-word-due S17");
    expect(happened(play(led, "ben 7D Snip"))).not.toMatch("Missed");
  });

  test("line one may be said with the card; another word there is ignored (S17, S40)", () => {
    const led = play(start, "anna 7S Line");
    expect(happened(led)).toBe("anna Led 7S, anna Chanted 7S");
    expect(refusalOf(led, "anna says Line")).toBe("no-word-due S17");
    expect(happened(play(start, "anna 7S Snip"))).toBe("anna Led 7S");
    expect(happened(play(table("", HANDS), "anna 7S Line"))).toBe("anna Led 7S");
  });

  test("… also on a lead that nobody can follow, and on the last card (S14, S40, S47)", () => {
    const dead = play(table("words=earl", "anna: 7S KD | ben: 8D 9C | carla: 9H"), "anna 7S Line");
    expect(happened(dead)).toBe("anna Led 7S, anna Chanted 7S, anna Completed 7S");
    const last = play(table("words=earl", "anna: 7S | ben: 7D 9C | carla: 9H"), "anna 7S Line");
    expect(happened(last)).toMatch(/^anna Led 7S, anna Chanted 7S, anna RoundWon/);
  });

  test("where all cards go down at once, line one is good until the leader's turn is over, and is never fined (S40, D12)", () => {
    const all = table(
      "words=earl, lay=all, forgotten=counter, counters=per-card",
      "anna: 7S 7D 7H KD | ben: 7C 9C | carla: 9H",
    );
    const led = play(all, "anna 7S");
    expect(standing(led)).toBe("anna owes Snip");
    const line = play(led, "anna says Line");
    expect([happened(line), standing(line)]).toEqual(["anna Chanted 7S", "anna owes Snip"]);
    expect(standing(play(line, "anna says Snip", "anna says Snap"))).toBe("ben to match");
    expect(printCounters(play(led, "anna says Snip", "anna says Line", "anna says Snap"))).toBe("25 25 25 +0");
    expect(happened(play(all, "anna 7S Line"))).toBe("anna Led 7S, anna Chanted 7S, anna Laid 7H word 1");
    // Said once more, it is a word like any other, and the wrong one.
    expect(printCounters(play(line, "anna says Line"))).toBe("24 25 25 +1");
  });

  test("the line of the leader is nobody else's word (S16, S40)", () => {
    const t = table("words=earl, lay=all, forgotten=counter, counters=per-card", HANDS);
    expect(printCounters(play(t, "anna 7S", "ben 7D Line"))).toBe("25 24 25 +1");
  });

  test("a lead that wins the round leaves no line to speak (S40, S47)", () => {
    const won = play(table("words=earl", "anna: 7S | ben: 7D 9C | carla: 7C 9H"), "anna 7S");
    expect(happened(won)).toMatch("anna RoundWon");
    expect(refusalOf(won, "anna says Line")).toBe("no-word-due S17");
  });

  test("rhymes and counters go together as in the base game (S41)", () => {
    const t = table("words=earl, counters=per-card, forgotten=counter", "anna: 7S 2S | ben: 7D | carla: 7C 9H");
    expect(printCounters(play(t, "anna 7S", "ben 7D Snap"))).toBe("24 28 23 +0");
  });

  test("the last line stays the same, or changes with every rank (S42)", () => {
    const ranks = "anna: 7S 8S 9S KD | ben: 7D 8D 9D 2C | carla: 7H 7C 8H 8C 9H 9C 2H";
    const steps = (lead: string, rank: string): readonly string[] => [
      `${lead} ${rank}${lead === "anna" ? "S" : "C"}`,
      ...(lead === "anna"
        ? [`ben ${rank}D Snip`, `carla ${rank}H Snap`, `carla ${rank}C Snorum`]
        : [`anna ${rank}S Snip`, `ben ${rank}D Snap`, `carla ${rank}H Snorum`]),
    ];
    const rounds = [steps("anna", "7"), steps("carla", "8"), steps("carla", "9")];
    for (const words of [en, de, es]) {
      const lastLines = (rhymes: "same" | "changing"): readonly string[] => {
        let t = table(`words=earl, rhymes=${rhymes}`, ranks);
        return rounds.map((round, at) => {
          t = play(t, ...round.slice(0, 3));
          const { completed, rules } = t.match;
          // One rank for all of them, so that only the line can differ.
          const line = chantText(words, rules, 3, "7", completed.length);
          t = play(t, ...round.slice(3));
          expect([standing(t), t.match.completed.length]).toEqual(["carla leads", at + 1]);
          return line;
        });
      };
      expect(new Set(lastLines("same")).size).toBe(1);
      expect(new Set(lastLines("changing")).size).toBe(3);
      expect(lastLines("changing")[0]).toBe(lastLines("same")[0]);
    }
  });
});

describe("forgotten: the card back", () => {
  const start = table("forgotten=take-back", HANDS);
  const led = play(start, "anna 7S");

  test("the card returns to the hand, and the play is lost: the next player acts (SSS-CHANT-1, S12)", () => {
    const t = play(led, "ben 7D", "time");
    expect(happened(t)).toMatch("ben ChantMissed 7D, ben TookBack 7D");
    expect(print(t)).toBe("anna 2S KD | ben 7D 9C | carla 7H 7C 9H; run 7S; carla to match");
  });

  test("a wrong word is as a forgotten one (S16)", () => {
    expect(print(play(led, "ben 7D Snap"))).toBe(print(play(led, "ben 7D", "time")));
  });

  test("the offender must match again when it comes round; the lost play is no pass (S12)", () => {
    const t = table("forgotten=take-back, counters=per-card, passFine=each", "anna: 7S KD | ben: 7D 9C | carla: 9H");
    const back = play(t, "anna 7S", "ben 7D Snap");
    expect(standing(back)).toBe("ben to match");
    expect(printCounters(back)).toBe("49 50 49 +2");
    expect(refusalOf(back, "ben passes")).toBe("must-match S1");
  });

  test("after two take-backs of the very card it stands, and nothing is paid without counters (S12b, D14)", () => {
    const t = table("forgotten=take-back", "anna: 7S KD | ben: 7D 7H 9C | carla: 9H");
    const third = play(t, "anna 7S", "ben 7D Jig", "ben 7D Jig", "ben 7D Jig");
    expect(happened(third)).toMatch(/ben Mischanted 7D word 4, ben Stood 7D, carla Passed/);
    expect(happened(play(third, "ben 7H Jig"))).toMatch("ben TookBack 7H");
  });

  test("… or one counter with counters (S12b)", () => {
    const t = table("forgotten=take-back, counters=per-card", "anna: 7S KD | ben: 7D 7H 9C | carla: 9H");
    expect(printCounters(play(t, "anna 7S", "ben 7D Jig", "ben 7D Jig", "ben 7D Jig"))).toBe("25 24 25 +1");
  });

  test("after a take-back the circuit starts afresh, and the offender may hold back (D16)", () => {
    const t = table("forgotten=take-back, match=may", HANDS);
    const back = play(t, "anna 7S", "ben passes", "carla passes", "anna passes");
    expect(standing(back)).toBe("anna leads");
    const again = play(t, "anna 7S", "ben passes", "carla 7H Jig", "anna passes", "ben passes");
    expect(standing(again)).toBe("carla to match");
    expect(print(play(again, "carla passes"))).toBe("anna 2S KD | ben 7D 9C | carla 7H 7C 9H; run (7S); anna leads");
  });
});

describe("forgotten: a penalty card", () => {
  const start = table("forgotten=penalty-card", "anna: 7S 9S KD 2S | ben: 7D 9C 3S | carla: 7H 7C 9H 4S");
  const one = play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Snorum", "carla 9H", "anna 9S Snip");

  test("the offender draws the card they laid last in an earlier, completed rank (SSS-CHANT-2, S13)", () => {
    const t = play(one, "ben 9C Jig");
    expect(happened(t)).toMatch("ben Drew 7D");
    expect(printHands(t)).toBe("anna 2S KD | ben 3S 7D | carla 4S");
    expect(
      happened(play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Snorum", "carla 9H", "anna 9S Jig")),
    ).toMatch("anna Drew 7S");
  });

  test("never from the current rank: who has laid nothing earlier draws nothing (S13)", () => {
    expect(happened(play(start, "anna 7S", "ben 7D Jig"))).toBe(
      "anna Led 7S, ben Laid 7D word 1, ben Mischanted 7D word 4",
    );
    const paid = table("forgotten=penalty-card, counters=per-card", HANDS);
    expect(printCounters(play(paid, "anna 7S", "ben 7D Jig"))).toBe("25 24 25 +1");
  });

  test("never a card of the rank on the table, though some of it was completed earlier (S13)", () => {
    const t = table("forgotten=penalty-card, match=may", "anna: 7S 7H 9D 2S | ben: 7D 7C 9S 9C 2D | carla: 9H 4S 5S");
    const sevens = play(t, "anna 7S", "ben 7D Snip", "carla passes", "anna 7H Snap", "ben 7C Snorum");
    const drawn = play(sevens, "ben 9S", "carla passes", "anna 9D Jig", "ben 9C Jig");
    expect(happened(drawn)).toMatch(/anna Drew 7H.*ben Drew 7C/);
    const again = play(drawn, "carla passes", "anna passes", "ben passes", "ben 7C", "carla passes", "anna 7H Jig");
    expect(happened(again)).not.toMatch("Drew");
  });

  test("the next such card is the one laid last before it (S13)", () => {
    const t = play(one, "ben 9C Jig", "ben 3S");
    expect(standing(t)).toBe("ben leads");
    expect(happened(play(t, "ben 7D"))).toMatch("ben Led 7D, ben RoundWon");
  });
});

describe("forgotten: a counter", () => {
  test("one counter goes to the pot, and the card stays (SSS-CHANT-3)", () => {
    const t = play(table("forgotten=counter, counters=per-card", HANDS), "anna 7S", "ben 7D", "time");
    expect(print(t)).toBe("anna 2S KD | ben 9C | carla 7H 7C 9H; run 7S 7D; carla to match; 25 24 25 +1");
  });

  test("the winner of the round takes the pot (SSS-CHANT-3)", () => {
    const t = table("forgotten=counter, counters=per-card", "anna: 7S 2S | ben: 7D 3S | carla: 7C");
    expect(printCounters(play(t, "anna 7S", "ben 7D Jig", "carla 7C Snap"))).toBe("24 23 28 +0");
  });
});

describe("who is not fined", () => {
  test("where the table lets it pass, a forgotten word costs nothing (SSS-CHANT-4, S20)", () => {
    const t = play(table("counters=per-card", HANDS), "anna 7S", "ben 7D", "time");
    expect(print(t)).toBe("anna 2S KD | ben 9C | carla 7H 7C 9H; run 7S 7D; carla to match; 25 25 25 +0");
  });

  test.each(["take-back", "penalty-card", "counter"])("the table picks one fine: %s (S20)", (forgotten) => {
    const t = table(`forgotten=${forgotten}, counters=per-card`, HANDS);
    expect(happened(play(t, "anna 7S", "ben 7D Snap"))).toMatch(forgotten === "take-back" ? "TookBack" : "ChantFined");
  });

  test.each(["take-back", "penalty-card", "counter"])("a junior is never fined: %s (S21)", (forgotten) => {
    const t = table(`forgotten=${forgotten}, counters=per-card`, "anna: 7S KD | ben junior: 7D 9C | carla: 7C 9H");
    expect(print(play(t, "anna 7S", "ben 7D Jig"))).toBe(
      "anna KD | ben 9C | carla 7C 9H; run 7S 7D; carla to match; 25 25 25 +0",
    );
  });
});

describe("the last card, laid as Snip with the word forgotten", () => {
  const rest = "anna: 7S 2S | ben: 7D | carla: 7C 9H";
  const forget = (t: TestTable): TestTable => play(t, "anna 7S", "ben 7D");

  test("the round waits for the word or the deadline (D11)", () => {
    expect(standing(forget(table("", rest)))).toBe("ben owes Snip");
    expect(standing(play(forget(table("", rest)), "ben says Snip"))).toBe("ben wins the round");
  });

  test("no fine: out, and the round is won (S11)", () => {
    expect(standing(play(forget(table("", rest)), "time"))).toBe("ben wins the round");
  });

  test("card back: not out (S11, D11)", () => {
    const t = play(forget(table("forgotten=take-back", rest)), "time");
    expect(print(t)).toBe("anna 2S | ben 7D | carla 7C 9H; run 7S; carla to match");
  });

  test("penalty card: not out (S11, D11)", () => {
    const t = table("forgotten=penalty-card", "anna: 9S 2S | ben: 9D 3S 7D | carla: 3H 7C 4S");
    const last = play(t, "anna 9S", "ben 9D Snip", "ben 3S", "carla 3H Snip", "carla 7C", "ben 7D", "time");
    expect(print(last)).toBe("anna 2S | ben 3S | carla 4S; run (7C 7D); ben leads");
  });

  test("a counter: pays, is out and wins, and takes the pot with it (S11)", () => {
    expect(print(play(forget(table("forgotten=counter, counters=per-card", rest)), "time"))).toBe(
      "anna 2S | ben - | carla 7C 9H; run 7S 7D; ben wins the round; 24 28 23 +0",
    );
  });
});

describe("pointing it out", () => {
  const start = table("forgotten=take-back, judge=challenge", HANDS);
  const bad = play(start, "anna 7S", "ben 7D Jig");

  test("a bad word costs nothing unless an opponent says so (S19)", () => {
    expect(happened(bad)).toBe("anna Led 7S, ben Laid 7D word 1, ben Mischanted 7D word 4");
    expect(happened(play(bad, "anna challenges"))).toBe("anna Challenged 7D, ben TookBack 7D");
  });

  test("nobody challenges a right word, their own, or nothing (S19)", () => {
    expect(refusalOf(bad, "ben challenges")).toBe("own-word S19");
    expect(refusalOf(start, "ben challenges")).toBe("nothing-to-challenge S19");
    expect(refusalOf(play(start, "anna 7S", "ben 7D Snip"), "anna challenges")).toBe("nothing-to-challenge S19");
  });

  test("the next card closes it (D15)", () => {
    expect(refusalOf(play(bad, "carla 7H Snap"), "anna challenges")).toBe("nothing-to-challenge S19");
  });

  test("the deadline closes it (D15)", () => {
    expect(snipSnapSnorum.deadlines(bad.match)).toHaveLength(1);
    expect(happened(play(bad, "time"))).toBe("ben ChallengeClosed 7D");
    expect(refusalOf(play(bad, "time"), "anna challenges")).toBe("nothing-to-challenge S19");
  });

  test("it lasts as long as the time for a word; where card and word go together, three seconds (S18, S19, D15)", () => {
    const lasts = (rules: string): readonly number[] => {
      const t = play(table(`forgotten=take-back, judge=challenge, ${rules}`, HANDS), "anna 7S", "ben 7D Jig");
      return snipSnapSnorum.deadlines(t.match).map(({ afterMs }) => afterMs);
    };
    expect(lasts("chantTime=8000")).toEqual([8000]);
    expect(lasts("say=with-card, chantTime=8000")).toEqual([3000]);
  });

  test("a pass does not close it (D15)", () => {
    const t = table("forgotten=take-back, judge=challenge, knock=by-hand", "anna: 7S KD 7C | ben: 7D 9C | carla: 9H");
    expect(standing(play(t, "anna 7S", "ben 7D Jig", "carla passes", "anna challenges"))).toBe("carla to match");
  });

  test("a Snorum can be pointed out until the next lead: the rank is open again (D15, S19)", () => {
    const done = play(start, "anna 7S", "ben 7D Snip", "carla 7H Snap", "carla 7C Jig");
    expect(standing(done)).toBe("carla leads");
    const back = play(done, "ben challenges");
    expect(print(back)).toBe("anna 2S KD | ben 9C | carla 7C 9H; run 7S 7D 7H; carla to match");
    expect(back.match.completed).toEqual([]);
  });

  test("after a closed rank the card comes back, and what was completed before stays so (D15, S2)", () => {
    const t = table("forgotten=take-back, judge=challenge, match=may", "anna: 7S 9S KD | ben: 9D 9C 3S | carla: 9H 4S");
    const closed = play(t, "anna 7S", "anna 9S", "ben 9D Jig", "carla passes", "anna passes", "ben passes");
    expect(standing(closed)).toBe("ben leads");
    const back = play(closed, "anna challenges");
    expect(back.match.completed).toHaveLength(1);
    expect(print(back)).toBe("anna KD | ben 3S 9D 9C | carla 4S 9H; run 9S; carla to match");
  });

  test("the last card waits for a challenge or the deadline (D11, D15)", () => {
    const t = play(
      table("forgotten=take-back, judge=challenge", "anna: 7S 2S | ben: 7D | carla: 7C 9H"),
      "anna 7S",
      "ben 7D Jig",
    );
    expect(standing(t)).toBe("ben may be challenged");
    expect(standing(play(t, "time"))).toBe("ben wins the round");
    expect(print(play(t, "carla challenges"))).toBe("anna 2S | ben 7D | carla 7C 9H; run 7S; carla to match");
  });

  test("while it may still be pointed out, nobody's turn is shown (D11)", () => {
    const t = play(
      table("forgotten=take-back, judge=challenge", "anna: 7S 2S | ben: 7D | carla: 7C 9H"),
      "anna 7S",
      "ben 7D Jig",
    );
    expect(snipSnapSnorum.view(t.match, 2).turn).toBe(-1);
  });

  test("a bad word of a junior costs nothing, so there is nothing to point out (S21)", () => {
    const t = table("forgotten=take-back, judge=challenge", "anna: 7S KD | ben junior: 7D 9C | carla: 7C 9H");
    for (const step of ["ben says Jig", "time"]) {
      const slip = play(t, "anna 7S", "ben 7D", step);
      expect(standing(slip)).toBe("carla to match");
      expect(snipSnapSnorum.deadlines(slip.match)).toEqual([]);
      expect(refusalOf(slip, "anna challenges")).toBe("nothing-to-challenge S19");
    }
    const last = table("forgotten=take-back, judge=challenge", "anna: 7S KD | ben junior: 7D | carla: 7C 9H");
    expect(standing(play(last, "anna 7S", "ben 7D Jig"))).toBe("ben wins the round");
  });

  test("a counter for the last card: challenged, the offender pays and wins (S11, S19)", () => {
    const t = table("forgotten=counter, judge=challenge, counters=per-card", "anna: 7S 2S | ben: 7D | carla: 7C 9H");
    expect(happened(play(t, "anna 7S", "ben 7D Jig", "anna challenges"))).toMatch(
      "ben ChantFined amount 1, ben RoundWon",
    );
  });
});
