/** Stilles Zählen: nobody says a word, and nothing shows where the count is. */
import { describe, expect, test } from "vitest";
import { WATCHER } from "../../kernel/game.ts";
import { Event, NO_WORD } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, lay, race, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";

const THREE = "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D";
const at = (word: string, seats = THREE, more = ""): TestTable => table(`words=silent${more}`, seats, "9C KS", word);
/** An eight on a silent "eight", and on a silent "five". */
const open = (seats = THREE, more = ""): TestTable => lay(at("7", seats, more)).table;
const quiet = (seats = THREE, more = ""): TestTable => lay(at("4", seats, more)).table;

describe("silent counting", () => {
  test("nobody is told a word, or what is due: not in events, not in the picture, not by folding (IRISH-VAR-SILENT, I39)", () => {
    const laid = lay(at("7"));
    const [event] = laid.events;
    if (event === undefined) throw new Error("nothing happened");
    expect([event.kind, event.word]).toEqual([Event.Laid, 7]);
    for (const viewer of [WATCHER, 0, 1]) {
      const shown = irishSnap.project(at("7").match, event, viewer);
      expect(shown.word).toBe(NO_WORD);
      const seen = irishSnap.conceal(at("7").match, viewer);
      irishSnap.evolve(seen, shown);
      expect([seen.word, seen.due, seen.covered]).toEqual([NO_WORD, NO_WORD, false]);
      expect(irishSnap.print(seen)).toBe(irishSnap.print(irishSnap.conceal(laid.table.match, viewer)));
      expect(irishSnap.view(laid.table.match, viewer)).toMatchObject({ word: NO_WORD, due: NO_WORD });
    }
  });

  test("the cards in the pile and in the stocks are not shown while it grows; how things stand is seen when it is taken (D42)", () => {
    const before = irishSnap.view(open().match, 1);
    expect([before.pile, before.stocks]).toEqual([-1, [-1, -1, -1]]);
    const taken = irishSnap.view(race(open(), "anna 300, ben 400, carla 500").table.match, 1);
    expect([taken.pile, taken.stocks]).toEqual([0, [1, 2, 5]]);
  });

  test("who holds no card any more is seen all the same, by whoever has to speak and by all others (I18, D42)", () => {
    const view = irishSnap.view(lay(at("7", "anna: - | ben: 5C | carla: 4C", ", end=to-the-end")).table.match, 1);
    expect(view.stocks).toEqual([-1, -1, -1]);
    expect(view.bare).toEqual([true, false, false]);
  });

  test("the word that was due is told when the pile is taken (I39)", () => {
    expect(race(open(), "anna 300, ben 400, carla 500").lines.slice(3)).toEqual(["it was 8", "carla takes 3: last"]);
    expect(slap(quiet(), "ben").lines).toEqual(["ben slaps", "ben was wrong", "it was 5", "ben takes 3: falseSlap"]);
  });

  test("the count goes on in secret, and a card that fits it is a trigger (IRISH-SLAP-1, IRISH-VAR-SILENT)", () => {
    expect(race(lay(open()).table, "carla 700").lines).toContain("it was 9");
  });

  test("hands are always awaited to the last, trigger or not (D41)", () => {
    for (const one of [open(), quiet()]) expect(irishSnap.race?.mode(one.match, [{ seat: 1, ms: 50 }])).toBe("last");
    const empty = table("words=silent", THREE).match;
    for (const one of [empty, ask(open(), "CloseWindow").table.match])
      expect(irishSnap.race?.mode(one, [{ seat: 1, ms: 50 }])).toBe("first");
    expect(race(quiet(), "ben 300, carla 400, anna -").lines.slice(2)).toEqual([
      "ben was wrong",
      "carla is excused: settled",
      "it was 5",
      "ben takes 3: falseSlap",
    ]);
  });

  test("whether there was something to slap shows only when the time is over (D41)", () => {
    const [trigger, none] = [open(), quiet()];
    for (const viewer of [WATCHER, 0, 1, 2])
      expect(irishSnap.view(trigger.match, viewer)).toEqual(irishSnap.view(none.match, viewer));
    expect(irishSnap.deadlines(trigger.match)).toEqual(irishSnap.deadlines(none.match));
    expect(ask(trigger, "CloseWindow").lines).toEqual(["nobody slapped in time"]);
    expect(ask(none, "CloseWindow").lines).toEqual(["time is over"]);
  });

  test("a free false slap closes nothing: the time for slapping runs on (D41, D50)", () => {
    const free = race(quiet(THREE, ", falseSlap=first-free"), "ben 300, anna -, carla -");
    expect(free.lines).toEqual(["ben slaps", "ben was wrong, for free"]);
    expect(ask(free.table, "CloseWindow").lines).toEqual(["time is over"]);
  });

  const last = "anna: 8D | ben: 3C 3D | carla: 4C 6D";

  test("who has laid the last card waits for that moment too, trigger or not (D41, I11, I12)", () => {
    for (const one of [open(last), quiet(last)]) {
      expect(irishSnap.view(one.match, 1)).toMatchObject({
        out: [false, false, false],
        lastDuty: [true, false, false],
      });
      expect(irishSnap.view(one.match, 0).maySlap).toBe(true);
    }
    expect(ask(quiet(last), "CloseWindow").lines).toEqual(["time is over", "anna is out, place 1"]);
    expect(lay(quiet(last)).lines).toEqual(["time is over", "anna is out, place 1", "ben lays 3C: 6"]);
    expect(race(open(last), "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "it was 8",
      "carla takes 3: last",
      "anna is out, place 1",
    ]);
    expect(race(quiet(last), "carla 300, anna -, ben -").lines.slice(1)).toEqual([
      "carla was wrong",
      "it was 5",
      "carla takes 3: falseSlap",
      "anna is out, place 1",
    ]);
  });

  test("until then the own false slap still costs the pile (D41, IRISH-SLAP-4)", () => {
    expect(race(quiet(last), "anna 300, ben -, carla -").lines.at(-1)).toBe("anna takes 3: falseSlap");
  });

  test("the end of the game waits too (D41, I35)", () => {
    const two = "anna: 8D | ben: 3C 3D | carla: -";
    for (const one of [open(two), quiet(two)]) expect(irishSnap.view(one.match, 1).phase).toBe("Play");
    expect(ask(quiet(two), "CloseWindow").lines).toEqual([
      "time is over",
      "anna is out, place 2",
      "places 2 3 1",
      "won: carla",
    ]);
    expect(lay(quiet(two)).lines).toEqual(["time is over", "anna is out, place 2", "places 2 3 1", "won: carla"]);
  });

  test("so does the clock (D41, I37)", () => {
    for (const one of [open(THREE, ", end=timed"), quiet(THREE, ", end=timed")])
      expect(ask(one, "TimeUp").lines).toEqual(["the time is up"]);
    const waits = ask(quiet(THREE, ", end=timed"), "TimeUp").table;
    expect(ask(waits, "CloseWindow").lines).toEqual(["time is over", "places 1 2 2", "won: anna"]);
  });

  test("when the game is over the cards are counted openly (D42)", () => {
    const over = ask(ask(quiet(THREE, ", end=timed"), "TimeUp").table, "CloseWindow").table;
    expect(irishSnap.view(over.match, 1)).toMatchObject({
      phase: "MatchOver",
      pile: 3,
      stocks: [1, 2, 2],
      word: NO_WORD,
    });
  });

  test("a card-less word is not heard either (I17, IRISH-VAR-SILENT)", () => {
    const end = table("words=silent, end=to-the-end", "anna: - | ben: 3C 3D | carla: 4C 6D", "9C 8S", "7");
    const spoken = lay(end);
    expect(spoken.lines).toEqual(["anna says 8"]);
    const [event] = spoken.events;
    if (event === undefined) throw new Error("nothing happened");
    expect(irishSnap.project(end.match, event, 1).word).toBe(NO_WORD);
    expect(race(spoken.table, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "it was 8",
      "carla takes 2: last",
    ]);
  });
});
