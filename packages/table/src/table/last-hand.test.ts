/** A race that the last hand loses, at a table: who takes the pile, what waits meanwhile, and what a reload or a pause leaves of it. */
import {
  IrishAsk as Ask,
  IrishEvent as Event,
  IrishExcuse as Excuse,
  IrishHand as Hand,
  IrishWhy as Why,
  NO_CARD,
  command,
  completeRules,
  irishSnap,
  isJoker,
  rankOf,
} from "@snorum/engine";
import type { GameEvent, IrishView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { arbitrate } from "../referee/referee.ts";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";
import { finishOf } from "./race.ts";
import { resumeTable } from "./resume.ts";
import { openTable } from "./table.ts";
import type { Answer, Shown, Sitter, Table } from "./types.ts";

const PERSON: Sitter = { bot: null, junior: false };
const PERSONS = [PERSON, PERSON, PERSON];

interface Seated {
  readonly table: Table<IrishView>;
  readonly world: World;
  readonly shown: Shown[];
}

async function seated(sitters: readonly Sitter[], chosen: Record<string, unknown> = {}, seed = 1): Promise<Seated> {
  const outside = world(seed);
  const rules = completeRules(irishSnap, { turnTime: 0, minutes: 0, ...chosen });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const setup = { table: "t", game: "irish-snap", rules: rules.value, seats: sitters };
  const opened = await openTable<IrishView>(setup, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const shown: Shown[] = [];
  opened.value.watch(-1, (one) => shown.push(one));
  await outside.pass(10);
  return { table: opened.value, world: outside, shown };
}

let wish = 0;
const slap = (table: Table<IrishView>, seat: number, reaction?: number, hand: number = Hand.one): Promise<Answer> =>
  table.send({
    id: `s${++wish}`,
    seen: table.seq,
    command: command(Ask.Slap, seat, NO_CARD, hand),
    ...(reaction === undefined ? {} : { reaction }),
  });

const fits = ({ tops: [top = -1, below = -1], word }: IrishView): boolean =>
  top >= 0 && (rankOf(top) === word || (below >= 0 && rankOf(top) === rankOf(below)));

/** Lays cards until the newest one is there to be slapped, or is not, with so many below; gives back when it showed. */
async function untilFace({ table, world: outside, shown }: Seated, slaps: boolean, least = 1): Promise<number> {
  for (let turns = 0; turns < 400; turns++) {
    const view = table.view(-1);
    if (view.layer >= 0 && view.tops.length >= least && fits(view) === slaps) return shown.at(-1)?.at ?? 0;
    const reach = command(Ask.Reach, view.turn);
    if (!view.reached) void table.send({ id: `r${++wish}`, seen: table.seq, command: reach });
    const { lays } = view;
    for (let waits = 0; waits < 500 && table.view(-1).lays === lays; waits++) await outside.pass(10);
  }
  throw new Error("no such face");
}

const events = (shown: readonly Shown[], kind: number): readonly GameEvent[] =>
  shown.flatMap((one) => one.events.filter((event) => event.kind === kind));
const taken = (shown: readonly Shown[]) => {
  const last = events(shown, Event.PileTaken).at(-1);
  return last === undefined ? null : { seat: last.seat, why: last.word, cards: last.amount };
};
const [AFTER, NEXT_AFTER] = [1, 2];

describe("a slap at a table", () => {
  test("a hand that comes in while the verdict is being saved is judged by what lies there then, and holds nobody up (D5)", async () => {
    const at = await seated(PERSONS);
    await untilFace(at, true);
    at.world.appendsTake(20);
    await at.world.pass(600);
    void slap(at.table, 0, 400);
    void slap(at.table, 1, 430);
    await at.world.pass(5);
    let judged = false;
    void slap(at.table, 2, 605).then(() => (judged = true));
    await at.world.pass(600);
    expect(taken(at.shown)).toMatchObject({ seat: 2, why: Why.missing });
    expect(judged).toBe(true);
  });

  test("the last hand by its own clock takes the pile, whoever came in first; it starts again (IRISH-SLAP-2, IRISH-SLAP-3, G4, I47)", async () => {
    const at = await seated(PERSONS);
    await untilFace(at, true);
    const { pile } = at.table.view(-1);
    await at.world.pass(460);
    const answers = [slap(at.table, 1, 450), slap(at.table, 0, 400), slap(at.table, 2, 350)];
    await at.world.pass(10);
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(taken(at.shown)).toEqual({ seat: 1, why: Why.last, cards: pile });
    expect(at.table.view(-1)).toMatchObject({ turn: 1, pile: 0, due: 0 });
    expect(at.shown.at(-1)?.race).toMatchObject({
      mode: "last",
      missing: [],
      rows: [{ seat: 2 }, { seat: 0 }, { seat: 1 }],
    });
  });

  test("as soon as one hand only is missing and could no longer be earlier it has lost (I5, I8)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, true);
    await at.world.pass(300);
    void slap(at.table, 0, 300);
    await at.world.pass(100);
    expect(taken(at.shown)).toBeNull();
    void slap(at.table, 2, 400);
    await at.world.pass(200);
    expect(taken(at.shown)).toMatchObject({ seat: 1, why: Why.missing });
    expect((at.shown.at(-1)?.at ?? 0) - face).toBe(400 + 20 + 30 + 1);
  });

  test("of several missing hands the first clockwise after the layer takes it, four seconds after the face (I6, D43)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, true);
    const { layer } = at.table.view(-1);
    await at.world.pass(500);
    void slap(at.table, layer, 500);
    await at.world.pass(3400);
    expect(taken(at.shown)).toBeNull();
    await at.world.pass(200);
    expect(taken(at.shown)).toMatchObject({ seat: (layer + AFTER) % 3, why: Why.missing });
    expect((at.shown.at(-1)?.at ?? 0) - face).toBe(4000);
  });

  test("the time for slapping is as long as agreed (D43)", async () => {
    const at = await seated(PERSONS, { slapWindow: 7 });
    const face = await untilFace(at, true);
    await at.world.pass(500);
    void slap(at.table, 0, 500);
    await at.world.pass(9000);
    expect((at.shown.find(({ race }) => race !== undefined)?.at ?? 0) - face).toBe(7000);
  });

  test("while hands are awaited no new card shows, though laying goes by itself (I9, D5)", async () => {
    const at = await seated(PERSONS, { laying: "by-itself" });
    const face = await untilFace(at, true);
    await at.world.pass(600);
    void slap(at.table, 0, 600);
    const before = at.table.view(-1).lays;
    await at.world.pass(3300);
    expect(at.table.view(-1).lays).toBe(before);
    await at.world.pass(3000);
    const next = at.shown
      .filter((one) => one.events.some(({ kind }) => kind === Event.Laid))
      .find((one) => one.at > face);
    expect((next?.at ?? 0) - face).toBeGreaterThanOrEqual(4000 + 900);
  });

  test("nobody slaps: after the time for it the pile stays, and the count goes on (I4)", async () => {
    const at = await seated(PERSONS);
    await untilFace(at, true);
    const { due, pile } = at.table.view(-1);
    await at.world.pass(4010);
    expect(events(at.shown, Event.WindowClosed).at(-1)?.word).toBe(1);
    expect(taken(at.shown)).toBeNull();
    expect(at.table.view(-1)).toMatchObject({ due, pile });
  });

  test("the clocks are the same whether there is something to slap or not (I9, D41)", async () => {
    const clocks = async (slaps: boolean) => {
      const at = await seated(PERSONS);
      const face = await untilFace(at, slaps);
      return at.table
        .clocks()
        .map(({ key, startedAt, endsAt }) => [key.split(" ")[0], startedAt - face, endsAt - face]);
    };
    expect(await clocks(true)).toEqual(await clocks(false));
    expect(await clocks(true)).toEqual([["window", 0, 4000]]);
  });

  test("a false slap is judged at once: the first takes the pile, and the others are void (IRISH-SLAP-4, I14)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, false, 2);
    const { pile } = at.table.view(-1);
    await at.world.pass(420);
    void slap(at.table, 2, 415);
    void slap(at.table, 0, 400);
    await at.world.pass(60);
    expect(taken(at.shown)).toEqual({ seat: 0, why: Why.falseSlap, cards: pile });
    expect((at.shown.at(-1)?.at ?? 0) - face).toBeLessThan(475);
    expect(events(at.shown, Event.Excused)).toMatchObject([{ seat: 2, word: Excuse.settled }]);
    void slap(at.table, 1);
    await at.world.pass(60);
    expect(events(at.shown, Event.Excused).at(-1)).toMatchObject({ seat: 1, word: Excuse.taken });
    expect(taken(at.shown)).toMatchObject({ seat: 0 });
  });

  test("a hand that fell before the card could be seen takes the pile with that card, though it is one to slap (I15, D45)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, true, 3);
    const { pile } = at.table.view(-1);
    const before = events(at.shown, Event.WindowClosed).length;
    await at.world.pass(80);
    void slap(at.table, 1, 60);
    await at.world.pass(100);
    expect(taken(at.shown)).toEqual({ seat: 1, why: Why.falseSlap, cards: pile });
    expect((at.shown.at(-1)?.at ?? 0) - face).toBeLessThan(200);
    expect(events(at.shown, Event.WindowClosed)).toHaveLength(before);
  });

  test("where nobody counts aloud a false slap waits as long as a right one, so that the waiting tells nothing (D41)", async () => {
    const at = await seated(PERSONS, { words: "silent" });
    await untilFace(at, false, 1);
    await at.world.pass(400);
    void slap(at.table, 0, 400);
    await at.world.pass(3500);
    expect(at.shown.some(({ race }) => race !== undefined)).toBe(false);
    await at.world.pass(200);
    expect(at.shown.some(({ race }) => race?.mode === "last")).toBe(true);
  });

  test("pressing again and again is one press (G9)", async () => {
    const at = await seated(PERSONS);
    await untilFace(at, true);
    await at.world.pass(300);
    const answers = [1, 2, 3].map(() => slap(at.table, 0, 300));
    for (const seat of [1, 2]) void slap(at.table, seat, 290);
    await at.world.pass(10);
    expect(new Set((await Promise.all(answers)).map((one) => (one.ok ? one.seq : -1))).size).toBe(1);
    expect(events(at.shown, Event.Slapped)).toHaveLength(3);
  });
});

