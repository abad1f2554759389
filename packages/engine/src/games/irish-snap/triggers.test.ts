/** Draufhauen! What there is to slap. */
import { describe, expect, test } from "vitest";
import { lay, next, race, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { triggers } from "./triggers.ts";

/** Reasons to slap after the next card. */
const after = (at: TestTable): number => triggers(lay(at).table.match);
/** The card that anna lays on this pile, after the word that was said with its top. */
const on = (rules: string, card: string, pile = "", word = ""): TestTable =>
  table(rules, `anna: ${card} 2C | ben: 3C 3D | carla: 4C 4D`, pile, word);

describe("card and word", () => {
  test("the card laid has exactly the rank of the word said with it, whatever the suit (IRISH-SLAP-1)", () => {
    for (const suit of "SHDC") expect(after(on("pairs=off", `4${suit}`, "KS", "3"))).toBe(1);
    expect(after(on("pairs=off", "5S", "KS", "3"))).toBe(0);
    expect(after(on("pairs=off", "JD", "KS", "10"))).toBe(1);
    expect(after(on("pairs=off", "AD", "2S", "K"))).toBe(1);
  });

  test("a card that lies there no longer fits when the next word is said (IRISH-SLAP-1)", () => {
    const laid = lay(on("pairs=off", "5D", "KS", "3")).table;
    expect(next(laid)).toBe("ben 5");
    expect(slap(laid, "carla").lines).toContain("carla was wrong");
  });
});

describe("pairs", () => {
  test("the card laid has the rank of the one directly below, whatever the word; where agreed they do not count (IRISH-PAIR-1, I27)", () => {
    expect(after(on("", "5D", "KS 5C", "9"))).toBe(1);
    expect(after(on("pairs=off", "5D", "KS 5C", "9"))).toBe(0);
    expect(after(on("", "5D", "5C KS", "9"))).toBe(0);
  });

  test("the first card of a new pile has nothing beneath it (I27)", () => {
    const taken = slap(on("", "5D", "5C", "9"), "ben").table;
    expect(taken.match.pile).toEqual([]);
    expect(after(taken)).toBe(0);
  });
});

describe("further triggers", () => {
  test("every jack, every queen or both, whatever the word (IRISH-VAR-COURT, I31)", () => {
    const counts = (card: string): number[] =>
      ["none", "jacks", "queens", "both"].map((courts) => after(on(`courts=${courts}`, card, "2S", "4")));
    expect(counts("JD")).toEqual([0, 1, 0, 1]);
    expect(counts("QD")).toEqual([0, 0, 1, 1]);
    expect(counts("KD")).toEqual([0, 0, 0, 0]);
  });

  test("a joker always is one, and the word that was due is used up (IRISH-VAR-JOKER, I32)", () => {
    const laid = lay(on("jokers", "X1", "2S", "4")).table;
    expect(triggers(laid.match)).toBe(1);
    expect(next(laid)).toBe("ben 6");
  });

  test("a joker makes no pair and no sandwich, with another joker or with any card (I28)", () => {
    expect(after(on("jokers=on, sandwich=on", "X2", "X1", "4"))).toBe(1);
    expect(after(on("jokers=on, sandwich=on", "X2", "X1 5D", "4"))).toBe(1);
    for (const card of ["AS", "7S", "KS"]) expect(after(on("jokers=on, sandwich=on", card, "X1", "4"))).toBe(0);
  });

  test("a sandwich: the rank of the card two below, in the same pile (IRISH-VAR-SANDWICH, I29)", () => {
    expect(after(on("sandwich=on", "5D", "5C 9S", "9"))).toBe(1);
    expect(after(on("", "5D", "5C 9S", "9"))).toBe(0);
    expect(after(on("sandwich=on", "5D", "9S", "9"))).toBe(0);
    expect(after(on("sandwich=on", "5D", "5C 9S 8S", "9"))).toBe(0);
  });
});

describe("several at once", () => {
  test("they are one slap (I30)", () => {
    const laid = lay(on("", "5D", "5C", "4")).table;
    expect(triggers(laid.match)).toBe(2);
    expect(race(laid, "anna 300, ben 400, carla 500").lines).toContain("carla takes 2: last");
  });

  test("where both hands are wanted, one hand is none; for a single trigger one is enough (I30)", () => {
    const double = lay(on("hands=both", "5D", "5C", "4")).table;
    const { lines } = race(double, "anna 300, ben 400 both, carla 500 both");
    expect(lines.slice(3)).toEqual(["missed: anna", "anna takes 2: missing"]);
    expect(race(double, "anna 300 both, ben 400 both, carla 500 both").lines).toContain("carla takes 2: last");
    const single = lay(on("hands=both", "5D", "KC", "4")).table;
    expect(race(single, "anna 300, ben 400 both, carla 500").lines).toContain("carla takes 2: last");
  });

  test("where nobody has used both hands nobody has slapped (I4, I30)", () => {
    const double = lay(on("hands=both", "5D", "5C", "4")).table;
    expect(race(double, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual(["nobody slapped in time"]);
  });

  test("both hands are no hand at other tables (I30)", () => {
    expect(slap(lay(on("", "5D", "5C", "4")).table, "ben", "both").lines).toEqual(["refused: no-such-hand (I30)"]);
  });
});
