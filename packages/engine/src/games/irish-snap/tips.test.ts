/** Bots: they react as people do, see and hear what their seat sees and hears, and are never quicker than a person can be. */
import { describe, expect, test } from "vitest";
import { parseCard } from "../../cards/card.ts";
import { drawFrom } from "../../kernel/laws.ts";
import { LEVELS } from "../../kernel/levels.ts";
import type { Level } from "../../kernel/levels.ts";
import { completeRules } from "../../kernel/options.ts";
import { Answer, Ask, Hand, NO_WORD } from "./events.ts";
import { irishSnap } from "./index.ts";
import type { IrishRules } from "./options.ts";
import { believed, countOn, printCount } from "./tips-count.ts";
import { reaction, slip, tip } from "./tips.ts";
import type { IrishView } from "./view.ts";

const TRIES = 4000;
const ACE = 0;
const THREE = 2;
const FIVE = 4;
const EIGHT = 7;
const NINE = 8;
const KING = 12;

/** What seat 1 of four sees: `tops` newest first, as cards or as numbers, over which seat 0 has just said `word`. */
function see(
  tops: string,
  word: number,
  chosen: Record<string, unknown> = {},
  more: Partial<IrishView> = {},
): IrishView {
  const rules = completeRules(irishSnap, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  const cards = tops.split(" ").map(parseCard);
  const none = [false, false, false, false];
  const nought = [0, 0, 0, 0];
  return {
    viewer: 1,
    rules: rules.value as IrishRules,
    seats: 4,
    phase: "Play",
    dealer: 0,
    turn: 1,
    reached: false,
    lays: 5,
    restarts: 0,
    picture: 5,
    word,
    due: (word + 1) % 13,
    stocks: [12, 12, 12, 11],
    bare: [false, false, false, false],
    tops: cards,
    pile: 5,
    layer: 0,
    wordOnly: false,
    out: none,
    lastDuty: none,
    locks: none,
    free: none,
    maySlap: true,
    mayReach: true,
    choosesWord: chosen["words"] === "own",
    mayAnswer: [],
    answered: none,
    suddenDeath: false,
    level: none,
    places: nought,
    deal: 1,
    losses: nought,
    ready: none,
    slaps: nought,
    falseSlaps: nought,
    piles: nought,
    winners: [],
    ...more,
  };
}

/** What a bot of this level presses at this picture, over many tries. */
function many(view: IrishView, level: Level, known = "", seed = 1) {
  const draw = drawFrom(seed);
  const all = Array.from({ length: TRIES }, () => reaction(view, level, known, draw).press);
  const pressed = all.filter((press) => press !== null);
  const mean = pressed.reduce((sum, { afterMs }) => sum + afterMs, 0) / Math.max(1, pressed.length);
  return { pressed, share: pressed.length / TRIES, mean, least: Math.min(...pressed.map(({ afterMs }) => afterMs)) };
}

const FITS = see("8C 3D KS", EIGHT);

describe("reactions", () => {
  test.each([
    ["child", 927, 0.988],
    ["family", 712, 0.994],
    ["casual", 560, 0.997],
    ["sharp", 452, 0.999],
    ["champion", 379, 1],
  ] as const)("%s: the mean is that of such people, with what they overlook (IRISH-SLAP-1)", (level, mean, share) => {
    const seen = many(FITS, level);
    expect(Math.abs(seen.mean - mean)).toBeLessThan(14);
    expect(Math.abs(seen.share - share)).toBeLessThan(0.01);
  });

  test("nobody is faster than 188 ms, and each level is quicker than the one before", () => {
    const means = LEVELS.map((level) => many(FITS, level));
    for (const { least } of means) expect(least).toBeGreaterThanOrEqual(188);
    expect(means.map(({ mean }) => mean)).toEqual(means.map(({ mean }) => mean).toSorted((one, other) => other - one));
  });

  test("who overlooks a trigger mostly sees the others' hands, and comes late (IRISH-SLAP-2)", () => {
    const { pressed } = many(FITS, "child");
    const late = pressed.filter(({ afterMs }) => afterMs > 1400).length / pressed.length;
    expect(late).toBeGreaterThan(0.04);
    expect(late).toBeLessThan(0.14);
    expect(many(FITS, "champion").pressed.filter(({ afterMs }) => afterMs > 800).length).toBeLessThan(TRIES * 0.005);
  });

  test.each([
    ["a pair under another word", see("8C 8D KS", THREE)],
    ["a jack under another word", see("JC 8D KS", THREE, { courts: "jacks" })],
    ["a sandwich under another word", see("8C KD 8S", THREE, { sandwich: "on" })],
    ["a joker", see("X1 KD 8S", THREE, { jokers: "on" })],
  ])("%s takes longer than the word itself: ear and eye say different things (IRISH-TIP-1)", (_, view) => {
    const plain = many({ ...FITS, rules: view.rules }, "casual");
    const slower = many(view, "casual").mean - plain.mean;
    expect(slower).toBeGreaterThan(45);
    expect(slower).toBeLessThan(85);
  });

  /** How much slower a child is at `one` than at `other`, on average. */
  const slower = (one: IrishView, other: IrishView): number => {
    const seeds = [1, 2, 3, 4, 5];
    const gaps = seeds.map((seed) => many(one, "child", "", seed).mean - many(other, "child", "", seed).mean);
    return gaps.reduce((sum, gap) => sum + gap, 0) / seeds.length;
  };

  test("and is overlooked half as often again, so that more come late who saw the others' hands (IRISH-TIP-1)", () => {
    const pair = see("8C 8D KS", THREE);
    const late = slower(pair, { ...FITS, rules: pair.rules });
    expect(late).toBeGreaterThan(74);
    expect(late).toBeLessThan(100);
  });

  test("attention fades in a great pile, and counting in one's head takes its time (I40)", () => {
    const [fades, counts] = [
      slower({ ...FITS, pile: 40 }, FITS),
      slower(see("8C 8D", NO_WORD, { words: "silent" }), FITS),
    ];
    for (const more of [fades, counts]) {
      expect(more).toBeGreaterThan(25);
      expect(more).toBeLessThan(55);
    }
  });

  test("the more was agreed to be slapped, the more there is to watch (IRISH-VAR-SANDWICH)", () => {
    const more = many(see("8C 3D KS", EIGHT, { sandwich: "on", courts: "jacks" }), "casual").mean;
    expect(more - many(FITS, "casual").mean).toBeGreaterThan(45);
  });

  test("what was drawn stands until the picture is another; also what was pressed or left alone (G9)", () => {
    const draw = drawFrom(3);
    const first = reaction(FITS, "champion", "", draw);
    expect(first.press).not.toBeNull();
    expect(reaction(FITS, "champion", first.key, draw)).toEqual({ key: first.key, press: null });
    const pressed = `pressed ${first.key}`;
    expect(reaction(FITS, "champion", pressed, draw)).toEqual({ key: pressed, press: null });
    const next = see("9C 8C 3D", NINE, {}, { picture: 6, lays: 6 });
    expect(reaction(next, "champion", pressed, draw).press).not.toBeNull();
  });
});

describe("what is slapped", () => {
  test.each([
    ["the word itself", see("8C 3D KS", EIGHT)],
    ["a pair (IRISH-PAIR-1)", see("8C 8D", THREE)],
    ["a queen where queens count (IRISH-VAR-COURT)", see("QC 8D", THREE, { courts: "queens" })],
    ["a joker (IRISH-VAR-JOKER)", see("X1 8D", THREE, { jokers: "on" })],
    ["a sandwich (IRISH-VAR-SANDWICH)", see("8C KD 8S", THREE, { sandwich: "on" })],
    [
      "a word over the card that fits it, without a card (I17)",
      see("8C", EIGHT, { end: "to-the-end" }, { wordOnly: true }),
    ],
    [
      "any word over a joker (D40)",
      see("X1 8C", THREE, { end: "to-the-end", jokers: "on" }, { wordOnly: true, bare: [true, true, true, true] }),
    ],
  ])("%s", (_, view) => {
    const { share, pressed } = many(view, "champion");
    expect(share).toBeGreaterThan(0.99);
    expect(
      pressed.every(({ command }) => command.kind === Ask.Slap && command.seat === 1 && command.word === Hand.one),
    ).toBe(true);
  });

  test.each([
    ["another card", see("8C 3D KS", KING)],
    ["a pair where pairs do not count (IRISH-PAIR-1)", see("8C 8D", THREE, { pairs: "off" })],
    ["a jack where no court cards count (IRISH-VAR-COURT)", see("JC 8D", THREE)],
    ["two jokers are no pair (I28), and a card on a joker is none", see("3C X1 8D", KING, { jokers: "on" })],
    [
      "the same card under two words without a card: no pair again (I17)",
      see("8C 8D", THREE, { end: "to-the-end" }, { wordOnly: true }),
    ],
    [
      "a word without a card while somebody still has cards, where all have to be without (I18)",
      see(
        "8C",
        EIGHT,
        { end: "to-the-end", emptyWords: "all-empty" },
        { wordOnly: true, bare: [true, false, true, true] },
      ),
    ],
    [
      "the same where nobody counts aloud, and nobody tells how many cards there are (I18, D42)",
      see(
        "8C",
        EIGHT,
        { end: "to-the-end", emptyWords: "all-empty" },
        { wordOnly: true, stocks: [-1, -1, -1, -1], bare: [true, false, true, true] },
      ),
    ],
  ])("%s is left alone, but for a false slap now and then (IRISH-SLAP-4)", (_, view) => {
    expect(many(view, "champion").share).toBeLessThan(0.02);
  });

  test("where nothing fits a hand goes down now and then, more often one off the word or with court cards mixed up (IRISH-SLAP-4)", () => {
    const plain = many(see("8C 3D", ACE), "child").share;
    expect(plain).toBeGreaterThan(0.02);
    expect(plain).toBeLessThan(0.04);
    for (const near of [
      see("8C 3D", NINE),
      see("AC 3D", KING),
      see("QC 3D", KING),
      see("JC 3D", KING),
      see("9C 6D", THREE),
    ]) {
      expect(many(near, "child").share).toBeGreaterThan(plain * 1.8);
      expect(many(near, "champion").share).toBeLessThan(0.02);
    }
  });

  test("where some court cards are slapped, the others look like it (IRISH-TIP-1)", () => {
    const jack = (courts: string) => many(see("JC 3D", THREE, { courts }), "child").share;
    expect(jack("queens")).toBeGreaterThan(jack("none") * 1.8);
  });

  test("where several triggers at once want both hands, both go down, seldom only one (I30)", () => {
    const double = see("8C 8D", EIGHT, { hands: "both" });
    const { pressed, mean } = many(double, "child");
    const one = pressed.filter(({ command }) => command.word === Hand.one).length / pressed.length;
    expect(one).toBeGreaterThan(0.06);
    expect(one).toBeLessThan(0.14);
    expect(mean - many(FITS, "child").mean).toBeGreaterThan(30);
    expect(
      many(see("8C 3D", EIGHT, { hands: "both" }), "child").pressed.every(({ command }) => command.word === Hand.one),
    ).toBe(true);
  });

  test("where the home of each hand is watched, hands twitch too, never at what is to be slapped (IRISH-SLAP-5)", () => {
    const words = many(see("8C 3D", NINE, { twitch: "home" }), "child").pressed.map(({ command }) => command.word);
    expect(words).toContain(Hand.start);
    expect(words).toContain(Hand.one);
    expect(
      many({ ...FITS, rules: see("8C", EIGHT, { twitch: "home" }).rules }, "child").pressed.map(
        ({ command }) => command.word,
      ),
    ).not.toContain(Hand.start);
  });

  test("who may not slap, and an empty pile, are left alone (I13, I16)", () => {
    expect(many({ ...FITS, maySlap: false }, "child").share).toBe(0);
    expect(many({ ...FITS, layer: -1, tops: [], word: -1 }, "child").share).toBe(0);
  });
});

describe("counting in one's head (IRISH-VAR-SILENT)", () => {
  const silent = (tops: string, lays: number, restarts = 0): IrishView =>
    see(
      tops,
      NO_WORD,
      { words: "silent" },
      { lays, restarts, picture: lays + 100 * restarts, due: -1, pile: -1, stocks: [-1, -1, -1, -1] },
    );
  const empty = (lays: number, restarts: number): IrishView => ({
    ...silent("8C", lays, restarts),
    tops: [],
    layer: -1,
  });

  /** Over many piles of so many cards: how often the bot then slaps the card that the count fits. */
  function keeps(cards: number, level: Level): number {
    const draw = drawFrom(7);
    let slapped = 0;
    const piles = 800;
    const rank = (cards - 1) % 13;
    const fits = `${["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][rank]}C`;
    for (let pile = 0; pile < piles; pile++) {
      let { key } = reaction(empty(10, 2), level, "", draw);
      for (let at = 1; at < cards; at++) key = reaction(silent("5C 9D KS", 10 + at, 2), level, key, draw).key;
      if (reaction(silent(`${fits} 9D KS`, 10 + cards, 2), level, key, draw).press !== null) slapped++;
    }
    return slapped / piles;
  }

  test("a new pile starts at ace, each card counts on; children lose count on a great pile, champions seldom (I40)", () => {
    expect(keeps(3, "champion")).toBeGreaterThan(0.97);
    expect(keeps(25, "champion")).toBeGreaterThan(0.8);
    expect(keeps(3, "child")).toBeGreaterThan(0.75);
    expect(keeps(25, "child")).toBeLessThan(0.4);
  });

  test("at the thirteenth card count is lost twice as easily as at the beginning: half the time one knows it, else one is one off (I40)", () => {
    const draw = drawFrom(9);
    const lost = (at: number): readonly number[] =>
      Array.from({ length: 20_000 }, () =>
        countOn(printCount({ restarts: 0, from: 0, lays: at - 1, drift: 0 }), silent("5C 9D", at), "child", draw),
      )
        .map(({ drift }) => drift)
        .filter((drift) => drift !== 0);
    const [first, late] = [lost(1), lost(13)];
    expect(late.length / first.length).toBeGreaterThan(1.65);
    expect(late.length / first.length).toBeLessThan(2.1);
    const off = late.filter((drift) => Math.abs(drift) === 1);
    expect(off.length / late.length).toBeGreaterThan(0.45);
    expect(off.length / late.length).toBeLessThan(0.55);
    expect(off).toEqual(expect.arrayContaining([-1, 1]));
    // who is off slaps by that
    const gone = { restarts: 0, from: 0, lays: 5, drift: 1 };
    expect([believed(gone), believed({ ...gone, drift: 0 })]).toEqual([FIVE + 1, FIVE]);
  });

  test("who has no memory has lost count until the next pile begins: a card that fits is left alone, a pair is not (I40)", () => {
    expect(many(silent("6C 9D KS", 6), "champion").share).toBeLessThan(0.02);
    expect(many(silent("6C 6D KS", 6), "champion").share).toBeGreaterThan(0.97);
    const draw = drawFrom(2);
    const { key } = reaction(empty(6, 1), "champion", "", draw);
    expect(many(silent("AC", 7, 1), "champion", key).share).toBeGreaterThan(0.97);
  });

  test("what was pressed does not wipe out the count", () => {
    const draw = drawFrom(4);
    const { key } = reaction(empty(6, 1), "champion", "", draw);
    const slapped = reaction(silent("AC", 7, 1), "champion", key, draw).key;
    expect(many(silent("2C 9D", 8, 1), "champion", `pressed ${slapped}`).share).toBeGreaterThan(0.97);
  });
});

describe("in its own time", () => {
  test("a bot lays its card, and says the word after the one it heard, ace on a new pile (IRISH-TURN-2, I3, I23)", () => {
    const draw = drawFrom(1);
    expect(tip(FITS, "casual", draw)).toMatchObject({ kind: Ask.Reach, seat: 1, word: NO_WORD });
    expect(tip({ ...FITS, mayReach: false }, "casual", draw)).toBeNull();
    expect(tip(see("8C", KING, { words: "own" }), "casual", draw)?.word).toBe(ACE);
    expect(tip(see("8C", EIGHT, { words: "own" }, { due: THREE }), "casual", draw)?.word).toBe(NINE);
    expect(tip(see("8C", EIGHT, { words: "own" }, { layer: -1, word: -1, tops: [] }), "casual", draw)?.word).toBe(ACE);
  });

  test("a word is skipped or said twice now and then; where the app counts, never (IRISH-WORD-1)", () => {
    const view = see("8C", EIGHT, { words: "own" });
    const draw = drawFrom(5);
    const said = (level: Level) =>
      Array.from({ length: TRIES }, () => {
        const wish = tip(view, level, draw);
        return wish === null ? -1 : slip(view, wish, level, draw).word;
      });
    const wrong = said("child").filter((word) => word !== NINE);
    expect(wrong.length / TRIES).toBeGreaterThan(0.035);
    expect(wrong.length / TRIES).toBeLessThan(0.065);
    expect(new Set(wrong)).toEqual(new Set([EIGHT, NINE + 1]));
    expect(said("champion").filter((word) => word !== NINE).length / TRIES).toBeLessThan(0.01);
    const wish = tip(FITS, "child", draw);
    if (wish === null) throw new Error("nothing to do");
    expect(Array.from({ length: 200 }, () => slip(FITS, wish, "child", draw).word)).toEqual(Array(200).fill(NO_WORD));
  });

  test("a bot without cards says its word in its turn (I17)", () => {
    const view = see("8C", EIGHT, { end: "to-the-end" }, { stocks: [0, 0, 3, 4], bare: [true, true, false, false] });
    expect(tip(view, "casual", drawFrom(1))).toMatchObject({ kind: Ask.Reach, seat: 1 });
  });

  test("whoever is next cannot wait now and then, where that is a foul; nobody else, and nowhere else (I26, D49)", () => {
    const draw = drawFrom(8);
    const cards = Array.from({ length: 52 }, (_, card) => card);
    const waits = { turn: 0, layer: 3, mayReach: false };
    const reaches = (level: Level, rules: Record<string, string>, more: Partial<IrishView> = {}): number => {
      const tries = cards.flatMap((top) =>
        cards.map((picture) => tip(see("8C", NINE, rules, { ...waits, tops: [top], picture, ...more }), level, draw)),
      );
      return tries.filter((one) => one?.kind === Ask.Reach).length / tries.length;
    };
    const foul = { outOfTurn: "foul" };
    expect(reaches("child", foul)).toBeCloseTo(0.033, 2);
    expect(reaches("champion", foul)).toBeLessThan(0.006);
    expect(reaches("child", {})).toBe(0);
    expect(reaches("child", foul, { turn: 2 })).toBe(0);
    expect(reaches("child", foul, { reached: true })).toBe(0);
    // at one picture it stays with what it has made up its mind to do
    const view = see("8C", NINE, foul, waits);
    expect(new Set(LEVELS.flatMap(() => [tip(view, "child", draw)?.kind]))).toHaveLength(1);
  });

  test("in the calm game it answers, with what its level overlooks and mixes up (IRISH-VAR-CALM)", () => {
    const draw = drawFrom(6);
    const calm = (tops: string, word: number) =>
      see(tops, word, { race: "calm" }, { phase: "Answer", mayReach: false, mayAnswer: [Answer.stay, Answer.slap] });
    const slaps = (view: IrishView, level: Level) =>
      Array.from({ length: TRIES }, () => tip(view, level, draw)).filter((one) => one?.word === Answer.slap).length /
      TRIES;
    expect(slaps(calm("8C 3D", EIGHT), "child")).toBeLessThan(0.92);
    expect(slaps(calm("8C 3D", EIGHT), "champion")).toBeGreaterThan(0.98);
    expect(slaps(calm("8C 3D", NINE), "child")).toBeGreaterThan(0.05);
    expect(slaps(calm("8C 3D", ACE), "champion")).toBeLessThan(0.02);
  });

  test("between two deals it is ready, once (I44)", () => {
    const between = see("8C", EIGHT, { deals: 3 }, { phase: "RoundOver", mayReach: false, maySlap: false });
    expect(tip(between, "casual", drawFrom(1))).toMatchObject({ kind: Ask.NextDeal, seat: 1 });
    expect(tip({ ...between, ready: [false, true, false, false] }, "casual", drawFrom(1))).toBeNull();
    expect(tip({ ...between, viewer: -1 }, "casual", drawFrom(1))).toBeNull();
  });
});
