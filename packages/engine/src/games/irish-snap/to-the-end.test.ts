/** Bis zum Schluss: whoever has no cards counts and slaps on, until one has them all. */
import { describe, expect, test } from "vitest";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, lay, lies, next, race, reach, say, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { triggers } from "./triggers.ts";

const at = (rules: string, seats: string, pile = "", word = ""): TestTable =>
  table(`irish-snap(to-the-end${rules === "" ? "" : `, ${rules}`})`, seats, pile, word);

describe("to the end", () => {
  test("nobody goes out: who has no cards says the next word and slaps on (IRISH-VAR-TOTHEEND, I17)", () => {
    const start = at("", "anna: 8D | ben: - | carla: 4C 6D", "9C KS", "4");
    const { lines, table: after } = lay(start, 2);
    expect(lines).toEqual(["anna lays 8D: 5", "ben says 6"]);
    expect(next(after)).toBe("carla 7");
    expect(irishSnap.view(after.match, 0)).toMatchObject({ wordOnly: true, layer: 1, word: 5, pile: 3, maySlap: true });
    expect(irishSnap.view(after.match, 0).out).toEqual([false, false, false]);
    expect(reach(lay(start).table, "ben").lines).toEqual(["ben reaches"]);
  });

  test("a word that is the rank of the top card is a trigger, and the last hand takes the pile (I17, I18)", () => {
    const spoken = lay(at("", "anna: - | ben: 5C | carla: 4C 6D", "9C 8S", "7")).table;
    expect(triggers(spoken.match)).toBe(1);
    const { lines, table: after } = race(spoken, "anna 300, carla 400, ben 500");
    expect(lines.slice(3)).toEqual(["ben takes 2: last"]);
    expect(next(after)).toBe("ben A");
    expect(race(spoken, "ben 300, carla 400, anna 500").lines).toContain("anna takes 2: last");
  });

  test("a pair or a court below a spoken word is not slapped again (IRISH-PAIR-1, I17)", () => {
    expect(triggers(lay(at("courts=jacks", "anna: - | ben: 5C | carla: 4C", "JS JD", "3")).table.match)).toBe(0);
  });

  test("or words count only when all hands are empty (I18)", () => {
    const rules = "emptyWords=all-empty";
    expect(triggers(lay(at(rules, "anna: - | ben: 5C | carla: 4C 6D", "9C 8S", "7")).table.match)).toBe(0);
    expect(triggers(lay(at(rules, "anna: - | ben: - | carla: -", "9C 8S", "7")).table.match)).toBe(1);
  });

  test("over a joker every word is a slap (D40)", () => {
    const joker = lay(at("jokers=on", "anna: - | ben: 5C | carla: 4C 6D", "9C X1", "7")).table;
    expect(triggers(joker.match)).toBe(1);
    expect(
      triggers(lay(at("jokers=on, emptyWords=all-empty", "anna: - | ben: 5C | carla: 4C", "9C X1", "7")).table.match),
    ).toBe(0);
    const dead = ask(joker, "CloseWindow").table;
    expect(triggers(lay(dead).table.match)).toBe(0);
    expect(race(joker, "anna 300, ben 400, carla 500").lines).toContain("carla takes 2: last");
  });

  test("all hands empty, a queen on top, ace due: the twelfth word is the trigger; the last hand holds all cards and loses; case 10 of the table (I17, I20, I36)", () => {
    const pack = irishSnap.pack(at("", "a: - | b: - | c: -").match.rules);
    const start = at("", "anna: - | ben: - | carla: -", "QS", "K");
    const full = { ...start, match: { ...start.match, pile: [...pack.filter((card) => card !== 44), 44] } };
    expect(next(full)).toBe("anna A");
    const eleven = lay(full, 11);
    expect(eleven.lines).toEqual(
      "A 2 3 4 5 6 7 8 9 10 J".split(" ").map((word, turn) => `${["anna", "ben", "carla"][turn % 3]} says ${word}`),
    );
    expect(triggers(eleven.table.match)).toBe(0);
    const twelfth = lay(eleven.table);
    expect(twelfth.lines).toEqual(["carla says Q"]);
    const { lines, table: over } = race(twelfth.table, "carla 300, anna 400, ben 500");
    expect(lines.slice(3)).toEqual(["ben takes 52: last", "places 1 3 1", "won: anna carla"]);
    expect(irishSnap.outcome(over.match)).toEqual({ winners: [0, 2], places: [1, 3, 1] });
  });

  test("all cards means in hand, with an empty pile (I20)", () => {
    const start = at("", "anna: 8D 9D | ben: - | carla: -", "", "");
    expect(lay(start).lines).toEqual(["anna lays 8D: A"]);
    const held = race(lay(at("", "anna: 8D 9D | ben: - | carla: -", "KS", "7")).table, "ben 300, carla 400, anna 500");
    expect(held.lines.slice(3)).toEqual(["anna takes 2: last", "places 3 1 1", "won: ben carla"]);
    expect(lies(held.table)).toBe("anna: 9D KS 8D | ben: - | carla: -");
  });

  test("a limit belongs to it, after which most cards lose (I19)", () => {
    const start = at("", "anna: 8D | ben: - | carla: 4C 6D", "9C", "4");
    expect(irishSnap.deadlines(start.match).some(({ command }) => command.kind === Ask.TimeUp)).toBe(true);
    expect(ask(start, "TimeUp").lines).toEqual(["the time is up", "places 2 1 3", "won: ben"]);
  });

  test("nobody slaps, and the words go round until somebody does (I4, I17)", () => {
    const start = at("", "anna: - | ben: - | carla: -", "8S", "7");
    const round = lay(start, 14);
    expect(round.lines[0]).toBe("anna says 8");
    expect(round.lines[1]).toBe("nobody slapped in time");
    expect(round.lines.at(-1)).toBe("ben says 8");
    expect(race(round.table, "anna 300, ben 400, carla 500").lines).toContain("places 1 1 3");
  });

  test("an early hand at a spoken word takes the pile that lay there before it (D45)", () => {
    const spoken = lay(at("", "anna: - | ben: 5C | carla: 4C 6D", "9C 8S", "7")).table;
    expect(race(spoken, "carla 50").lines).toContain("carla takes 2: falseSlap");
  });

  test("with words of one's own a wrong word without a card is a foul too (IRISH-WORD-1, I24)", () => {
    const own = at("words=own, wrongWord=foul", "anna: - | ben: 5C | carla: 4C 6D", "9C 8S", "6");
    expect(say(own, "anna", "8").lines).toEqual([
      "anna reaches",
      "anna says 8",
      "anna said 8 for 7",
      "anna takes 2: wrongWord",
    ]);
  });

  test("a hand that hesitates to speak is a hand that hesitates (I25)", () => {
    const slow = at("hesitation=foul", "anna: - | ben: 5C | carla: 4C 6D", "9C 8S", "6");
    expect(ask(slow, "Hesitate", "anna").lines).toEqual(["anna hesitated", "anna takes 2: hesitation"]);
  });
});