describe("a hand that came before the card could be seen, and costs nothing", () => {
  /** The first card of a new pile is one to slap, and nobody has slapped yet. */
  async function untilFirstFits(chosen: Record<string, unknown>): Promise<Seated> {
    for (let seed = 1; seed < 200; seed++) {
      const at = await seated(PERSONS, { courts: "both", jokers: "on", ...chosen }, seed);
      const view = at.table.view(-1);
      void at.table.send({ id: `r${++wish}`, seen: at.table.seq, command: command(Ask.Reach, view.turn) });
      for (let waits = 0; waits < 300 && at.table.view(-1).lays === 0; waits++) await at.world.pass(10);
      const [top = -1] = at.table.view(-1).tops;
      if (isJoker(top) || rankOf(top) === 0 || rankOf(top) === 10 || rankOf(top) === 11) return at;
    }
    throw new Error("no such pile");
  }

  test("closes nothing for the others, and is judged at once (D43, D50)", async () => {
    const at = await seated(PERSONS, { falseSlap: "first-free" });
    const face = await untilFace(at, true, 2);
    const { pile, layer } = at.table.view(-1);
    const [one, two, three] = [(layer + AFTER) % 3, (layer + NEXT_AFTER) % 3, layer];
    await at.world.pass(face + 40 - at.world.now());
    void slap(at.table, one, 40);
    await at.world.pass(10);
    void slap(at.table, two, 50);
    await at.world.pass(10);
    expect(events(at.shown, Event.FreeSlap).map(({ seat }) => seat)).toEqual([one, two]);
    await at.world.pass(240);
    expect(events(at.shown, Event.WindowClosed).filter(({ word }) => word === 1)).toEqual([]);
    for (const [seat, ms] of [
      [three, 300],
      [two, 320],
      [one, 340],
    ] as const)
      void slap(at.table, seat, ms);
    await at.world.pass(200);
    expect(taken(at.shown)).toEqual({ seat: one, why: Why.last, cards: pile });
  });

  test("is no hand for the new card: its seat is still missing, or slaps in time (D6, I5)", async () => {
    for (const slapsAgain of [false, true]) {
      const at = await seated(PERSONS, { falseSlap: "first-free" });
      const face = await untilFace(at, true, 2);
      const { layer } = at.table.view(-1);
      const [one, two] = [(layer + AFTER) % 3, (layer + NEXT_AFTER) % 3];
      await at.world.pass(face + 50 - at.world.now());
      void slap(at.table, two, 50);
      // The same press for the picture before, twice.
      await at.world.pass(30);
      expect(await slap(at.table, two, 80)).toMatchObject({ ok: false, refusal: { code: "slapped-already" } });
      await at.world.pass(210);
      if (slapsAgain) void slap(at.table, two, 290);
      void slap(at.table, layer, 290);
      await at.world.pass(10);
      void slap(at.table, one, 300);
      await at.world.pass(300);
      expect(taken(at.shown)).toMatchObject(
        slapsAgain ? { seat: one, why: Why.last } : { seat: two, why: Why.missing },
      );
    }
  });

  test("on what was an empty pile it locks its seat for a second, which stays in the race and may slap after that (I16, I5, D51)", async () => {
    const at = await untilFirstFits({});
    const face = at.shown.at(-1)?.at ?? 0;
    await at.world.pass(face + 40 - at.world.now());
    void slap(at.table, 2, 40);
    await at.world.pass(300);
    expect(events(at.shown, Event.Locked)).toMatchObject([{ seat: 2 }]);
    void slap(at.table, 1, 340);
    await at.world.pass(900);
    expect(events(at.shown, Event.Unlocked)).toMatchObject([{ seat: 2 }]);
    expect(taken(at.shown)).toBeNull();
    void slap(at.table, 2, 1240);
    await at.world.pass(200);
    expect(taken(at.shown)).toMatchObject({ seat: 0, why: Why.missing });
  });
});

