import {
  IrishEvent,
  IrishExcuse,
  IrishHand,
  IrishWhy,
  NO_CARD,
  NO_WORD,
  TABLE,
  event,
  parseCard,
} from "@snorum/engine";
import type { GameEvent } from "@snorum/engine";
import { irishEn } from "@snorum/engine/words";
import { describe, expect, test } from "vitest";
import { pictureOf } from "./finish-picture.ts";
import { outcomesOf, photoOf, withTaker } from "./photo.ts";
import { fitting, reasonFor } from "./reasons.ts";
import { picture } from "./testing.ts";
import shell from "./words-en.ts";
import { rowsOf } from "./rows.ts";
import { joined, judgedCards, leavesPile, verdictOf } from "./verdict.ts";

const hand = (seat: number, ms: number): GameEvent => event(IrishEvent.Slapped, seat, NO_CARD, 0, ms);
const taken = (seat: number, why: number, cards: number): GameEvent =>
  event(IrishEvent.PileTaken, seat, NO_CARD, why, cards);
const texts = { game: irishEn, shell };
const before = picture(["8C", "8D", "KS"], { word: 7 });

describe("what hands have come to", () => {
  test("the last hand takes the pile (IRISH-SLAP-2)", () => {
    const verdict = verdictOf([hand(1, 300), hand(0, 312), taken(0, IrishWhy.last, 3)], before, null);
    expect(verdict).toMatchObject({ takers: [0], why: "last", cards: 3, word: 7 });
    expect(verdict?.hands.map(({ seat, ms, outcome }) => [seat, ms, outcome])).toEqual([
      [1, 300, "safe"],
      [0, 312, "last"],
    ]);
  });
  test("who had to slap and did not is named, and a hand where both were wanted is half (I6, I30)", () => {
    const entry = [hand(1, 300), hand(2, 320), event(IrishEvent.Missed, TABLE, NO_CARD, 0, 0, [3, 2])];
    const verdict = verdictOf([...entry, taken(3, IrishWhy.missing, 3)], before, null);
    expect(verdict?.missing).toEqual([3]);
    expect(outcomesOf(entry).get(2)).toBe("half");
  });
  test("whoever is drawn is drawn for the hands that lie there (I6)", () => {
    const first = verdictOf([hand(1, 300), event(IrishEvent.Missed, TABLE, NO_CARD, 0, 0, [2, 3])], before, null);
    const second = verdictOf([event(IrishEvent.TakerDrawn, 3), taken(3, IrishWhy.missing, 3)], before, first);
    expect(second).toMatchObject({ takers: [3], missing: [2, 3], hands: first?.hands });
  });
  test("a twitch, a free one and a covered one are told apart (IRISH-SLAP-5, D50, G8)", () => {
    const false1 = event(IrishEvent.FalseSlapped, 1, NO_CARD, IrishHand.start);
    const covered = event(IrishEvent.Excused, 2, NO_CARD, IrishExcuse.covered);
    const outcomes = outcomesOf([
      hand(1, 300),
      hand(2, 310),
      hand(0, 320),
      false1,
      covered,
      event(IrishEvent.FreeSlap, 0),
    ]);
    expect([...outcomes.values()]).toEqual(["twitch", "covered", "free"]);
  });
  test("where nobody counted aloud the word comes with the taking (I39)", () => {
    const silent = picture(["8C"], { word: NO_WORD }, { words: "silent" });
    const shown = event(IrishEvent.CountShown, TABLE, NO_CARD, 7);
    expect(verdictOf([hand(1, 300)], silent, null)?.word).toBe(NO_WORD);
    expect(verdictOf([hand(1, 300), shown, taken(1, IrishWhy.falseSlap, 1)], silent, null)?.word).toBe(7);
  });
  test("a wrong word is judged with the card that it came with (IRISH-WORD-1)", () => {
    const laid = event(IrishEvent.Laid, 1, parseCard("4S"), 9);
    const wrong = event(IrishEvent.WrongWord, 1, NO_CARD, 9, 8);
    const verdict = verdictOf([laid, wrong, taken(1, IrishWhy.wrongWord, 4)], before, null);
    expect(verdict).toMatchObject({
      why: "wrongWord",
      word: 9,
      tops: [parseCard("4S"), parseCard("8C"), parseCard("8D")],
    });
  });
  test("a hand that was too late lies beside the verdict, and puts nothing away (I45)", () => {
    const missed = [hand(1, 743), event(IrishEvent.Missed, TABLE, NO_CARD, 0, 0, [3]), taken(3, IrishWhy.missing, 21)];
    const first = verdictOf(missed, before, null);
    const late = [hand(3, 900), hand(2, 910)];
    const excused = [3, 2].map((seat) => event(IrishEvent.Excused, seat, NO_CARD, IrishExcuse.taken));
    const second = verdictOf([...late, ...excused], before, first);
    if (first === null || second === null) throw new Error("no verdict");
    expect(leavesPile(second)).toBe(true);
    expect(joined(first, second)).toMatchObject({ takers: [3], missing: [3], why: "missing", cards: 21 });
    expect(joined(first, second).hands.map(({ seat }) => seat)).toEqual([1, 3, 2]);
    expect(joined(null, second)).toBe(second);
    // it was missing all the same, and has one row
    expect(rowsOf(joined(first, second), texts).map(({ seat, look }) => [seat, look])).toEqual([
      [1, ""],
      [2, "void"],
      [3, "takes"],
    ]);
    expect(reasonFor(second, before.rules, irishEn)).toBe("");
  });
  test("of hands at the same millisecond the one that takes the pile lies last (I7, D2)", () => {
    const verdict = verdictOf([hand(2, 300), hand(1, 412), hand(3, 412), taken(1, IrishWhy.last, 3)], before, null);
    expect(verdict?.hands.map(({ seat, outcome }) => [seat, outcome])).toEqual([
      [2, "safe"],
      [3, "safe"],
      [1, "last"],
    ]);
    expect(verdict && rowsOf(verdict, texts).map(({ seat, place }) => seat + place)).toEqual(["21", "32", "13"]);
  });
  test("who slapped before the newest face was seen pays for the picture before, and that one is shown (D3, D45)", () => {
    const entry = [hand(1, 60), event(IrishEvent.FalseSlapped, 1), taken(1, IrishWhy.falseSlap, 3)];
    const shown = picture(["8C", "4D", "KS"], { word: 7 });
    const verdict = verdictOf(entry, shown, null);
    if (verdict === null) throw new Error("no verdict");
    expect(judgedCards(verdict)).toEqual([parseCard("4D"), parseCard("KS")]);
    expect(fitting(verdict, shown.rules)).toEqual([]);
    expect(reasonFor(verdict, shown.rules, irishEn)).toBe("“Seven” and a four: nothing fits.");
    expect(rowsOf(verdict, texts)).toMatchObject([{ seat: 1, look: "takes", note: "Too early!" }]);
  });
  test("a slap that nobody saw is told under no new card (D43)", () => {
    const closed = event(IrishEvent.WindowClosed, TABLE, NO_CARD, 1);
    expect(verdictOf([closed], before, null)).toMatchObject({ unslapped: true, tops: before.tops });
    expect(verdictOf([closed, event(IrishEvent.Laid, 1, parseCard("9S"), 8)], before, null)).toBeNull();
  });
  test("a card with nothing to judge is no verdict", () => {
    expect(verdictOf([event(IrishEvent.Laid, 1, parseCard("4S"), 8)], before, null)).toBeNull();
  });
});

