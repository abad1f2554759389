/** How long parties and tables are kept, over real lines and streams with a clock that is turned on by hand. */
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { PLAYABLES } from "@snorum/engine/tips";
import type { Purpose } from "@snorum/protocol/client";
import { live, someone } from "../live/testing.ts";
import type { Live, Someone } from "../live/testing.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import { sweep, termsOf } from "../store/retention.ts";
import { sweepOf } from "./housekeeping.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SNIP: Purpose = {
  is: "open",
  game: "snip-snap-snorum",
  rules: { session: "rounds", rounds: 1, chants: "app" },
  seats: 4,
};

let time = 0;
let notes: string[] = [];
beforeEach(() => {
  time = 1_800_000_000_000;
  notes = [];
});

async function started(streams = memoryStreams(() => time)): Promise<Live> {
  const at = await live({ streams });
  onTestFinished(() => at.stop());
  return at;
}

async function sits(at: Live, purpose: Purpose, token?: string): Promise<Someone> {
  const one = someone(at, purpose, token);
  onTestFinished(() => one.client.close());
  await one.until("a seat or a no", () => one.client.party !== null || one.client.standing === "refused");
  return one;
}

/** One sweep, as it is made every hour. Gives back what went. */
const swept = (at: Live, keeps = { tablesHours: 24, replaysDays: 30 }): Promise<readonly string[]> =>
  sweep(
    sweepOf({
      streams: at.streams,
      rooms: at.rooms,
      terms: termsOf(keeps),
      games: PLAYABLES,
      now: () => time,
      note: (what) => void notes.push(what),
    }),
  );

const left = async (at: Live): Promise<string[]> => (await at.streams.list("")).map(({ stream }) => stream);

describe("a party that nobody has moved for a day (G17)", () => {
  test("is closed: whoever still looks is told that it is over, and it is forgotten with its table", async () => {
    const at = await started();
    const host = await sits(at, SNIP);
    const code = host.client.party?.code ?? "";
    await host.client.wish({ kind: "deal" });
    await host.until("cards", () => host.client.table !== null);
    await host.client.wish({ kind: "pause", on: true });
    time += DAY - 1;
    expect(await swept(at)).toEqual([]);
    time += 1;
    expect(await swept(at)).toEqual([`party/${code}`]);
    await host.until("the end", () => host.client.standing === "refused");
    expect(host.client.refusal?.code).toBe("party-over");
    expect(await left(at)).toEqual([]);
    expect(at.rooms.size).toBe(0);
    expect(notes).toEqual(["dropped"]);
    const late = await sits(at, { is: "hello", code }, host.token);
    expect(late.client.refusal?.code).toBe("no-such-table");
  });

  test("but not while its table is played at: the party is as young as that", async () => {
    const at = await started();
    const host = await sits(at, SNIP);
    const code = host.client.party?.code ?? "";
    await host.client.wish({ kind: "deal" });
    await host.until("cards", () => host.client.table !== null);
    time += DAY;
    const before = host.client.table?.seq ?? 0;
    host.play();
    await host.until("a move", () => (host.client.table?.seq ?? 0) > before);
    expect(await swept(at)).toEqual([]);
    expect(at.rooms.find(code)).toBeDefined();
  });
});

describe("what is over (G17)", () => {
  async function played(): Promise<{ at: Live; code: string; table: string; host: Someone }> {
    const at = await started();
    const host = await sits(at, SNIP);
    host.play();
    await host.client.wish({ kind: "deal" });
    await host.until("the end of the match", () => host.client.party?.match?.over === true, 60_000);
    const table = host.client.party?.match?.table ?? "";
    return { at, host, table, code: host.client.party?.code ?? "" };
  }

  test("a party that its host has ended, and its match, are kept for thirty days", async () => {
    const { at, host, code, table } = await played();
    await host.client.wish({ kind: "end" });
    await host.until("the end", () => host.client.standing === "refused");
    time += 30 * DAY - 1;
    expect(await swept(at)).toEqual([]);
    time += 1;
    expect(await swept(at)).toEqual([`party/${code}`, `table/${table}`]);
    expect(await left(at)).toEqual([]);
  });

  test("a match that is over stays for a replay when the party after it is idle; one that was broken off goes", async () => {
    const { at, host, table, code } = await played();
    await host.client.wish({ kind: "deal" });
    await host.until("another table", () => host.client.table?.setup.table !== table);
    const second = host.client.table?.setup.table ?? "";
    await host.client.wish({ kind: "end" });
    await host.until("the end", () => host.client.standing === "refused");
    time += DAY;
    expect(await swept(at)).toEqual([`table/${second}`]);
    expect(await left(at)).toEqual([`party/${code}`, `table/${table}`]);
  }, 90_000);

  test("the match that lies on the table of a party goes with it, not before", async () => {
    const { at, host, code } = await played();
    time += DAY;
    await host.client.wish({ kind: "ready", on: true });
    expect(await swept(at, { tablesHours: 72, replaysDays: 1 })).toEqual([]);
    time += 3 * DAY;
    expect(await swept(at, { tablesHours: 72, replaysDays: 1 })).toEqual([`party/${code}`]);
    expect(await left(at)).toEqual([]);
  }, 90_000);
});

describe("what cannot be read", () => {
  test("is kept as long as what is over, and then goes", async () => {
    const streams = memoryStreams(() => time);
    await streams.append("party/BBBBB", [{ seq: 0, body: "not JSON" }]);
    await streams.append("table/odd", [{ seq: 0, body: "{}" }]);
    const at = await started(streams);
    time += 29 * DAY;
    expect(await swept(at)).toEqual([]);
    time += DAY;
    expect(await swept(at)).toEqual(["party/BBBBB", "table/odd"]);
  });

  test("because the disk fails stays, and is told", async () => {
    const inner = memoryStreams(() => time);
    await inner.append("table/x", [{ seq: 0, body: "{}" }]);
    const at = await started(inner);
    const read = (): Promise<never> => Promise.reject(new Error("disk"));
    time += DAY;
    expect(await swept({ ...at, streams: { ...inner, read } })).toEqual([]);
    expect(notes).toEqual(["sweep-failed"]);
  });
});