describe("who was locked before the card showed", () => {
  test("is in the race all the same (I16, I5)", async () => {
    for (let seed = 1; seed < 200; seed++) {
      const at = await seated(PERSONS, { beat: 75, laying: "by-itself", courts: "both", jokers: "on" }, seed);
      void slap(at.table, 2);
      for (let waits = 0; waits < 300 && at.table.view(-1).lays === 0; waits++) await at.world.pass(10);
      const { tops, locks } = at.table.view(-1);
      const [top = -1] = tops;
      if (locks[2] !== true || !(isJoker(top) || [0, 10, 11].includes(rankOf(top)))) continue;
      await at.world.pass(210);
      void slap(at.table, 0, 210);
      void slap(at.table, 1, 205);
      await at.world.pass(200);
      expect(taken(at.shown)).toMatchObject({ seat: 2, why: Why.missing });
      return;
    }
    throw new Error("no such pile");
  });
});

describe("a false slap among others", () => {
  test("the one who pressed first takes the pile, whatever head start another has (I14)", async () => {
    const at = await seated([PERSON, { ...PERSON, headStart: 300 }, PERSON]);
    const face = await untilFace(at, false, 2);
    await at.world.pass(face + 500 - at.world.now());
    void slap(at.table, 0, 500);
    await at.world.pass(120);
    void slap(at.table, 1, 620);
    await at.world.pass(600);
    expect(taken(at.shown)).toMatchObject({ seat: 0, why: Why.falseSlap });
    expect(events(at.shown, Event.Excused)).toMatchObject([{ seat: 1, word: Excuse.settled }]);
  });

  test("is judged before who wants to lay out of turn a moment later (I14, D5, D49)", async () => {
    const at = await seated(PERSONS, { outOfTurn: "foul" });
    const face = await untilFace(at, false, 2);
    const { turn } = at.table.view(-1);
    const [slapper, eager] = [(turn + 1) % 3, (turn + 2) % 3];
    await at.world.pass(face + 500 - at.world.now());
    void slap(at.table, slapper, 500);
    await at.world.pass(2);
    const reach = command(Ask.Reach, eager);
    const answer = await at.table.send({ id: `r${++wish}`, seen: at.table.seq, command: reach });
    expect(answer).toMatchObject({ ok: false, refusal: { code: "slap-open" } });
    await at.world.pass(400);
    expect(taken(at.shown)).toMatchObject({ seat: slapper, why: Why.falseSlap });
  });
});

