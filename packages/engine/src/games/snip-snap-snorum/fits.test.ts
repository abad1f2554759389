/** Which card fits: the Jig and the small packs. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import { parseGameName } from "../../kernel/game-name.ts";
import { openMatch } from "../../kernel/match.ts";
import { printCard } from "../../cards/card.ts";
import { Ask } from "./events.ts";
import { snipSnapSnorum } from "./index.ts";
import { OPTIONS } from "./options.ts";
import { happened, play, print, printCounters, refusalOf, standing, table } from "./testing.ts";

function packOf(deck: string): string[] {
  const parsed = parseGameName([snipSnapSnorum], `snip-snap-snorum(deck=${deck})`);
  return parsed.ok ? snipSnapSnorum.pack(parsed.value.rules).map(printCard) : [];
}

describe("the small packs", () => {
  test("32 cards: the twos to sixes are out, 7 to ace is left (SSS-VAR-SMALL-32)", () => {
    expect(packOf("32").filter((card) => card.endsWith("S"))).toEqual([
      "AS",
      "7S",
      "8S",
      "9S",
      "10S",
      "JS",
      "QS",
      "KS",
    ]);
    expect(packOf("32")).toHaveLength(32);
  });

  test("24 cards: the twos to eights are out, 9 to ace is left (SSS-VAR-SMALL-24)", () => {
    expect(packOf("24").filter((card) => card.endsWith("S"))).toEqual(["AS", "9S", "10S", "JS", "QS", "KS"]);
    expect(packOf("24")).toHaveLength(24);
  });

  test("any pack will do for three to eight: 24 cards are three each for eight, and 5 5 5 5 4 for five (S44)", () => {
    const dealt = (deck: string, seats: number): string => {
      const parsed = parseGameName([snipSnapSnorum], `snip-snap-snorum(deck=${deck})`);
      if (!parsed.ok) throw new Error(parsed.refusal.code);
      const opened = openMatch(
        snipSnapSnorum,
        parsed.value.rules,
        Array.from({ length: seats }, () => ({ junior: false })),
      );
      if (!opened.ok) throw new Error(opened.refusal.code);
      const match = opened.value;
      // The last seat deals, so that the first is eldest hand.
      snipSnapSnorum.perform(match, command(Ask.NameDealer, seats - 1), []);
      snipSnapSnorum.perform(match, command(Ask.Deal, -1, -1, -1, snipSnapSnorum.pack(parsed.value.rules)), []);
      const hands = Array.from({ length: seats }, (_, seat) => snipSnapSnorum.view(match, seat).hand.length);
      expect(snipSnapSnorum.view(match, -1).sizes).toEqual(hands);
      return hands.join(" ");
    };
    expect(dealt("24", 8)).toBe("3 3 3 3 3 3 3 3");
    expect(dealt("24", 5)).toBe("5 5 5 5 4");
    expect(dealt("32", 6)).toBe("6 6 5 5 5 5");
    expect(dealt("52", 3)).toBe("18 17 17");
    for (const deck of ["52", "32", "24"]) expect(() => dealt(deck, 2)).toThrow("too-few-seats");
  });
});

describe("the Jig", () => {
  const start = table("jig=four", "anna: 5S KD 2H | ben: 6S 8S 9C 9S | carla: 7S 6H 9H");

  test("the next higher card of the same suit follows, four to a run, and the last layer leads (SSS-VAR-JIG, S35)", () => {
    const t = play(start, "anna 5S", "ben 6S Snip", "carla 7S Snap", "ben 8S Snorum");
    expect(print(t)).toBe("anna 2H KD | ben 9S 9C | carla 6H 9H; run (5S 6S 7S 8S); ben leads");
  });

  test("neither the same rank nor another suit fits (SSS-VAR-JIG)", () => {
    const t = play(table("jig=four, knock=by-hand", "anna: 5S KD | ben: 6H 5H 6S | carla: 9C 2S"), "anna 5S");
    for (const card of ["6H", "5H"]) expect(refusalOf(t, `ben ${card}`)).toBe("wrong-card SSS-VAR-JIG");
  });

  test("a king ends the run early, and so does a card whose follower is gone (S35)", () => {
    expect(happened(play(table("jig=four", "anna: KD 2S | ben: AD 3H | carla: 9C"), "anna KD"))).toBe(
      "anna Led KD, anna Completed KD",
    );
    expect(happened(play(table("jig=four", "anna: 5S 2S | ben: 7S 3H | carla: 9C"), "anna 5S"))).toBe(
      "anna Led 5S, anna Completed 5S",
    );
  });

  test("five cards, the fifth being Jig, or on until it stops; beyond the fifth no word (S35, D17)", () => {
    const hands = "anna: 2S 3S 4S 5S 6S 7S KD | ben: 9C | carla: 9H";
    const four = ["anna 2S", "anna 3S Snip", "anna 4S Snap", "anna 5S Snorum"];
    expect(standing(play(table("jig=four", hands), ...four))).toBe("anna leads");
    const five = play(table("jig=five", hands), ...four, "anna 6S");
    expect(standing(five)).toBe("anna owes Jig");
    expect(standing(play(five, "anna says Jig"))).toBe("anna leads");
    const on = play(table("jig=until-it-stops", hands), ...four, "anna 6S Jig", "anna 7S");
    expect(print(on)).toBe("anna KD | ben 9C | carla 9H; run (2S 3S 4S 5S 6S 7S); anna leads");
  });

  test("the others pass by themselves, and never pay for it (S36)", () => {
    const t = play(
      table("jig=four, knock=by-hand, counters=per-card", "anna: 5S KD | ben: 9C | carla: 9H | dora: 6S 2S"),
      "anna 5S",
    );
    expect(happened(t)).toBe("anna Led 5S, ben Passed, carla Passed");
    expect(printCounters(t)).toBe("25 25 25 25 +0");
    expect(OPTIONS.knock.needs).toEqual({ match: ["must"], jig: ["off"] });
  });

  test("in a small pack the ace's follower is missing, so an ace is a stop (S37)", () => {
    for (const deck of ["32", "24"]) {
      expect(happened(play(table(`jig=four, deck=${deck}`, "anna: AS KD | ben: 10S | carla: 9H"), "anna AS"))).toMatch(
        "anna Completed AS",
      );
    }
    expect(standing(play(table("jig=four", "anna: AS KD | ben: 2S 9C | carla: 9H"), "anna AS"))).toBe("ben to match");
  });

  test("at an early stop the usual word is enough, or Jig is added (S38)", () => {
    const hands = "anna: QS 2H | ben: KS 9C | carla: 9H";
    expect(happened(play(table("jig=four", hands), "anna QS", "ben KS Snip"))).toMatch(/ben Completed KS$/);
    expect(happened(play(table("jig=four, stopWord=jig", hands), "anna QS", "ben KS Snip"))).toMatch(
      /ben Completed KS word 4$/,
    );
  });

  test("… but not at a silent table, nor in a Jig that has no length to fall short of (S38, SSS-VAR-SILENT)", () => {
    const hands = "anna: QS 2H | ben: KS 9C | carla: 9H";
    const silent = play(table("jig=four, stopWord=jig, chants=silent", hands), "anna QS", "ben KS");
    expect(happened(silent)).toMatch(/ben Completed KS$/);
    const app = play(table("jig=four, stopWord=jig, chants=app", hands), "anna QS", "ben KS");
    expect(happened(app)).toMatch(/ben Completed KS word 4$/);
    const on = play(table("jig=until-it-stops, stopWord=jig", hands), "anna QS", "ben KS Snip");
    expect(happened(on)).toMatch(/ben Completed KS$/);
    expect(OPTIONS.stopWord.needs).toEqual({ jig: ["four", "five"], chants: ["must", "app"] });
  });

  test("whoever holds the run keeps laying (S39)", () => {
    const t = play(
      table("jig=four", "anna: 5S 6S 7S KD | ben: 9C | carla: 9H"),
      "anna 5S",
      "anna 6S Snip",
      "anna 7S Snap",
    );
    expect(standing(t)).toBe("anna leads");
  });
});
