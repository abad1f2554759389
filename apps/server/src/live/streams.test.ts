/** What comes over a line: folded it is what the viewer may know, and what a viewer may not know changes nothing in it. Rulings G4, G14. */
import { describe, expect, onTestFinished, test } from "vitest";
import { GAMES, openMatch } from "@snorum/engine";
import type { AnyGame, GameEvent } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import type { ServerMessage } from "@snorum/protocol";
import type { Entry, Shown, TableSetup } from "@snorum/table";
import { drawFrom } from "../chaos/draw.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import type { Streams } from "../store/streams.ts";
import { WATCHERS_LATE_MS } from "./showing.ts";
import { live, someone } from "./testing.ts";
import { Device, virtualHouse } from "./virtual.ts";

type Happened = Extract<Entry, { readonly events: readonly GameEvent[] }>;

/** The log of the one table in these streams. */
async function logOf(streams: Streams): Promise<{ readonly setup: TableSetup; readonly entries: readonly Happened[] }> {
  const [table] = await streams.list("table/");
  const [first, ...rest] = (await streams.read(table?.stream ?? "")).map((body) => JSON.parse(body) as Entry);
  if (first === undefined || !("setup" in first)) throw new Error("no setup");
  return { setup: first.setup, entries: rest as Happened[] };
}

/** What a viewer was told of the table, in order. */
const toldTo = (heard: readonly ServerMessage[]): readonly Shown[] =>
  heard.flatMap((one) => (one.is === "table" ? one.entries : one.is === "entry" ? [one.entry] : []));

/** Folds what was told beside what happened, and compares after every entry. */
function expectProjected(
  game: AnyGame,
  setup: TableSetup,
  log: readonly Happened[],
  seat: number,
  told: readonly Shown[],
): void {
  const [whole, own] = [openMatch(game, setup.rules, setup.seats), openMatch(game, setup.rules, setup.seats)];
  if (!whole.ok || !own.ok) throw new Error("no match");
  for (const [at, { events }] of log.slice(0, told.length).entries()) {
    for (const event of events) game.evolve(whole.value, event);
    for (const event of told[at]?.events ?? []) game.evolve(own.value, event);
    const may = game.print(game.conceal(whole.value, seat));
    if (game.print(own.value) !== may) expect(`seat ${seat}, entry ${at + 1}: ${game.print(own.value)}`).toBe(may);
  }
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1));
}