test("after a reload no card is new: a hand soon after it is meant for the one that lies there (D3, I15)", async () => {
  const at = await seated(PERSONS);
  await untilFace(at, true, 2);
  await at.world.pass(400);
  at.table.close();
  const again = await resumeTable<IrishView>("t", at.world);
  if (!again.ok) throw new Error(again.refusal.code);
  const shown: Shown[] = [];
  again.value.watch(-1, (one) => shown.push(one));
  await at.world.pass(80);
  for (const seat of [0, 1, 2]) void slap(again.value, seat, 80 - seat);
  await at.world.pass(100);
  expect(taken(shown)).toMatchObject({ seat: 0, why: Why.last });
});

test("a reload makes no game longer: the minutes that were played count, and the time away does not (IRISH-VAR-TIMED, I19)", async () => {
  const at = await seated(PERSONS, { end: "timed", minutes: 1, turnTime: 8 });
  await at.world.pass(25_000);
  at.table.close();
  await at.world.pass(500_000);
  const again = await resumeTable<IrishView>("t", at.world);
  if (!again.ok) throw new Error(again.refusal.code);
  const clock = again.value.clocks().find(({ key }) => key.startsWith("minutes"));
  const left = (clock?.endsAt ?? 0) - at.world.now();
  // what nobody did after the last entry is not known
  expect(left).toBeGreaterThanOrEqual(35_000);
  expect(left).toBeLessThan(44_000);
  await at.world.pass(left - 1000);
  expect(again.value.view(0).phase).toBe("Play");
  await at.world.pass(9000);
  expect(again.value.view(0).phase).toBe("MatchOver");
});

