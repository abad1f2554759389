/** The table: log before show, one answer for one wish, clocks and bots as data. */
import { Ask, Event, GAMES, completeRules, command, openMatch, replay, snipSnapSnorum } from "@snorum/engine";
import type { Rules, SnipView } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import { describe, expect, test } from "vitest";
import { world } from "../testing.ts";
import type { World } from "../testing.ts";
import { memoryLog } from "./memory-log.ts";
import { resumeTable } from "./resume.ts";
import { openTable } from "./table.ts";
import type { Entry, Shown, Sitter, Table, TableSetup } from "./types.ts";

const PERSON: Sitter = { bot: null, junior: false };
const BOT: Sitter = { bot: "casual", junior: false };

function rulesWith(chosen: Record<string, unknown>): Rules {
  const rules = completeRules(snipSnapSnorum, chosen);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

function setupWith(chosen: Record<string, unknown>, seats: readonly Sitter[]): TableSetup {
  return { table: "t1", game: "snip-snap-snorum", rules: rulesWith(chosen), seats };
}

async function opened(outside: World, setup: TableSetup): Promise<Table<SnipView>> {
  const table = await openTable<SnipView>(setup, outside);
  if (!table.ok) throw new Error(table.refusal.code);
  await outside.pass(0);
  return table.value;
}

let ids = 0;
/** Plays like a patient person in seat 0: the first card that may be laid, with its word. */
async function playOn(table: Table<SnipView>, outside: World, until: (view: SnipView) => boolean): Promise<void> {
  for (let steps = 0; steps < 3000; steps++) {
    const view = table.view(0);
    if (until(view)) return;
    const ask =
      view.phase === "RoundOver"
        ? command(Ask.NextRound, 0)
        : view.turn !== 0
          ? null
          : view.phase === "Chant"
            ? command(Ask.Chant, 0, -1, view.wordOwed)
            : view.playable[0] === undefined
              ? command(Ask.Pass, 0)
              : command(Ask.Lay, 0, view.playable[0], view.nextWord);
    if (ask === null) await outside.pass(500);
    else await table.send({ id: `w${ids++}`, seen: table.seq, command: ask });
    await outside.pass(0);
  }
  throw new Error("it never came to that");
}

describe("opening", () => {
  test("the table draws the dealer and deals by itself, and everything is in the log (G1, G17)", async () => {
    const outside = world();
    const table = await opened(outside, setupWith({}, [PERSON, BOT, BOT]));
    expect(table.view(0).phase).toBe("Lead");
    const entries = await outside.log.read("t1");
    expect(entries.map((entry) => entry.seq)).toEqual([0, 1, 2]);
  });

  test("two seats are too few, an unknown game is refused (G3, G16)", async () => {
    const few = await openTable(setupWith({}, [PERSON, BOT]), world());
    expect(few).toMatchObject({ ok: false, refusal: { code: "too-few-seats" } });
    const other = await openTable({ ...setupWith({}, [PERSON, BOT, BOT]), game: "whist" }, world());
    expect(other).toMatchObject({ ok: false, refusal: { code: "unknown-game" } });
  });
});

describe("wishes", () => {
  test("a repeat of the same wish gets the first answer and lays no second card (S24)", async () => {
    const outside = world(3);
    const table = await opened(outside, setupWith({ chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.playable.length > 0);
    const wish = { id: "same", seen: table.seq, command: command(Ask.Lay, 0, table.view(0).playable[0]) };
    const [first, second] = await Promise.all([table.send(wish), table.send(wish)]);
    expect(first.ok).toBe(true);
    expect(second).toEqual(first);
  });

  test("however many others came between, what was carried out is not carried out again (S24)", async () => {
    const outside = world(3);
    const table = await opened(outside, setupWith({ session: "agreement", chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.phase === "RoundOver");
    const again = { id: "next", seen: table.seq, command: command(Ask.NextRound, 0) };
    const first = await table.send(again);
    expect(first.ok).toBe(true);
    await playOn(table, outside, (view) => view.phase === "Lead" && view.turn === 0);
    for (let other = 0; other < 200; other++)
      await table.send({ id: `o${other}`, seen: table.seq, command: command(Ask.Pass, 0) });
    const { seq } = table;
    expect(await table.send({ ...again, seen: seq })).toEqual(first);
    expect(table.seq).toBe(seq);
  });

  test("another seat's wish is its own, whatever its id", async () => {
    const outside = world(3);
    const table = await opened(outside, setupWith({ chants: "silent" }, [PERSON, PERSON, PERSON]));
    const { turn } = table.view(0);
    const wish = (seat: number) => ({
      id: "1",
      seen: table.seq,
      command: command(Ask.Lay, seat, table.view(seat).hand[0]),
    });
    const other = await table.send(wish((turn + 1) % 3));
    expect(other).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
    expect(await table.send(wish(turn))).toMatchObject({ ok: true });
  });

  test("a wish made for an older picture is not carried out on the new one (S24)", async () => {
    const outside = world(3);
    const table = await opened(outside, setupWith({ chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.phase === "Lead");
    const seen = table.seq;
    await table.send({ id: "a", seen, command: command(Ask.Lay, 0, table.view(0).hand[0]) });
    const late = await table.send({ id: "b", seen, command: command(Ask.Lay, 0, table.view(0).hand[0]) });
    expect(late).toMatchObject({ ok: false, refusal: { code: "moved-on" } });
  });

  test("a seat may not deal, set off clocks or act for nobody (G14)", async () => {
    const table = await opened(world(), setupWith({}, [PERSON, BOT, BOT]));
    for (const ask of [
      command(Ask.Deal, 0),
      command(Ask.TimeUp, 0),
      command(Ask.Auto, 0),
      command(Ask.Lay, -1, 3),
      command(Ask.Lay, 9, 3),
    ]) {
      const answer = await table.send({ id: `x${ids++}`, seen: table.seq, command: ask });
      expect(answer).toMatchObject({ ok: false, refusal: { code: "not-now" } });
    }
  });

  test("what cannot be saved has not happened: refused, nothing shown, and the table goes on when it can", async () => {
    const inner = memoryLog();
    let broken = false;
    const log = {
      ...inner,
      append: (table: string, entry: Entry) =>
        broken ? Promise.reject(new Error("full")) : inner.append(table, entry),
    };
    const outside = world(5, log);
    const table = await opened(outside, setupWith({ chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.phase === "Lead");
    broken = true;
    const shown: Shown[] = [];
    table.watch(0, (one) => shown.push(one));
    const before = JSON.stringify(table.view(0));
    const wish = { seen: table.seq, command: command(Ask.Lay, 0, table.view(0).hand[0]) };
    expect(await table.send({ id: "c", ...wish })).toMatchObject({ ok: false, refusal: { code: "not-saved" } });
    expect(JSON.stringify(table.view(0))).toBe(before);
    expect(shown).toEqual([]);
    broken = false;
    const saved = await table.send({ id: "c", ...wish });
    expect(saved).toMatchObject({ ok: true });
    expect(await table.send({ id: "c", ...wish })).toEqual(saved);
  });
});

describe("clocks", () => {
  test("the word's time runs out at its moment, once, and the fine follows (S18, D10)", async () => {
    const outside = world(7);
    const rules = { forgotten: "counter", counters: "per-card", chantTime: 3000 };
    const table = await opened(outside, setupWith(rules, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.phase === "Match" && view.playable.length > 0);
    await table.send({ id: "lay", seen: table.seq, command: command(Ask.Lay, 0, table.view(0).playable[0]) });
    expect(table.view(0).phase).toBe("Chant");
    await outside.pass(2999);
    expect(table.view(0).phase).toBe("Chant");
    await outside.pass(1);
    expect(table.view(0).counters[0]).toBe(24);
  });

  test("a pause stops the clock, and the rest of the time is there afterwards", async () => {
    const outside = world(7);
    const table = await opened(outside, setupWith({ chantTime: 3000 }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.phase === "Match" && view.playable.length > 0);
    await table.send({ id: "lay2", seen: table.seq, command: command(Ask.Lay, 0, table.view(0).playable[0]) });
    await outside.pass(1000);
    table.pause();
    await outside.pass(60_000);
    expect(table.view(0).phase).toBe("Chant");
    table.resume();
    await outside.pass(1900);
    expect(table.view(0).phase).toBe("Chant");
    await outside.pass(200);
    expect(table.view(0).phase).not.toBe("Chant");
  });

  test("a seat that does not act is played for when its time is over, without a fine (G11, S49)", async () => {
    const outside = world(9);
    const table = await opened(outside, setupWith({ turnTime: 8, chants: "app", rounds: 1 }, [PERSON, PERSON, PERSON]));
    await outside.pass(8 * 1000 * 52);
    expect(table.view(0).phase === "MatchOver" || table.view(0).tieBreak).toBe(true);
  });
});

describe("turns that run out", () => {
  test("are counted in a row for each person, from their last act on (G11)", async () => {
    const missed: (readonly [seat: number, times: number])[] = [];
    const outside = {
      ...world(9),
      missed: (_: string, seat: number, times: number) => void missed.push([seat, times]),
    };
    const rules = { turnTime: 8, chants: "app", rounds: 3 };
    const table = await opened(outside, setupWith(rules, [PERSON, PERSON, BOT]));
    await outside.pass(60_000);
    expect(missed.every(([seat]) => seat < 2)).toBe(true);
    const [[seat] = [-1]] = missed;
    const times = missed.filter(([one]) => one === seat).map(([, n]) => n);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.map((_, at) => at + 1));
    await table.send({ id: "here", seen: table.seq, command: command(Ask.VoteStop, seat) });
    missed.length = 0;
    await outside.pass(60_000);
    expect(missed.find(([one]) => one === seat)).toEqual([seat, 1]);
  });
});

describe("bots", () => {
  test("play a match of several rounds to its end, with a person", async () => {
    const outside = world(11);
    const table = await opened(
      outside,
      setupWith({ counters: "per-card", ante: "one", rounds: 2 }, [PERSON, BOT, BOT, BOT]),
    );
    await playOn(table, outside, (view) => view.phase === "MatchOver");
    expect(table.view(0).winners).toHaveLength(1);
    expect(table.view(0).counters.reduce((sum, one) => sum + one, 0)).toBe(100);
  });

  test("vote as the person votes, and the session ends (S27)", async () => {
    const outside = world(12);
    const table = await opened(outside, setupWith({ session: "agreement", chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.phase === "RoundOver");
    await outside.pass(20_000);
    expect(table.view(0).votes).toEqual([false, false, false]);
    await table.send({ id: "stop", seen: table.seq, command: command(Ask.VoteStop, 0) });
    await outside.pass(20_000);
    const view = table.view(0);
    expect(view.phase === "MatchOver" || view.tieBreak).toBe(true);
  });

  test("a bot that was about to act does nothing at a table that was left", async () => {
    const outside = world(13);
    const table = await opened(outside, setupWith({}, [BOT, BOT, BOT]));
    expect(outside.due()).toBeGreaterThan(0);
    const { seq } = table;
    table.close();
    await outside.pass(60_000);
    expect(outside.due()).toBe(0);
    expect(table.seq).toBe(seq);
  });

  test("what a screen does meanwhile neither hurries nor delays a bot", async () => {
    const moments: number[][] = [];
    for (const meddles of [false, true]) {
      const outside = world(14);
      const table = await opened(outside, setupWith({ chants: "silent" }, [BOT, BOT, PERSON]));
      const at: number[] = [];
      table.watch(0, (shown) => at.push(shown.at));
      for (let ms = 0; ms < 8000; ms += 10) {
        if (meddles) void table.send({ id: `m${ids++}`, seen: table.seq, command: command(Ask.Pass, 2) });
        await outside.pass(10);
      }
      moments.push(at.slice(0, 2));
    }
    expect(moments[1]).toEqual(moments[0]);
  });
});

describe("a bad word that may be pointed out", () => {
  test("bots leave everybody two seconds for it before one of them acts (S19, D15)", async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const outside = world(seed);
      const rules = { forgotten: "take-back", judge: "challenge", session: "agreement" };
      const setup = setupWith(rules, [PERSON, { bot: "champion", junior: false }, { bot: "sharp", junior: false }]);
      const table = await opened(outside, setup);
      await playOn(table, outside, (view) => view.phase === "Match" && view.turn === 0 && view.playable.length > 0);
      await table.send({ id: "lay", seen: table.seq, command: command(Ask.Lay, 0, table.view(0).playable[0]) });
      const moments: number[] = [];
      const wrong = { id: "word", seen: table.seq, command: command(Ask.Chant, 0, -1, 4) };
      await table.send(wrong);
      const said = outside.now();
      expect(table.view(0).offender).toBe(0);
      table.watch(0, ({ at }) => moments.push(at));
      await outside.pass(20_000);
      expect(moments[0]).toBeGreaterThanOrEqual(said + 2000);
    }
  });

  test("… whoever said it, and however fast the table plays, but for one that plays at once", async () => {
    const rules = { forgotten: "take-back", judge: "challenge", session: "agreement" };
    const child: Sitter = { bot: "child", junior: false };
    for (const [tempo, least] of [
      [0.5, 2000],
      [0, 0],
    ] as const) {
      const gaps: number[] = [];
      for (let seed = 1; seed <= 6; seed++) {
        const outside = world(seed, memoryLog(), tempo);
        const table = await opened(outside, setupWith(rules, [child, child, child]));
        await outside.settle(1500);
        const shown = table.shownSince(-1, 0);
        for (const [place, { at, events }] of shown.entries()) {
          const next = shown[place + 1];
          if (next !== undefined && events.some(({ kind }) => kind === Event.Mischanted)) gaps.push(next.at - at);
        }
        table.close();
      }
      expect(gaps.length).toBeGreaterThan(3);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(least);
      if (tempo === 0) expect(Math.max(...gaps)).toBe(0);
    }
  });
});

describe("what viewers get", () => {
  test("the stream of a seat folds to that seat's view, and shows no other hand (G17)", async () => {
    const outside = world(15);
    const setup = setupWith({ rounds: 2 }, [PERSON, BOT, BOT]);
    const table = await opened(outside, setup);
    await playOn(table, outside, (view) => view.round === 2 && view.turn === 0);
    for (const viewer of [-1, 0, 1, 2]) {
      const fresh = openMatch(snipSnapSnorum, setup.rules, setup.seats);
      if (!fresh.ok) throw new Error("no match");
      const seen = replay(
        snipSnapSnorum,
        fresh.value,
        table.shownSince(viewer, 0).flatMap((shown) => shown.events),
      );
      expect(snipSnapSnorum.view(seen, viewer)).toEqual(table.view(viewer));
      const deals = table
        .shownSince(viewer, 0)
        .flatMap(({ events }) => events.filter((event) => event.kind === Event.Dealt));
      const open = deals.map((deal) => (deal.list ?? []).filter((card) => card >= 0).length);
      expect(open.every((cards) => (viewer < 0 ? cards === 0 : cards === 17 || cards === 18))).toBe(true);
    }
  });

  test("watchers get every entry once, in order", async () => {
    const outside = world(16);
    const table = await opened(outside, setupWith({ rounds: 1 }, [PERSON, BOT, BOT]));
    const seen: number[] = [];
    table.watch(0, (shown) => seen.push(shown.seq));
    const from = table.seq;
    await playOn(table, outside, (view) => view.phase !== "Lead" && view.round === 1 && view.out.length > 20);
    expect(seen).toEqual(Array.from({ length: table.seq - from }, (_, at) => from + 1 + at));
  });
});

describe("going on where the log ends", () => {
  test("after a reload, in the middle of a rank, at a lead or between rounds, the match is exactly where it was (G17)", async () => {
    const outside = world(17);
    const table = await opened(
      outside,
      setupWith({ forgotten: "take-back", counters: "per-card", passFine: "each" }, [PERSON, BOT, BOT, BOT]),
    );
    for (const phase of ["Match", "Lead", "RoundOver"] as const) {
      await playOn(table, outside, (view) => view.phase === phase && (view.turn === 0 || phase === "RoundOver"));
      const again = await resumeTable<SnipView>("t1", { ...world(99), log: outside.log });
      expect(again.ok && again.value.view(0)).toEqual(table.view(0));
      if (again.ok) again.value.close();
    }
  });

  test("a wish that was carried out before the reload is not carried out twice", async () => {
    const outside = world(18);
    const table = await opened(outside, setupWith({ chants: "silent" }, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.turn === 0 && view.phase === "Lead");
    const wish = { id: "once", seen: table.seq, command: command(Ask.Lay, 0, table.view(0).hand[0]) };
    const first = await table.send(wish);
    table.close();
    const again = await resumeTable<SnipView>("t1", outside);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(await again.value.send(wish)).toEqual(first);
  });

  test("a damaged log is refused with the entry that is wrong, and left as it is (G17)", async () => {
    const outside = world(19);
    const table = await opened(outside, setupWith({}, [PERSON, BOT, BOT]));
    await playOn(table, outside, (view) => view.out.length > 8);
    const good = await outside.log.read("t1");
    const led = good.findIndex((entry) => "events" in entry && entry.events[0]?.kind === Event.Led);
    expect(table.seq).toBe(good.length - 1);
    const damages: [string, (entries: unknown[]) => void, string][] = [
      ["nothing there", (entries) => entries.splice(0), "no-log"],
      ["a hole", (entries) => entries.splice(1, 1), "damaged-log"],
      [
        "a card laid twice",
        (entries) => entries.splice(led + 1, entries.length, { ...(good[led] as object), seq: led + 1 }),
        "damaged-log",
      ],
      ["no setup", (entries) => (entries[0] = { seq: 0 }), "damaged-log"],
      ["nonsense", (entries) => (entries[2] = "%&"), "damaged-log"],
      [
        "a seat that is not there",
        (entries) =>
          (entries[1] = {
            seq: 1,
            at: 1,
            id: "",
            seat: 0,
            events: [{ kind: 7, seat: 77, card: -1, word: 0, amount: 0, list: null }],
          }),
        "damaged-log",
      ],
      ["other rules", (entries) => (entries[0] = { ...(good[0] as object), rulesVersion: 99 }), "other-version"],
    ];
    for (const [name, damage, code] of damages) {
      const entries: unknown[] = structuredClone(good) as unknown[];
      damage(entries);
      const log = { append: () => Promise.resolve(), read: () => Promise.resolve(entries as Entry[]) };
      const again = await resumeTable("t1", { ...world(1), log });
      expect([name, again.ok ? "" : again.refusal.code]).toEqual([name, code]);
    }
  });
});

test("every game on the list has a mind for its bots", () => {
  expect(PLAYABLES.map(({ game }) => game)).toEqual(GAMES);
});
