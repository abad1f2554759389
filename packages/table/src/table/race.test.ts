/** Races at a table: presses, the verdict, and what may never reach another moment. */
import {
  SnapAsk as Ask,
  SnapCall as Call,
  SnapEvent as Event,
  NO_CARD,
  command,
  completeRules,
  snap,
} from "@snorum/engine";
import type { SnapView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { arbitrate } from "../referee/referee.ts";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";
import { resumeTable } from "./resume.ts";
import { openTable } from "./table.ts";
import type { Shown, Sitter, Table } from "./types.ts";

const PERSON: Sitter = { bot: null, junior: false };
const BOT: Sitter = { bot: "champion", junior: false };

interface Seated {
  readonly table: Table<SnapView>;
  readonly world: World;
  readonly shown: Shown[];
}

async function seated(sitters: readonly Sitter[], chosen: Record<string, unknown> = {}, seed = 1): Promise<Seated> {
  const outside = world(seed);
  const rules = completeRules(snap, { turnTime: 0, mostMinutes: 0, ...chosen });
  if (!rules.ok) throw new Error(rules.refusal.code);
  const opened = await openTable<SnapView>({ table: "t", game: "snap", rules: rules.value, seats: sitters }, outside);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const shown: Shown[] = [];
  opened.value.watch(-1, (one) => shown.push(one));
  await outside.pass(10);
  return { table: opened.value, world: outside, shown };
}

let wish = 0;
const ask = (table: Table<SnapView>, seat: number, kind: number, word = -1, reaction?: number) =>
  table.send({
    id: `w${++wish}`,
    seen: table.seq,
    command: command(kind, seat, NO_CARD, word),
    ...(reaction === undefined ? {} : { reaction }),
  });
const kinds = (shown: readonly Shown[]): readonly number[] =>
  shown.flatMap(({ events }) => events.map(({ kind }) => kind));

/** Reaches for whoever is on turn until two tops are equal; nobody calls meanwhile. */
async function untilEqual({ table, world: outside }: Seated): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    const view = table.view(-1);
    const tops = view.piles.map(({ top }) => top).filter((top) => top >= 0);
    if (new Set(tops.map((top) => top >> 2)).size < tops.length) {
      await outside.pass(700);
      return;
    }
    await ask(table, view.turn, Ask.Reach);
    await outside.pass(1500);
  }
  throw new Error("never two equal cards");
}

/** As `untilEqual`, but it stops at the very moment in which the second of them shows. */
async function untilEqualShows({ table, world: outside, shown }: Seated): Promise<void> {
  for (let steps = 0; steps < 100_000; steps++) {
    const { piles, turn, reached } = table.view(-1);
    const ranks = piles.map(({ top }) => top >> 2).filter((rank) => rank >= 0);
    const fresh = shown.at(-1)?.at === outside.now();
    if (fresh && new Set(ranks).size < ranks.length) return;
    if (!reached && table.setup.seats[turn]?.bot === null) await ask(table, turn, Ask.Reach);
    await outside.pass(1);
  }
  throw new Error("never two equal cards");
}

describe("showing a card", () => {
  test("the face shows after the pace lock and a wait that its own player cannot know (SNAP-TURN-3, G10)", async () => {
    const waits = new Set<number>();
    for (let seed = 1; seed <= 8; seed++) {
      const at = await seated([PERSON, PERSON], {}, seed);
      await ask(at.table, at.table.view(-1).turn, Ask.Reach);
      await at.world.pass(1500);
      await ask(at.table, at.table.view(-1).turn, Ask.Reach);
      await at.world.pass(1500);
      const faces = at.shown
        .filter(({ events }) => events.some(({ kind }) => kind === Event.Turned))
        .map((one) => one.at);
      expect(faces).toHaveLength(2);
      const reached = at.shown
        .filter(({ events }) => events.some(({ kind }) => kind === Event.Reached))
        .map((one) => one.at);
      waits.add((faces[1] ?? 0) - (reached[1] ?? 0));
      expect((faces[1] ?? 0) - (reached[1] ?? 0)).toBeGreaterThanOrEqual(150);
      expect((faces[1] ?? 0) - (faces[0] ?? 0)).toBeGreaterThanOrEqual(900 + 150);
    }
    expect(waits.size).toBeGreaterThan(3);
  });

  test("the clocks that are told do not give the moment away (SNAP-TURN-3)", async () => {
    const told = new Set<number>();
    for (let seed = 1; seed <= 6; seed++) {
      const { table, world: outside } = await seated([PERSON, PERSON], {}, seed);
      const { turn } = table.view(-1);
      expect(table.clocks()).toEqual([]);
      await ask(table, turn, Ask.Reach);
      const [clock] = table.clocks();
      expect(Object.keys(clock ?? {})).toEqual(["key", "seat", "startedAt", "endsAt"]);
      told.add((clock?.endsAt ?? 0) - outside.now());
    }
    expect(told.size).toBe(1);
  });
});