test("silently with both hands the waiting does not tell whether two reasons were there (D41, I30, I39)", async () => {
  const waited = new Set<number>();
  for (const slaps of [false, true]) {
    const at = await seated(PERSONS, { words: "silent", hands: "both", courts: "both" });
    const face = await untilFace(at, slaps, 2);
    await at.world.pass(face + 400 - at.world.now());
    for (const seat of [0, 1, 2]) void slap(at.table, seat, 400 - seat);
    await at.world.pass(5000);
    waited.add((at.shown.find(({ race }) => race !== undefined)?.at ?? 0) - face);
  }
  expect([...waited]).toEqual([4000]);
});

describe("both hands (I30)", () => {
  /** Cards until two things at once are there to be slapped. */
  async function untilDouble(): Promise<Seated> {
    for (let seed = 1; seed < 60; seed++) {
      const at = await seated(PERSONS, { hands: "both", courts: "both", sandwich: "on" }, seed);
      for (let faces = 0; faces < 12; faces++) {
        await untilFace(at, true);
        const { tops, word } = at.table.view(-1);
        const [rank = -1, below = -2, second = -3] = tops.map(rankOf);
        const reasons = [rank === word, rank === below, rank === second, rank === 10 || rank === 11];
        if (reasons.filter(Boolean).length > 1) return at;
        await at.world.pass(4100);
        const { turn } = at.table.view(-1);
        void at.table.send({ id: `r${++wish}`, seen: at.table.seq, command: command(Ask.Reach, turn) });
        await at.world.pass(1500);
      }
    }
    throw new Error("never two at once");
  }

  test("the second hand counts, by its own time; who shows one hand only is waited for, and missing in the end", async () => {
    const at = await untilDouble();
    await at.world.pass(300);
    for (const seat of [0, 1, 2]) void slap(at.table, seat, 300 - seat);
    await at.world.pass(100);
    expect(taken(at.shown)).toBeNull();
    const first = slap(at.table, 1, 400, Hand.both);
    await at.world.pass(50);
    void slap(at.table, 2, 450, Hand.both);
    await at.world.pass(150);
    expect((await first).ok).toBe(true);
    expect(at.shown.at(-1)?.race?.rows.map(({ seat, ms }) => [seat, ms])).toEqual([
      [1, 400],
      [2, 450],
    ]);
    expect(taken(at.shown)).toMatchObject({ seat: 0, why: Why.missing });
  });
});

