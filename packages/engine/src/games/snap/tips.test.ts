/** Bots: they react as people do, see what their seat sees, and are never quicker than a person can be. */
import { describe, expect, test } from "vitest";
import { drawFrom } from "../../kernel/laws.ts";
import { LEVELS } from "../../kernel/levels.ts";
import type { Level } from "../../kernel/levels.ts";
import { Answer, Ask, Call } from "./events.ts";
import { snap } from "./index.ts";
import { callOut, table, turnCard, turnCards } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { reaction, tip } from "./tips.ts";

const TRIES = 4000;
const see = ({ match }: TestTable, seat: number) => snap.view(match, seat);
const EQUAL = "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 6H";

/** What a bot of this level presses at this table, over many tries. */
function many(at: TestTable, seat: number, level: Level, seed = 1) {
  const draw = drawFrom(seed);
  const all = Array.from({ length: TRIES }, () => reaction(see(at, seat), level, "", draw).press);
  const pressed = all.filter((press) => press !== null);
  const mean = pressed.reduce((sum, { afterMs }) => sum + afterMs, 0) / Math.max(1, pressed.length);
  return { pressed, share: pressed.length / TRIES, mean, least: Math.min(...pressed.map(({ afterMs }) => afterMs)) };
}

describe("reactions", () => {
  test.each([
    ["child", 878, 0.88],
    ["casual", 518, 0.97],
    ["sharp", 410, 0.99],
    ["champion", 333, 0.997],
  ] as const)("%s: the mean is that of such people, with its misses (SNAP-TIP-1)", (level, mean, share) => {
    const seen = many(table("", EQUAL), 2, level);
    expect(Math.abs(seen.mean - mean)).toBeLessThan(12);
    expect(Math.abs(seen.share - share)).toBeLessThan(0.02);
  });

  test("nobody is faster than 188 ms, and each level is quicker than the one before", () => {
    const means = LEVELS.map((level) => many(table("", EQUAL), 0, level));
    for (const { least } of means) expect(least).toBeGreaterThanOrEqual(188);
    expect(means.map(({ mean }) => mean)).toEqual(means.map(({ mean }) => mean).toSorted((one, other) => other - one));
  });

  test("more piles to watch take longer (SNAP-TIP-1)", () => {
    const few = many(table("", "anna: 2S / 9C | ben: 3C / 9S"), 0, "casual").mean;
    const more = many(
      table("", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 6H | dora: 5H / KS", "2D"),
      0,
      "casual",
    ).mean;
    expect(more - few).toBeGreaterThan(80);
  });

  test("where nothing is equal a card is called now and then, more often where two look alike: six and nine, jack and king", () => {
    const plain = many(table("", "anna: 2S / 2C | ben: 3C / 9S"), 0, "child").share;
    const lure = many(table("", "anna: 2S / 6C | ben: 3C / 9S"), 0, "child").share;
    expect(plain).toBeGreaterThan(0.015);
    expect(plain).toBeLessThan(0.045);
    expect(lure).toBeGreaterThan(plain * 1.6);
  });

  test("what was drawn stands until the picture is another; what was overlooked may be seen with the next card (N27)", () => {
    const at = see(table("", EQUAL), 0);
    const draw = drawFrom(3);
    const first = reaction(at, "champion", "", draw);
    expect(reaction(at, "champion", first.key, draw)).toEqual({ key: first.key, press: null });
    let overlooked = "";
    for (let tries = 0; tries < 400 && overlooked === ""; tries++) {
      const { key, press } = reaction(at, "child", "", draw);
      if (press === null) overlooked = key;
    }
    expect(reaction(at, "child", overlooked, draw).key).toBe(overlooked);
    const later = see(turnCard(table("", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 9H")).table, 1);
    expect(reaction(later, "champion", overlooked, draw).key).not.toBe(overlooked);
  });

  test("for one card nothing is called twice, nor after something else has been pressed or drawn for it", () => {
    const at = see(table("", "anna: 2S / 6C | ben: 3C / 9S"), 0);
    const { reveals } = at;
    const draw = drawFrom(4);
    for (const known of [`nothing at ${reveals}`, `pair 8 at ${reveals}`, `pressed pair 8 at ${reveals}`]) {
      const drawnAgain = Array.from({ length: 500 }, () => reaction(at, "child", known, draw).press);
      expect(drawnAgain.filter((press) => press !== null)).toEqual([]);
    }
    expect(reaction(at, "child", `pressed pair 8 at ${reveals - 1}`, draw).key).toBe(`nothing at ${reveals}`);
  });

  test("who is out looks at pools only, and calls nothing by mistake (N18)", () => {
    const out = (seats: string, pool: string) => many(table("comeBack=on-a-pool", seats, pool), 2, "champion").share;
    expect(out("anna: 2S / 9C | ben: 3C / 9S | carla: -", "4H")).toBe(0);
    expect(out("anna: 2S / 6C | ben: 3C / 9S | carla: -", "4H")).toBe(0);
    expect(out("anna: 2S / 9C | ben: 3C / KS | carla: -", "9H")).toBeGreaterThan(0.95);
  });

  test("little ones tire over a match: slower after three minutes, and no slower for ever; the others do not (SNAP-TIP-1)", () => {
    const mean = (level: Level, reveals: number) => {
      const draw = drawFrom(11);
      const view = { ...see(table("", EQUAL), 2), reveals };
      const all = Array.from({ length: TRIES }, () => reaction(view, level, "", draw).press?.afterMs ?? 0);
      return all.reduce((sum, ms) => sum + ms, 0) / all.filter((ms) => ms > 0).length;
    };
    const [fresh, tired] = [mean("child", 5), mean("child", 225)];
    expect(mean("child", 100)).toBe(fresh);
    expect(tired - fresh).toBeGreaterThan(120);
    expect(mean("child", 2000)).toBe(tired);
    for (const level of LEVELS.slice(1)) expect(mean(level, 2000)).toBe(mean(level, 5));
  });

  test("beaten, little ones hit out at the next two cards, and then are as before; the others keep still", () => {
    const share = (level: Level, sinceBeaten: number) => {
      const draw = drawFrom(12);
      const view = { ...see(table("", "anna: 2S / 2C | ben: 3C / 9S"), 0), sinceBeaten };
      const all = Array.from({ length: TRIES }, () => reaction(view, level, "", draw).press);
      return all.filter((press) => press !== null).length / TRIES;
    };
    for (const cards of [1, 2]) expect(share("child", cards)).toBeGreaterThan(0.1);
    expect(share("child", 3)).toBeLessThan(0.045);
    expect(share("family", 1)).toBe(share("family", 3));
  });

  test("beaten is who had a pile that somebody else took; with one pile everybody else", () => {
    const beaten = (at: TestTable) => [0, 1, 2].map((seat) => see(callOut(at, "carla").table, seat).sinceBeaten === 0);
    expect(beaten(table("", "anna: 2S / 9C | ben: 3C / KS | carla: 4D / 9H"))).toEqual([true, false, false]);
    const one = turnCards(table("piles=one", "anna: 9S 2S | ben: 9C 3C | carla: 4D"), 2).table;
    expect(beaten(one)).toEqual([true, true, false]);
  });

  test("once wrong, slower for the next two cards", () => {
    const calm = see(table("", EQUAL), 0);
    const bitten = { ...calm, sinceWrong: 1 };
    const mean = (view: typeof calm) => {
      const draw = drawFrom(9);
      const all = Array.from({ length: TRIES }, () => reaction(view, "casual", "", draw).press?.afterMs ?? 0).filter(
        (ms) => ms > 0,
      );
      return all.reduce((sum, ms) => sum + ms, 0) / all.length;
    };
    expect(mean(bitten) - mean(calm)).toBeGreaterThan(45);
  });
});

describe("what is called", () => {
  test("a pool by its own word, and piles by theirs; the word slips now and then (SNAP-POOL-2, N12)", () => {
    const { pressed } = many(table("", "anna: 2S / 9C | ben: 3C / KS", "9H"), 1, "child");
    const words = pressed.map(({ command }) => command.word);
    const right = words.filter((word) => word === Call.pool).length / words.length;
    expect(right).toBeGreaterThan(0.85);
    expect(right).toBeLessThan(0.95);
  });

  test("where only owners may call, others leave a match alone (SNAP-VAR-OWNERS, N23)", () => {
    const at = table("callers=owners", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / KH");
    expect(many(at, 2, "champion").share).toBeLessThan(0.03);
    expect(many(at, 0, "champion").share).toBeGreaterThan(0.95);
  });

  test("in the animals' game the other owner's animal, sometimes confused, and it takes longer (SNAP-VAR-ANIMALS-1, N43)", () => {
    const at = table("snap(animals)", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 6H");
    const { pressed, mean } = many(at, 0, "child");
    const wrong = pressed.filter(({ command }) => command.card !== 1).length / pressed.length;
    expect(pressed.every(({ command }) => command.word === Call.animal && command.card !== 0)).toBe(true);
    expect(wrong).toBeGreaterThan(0.02);
    expect(wrong).toBeLessThan(0.1);
    expect(mean).toBeGreaterThan(many(table("", EQUAL), 0, "child").mean + 120);
  });

  test("in its own time a bot turns its card, and answers in the calm game (SNAP-TURN-2)", () => {
    const start = table("", EQUAL);
    expect(tip(see(start, 0), "casual", drawFrom(1))).toMatchObject({ kind: Ask.Reach, seat: 0 });
    expect(tip(see(start, 1), "casual", drawFrom(1))).toBeNull();
    const calm = see(turnCard(table("snap(calm)", "anna: 9C | ben: 3C / 9S")).table, 1);
    const draw = drawFrom(5);
    const given = Array.from({ length: 500 }, () => tip(calm, "casual", draw)?.word);
    expect(given.filter((word) => word === Answer.snap).length / 500).toBeGreaterThan(0.93);
  });

  test("a bot that may not call presses nothing (G9, N31)", () => {
    const start = table("falseCall=nothing", EQUAL);
    expect(reaction({ ...see(start, 0), mayCall: [] }, "champion", "", drawFrom(1))).toEqual({ key: "", press: null });
  });
});
