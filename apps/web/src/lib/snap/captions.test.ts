/** Each event has one sentence, and none of them says that two cards are equal before somebody has called. */
import { NO_CARD, SnapAnswer, SnapCall, SnapEvent, SnapExcuse, TABLE, event } from "@snorum/engine";
import { snapWordsOf } from "@snorum/engine/words";
import type { Lang } from "@snorum/engine/words";
import { describe, expect, test } from "vitest";
import { callText, lineOf, missText } from "./captions.ts";
import type { Scene } from "./captions.ts";
import type { Miss } from "./miss.ts";
import { wordsAt } from "./slap-words.ts";
import { card, picture } from "./testing.ts";

const NOBODY = {
  who: "",
  you: false,
  rank: "A",
  call: "",
  amount: 0,
  other: "",
  otherIsYou: false,
  names: [""],
} as const;
const ANIMALS = ["otter", "heron", "badger"] as const;
const scene = (more: Partial<Scene> = {}, lang: Lang = "en"): Scene => ({
  before: picture(["7D*3", "9S*2", "7C*4"]),
  words: snapWordsOf(lang),
  nameOf: (seat) => snapWordsOf(lang).animals[ANIMALS[seat] ?? "otter"],
  animalOf: (seat) => ANIMALS[seat] ?? "otter",
  winner: -1,
  ...more,
});
const said = (...of: Parameters<typeof event>) => lineOf(event(...of), scene())?.text;

describe("captions", () => {
  test("a turned card is named by its rank, and never as a match (SNAP-TURN-2)", () => {
    expect(said(SnapEvent.Turned, 2, card("7C"))).toBe("Badger turns a seven.");
    expect(said(SnapEvent.Turned, 0, card("9H"))).toBe("You turn a nine.");
  });
  test("reaching for a card is too common for a word", () => {
    expect(lineOf(event(SnapEvent.Reached, 1), scene())).toBeNull();
  });
  test("a win says how many cards, by the piles as they lay (SNAP-CALL-2)", () => {
    expect(said(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [0, 2])).toBe("Heron wins 7\u00a0cards!");
  });
  test("where everybody slaps, nobody hears of calls, in every language (SNAP-VAR-SLAP)", () => {
    for (const lang of ["en", "de", "es"] as const) {
      const view = picture(["7D*3", "9S*2"]);
      const rules = { ...view.rules, piles: "one", how: "slap" } as const;
      const slapping = { before: { ...view, rules }, words: wordsAt(rules, snapWordsOf(lang)) };
      const told = [SnapEvent.Called, SnapEvent.FalseCalled, SnapEvent.CardBuried].map(
        (kind) => lineOf(event(kind, 1, NO_CARD, SnapCall.snap, 1), scene(slapping, lang))?.text,
      );
      expect(told[0]).toContain(snapWordsOf(lang).keys.slap);
      expect(told.join(" ")).not.toMatch(/call|ruf|cant/i);
      const { "called-already": already, locked } = slapping.words.refusals;
      expect(`${already({})} ${locked({})}`).not.toMatch(/call|ruf|cant/i);
    }
  });
  test("who was late hears who was faster (G7)", () => {
    const late = lineOf(event(SnapEvent.Excused, 0, NO_CARD, SnapExcuse.taken), scene({ winner: 1 }));
    expect(late?.text).toContain("Heron");
    expect(late?.text).toContain("no penalty");
  });
  test("a pool is named by its number (N10)", () => {
    expect(said(SnapEvent.PilePooled, 2, NO_CARD, 0, 4)).toContain("pool\u00a04");
  });
  test("winning, losing and calling wrongly interrupt, a turned card does not", () => {
    const urgent = (kind: number) => lineOf(event(kind, 1, card("7C"), 0, 0, [0]), scene())?.urgent;
    expect([SnapEvent.PilesWon, SnapEvent.FalseCalled, SnapEvent.Turned].map(urgent)).toEqual([true, true, false]);
  });
  test("the winner of the match has a name, in every language (SNAP-END-1)", () => {
    for (const lang of ["en", "de", "es"] as const) {
      const won = (seat: number) => lineOf(event(SnapEvent.MatchWon, TABLE, NO_CARD, 0, 0, [seat]), scene({}, lang));
      expect(won(1)?.text).toContain(snapWordsOf(lang).animals.heron);
      expect(won(0)?.text).toBe(snapWordsOf(lang).events.MatchWon({ ...NOBODY, you: true }));
    }
  });
  test("a false call is told with its two cards (SNAP-POOL-1)", () => {
    const miss = { why: "unequal" as const, cards: [card("9S"), card("6D")] };
    expect(lineOf(event(SnapEvent.FalseCalled, 1), scene({ miss }))?.text).toBe(
      "False call by Heron. Six and nine – not equal.",
    );
  });
  test("a race is spoken with order and times, and without times where no numbers are told (SNAP-CALL-2)", () => {
    const call = event(SnapEvent.Called, 0, NO_CARD, SnapCall.snap, 372);
    expect(lineOf(call, scene({ place: 2 }))?.spoken).toBe("You second, 372\u00a0ms.");
    expect(lineOf(call, scene({ place: 2, family: true }))?.spoken).toBe("You second.");
    expect(lineOf(call, scene())?.spoken).toBeUndefined();
  });
  test("every kind of event has a sentence or is silent, in every language", () => {
    for (const lang of ["en", "de", "es"] as const)
      for (const kind of Object.values(SnapEvent)) {
        const line = lineOf(event(kind, 1, card("7C"), 1, 1, [0]), scene({}, lang));
        if (line !== null) expect(line.text, `${lang} ${kind}`).toMatch(/\S/);
      }
  });
});