describe("in the middle of a slap", () => {
  test("the log holds what the referee saw, and gives the same verdict and the same pile again (G17)", async () => {
    const at = await seated([PERSON, { ...PERSON, headStart: 150 }, PERSON]);
    await untilFace(at, true);
    await at.world.pass(500);
    for (const [seat, ms] of [480, 490, 300].entries()) void slap(at.table, seat, ms);
    await at.world.pass(300);
    expect(taken(at.shown)).toMatchObject({ seat: 0, why: Why.last });
    const entries = await at.world.log.read("t");
    const judged = entries.findLast((entry) => "race" in entry && entry.race !== undefined);
    if (judged === undefined || !("race" in judged) || judged.race === undefined) throw new Error("no evidence");
    const stored = JSON.parse(JSON.stringify(judged.race)) as typeof judged.race;
    expect(finishOf(stored, arbitrate(stored))).toEqual(at.shown.at(-1)?.race);
    const again = await resumeTable<IrishView>("t", at.world);
    expect(again.ok && again.value.view(-1)).toEqual(at.table.view(-1));
  });

  test("after a reload presses are gone and the slap is still open: everybody may slap again, with the whole time for it (I4, D43)", async () => {
    const at = await seated(PERSONS);
    await untilFace(at, true);
    const { picture, layer } = at.table.view(-1);
    await at.world.pass(400);
    void slap(at.table, layer, 400);
    await at.world.pass(3000);
    at.table.close();
    const again = await resumeTable<IrishView>("t", at.world);
    if (!again.ok) throw new Error(again.refusal.code);
    const shown: Shown[] = [];
    again.value.watch(-1, (one) => shown.push(one));
    expect(again.value.view(layer)).toMatchObject({ picture, maySlap: true });
    await at.world.pass(3500);
    expect(shown).toEqual([]);
    const answers = [0, 1, 2].map((seat) => slap(again.value, seat, 3500 - seat));
    await at.world.pass(100);
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(taken(shown)).toMatchObject({ seat: 0, why: Why.last });
  });

  test("a log in which jokers were laid is read like any other (IRISH-VAR-JOKER, G17)", async () => {
    const at = await seated(PERSONS, { jokers: "on", laying: "by-itself" });
    await at.world.pass(120_000);
    expect(events(at.shown, Event.Laid).filter(({ card }) => isJoker(card))).not.toEqual([]);
    const again = await resumeTable<IrishView>("t", at.world);
    expect(again.ok && again.value.view(-1)).toEqual(at.table.view(-1));
  });

  test("a pause is no part of the time for slapping, and nobody's reaction (D43)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, true);
    const { layer } = at.table.view(-1);
    await at.world.pass(400);
    void slap(at.table, layer, 400);
    await at.world.pass(100);
    at.table.pause();
    expect(await slap(at.table, (layer + AFTER) % 3, 500)).toMatchObject({ ok: false });
    await at.world.pass(60_000);
    expect(taken(at.shown)).toBeNull();
    at.table.resume();
    await at.world.pass(100);
    const own = at.world.now() - face - 60_000;
    void slap(at.table, (layer + NEXT_AFTER) % 3);
    await at.world.pass(200);
    expect(at.shown.at(-1)?.race?.rows.map(({ seat, ms }) => [seat, ms])).toEqual([
      [layer, 400],
      [(layer + NEXT_AFTER) % 3, own],
    ]);
    expect(taken(at.shown)).toMatchObject({ seat: (layer + AFTER) % 3, why: Why.missing });
    expect((at.shown.at(-1)?.at ?? 0) - face).toBe(60_000 + own + 20 + 30 + 1);
  });

  test("the window goes on after a pause where it stood (D43)", async () => {
    const at = await seated(PERSONS);
    const face = await untilFace(at, true);
    await at.world.pass(400);
    void slap(at.table, 0, 400);
    await at.world.pass(100);
    at.table.pause();
    await at.world.pass(60_000);
    at.table.resume();
    await at.world.pass(3400);
    expect(taken(at.shown)).toBeNull();
    await at.world.pass(200);
    expect((at.shown.find(({ race }) => race !== undefined)?.at ?? 0) - face).toBe(64_000);
  });
});