describe("a race", () => {
  test("two presses: the faster person wins, though the slower one came in first; one award (SNAP-CALL-2, G4)", async () => {
    const at = await seated([PERSON, PERSON, PERSON]);
    await untilEqual(at);
    const first = ask(at.table, 0, Ask.Call, Call.snap, 320);
    const second = ask(at.table, 1, Ask.Call, Call.snap, 295);
    await at.world.pass(400);
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
    const race = at.shown.at(-1);
    expect(race?.race?.rows.map(({ seat, ms }) => [seat, ms])).toEqual([
      [1, 295],
      [0, 320],
    ]);
    expect(race?.events.filter(({ kind }) => kind === Event.PilesWon).map(({ seat }) => seat)).toEqual([1]);
    expect(race?.events.find(({ kind }) => kind === Event.Excused)?.seat).toBe(0);
  });

  test("three right calls within 200 ms: one award, no fine (G7)", async () => {
    const at = await seated([PERSON, PERSON, PERSON]);
    await untilEqual(at);
    for (const [seat, ms] of [300, 380, 470].entries()) void ask(at.table, seat, Ask.Call, Call.snap, ms);
    await at.world.pass(600);
    const all = kinds(at.shown);
    expect(all.filter((kind) => kind === Event.PilesWon)).toHaveLength(1);
    expect(all).not.toContain(Event.FalseCalled);
  });

  test("pressing again and again is one press (G9)", async () => {
    const at = await seated([PERSON, PERSON]);
    await untilEqual(at);
    const answers = [1, 2, 3, 4].map(() => ask(at.table, 0, Ask.Call, Call.snap));
    await at.world.pass(400);
    const seqs = new Set((await Promise.all(answers)).map((answer) => (answer.ok ? answer.seq : -1)));
    expect(seqs.size).toBe(1);
    expect(kinds(at.shown).filter((kind) => kind === Event.Called)).toHaveLength(1);
  });

  test("no new face while a press on the last one is judged (D5)", async () => {
    const at = await seated([PERSON, PERSON], { turning: "by-itself" });
    await at.world.pass(3000);
    for (let tries = 0; tries < 40; tries++) {
      const due = at.shown.filter(({ events }) => events.some(({ kind }) => kind === Event.Turned)).at(-1);
      await at.world.pass(Math.max(0, (due?.at ?? 0) + 1035 - at.world.now()));
      void ask(at.table, tries % 2, Ask.Call, Call.snap);
      await at.world.pass(2500);
      if (at.table.view(-1).phase === "MatchOver") break;
    }
    const races = at.shown.filter((one) => one.race !== undefined);
    expect(races.length).toBeGreaterThan(5);
    for (const race of races) {
      const earlier = at.shown.slice(0, at.shown.indexOf(race));
      const face = earlier.findLast(({ events }) => events.some(({ kind }) => kind === Event.Turned));
      const pressed = Math.min(...(race.race?.rows ?? []).map(({ ms }) => ms));
      expect(race.at - (face?.at ?? 0)).toBeGreaterThanOrEqual(Math.floor(pressed));
      const next = at.shown
        .slice(at.shown.indexOf(race) + 1)
        .find(({ events }) => events.some(({ kind }) => kind === Event.Turned));
      if (next !== undefined) expect(next.at - race.at).toBeGreaterThanOrEqual(900);
    }
  });

  test("a head start is taken off openly", async () => {
    const at = await seated([PERSON, { ...PERSON, headStart: 200 }]);
    await untilEqual(at);
    void ask(at.table, 0, Ask.Call, Call.snap, 400);
    void ask(at.table, 1, Ask.Call, Call.snap, 550);
    await at.world.pass(800);
    const race = at.shown.at(-1)?.race;
    expect(race?.rows.map(({ seat, ms, ranked }) => [seat, ms, ranked])).toEqual([
      [1, 550, 350],
      [0, 400, 400],
    ]);
  });

  test.each([0, 20, 60])(
    "a right call that comes while the award is made or in its first moments is free, with %i ms to save it (G7, D3)",
    async (appendMs) => {
      for (const lateBy of [52, 60, 70, 80, 120, 200, 500]) {
        const at = await seated([PERSON, PERSON, PERSON]);
        await untilEqual(at);
        at.world.appendsTake(appendMs);
        const before = at.shown.length;
        const faceAt = at.shown.findLast(({ events }) => events.some(({ kind }) => kind === Event.Turned))?.at ?? 0;
        void ask(at.table, 1, Ask.Call, Call.snap);
        await at.world.pass(lateBy);
        // A screen shows a face a little after the table has it.
        void ask(at.table, 0, Ask.Call, Call.snap, at.world.now() - faceAt - 25);
        await at.world.pass(600);
        const since = at.shown.slice(before);
        expect(kinds(since), `${lateBy} ms late`).not.toContain(Event.FalseCalled);
        expect(kinds(since).filter((kind) => kind === Event.PilesWon)).toHaveLength(1);
      }
    },
  );

  test("made for the picture before an award, a press is free however late it comes in (G7, D3)", async () => {
    const at = await seated([PERSON, PERSON, PERSON]);
    await untilEqual(at);
    const seen = at.table.seq;
    void ask(at.table, 1, Ask.Call, Call.snap);
    await at.world.pass(900);
    const press = { id: "late", seen, command: command(Ask.Call, 0, NO_CARD, Call.snap) };
    void at.table.send(press);
    await at.world.pass(400);
    expect(at.shown.at(-1)?.events.map(({ kind }) => kind)).toEqual([Event.Called, Event.Excused]);
    void ask(at.table, 2, Ask.Call, Call.snap);
    await at.world.pass(400);
    expect(kinds(at.shown.slice(-1))).toContain(Event.FalseCalled);
  });

  test("a false call that takes a pile away makes nobody else's call false (G7, D3)", async () => {
    const at = await seated([PERSON, PERSON, PERSON]);
    await untilEqual(at);
    const { piles } = at.table.view(-1);
    const ranks = piles.map(({ top }) => (top < 0 ? -1 : top >> 2));
    const owner = ranks.findIndex((rank, seat) => rank >= 0 && ranks.indexOf(rank) !== seat);
    void ask(at.table, owner, Ask.Call, Call.pool);
    await at.world.pass(150);
    expect(kinds(at.shown)).toContain(Event.PilePooled);
    void ask(at.table, (owner + 1) % 3, Ask.Call, Call.snap);
    await at.world.pass(400);
    expect(kinds(at.shown).filter((kind) => kind === Event.FalseCalled)).toHaveLength(1);
    expect(kinds(at.shown).at(-1)).toBe(Event.Excused);
  });

  test("a press whose caller had not yet seen the newest face is for the picture before, however late it comes in (D3, D6)", async () => {
    const at = await seated([PERSON, PERSON, PERSON]);
    await untilEqualShows(at);
    await at.world.pass(250);
    const { piles } = at.table.view(-1);
    const early = piles.findIndex(({ top }) => piles.filter((other) => other.top >> 2 === top >> 2).length === 1);
    const winner = (early + 1) % 3;
    // on a slow line the clock of its own device still counts from the face before
    void at.table.send({
      id: "early",
      seen: at.table.seq - 1,
      command: command(Ask.Call, early, NO_CARD, Call.snap),
      reaction: 1400,
    });
    void ask(at.table, winner, Ask.Call, Call.snap, 245);
    await at.world.pass(600);
    const { events = [], race } = at.shown.at(-1) ?? {};
    expect(race?.rows.find(({ seat }) => seat === early)?.ms).toBe(0);
    expect(events.filter(({ kind }) => kind === Event.PilesWon).map(({ seat }) => seat)).toEqual([winner]);
    expect(events.find(({ kind }) => kind === Event.FalseCalled)?.seat).toBe(early);
  });

  test("a press that is none any more when its turn comes spoils nobody's race (G9, G14)", async () => {
    const at = await seated([PERSON, PERSON, PERSON], { falseCall: "nothing" });
    await untilEqual(at);
    at.world.appendsTake(60);
    void ask(at.table, 0, Ask.Call, Call.pool);
    await at.world.pass(70);
    // While the first call is being saved the same seat presses again, and another one with it.
    const again = ask(at.table, 0, Ask.Call, Call.pool);
    const other = ask(at.table, 1, Ask.Call, Call.snap);
    await at.world.pass(600);
    expect(await again).toMatchObject({ ok: false, refusal: { code: "called-already" } });
    expect((await other).ok).toBe(true);
    expect(kinds(at.shown)).toContain(Event.PilesWon);
  });

  test.each([200, 250, 300, 350])("a head start of %i ms is waited for in full", async (headStart) => {
    const at = await seated([PERSON, { ...PERSON, headStart }, PERSON]);
    await untilEqualShows(at);
    await at.world.pass(400);
    void ask(at.table, 0, Ask.Call, Call.snap);
    await at.world.pass(headStart - 20);
    void ask(at.table, 1, Ask.Call, Call.snap);
    await at.world.pass(900);
    expect(at.shown.at(-1)?.race?.rows.map(({ seat, ranked }) => [seat, ranked])).toEqual([
      [1, 380],
      [0, 400],
    ]);
    expect(kinds(at.shown.slice(-1))).toContain(Event.PilesWon);
  });

  test("equal to the millisecond: nearest clockwise after the turner, whoever came in first (N19, D2)", async () => {
    const turners = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const at = await seated([PERSON, PERSON, PERSON], {}, seed);
      await untilEqual(at);
      const { turner } = at.table.view(-1);
      turners.add(turner);
      for (const seat of [turner, (turner + 2) % 3, (turner + 1) % 3])
        void ask(at.table, seat, Ask.Call, Call.snap, 300);
      await at.world.pass(400);
      const won = at.shown.at(-1)?.events.find(({ kind }) => kind === Event.PilesWon);
      expect(won?.seat).toBe((turner + 1) % 3);
    }
    expect(turners.size).toBe(3);
  });

  test("what the table has agreed on as the same time is waited for, and told (G5)", async () => {
    const at = await seated([PERSON, PERSON, PERSON], { ties: "new-pool", tieWindow: 150 });
    await untilEqual(at);
    void ask(at.table, 0, Ask.Call, Call.snap);
    await at.world.pass(140);
    void ask(at.table, 1, Ask.Call, Call.snap);
    await at.world.pass(400);
    expect(kinds(at.shown)).toContain(Event.TiePooled);
    expect(at.shown.at(-1)?.race).toMatchObject({ band: 150, tied: 2 });
  });

  test("the log holds what the referee saw, and gives the same verdict again (G17)", async () => {
    const at = await seated([PERSON, PERSON]);
    await untilEqual(at);
    void ask(at.table, 0, Ask.Call, Call.snap, 310);
    void ask(at.table, 1, Ask.Call, Call.snap, 300);
    await at.world.pass(400);
    const entries = await at.world.log.read("t");
    const judged = entries.findLast((entry) => "race" in entry && entry.race !== undefined);
    const evidence = judged !== undefined && "race" in judged ? judged.race : undefined;
    if (evidence === undefined) throw new Error("no evidence in the log");
    const verdict = arbitrate(JSON.parse(JSON.stringify(evidence)) as typeof evidence);
    expect(verdict.state === "decided" && verdict.rows.map(({ seat }) => seat)).toEqual(
      at.shown.at(-1)?.race?.rows.map(({ seat }) => seat),
    );
    const again = await resumeTable<SnapView>("t", at.world);
    expect(again.ok && again.value.view(-1).picture).toBe(at.table.view(-1).picture);
  });

  test("what may not be called is refused at once, with its rule (N32, N18)", async () => {
    const at = await seated([PERSON, PERSON], { piles: "one" });
    expect(await ask(at.table, 0, Ask.Call, Call.snap)).toMatchObject({
      ok: false,
      refusal: { code: "no-card-yet", rule: "N32" },
    });
    await ask(at.table, at.table.view(-1).turn, Ask.Reach);
    await at.world.pass(1500);
    expect(await ask(at.table, 0, Ask.Call, Call.pool)).toMatchObject({ ok: false, refusal: { code: "no-such-call" } });
    expect(await ask(at.table, 0, Ask.Race, 0)).toMatchObject({ ok: false });
  });
});

