/** A games night at an online table: from the programme to the table of counters, over a server that is killed in between. */
import { Ask, completeRules, printShareCode } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import { Close } from "@snorum/protocol";
import { expect, test, vi } from "vitest";
import { memoryStreams } from "../store/memory-streams.ts";
import { Device, virtualHouse } from "./virtual.ts";
import type { VirtualHouse } from "./virtual.ts";

/** Whole matches take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

function gameBy(
  id: string,
  asked: Readonly<Record<string, unknown>>,
): { readonly game: string; readonly code: string } {
  const game = PLAYABLES.find(({ game: one }) => one.id === id)?.game;
  const rules = game && completeRules(game, asked);
  if (rules?.ok !== true || game === undefined) throw new Error(id);
  return { game: id, code: printShareCode(game, rules.value) };
}

const PROGRAMME = [
  gameBy("snip-snap-snorum", { rounds: 1, chants: "app", deck: "24" }),
  gameBy("snap", { piles: "one", mostReveals: 100, turning: "by-itself", pace: 500 }),
];

/** They play as bots would until `holds`, or in vain. */
async function play(house: VirtualHouse, devices: readonly Device[], holds: () => boolean): Promise<void> {
  for (let n = 0; n < 6000 && !holds(); n++) {
    for (const { table, ask } of devices.map((one) => ({ table: one.table, ask: one.ask.bind(one) }))) {
      const playable = PLAYABLES.find(({ game }) => game.id === table?.setup.game);
      if (table === null || playable === undefined || table.outcome() !== null) continue;
      const tip = playable.tip(table.view(table.seat) as never, "sharp", () => 0);
      const next = tip ?? table.legal().find(({ kind }) => kind === Ask.NextRound) ?? null;
      if (next !== null) await ask(next);
    }
    await house.pass(200);
  }
  expect(holds()).toBe(true);
}

test("two people and a bot play a night of two games; the server is killed in the first and between them (G17)", async () => {
  const streams = memoryStreams();
  let house = virtualHouse(streams);
  const opened = await house.rooms.open({ game: "snap", rules: {}, seats: 3 }, "host");
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { code } = opened.value.party;
  let devices: Device[] = [];
  const come = async (): Promise<void> => {
    const room = house.rooms.find(code);
    if (room === undefined) throw new Error("no room");
    devices = ["host", "guest"].map((token) => new Device(room, token));
    for (const one of devices) expect(await one.enter()).toBe("ok");
  };
  /** The process is gone, and another one reads what is written. */
  const kill = async (): Promise<void> => {
    for (const [, room] of house.rooms.all()) room.close(Close.lost);
    house = virtualHouse(streams);
    await house.rooms.resumeAll();
    await come();
    // tables of the test house are named by their moment
    await house.pass(7);
  };
  const night = () => devices.map(({ party }) => party?.night);

  await come();
  expect(await devices[0]?.wish({ kind: "help", seat: 1, junior: false, headStart: 150 })).toMatch(/^ok/);
  expect(await devices[1]?.wish({ kind: "night", games: PROGRAMME })).toBe("not-host");
  expect(await devices[0]?.wish({ kind: "night", games: PROGRAMME })).toMatch(/^ok/);
  expect(night()).toEqual(Array.from({ length: 2 }, () => ({ games: PROGRAMME, places: [], stopped: false })));
  expect(await devices[0]?.wish({ kind: "deal" })).toMatch(/^ok/);
  await house.pass(500);

  await kill();
  expect(devices[0]?.table?.setup.game).toBe("snip-snap-snorum");
  await play(house, devices, () => night()[0]?.places.length === 1);
  const [first] = night()[0]?.places ?? [];
  expect(first).toEqual(house.rooms.find(code)?.table?.outcome()?.places);

  await kill();
  expect(night()[1]?.places).toEqual([first]);
  // a device that has been started anew counts its wishes from one
  expect(await devices[1]?.wish({ kind: "ready", on: true }, "ready-2")).toMatch(/^ok/);
  expect(await devices[0]?.wish({ kind: "deal" }, "deal-2")).toMatch(/^ok/);
  await house.pass(0);
  expect(devices[1]?.table?.setup).toMatchObject({ game: "snap", seats: [{}, { headStart: 150 }, {}] });
  await play(house, devices, () => night()[0]?.places.length === 2);
  for (const one of night()) expect(one?.places).toEqual([first, house.rooms.find(code)?.table?.outcome()?.places]);
  expect(await devices[0]?.wish({ kind: "night-end" }, "end")).toBe("no-night");
});