describe("bots", () => {
  const LEVELS = ["child", "casual", "sharp", "champion"] as const;
  const BOTS = LEVELS.map((bot): Sitter => ({ bot, junior: false }));

  test.each([
    ["with the words of the app", {}],
    ["with words of their own", { words: "own", wrongWord: "foul" }],
    ["silently", { words: "silent", minutes: 20 }],
    ["with both hands and jokers", { hands: "both", jokers: "on", courts: "jacks", minutes: 20 }],
    ["with hands at home", { twitch: "home" }],
    ["calmly", { race: "calm" }],
    ["three deals", { deals: 3, minutes: 5 }],
  ])("alone play to the end, %s, no hand faster than a person's", async (_, chosen) => {
    const at = await seated(BOTS, chosen, 7);
    for (let minutes = 0; minutes < 90 && at.table.view(-1).phase !== "MatchOver"; minutes++)
      await at.world.pass(60_000);
    expect(at.table.view(-1).winners.length).toBeGreaterThan(0);
    const rows = at.shown.flatMap(({ race: finish }) => finish?.rows ?? []);
    for (const { ms } of rows) expect(ms).toBeGreaterThanOrEqual(150);
    const faces = at.shown.filter((one) => one.events.some(({ kind }) => kind === Event.Laid)).map((one) => one.at);
    const gaps = faces.slice(1).map((face, place) => face - (faces[place] ?? 0));
    if (!("race" in chosen)) expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
  });

  test("a word without a card is a face like a card: hands are measured from it (I17, I47)", async () => {
    const champions = Array.from({ length: 4 }, (): Sitter => ({ bot: "champion", junior: false }));
    const { world: outside, shown, table } = await seated(champions, { end: "to-the-end", minutes: 20 }, 5);
    await outside.pass(20 * 60_000);
    expect(table.view(-1).phase).toBe("MatchOver");
    let spoken = false;
    const hands: number[] = [];
    for (const { events: happened, race: finish } of shown) {
      for (const { kind } of happened) if (kind === Event.Spoke || kind === Event.Laid) spoken = kind === Event.Spoke;
      if (spoken) hands.push(...(finish?.rows ?? []).map(({ ms }) => ms));
    }
    const ms = hands.toSorted((one, other) => one - other);
    expect(ms.length).toBeGreaterThan(8);
    // champions need 380 ms on average; from the last card on it would be a second more
    expect(ms[Math.floor(ms.length / 2)]).toBeLessThan(600);
  });

  test("a pause makes no bot forget its count or draw its hand anew (I40)", async () => {
    const plain = await seated(BOTS, { words: "silent" }, 3);
    await plain.world.pass(20_000);
    const paused = await seated(BOTS, { words: "silent" }, 3);
    for (let pauses = 0; pauses < 20; pauses++) {
      await paused.world.pass(1000);
      paused.table.pause();
      await paused.world.pass(5000);
      paused.table.resume();
    }
    // the same hands, as fast as without a pause, on the same counts, and none more
    const hands = ({ shown }: typeof plain) => shown.flatMap(({ race: finish }) => finish?.rows ?? []);
    const [all, same] = [hands(plain), hands(paused)];
    expect(same.length).toBeGreaterThan(5);
    expect(same).toEqual(all.slice(0, same.length));
  });
});