describe("why it was a slap", () => {
  const { rules } = before;
  const shown = { tops: before.tops, word: 7, wordOnly: false };
  test("the word, and the card below (IRISH-SLAP-1, IRISH-PAIR-1)", () => {
    expect(fitting(shown, rules)).toEqual(["word", "pair"]);
    expect(fitting({ ...shown, wordOnly: true }, rules)).toEqual(["word"]);
  });
  test("a joker by itself, and it makes no pair (IRISH-VAR-JOKER, I28)", () => {
    expect(fitting({ ...shown, tops: [52, 53] }, rules)).toEqual(["joker"]);
  });
  test("a wrong word is no slap, whatever its card happens to be (I24)", () => {
    expect(fitting({ ...shown, why: "wrongWord" }, rules)).toEqual([]);
  });
  test("what was slapped for nothing is told as it lay there (IRISH-SLAP-4)", () => {
    const verdict = verdictOf(
      [hand(1, 300), event(IrishEvent.FalseSlapped, 1), taken(1, IrishWhy.falseSlap, 1)],
      picture(["9C"], { word: 5 }),
      null,
    );
    expect(verdict && reasonFor(verdict, rules, irishEn)).toBe("“Six” and a nine: nothing fits.");
  });
});

test("the photo has the hands in their order, and who did not slap (G4, I5)", () => {
  const row = (seat: number, ms: number) => ({ seat, ms, ranked: ms, sigma: 6, notes: [], spent: 0 });
  const race = {
    mode: "last" as const,
    rows: [row(1, 300.4), row(0, 60)],
    tied: 1,
    band: 20,
    missing: [2],
    confidence: 0.9,
    forced: true,
  };
  const events = [
    hand(1, 300),
    hand(0, 60),
    event(IrishEvent.Missed, TABLE, NO_CARD, 0, 0, [2]),
    taken(2, IrishWhy.missing, 3),
  ];
  const photo = photoOf({ seq: 4, events, race }, before);
  expect(photo?.lanes.map(({ seat, ms, early }) => [seat, ms, early])).toEqual([
    [1, 300, false],
    [0, 60, true],
  ]);
  expect(photo).toMatchObject({ taker: 2, cards: 3, missing: [2] });
  expect(photo && pictureOf(photo, texts)).toMatchObject({ silent: [2], loser: 2, tape: null });
  // where the lot decides it does so after the race
  const undrawn = photoOf({ seq: 4, events: events.slice(0, 3), race }, before);
  expect(undrawn).toMatchObject({ taker: -1, cards: 0 });
  const lot = [event(IrishEvent.TakerDrawn, 2), taken(2, IrishWhy.missing, 3)];
  expect(withTaker(undrawn, lot)).toEqual(photo);
  expect(withTaker(undrawn, [taken(1, IrishWhy.falseSlap, 2)])).toBe(undrawn);
});

test("a hand that only came too late is no race, and no photo (I45)", () => {
  const row = { seat: 0, ms: 787, ranked: 787, sigma: 6, notes: [], spent: 0 };
  const race = {
    mode: "last" as const,
    rows: [row],
    tied: 1,
    band: 20,
    missing: [],
    confidence: 1,
    forced: false,
  };
  const events = [hand(0, 787), event(IrishEvent.Excused, 0, NO_CARD, IrishExcuse.taken)];
  expect(photoOf({ seq: 5, events, race }, before)).toBeNull();
});