describe("the calm game (SNAP-VAR-CALM)", () => {
  const calm = scene({ before: picture(["7D*3", "9S*2", "7C*4"], {}, { race: "calm" }) });
  test("what was answered is one line, and calls nothing else", () => {
    const { different, snap } = SnapAnswer;
    const shown = event(SnapEvent.AnswersShown, TABLE, NO_CARD, 0, 0, [snap, different, snap]);
    expect(lineOf(shown, calm)?.text).toBe("You and Badger: “Same!” Heron: “Different”");
    expect(lineOf(event(SnapEvent.Answered, 1), calm)).toBeNull();
    expect(lineOf(event(SnapEvent.Called, 1), calm)).toBeNull();
  });
  test("a bubble says what stood on the key", () => {
    expect([SnapCall.snap, SnapCall.pool].map((word) => callText(calm, word))).toEqual(["Same!", "Same as a pool!"]);
  });
});

describe("why a call was false", () => {
  const text = (why: Miss["why"], ...cards: string[]) => missText({ why, cards: cards.map(card) }, snapWordsOf("en"));
  test("too early, covered, taken, other people's, alone (D3, G7, G8, N23)", () => {
    expect(text("early", "6D", "8S")).toBe("That was still for the cards before.");
    expect(text("covered", "KD", "KS")).toBe("The kings were covered already.");
    expect(text("taken", "KD", "KS")).toBe("The kings were gone already.");
    expect(text("others", "9D", "9S")).toBe("The equal piles are other people’s.");
    expect(text("alone", "9D")).toBe("One card alone matches nothing.");
    expect(text("unequal")).toBe("");
  });
});

describe("what is called (SNAP-CALL-1, SNAP-VAR-ANIMALS-1)", () => {
  test("a word, a pool, an animal's name or its noise", () => {
    expect(callText(scene(), SnapCall.snap)).toBe("Snap!");
    expect(callText(scene(), SnapCall.pool)).toBe("Snap pool!");
    expect(callText(scene(), SnapCall.animal, 1)).toBe("Heron!");
    const noisy = picture(["7D", "9S", "7C"], {}, { callers: "owners", animals: "noises" });
    expect(callText(scene({ before: noisy }), SnapCall.animal, 1)).toBe("Kraak!");
  });
});
