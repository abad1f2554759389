import { describe, expect, test } from "vitest";
import { irishEn } from "@snorum/engine/words";
import en from "#lib/words/en.ts";
import { irishSeats, minutesOf, settled, tooEager } from "./shown.ts";
import { answerTo } from "./spoken.ts";
import { picture } from "./testing.ts";
import shell from "./words-en.ts";

test("what is left of a game is told in minutes (IRISH-VAR-TIMED)", () => {
  expect([120, 65, 9, 0].map((seconds) => minutesOf(seconds))).toEqual(["2:00", "1:05", "0:09", "0:00"]);
});
test("between the judging and the taking nobody is on turn (D5)", () => {
  const view = picture(["8C"], { turn: 0, mayReach: true, choosesWord: true });
  expect(settled(view)).toMatchObject({ turn: -1, mayReach: false, choosesWord: false, tops: view.tops });
});
test("laying out of turn is offered where it is a foul, and nowhere else (I26)", () => {
  const others = { turn: 1, out: [false, false, false, false], phase: "Play" } as const;
  expect(tooEager(picture(["8C"], others, { outOfTurn: "foul" }))).toBe(true);
  expect(tooEager(picture(["8C"], others))).toBe(false);
  expect(tooEager(picture([], others, { outOfTurn: "foul" }))).toBe(false);
  expect(tooEager(picture(["8C"], { ...others, turn: 0 }, { outOfTurn: "foul" }))).toBe(false);
  expect(tooEager(picture(["8C"], { ...others, out: [true, false, false, false] }, { outOfTurn: "foul" }))).toBe(false);
});
test("in sudden death everybody sees who plays on for the first place (I38, D53)", () => {
  const view = picture(["8C"], { suddenDeath: true, level: [true, false, true, false] });
  const seats = irishSeats(view, [], { drums: -1, callers: new Set(), answered: "" });
  expect(seats.map(({ crown }) => crown)).toEqual([true, false, true, false]);
});
describe("what the table answers", () => {
  const asked = {
    texts: { game: irishEn, shell },
    words: en,
    table: { left: (n: number) => `${n} cards`, out: "out" },
    nameOf: (seat: number) => `seat ${seat}`,
    last: undefined,
    left: 65,
  };
  test("the word that was said, the one that is due, and the time (IRISH-TURN-2, IRISH-VAR-TIMED)", () => {
    const view = picture(["JS"], { turn: 0, word: 3, due: 4 });
    expect(answerTo("table", { ...asked, view })).toBe(
      "“Four”. On the pile: jack of spades; 1 card. Your turn: “five”. 1:05 left.",
    );
  });
  test("where nobody counts aloud no word is told (I39)", () => {
    const view = picture(["JS"], { turn: 0, word: -1, due: -1, pile: -1 }, { words: "silent" });
    expect(answerTo("table", { ...asked, view, left: null })).toBe("On the pile: jack of spades. Your turn.");
  });
});