const CASES = GAMES.flatMap((game) => Object.keys(game.presets).map((preset) => [game.id, preset] as const));
const gameOf = (id: string): AnyGame => {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

interface Script {
  readonly devices: readonly Device[];
  readonly streams: Streams;
}

/** How a table is played: its game, its chance, and how long. */
interface Plan {
  readonly game: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly draw: (n: number) => number;
  readonly ms: number;
}

const SEATS = 3;
const STEP_MS = 250;

/** Two people, a bot and one who watches. `asks`: what people ask at each step; null lets them do what a bot would, and writes it down. */
async function played(
  { game, rules, draw, ms }: Plan,
  asks: (readonly [who: number, text: string])[][] | null,
): Promise<Script & { asks: (readonly [number, string])[][] }> {
  const streams = memoryStreams();
  const house = virtualHouse(streams, draw);
  const room = await house.rooms.open({ game, rules, seats: SEATS }, "one");
  if (!room.ok) throw new Error(room.refusal.code);
  const devices = ["one", "two", "eyes"].map((token) => new Device(room.value, token));
  for (const one of devices) expect(await one.enter()).toBe("ok");
  await devices[2]?.wish({ kind: "stand" });
  await devices[0]?.wish({ kind: "deal" });
  const tip = PLAYABLES.find((one) => one.game.id === game)?.tip;
  const mind = drawFrom(3);
  const done: (readonly [number, string])[][] = [];
  for (let step = 0; step * STEP_MS < ms; step++) {
    await house.pass(STEP_MS);
    const now: (readonly [number, string])[] = [];
    if (asks === null)
      for (const [who, { table }] of devices.entries()) {
        if (table === null || table.seat < 0 || table.outcome() !== null) continue;
        const wish = tip?.(table.view(table.seat) as never, "sharp", mind) ?? null;
        const race = gameOf(game).race;
        const claim = step % 9 === who ? table.legal().find(({ kind }) => race?.claims.has(kind) === true) : undefined;
        for (const command of [wish, claim ?? null])
          if (command !== null)
            now.push([
              who,
              JSON.stringify({
                is: "ask",
                id: `${who}-${step}-${command.kind}`,
                table: table.setup.table,
                seen: table.seq,
                command,
              }),
            ]);
      }
    for (const [who, text] of asks?.[step] ?? now) devices[who]?.say(JSON.parse(text));
    done.push(now);
  }
  await house.pass(0);
  room.value.close(0);
  return { devices, streams, asks: done };
}

describe("what is told folds to what may be known, after every entry", () => {
  test.each(CASES)("%s, %s", async (id, preset) => {
    const game = gameOf(id);
    const rules = { ...game.presets[preset] };
    const { devices, streams } = await played({ game: id, rules, draw: drawFrom(11), ms: 60_000 }, null);
    const { setup, entries } = await logOf(streams);
    expect(entries.length).toBeGreaterThan(8);
    for (const [who, one] of devices.entries()) {
      const seat = who === 2 ? -1 : who;
      const told = toldTo(one.heard);
      expectProjected(game, setup, entries, seat, told);
      const late = entries.filter(({ at }) => at > (entries.at(-1)?.at ?? 0) - WATCHERS_LATE_MS).length;
      expect(told.length).toBeGreaterThanOrEqual(entries.length - (seat < 0 ? late + 1 : 0));
    }
  });

  test.each(GAMES.map(({ id }) => [id]))(
    "%s, over sockets",
    async (id) => {
      const at = await live({ tempo: 1 });
      onTestFinished(() => at.stop());
      const sits = (purpose: Parameters<typeof someone>[1]): ReturnType<typeof someone> => {
        const one = someone(at, purpose);
        onTestFinished(() => one.client.close());
        one.play();
        return one;
      };
      const host = sits({ is: "open", game: id, rules: {}, seats: 4 });
      await host.until("a code", () => host.client.party !== null);
      const code = host.client.party?.code ?? "";
      const [guest, eyes] = [sits({ is: "hello", code }), sits({ is: "hello", code })];
      for (const one of [guest, eyes]) await one.until("a seat", () => one.client.party !== null);
      await eyes.client.wish({ kind: "stand" });
      await host.client.wish({ kind: "deal" });
      const all = [host, guest, eyes];
      for (const one of all) await one.until("some entries", () => (one.client.table?.seq ?? 0) > 6, 60_000);
      const { setup, entries } = await logOf(at.streams);
      for (const { heard, client } of all) {
        const told = toldTo(heard.map((text) => JSON.parse(text) as ServerMessage));
        expectProjected(gameOf(id), setup, entries, client.party?.seat ?? -1, told.slice(0, entries.length));
      }
    },
    90_000,
  );
});

/** Chance that lays `swap` of the pack in each other's places when it is shuffled for the `nth` time. */
function swapping(
  seed: number,
  from: readonly number[],
  swap: readonly [number, number] | null,
  nth = 0,
): (n: number) => number {
  const size = from.length;
  const draw = drawFrom(seed);
  let due: number[] = [];
  let shuffles = 0;
  const shuffle = (): number[] => {
    const base = [...from];
    for (let last = size - 1; last > 0; last--) {
      const other = draw(last + 1);
      [base[last], base[other]] = [base[other] ?? 0, base[last] ?? 0];
    }
    const [x, y] = shuffles === nth + 1 && swap !== null ? swap : [-1, -1];
    const goal = base.map((card) => (card === x ? y : card === y ? x : card));
    // and backwards: which draws lay the pack so
    const order = [...from];
    return Array.from({ length: size - 1 }, (_, n) => {
      const last = size - 1 - n;
      const other = order.indexOf(goal[last] ?? 0);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
      return other;
    });
  };
  return (n) => {
    if (due.length === 0 && n === size) {
      shuffles += 1;
      due = shuffle();
    }
    return due.shift() ?? draw(n);
  };
}

const isDeal = (game: AnyGame, { events }: Happened): boolean => events.some(({ kind }) => kind === game.deals);

describe("tables that differ only in what a viewer may not know look the same to it, byte for byte", () => {
  test.each(CASES)("%s, %s", async (id, preset) => {
    const game = gameOf(id);
    const fresh = virtualHouse();
    const opened = await fresh.rooms.open({ game: id, rules: { ...game.presets[preset] }, seats: SEATS }, "x");
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { rules } = opened.value.party;
    const pack = game.pack(rules);
    const seed = 23;
    const plan = { game: id, rules, ms: 40_000 };
    const one = await played({ ...plan, draw: swapping(seed, pack, null) }, null);
    const own = await logOf(one.streams);
    let compared = 0;
    for (const [who, device] of one.devices.entries()) {
      // the two cards that this viewer sees last, if ever
      const seenAt = (card: number): number => {
        const at = toldTo(device.heard).findIndex(({ events }) =>
          events.some((event) => event.card === card || (event.list ?? []).includes(card)),
        );
        return at < 0 ? Number.POSITIVE_INFINITY : at;
      };
      const [x = 0, ...rest] = [...new Set(pack)].toSorted((a, b) => seenAt(b) - seenAt(a));
      let other = one;
      let log = own;
      // two cards of one hand are no difference, and a pack that is cut for the deal is shuffled again
      for (const [y, nth] of [0, 1].flatMap((n) => rest.slice(0, 6).map((card) => [card, n] as const))) {
        other = await played({ ...plan, draw: swapping(seed, pack, [x, y], nth) }, one.asks);
        log = await logOf(other.streams);
        if (JSON.stringify(own.entries) !== JSON.stringify(log.entries)) break;
      }
      const same = own.entries.findIndex((entry, at) => {
        const twin = log.entries[at];
        return twin === undefined || (!isDeal(game, entry) && JSON.stringify(entry) !== JSON.stringify(twin));
      });
      const until = same < 0 ? own.entries.length : same;
      const texts = (heard: readonly ServerMessage[]): readonly string[] => {
        const end = heard.findIndex((message) => toldTo([message]).some(({ seq }) => seq > until));
        return heard.slice(0, end < 0 ? heard.length : end).map((message) => JSON.stringify(message));
      };
      const [here, there] = [texts(device.heard), texts(other.devices[who]?.heard ?? [])];
      // where the tables have come apart, answers and clocks may, too
      const shared = same < 0 ? Math.max(here.length, there.length) : Math.min(here.length, there.length);
      for (let at = 0; at < shared; at++)
        if (here[at] !== there[at]) expect(`viewer ${who}, message ${at}: ${there[at]}`).toBe(here[at]);
      // and there was something to hide
      expect(JSON.stringify(own.entries)).not.toBe(JSON.stringify(log.entries));
      compared += until;
    }
    expect(compared).toBeGreaterThan(40);
  });
});
