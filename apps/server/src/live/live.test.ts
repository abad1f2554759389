/** Online tables over real sockets: from the link to the last card, and through every break. */
import { describe, expect, onTestFinished, test } from "vitest";
import type { SnipView } from "@snorum/engine";
import type { Purpose } from "@snorum/protocol/client";
import { live, someone } from "./testing.ts";
import type { Live, Someone } from "./testing.ts";

const SNIP: Purpose = {
  is: "open",
  game: "snip-snap-snorum",
  rules: { session: "rounds", rounds: 1, chants: "app" },
  seats: 4,
};
const SNAP: Purpose = { is: "open", game: "snap", rules: { turnTime: 0, mostMinutes: 0 }, seats: 3 };

async function started(options: Parameters<typeof live>[0] = {}): Promise<Live> {
  const one = await live(options);
  onTestFinished(() => one.stop());
  return one;
}

function sits(at: { readonly port: number }, purpose: Purpose, token?: string): Someone {
  const one = someone(at, purpose, token);
  onTestFinished(() => one.client.close());
  return one;
}

/** A host and guests, all in the party. */
async function together(at: Live, purpose: Purpose, guests: number): Promise<Someone[]> {
  const host = sits(at, purpose);
  await host.until("a code", () => host.client.party !== null);
  const code = host.client.party?.code ?? "";
  const all = [host];
  for (let n = 0; n < guests; n++) {
    const guest = sits(at, { is: "hello", code });
    await guest.until("a seat", () => guest.client.party !== null);
    all.push(guest);
  }
  return all;
}

async function deal(all: readonly Someone[]): Promise<void> {
  const [host] = all;
  expect(await host?.client.wish({ kind: "deal" })).toMatchObject({ ok: true });
  await Promise.all(all.map((one) => one.until("cards", () => one.client.table !== null)));
}

/** The cards in somebody's hand, as their own device has them. */
const handOf = (one: Someone | undefined): readonly number[] => {
  const table = one?.client.table;
  return table === null || table === undefined ? [] : (table.view(table.seat) as SnipView).hand;
};

const toTheEnd = (all: readonly Someone[], ms = 60_000): Promise<unknown> =>
  Promise.all(all.map((one) => one.until("the end of the match", () => one.client.party?.match?.over === true, ms)));

/** What everybody has folded is what the server's own log says. */
async function expectOneTruth(at: Live, all: readonly Someone[]): Promise<void> {
  for (const { client } of all) {
    const { table, party } = client;
    const room = at.rooms.find(party?.code ?? "");
    const own = room?.table;
    if (table === null || own === null || own === undefined) throw new Error("no table");
    await all[0]?.until("the last entry", () => client.table?.seq === own.seq);
    expect(client.table?.view(table.seat)).toEqual(own.view(table.seat));
  }
}

describe("from the link to the end", () => {
  test("one opens, one comes by the code, bots fill up, and a match is played to its end (SSS-PLAY-1, G13)", async () => {
    const at = await started();
    const all = await together(at, SNIP, 1);
    expect(all.map(({ client }) => client.party?.seat)).toEqual([0, 1]);
    expect(all[1]?.client.party?.seats.map(({ person, bot }) => [person, bot])).toEqual([
      [1, false],
      [2, false],
      [null, true],
      [null, true],
    ]);
    await deal(all);
    for (const one of all) one.play();
    await toTheEnd(all);
    await expectOneTruth(at, all);
    expect(all[1]?.client.party?.won.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  });

  test("a rematch is one tap of the host", async () => {
    const at = await started();
    const all = await together(at, SNIP, 1);
    for (const one of all) one.play();
    await deal(all);
    await toTheEnd(all);
    const first = all[1]?.client.table?.setup.table;
    expect(await all[0]?.client.wish({ kind: "deal" })).toMatchObject({ ok: true });
    await all[1]?.until("another table", () => all[1]?.client.table?.setup.table !== first);
    expect(all[1]?.client.party?.match).toMatchObject({ number: 2, over: false });
  });

  test("Snap over sockets: races are judged, and one award falls for each match (SNAP-CALL-2, G4, G7)", async () => {
    const at = await started();
    const all = await together(at, SNAP, 1);
    for (const one of all) one.play();
    await deal(all);
    await all[0]?.until("a race", () => (all[0]?.heard ?? []).some((text) => text.includes('"race":')), 60_000);
    await expectOneTruth(at, all);
  }, 90_000);
});

describe("nothing is lost", () => {
  test("a cut line comes back to the same seat and the same cards (G12, G17)", async () => {
    const at = await started();
    const all = await together(at, SNIP, 1);
    await deal(all);
    const guest = all[1];
    const before = handOf(guest);
    expect(before).toHaveLength(13);
    guest?.cut();
    await guest?.until("the break", () => guest.client.standing !== "here");
    await guest?.until("the line", () => guest.client.standing === "here");
    expect(guest?.client.party?.seat).toBe(1);
    expect(handOf(guest)).toEqual(before);
    for (const one of all) one.play();
    await toTheEnd(all);
    await expectOneTruth(at, all);
  });

  test("a killed server: the same seat, the same cards, and the match goes on (G17)", async () => {
    const first = await live();
    const all = await together(first, SNIP, 1);
    await deal(all);
    const hands = all.map(handOf);
    const code = all[0]?.client.party?.code ?? "";
    await first.kill();
    const second = await started({ streams: first.streams });
    const again = all.map(({ token }) => sits(second, { is: "hello", code }, token));
    await Promise.all(again.map((one) => one.until("the table", () => one.client.table !== null)));
    expect(again.map(handOf)).toEqual(hands);
    for (const one of again) one.play();
    await toTheEnd(again);
    for (const { client } of all) client.close();
  });
});
