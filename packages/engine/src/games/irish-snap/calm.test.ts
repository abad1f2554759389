/** The calm game: answers instead of a race. */
import { describe, expect, test } from "vitest";
import { Answer } from "./events.ts";
import { irishSnap } from "./index.ts";
import { answers, ask, lay, lies, next, say, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";

const { stay, slap: hit } = Answer;
const FOUR = "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D | dan: 5C 7D";
const after = (word: string, seats = FOUR, rules = ""): TestTable =>
  lay(table(`irish-snap(calm${rules})`, seats, "9C KS", word)).table;

describe("the calm game", () => {
  test("after every card everybody answers, and nobody sees what before all have (IRISH-VAR-CALM, G9)", () => {
    const laid = after("7");
    expect(irishSnap.view(laid.match, 1)).toMatchObject({ phase: "Answer", mayAnswer: [stay, hit], maySlap: false });
    const one = answers(laid, { ben: hit });
    expect(one.lines).toEqual(["ben answers 1"]);
    expect(irishSnap.view(one.table.match, 0).answered).toEqual([false, true, false, false]);
    expect(irishSnap.conceal(one.table.match, 0).answers[1]).toBe(-2);
    expect(irishSnap.conceal(one.table.match, 1).answers[1]).toBe(hit);
    expect(answers(one.table, { ben: stay }).lines).toEqual(["refused: answered-already (G9)"]);
    expect(answers(one.table, { anna: 7 }).lines).toEqual(["refused: no-such-hand (IRISH-SLAP-1)"]);
    expect(irishSnap.deadlines(laid.match)).toEqual([]);
  });

  test("nobody is wrong: the count goes on (IRISH-VAR-CALM)", () => {
    const { lines, table: on } = answers(after("7"), { anna: hit, ben: hit, carla: hit, dan: hit });
    expect(lines.at(-1)).toBe("answers: 1 1 1 1");
    expect(next(on)).toBe("ben 9");
    expect(lay(on).lines).toEqual(["ben lays 3C: 9"]);
    expect(answers(after("4"), { anna: stay, ben: stay, carla: stay, dan: stay }).lines.at(-1)).toBe(
      "answers: 0 0 0 0",
    );
  });

  test("who is wrong takes the pile and starts at ace, for staying or for slapping (IRISH-VAR-CALM)", () => {
    const stayed = answers(after("7"), { anna: hit, ben: hit, carla: stay, dan: hit });
    expect(stayed.lines.at(-1)).toBe("carla takes 3: answer");
    expect(next(stayed.table)).toBe("carla A");
    expect(answers(after("4"), { anna: stay, ben: stay, carla: hit, dan: stay }).lines.at(-1)).toBe(
      "carla takes 3: answer",
    );
  });

  test("several share it: the first card first, dealt from the layer's left, and the first of them starts (IRISH-VAR-CALM, I33)", () => {
    const { lines, table: shared } = answers(after("4"), { anna: hit, ben: stay, carla: hit, dan: stay });
    expect(lines.at(-1)).toBe("shared: carla anna carla; carla starts");
    expect(lies(shared)).toBe("anna: 2C KS | ben: 3C 3D | carla: 4C 6D 9C 8D | dan: 5C 7D");
    expect(next(shared)).toBe("carla A");
    expect(irishSnap.view(shared.match, 0).piles).toEqual([1, 0, 1, 0]);
  });

  const last = "anna: 8D | ben: 3C 3D | carla: 4C 6D";

  test("who has laid the last card answers too: right and out, or wrong and back (I11, IRISH-END-1)", () => {
    expect(answers(after("7", last), { anna: hit, ben: hit, carla: hit }).lines.at(-1)).toBe("anna is out, place 1");
    expect(answers(after("7", last), { anna: hit, ben: stay, carla: hit }).lines.slice(-2)).toEqual([
      "ben takes 3: answer",
      "anna is out, place 1",
    ]);
    const wrong = answers(after("7", last), { anna: stay, ben: hit, carla: hit });
    expect(wrong.lines.at(-1)).toBe("anna takes 3: answer");
    expect(irishSnap.view(wrong.table.match, 0)).toMatchObject({
      out: [false, false, false],
      lastDuty: [false, false, false],
    });
  });

  test("where the pile is too small for all who are wrong, the last of them get nothing, and may be out (IRISH-VAR-CALM)", () => {
    const ace = lay(table("irish-snap(calm)", "anna: AD | ben: 3C 3D | carla: 4C 6D")).table;
    const { lines } = answers(ace, { anna: stay, ben: hit, carla: stay });
    expect(lines.slice(-2)).toEqual(["shared: carla; carla starts", "anna is out, place 1"]);
  });

  test("the game ends when one is left with cards and all have answered (I35)", () => {
    const two = "anna: 8D | ben: 3C 3D | carla: -";
    expect(irishSnap.view(after("7", two).match, 2).mayAnswer).toEqual([]);
    expect(answers(after("7", two), { carla: hit }).lines).toEqual(["refused: not-in-game (G14)"]);
    expect(answers(after("7", two), { anna: hit, ben: hit }).lines.slice(-3)).toEqual([
      "anna is out, place 2",
      "places 2 3 1",
      "won: carla",
    ]);
  });

  test("nobody races here, and nobody answers elsewhere (IRISH-VAR-CALM)", () => {
    expect(slap(table("irish-snap(calm)", FOUR, "9C", "4"), "ben").lines).toEqual(["refused: not-now (IRISH-SLAP-1)"]);
    expect(answers(table("irish-snap(calm)", FOUR, "9C", "4"), { ben: hit }).lines).toEqual([
      "refused: no-answer-due (IRISH-SLAP-1)",
    ]);
    expect(answers(lay(table("", FOUR, "9C", "4")).table, { ben: hit }).lines).toEqual([
      "refused: not-calm (IRISH-SLAP-1)",
    ]);
  });

  test("to the end everybody answers, with cards or without, and to every word (I17)", () => {
    const spoken = after("7", "anna: - | ben: 3C 3D | carla: 4C 6D", ", end=to-the-end, minutes=5");
    expect(spoken.match.phase).toBe(4);
    expect(answers(spoken, { anna: stay, ben: stay, carla: stay }).lines.at(-1)).toBe("answers: 0 0 0");
  });

  test("a wrong word is a foul here too, and then nothing is answered (IRISH-WORD-1, I24)", () => {
    const own = table("irish-snap(calm, words=own, wrongWord=foul)", FOUR, "9C KS", "7");
    const { lines, table: fouled } = say(own, "anna", "9");
    expect(lines.slice(2)).toEqual(["anna said 9 for 8", "anna takes 3: wrongWord"]);
    expect(irishSnap.view(fouled.match, 1)).toMatchObject({ phase: "Play", mayAnswer: [] });
  });

  test("the agreed minutes run on while people answer, and the answers come first (I37)", () => {
    const timed = after("4", FOUR, ", end=timed, minutes=5");
    expect(irishSnap.deadlines(timed.match).map(({ key }) => key)).toEqual(["minutes 1"]);
    const time = ask(timed, "TimeUp");
    expect(time.lines).toEqual(["the time is up"]);
    expect(answers(time.table, { anna: stay, ben: hit, carla: stay, dan: stay }).lines.slice(-3)).toEqual([
      "ben takes 3: answer",
      "places 1 4 2 2",
      "won: anna",
    ]);
  });

  test("level seats that all take from one pile stay level (D53)", () => {
    const rules = "irish-snap(calm, end=timed, minutes=5, level=sudden-death)";
    const level = ask(table(rules, "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D 5D", "9C KS", "4"), "TimeUp").table;
    const both = answers(lay(level).table, { anna: hit, ben: hit, carla: stay });
    expect(both.lines.at(-1)).toBe("shared: ben anna ben; ben starts");
    const one = answers(lay(level).table, { anna: hit, ben: stay, carla: stay });
    expect(one.lines.slice(-2)).toEqual(["places 2 1 3", "won: ben"]);
  });
});
