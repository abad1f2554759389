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
import { lineOf } from "./captions.ts";
import { picture } from "./testing.ts";
import shell from "./words-en.ts";

const NAMES = ["Otter", "Heron", "Badger", "Mole"];
const said = (entry: readonly GameEvent[], rules: Record<string, string> = {}): string[] =>
  entry.flatMap((one) => {
    const scene = {
      before: picture(["7D", "KS"], {}, rules),
      entry,
      texts: { game: irishEn, shell },
      nameOf: (seat: number) => NAMES[seat] ?? "",
    };
    const line = lineOf(one, scene);
    return line === null ? [] : [line.text.replaceAll("\u00a0", " ")];
  });
const hand = (seat: number, ms: number): GameEvent => event(IrishEvent.Slapped, seat, NO_CARD, 0, ms);
const taken = (seat: number, why: number, cards: number): GameEvent =>
  event(IrishEvent.PileTaken, seat, NO_CARD, why, cards);

describe("what is said", () => {
  test("card and word are one sentence (IRISH-TURN-2)", () => {
    expect(said([event(IrishEvent.Laid, 3, parseCard("8C"), 3)])).toEqual(["Mole lays an eight and says “four”."]);
  });
  test("where nobody counts aloud no word is said (IRISH-VAR-SILENT, I39)", () => {
    const [line] = said([event(IrishEvent.Laid, 3, parseCard("8C"), NO_WORD)], { words: "silent" });
    expect(line).toBe("Mole lays an eight.");
  });
  test("hands are told once, in the order in which they landed, and then who takes the pile (IRISH-SLAP-2)", () => {
    expect(said([hand(1, 300), hand(0, 340), hand(3, 410), taken(3, IrishWhy.last, 18)])).toEqual([
      "Hands down: Heron, you and Mole.",
      "Mole was last and takes 18 cards.",
    ]);
  });
  test("a false slap is one sentence, and one that costs nothing says why (IRISH-SLAP-4, I45)", () => {
    expect(said([hand(1, 300), event(IrishEvent.FalseSlapped, 1), taken(1, IrishWhy.falseSlap, 2)])).toEqual([
      "Heron slaps!",
      "Heron slapped for nothing and takes 2 cards.",
    ]);
    expect(said([hand(0, 30), event(IrishEvent.Excused, 0, NO_CARD, IrishExcuse.taken)]).at(-1)).toMatch(/too late/);
  });
  test("a hand that only started has twitched, and has not slapped (IRISH-SLAP-5)", () => {
    const start = event(IrishEvent.Slapped, 0, NO_CARD, IrishHand.start, 300);
    const twitched = event(IrishEvent.FalseSlapped, 0, NO_CARD, IrishHand.start);
    expect(said([start, twitched, taken(0, IrishWhy.twitch, 2)])).toEqual([
      "You twitch!",
      "You twitched and take 2 cards.",
    ]);
  });
  test("the time for slapping ends without a word where there was nothing to slap (D43)", () => {
    expect(said([event(IrishEvent.WindowClosed, TABLE)])).toEqual([]);
    expect(said([event(IrishEvent.WindowClosed, TABLE, NO_CARD, 1)])).toEqual(["Nobody slapped in time."]);
  });
  test("hands that cost nothing are told together, and are in no order (I45)", () => {
    const late = (seat: number): GameEvent => event(IrishEvent.Excused, seat, NO_CARD, IrishExcuse.taken);
    expect(said([hand(1, 300), hand(2, 320), hand(3, 330), late(1), late(2), late(3)])).toEqual([
      "No penalty: Heron, Badger and Mole.",
    ]);
  });
  test("answers are heard once all have answered: that all were right, or who takes the pile (IRISH-VAR-CALM)", () => {
    const shown = event(IrishEvent.AnswersShown, TABLE, NO_CARD, 0, 0, [0, 0, 0, 0]);
    expect(said([event(IrishEvent.Answered, 2), shown])).toEqual(["All right, on it goes."]);
    expect(said([shown, taken(2, IrishWhy.answer, 3)])).toHaveLength(1);
  });
});