describe("bots", () => {
  test("a bot left behind by a closed table calls nowhere", async () => {
    const at = await seated([PERSON, BOT, BOT], { turning: "by-itself" });
    await at.world.pass(4000);
    const before = at.shown.length;
    at.table.close();
    await at.world.pass(10_000);
    expect(at.shown).toHaveLength(before);
    expect(at.world.due()).toBe(0);
  });

  test("bots alone play a game to its end, as fast on the last card as on the first", async () => {
    const at = await seated(
      [BOT, { ...BOT, bot: "child" }, { ...BOT, bot: "casual" }],
      { turning: "by-itself", mostReveals: 800 },
      5,
    );
    for (let minutes = 0; minutes < 40 && at.table.view(-1).phase !== "MatchOver"; minutes++)
      await at.world.pass(60_000);
    expect(at.table.view(-1).winners.length).toBeGreaterThan(0);
    const rows = at.shown.flatMap(({ race }) => race?.rows ?? []);
    expect(rows.length).toBeGreaterThan(5);
    expect(Math.min(...rows.map(({ ms }) => ms))).toBeGreaterThanOrEqual(150);
    const faces = at.shown
      .filter(({ events }) => events.some(({ kind }) => kind === Event.Turned))
      .map((one) => one.at);
    const gaps = faces.slice(1).map((face, place) => face - (faces[place] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
  });

  test("a pause neither hurries nor resets a reaction: what was left of it is left (G10)", async () => {
    const verdictAt = async (pausedFor: number): Promise<number> => {
      const at = await seated([PERSON, BOT, BOT], {}, 3);
      await untilEqualShows(at);
      const before = at.shown.length;
      const faceAt = at.shown.at(-1)?.at ?? 0;
      await at.world.pass(100);
      at.table.pause();
      await at.world.pass(pausedFor);
      at.table.resume();
      await at.world.pass(2000);
      const race = at.shown.slice(before).find((one) => one.race !== undefined);
      expect(race?.race?.rows.every(({ ms }) => ms < 1000)).toBe(true);
      return (race?.at ?? 0) - faceAt - pausedFor;
    };
    const unpaused = await verdictAt(0);
    expect(unpaused).toBeGreaterThan(150);
    expect(await verdictAt(5000)).toBe(unpaused);
  });

  test("no verdict shows while the table is paused", async () => {
    const at = await seated([PERSON, PERSON]);
    await untilEqual(at);
    void ask(at.table, 0, Ask.Call, Call.snap);
    const before = at.shown.length;
    await at.world.pass(45);
    at.table.pause();
    await at.world.pass(3000);
    expect(at.shown).toHaveLength(before);
    at.table.resume();
    await at.world.pass(400);
    expect(kinds(at.shown)).toContain(Event.PilesWon);
  });

  test("paused, nobody calls; afterwards the table goes on", async () => {
    const at = await seated([BOT, BOT], { turning: "by-itself" });
    await at.world.pass(5000);
    at.table.pause();
    const before = at.shown.length;
    await at.world.pass(30_000);
    expect(at.shown).toHaveLength(before);
    at.table.resume();
    await at.world.pass(5000);
    expect(at.shown.length).toBeGreaterThan(before);
  });
});

describe("a press that is repeated, as its answer was lost", () => {
  test("gets the answer of its verdict, also when the table was opened again meanwhile (G9, G17)", async () => {
    const at = await seated([PERSON, PERSON]);
    await untilEqual(at);
    const press = { id: "once", seen: at.table.seq, command: command(Ask.Call, 0, NO_CARD, Call.snap), reaction: 300 };
    const answer = at.table.send(press);
    await at.world.pass(1000);
    const first = await answer;
    expect(first.ok).toBe(true);
    expect(await at.table.send(press)).toEqual(first);
    at.table.close();
    const again = await resumeTable<SnapView>("t", at.world);
    if (!again.ok) throw new Error(again.refusal.code);
    const { seq } = again.value;
    const repeated = again.value.send(press);
    await at.world.pass(2000);
    expect([await repeated, again.value.seq]).toEqual([first, seq]);
  });
});
