/** The chaos test itself: what it is told, and that it would see what must not be. */
import { describe, expect, onTestFinished, test } from "vitest";
import { live, someone } from "../live/testing.ts";
import { audit } from "./audit.ts";
import type { Bodies, Witness } from "./audit.ts";
import { readFlags } from "./flags.ts";
import { badLine } from "./wire.ts";
import type { Ear } from "./wire.ts";

describe("flags", () => {
  test.each([
    [[], { tables: 18, minutes: 2, seed: 0 }],
    [["--quick"], { tables: 6, minutes: 0.3, seed: 0 }],
    [["--quick", "--seed", "9"], { tables: 6, minutes: 0.3, seed: 9 }],
    [["--tables=3", "--minutes", "0.5"], { tables: 3, minutes: 0.5, seed: 0 }],
  ])("%j", (args, chaos) => {
    expect(readFlags(args)).toEqual(chaos);
  });

  test.each([
    [["--tables"]],
    [["--tables", "0"]],
    [["--tables", "2.5"]],
    [["--tables", "501"]],
    [["--minutes", "-1"]],
    [["--seed", "1e3"]],
    [["--fast"]],
    [["7"]],
  ])("%j is told in one line", (args) => {
    const read = readFlags(args);
    expect("wrong" in read ? read.wrong.split("\n") : []).toEqual([expect.stringContaining("npm run chaos")]);
  });
});

/** Two people play a bit of Snap, and what is left of it. */
async function evidence(): Promise<{ readonly bodies: Bodies; readonly witnesses: readonly Witness[] }> {
  const at = await live({ tempo: 1 });
  onTestFinished(() => at.stop());
  const ears: Ear[] = [];
  const comes = (purpose: Parameters<typeof someone>[1]) => {
    const ear: Ear = { acknowledged: [], entryAt: 0 };
    ears.push(ear);
    const one = someone(at, purpose, undefined, {
      meddle: badLine(
        () => 1,
        ear,
        () => false,
      ),
    });
    onTestFinished(() => one.client.close());
    one.play();
    return one;
  };
  const host = comes({ is: "open", game: "snap", rules: { turnTime: 0, mostMinutes: 0 }, seats: 2 });
  await host.until("a code", () => host.client.party !== null);
  const code = host.client.party?.code ?? "";
  const guest = comes({ is: "hello", code });
  await guest.until("a seat", () => guest.client.party !== null);
  await host.client.wish({ kind: "deal" });
  const enough = (): boolean => (ears[1]?.acknowledged.length ?? 0) > 2 && (ears[0]?.acknowledged.length ?? 0) > 2;
  await guest.until("some cards", enough, 60_000);
  await host.client.wish({ kind: "pause", on: true });
  const table = at.rooms.find(code)?.table;
  for (const one of [host, guest])
    await one.until("the last entry", () => one.client.table?.seq === table?.seq && one.client.party?.paused === true);
  const bodies = new Map<string, { seq: number; body: string }[]>();
  for (const { stream } of await at.streams.list(""))
    bodies.set(
      stream,
      (await at.streams.read(stream)).map((body, seq) => ({ seq, body })),
    );
  const witnesses = [host, guest].map(({ client }, who): Witness => {
    const own = client.table;
    return {
      name: `person ${who}`,
      code,
      acknowledged: ears[who]?.acknowledged ?? [],
      party: client.party,
      table: own && { name: own.setup.table, seat: own.seat, seq: own.seq, print: own.print() },
    };
  });
  return { bodies, witnesses };
}

test("the audit finds nothing where nothing is wrong, and everything that must not be (G17)", async () => {
  const { bodies, witnesses } = await evidence();
  expect(audit(bodies, witnesses).wrong).toEqual([]);
  expect(audit(bodies, witnesses).acknowledged).toBeGreaterThan(5);

  const stream = [...bodies.keys()].find((name) => name.startsWith("table/")) ?? "";
  const entries = bodies.get(stream) ?? [];
  const tampered = (change: (all: { seq: number; body: string }[]) => { seq: number; body: string }[]): Bodies =>
    new Map([...bodies, [stream, change([...entries])]]);
  const own = entries.findIndex(({ body }) => /"id":"[^"]+"/.test(body));
  const body = entries[own]?.body ?? "";

  const cut = audit(
    tampered((all) => all.slice(0, own)),
    witnesses,
  );
  expect(cut.lost).toBeGreaterThan(0);
  expect(cut.diverged).toBe(2);
  expect(
    audit(
      tampered((all) => all.filter((_, at) => at !== own)),
      witnesses,
    ).gaps,
  ).toBeGreaterThan(0);
  const again = (all: { seq: number; body: string }[]) => [
    ...all,
    { seq: all.length, body: body.replace(/"seq":\d+/, `"seq":${all.length}`) },
  ];
  expect(audit(tampered(again), witnesses).doubled).toBe(1);
  const other = (all: { seq: number; body: string }[]) =>
    all.map((one, at) => (at === own ? { ...one, body: one.body.replace(/"id":"[^"]+"/, '"id":"x"') } : one));
  expect(audit(tampered(other), witnesses).lost).toBe(1);
  const seen = witnesses.map((one) => ({ ...one, table: one.table && { ...one.table, print: "otherwise" } }));
  expect(audit(bodies, seen).diverged).toBe(2);
  const party = witnesses.map((one) => ({ ...one, party: one.party && { ...one.party, host: 2 } }));
  expect(audit(bodies, party).diverged).toBe(2);
  const won = { kind: 7, seat: 0, card: -1, word: -1, amount: 0, list: [0] };
  const verdict = { seq: entries.length, at: 1, id: "", seat: -1, race: {}, events: [won, { ...won, seat: 1 }] };
  const doubled = tampered((all) => [...all, { seq: verdict.seq, body: JSON.stringify(verdict) }]);
  const noTables = witnesses.map((one) => ({ ...one, table: null }));
  expect(audit(doubled, noTables).awards.doubled).toBe(1);
}, 120_000);
