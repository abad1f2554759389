/** A device and its line: what it says, what it says again, and when it gives up. Ruling G17. */
import { describe, expect, test } from "vitest";
import { GAMES } from "@snorum/engine";
import { virtualClock } from "@snorum/table";
import type { Answer } from "@snorum/table";
import { Close } from "../messages.ts";
import type { ClientMessage, PartyView, ServerMessage } from "../messages.ts";
import { Client } from "./client.ts";
import type { Purpose, WireEars } from "./client.ts";

/** A line of the device, as the other end has it. */
interface Line {
  readonly ears: WireEars;
  readonly sent: ClientMessage[];
  closed: boolean;
}

const PARTY: PartyView = {
  code: "BCDFG",
  game: "snap",
  rules: {},
  seats: [],
  watchers: [],
  you: 1,
  seat: 0,
  host: 1,
  open: true,
  hidden: false,
  paused: false,
  match: null,
  won: [],
  over: null,
};

function device(purpose: Purpose = { is: "hello", code: "BCDFG" }) {
  const clock = virtualClock(0);
  const lines: Line[] = [];
  let ids = 0;
  const client = new Client(
    {
      now: clock.now,
      schedule: (ms, job) => clock.schedule(clock.now() + ms, job),
      newId: () => `id-${++ids}`,
      games: GAMES,
      connect(ears) {
        const line: Line = { ears, sent: [], closed: false };
        lines.push(line);
        return {
          send: (text) => void line.sent.push(JSON.parse(text) as ClientMessage),
          close: () => void (line.closed = true),
        };
      },
    },
    "A".repeat(22),
    purpose,
    { changed: () => undefined, dealt: () => undefined, said: () => undefined },
  );
  const hears = (message: ServerMessage): void => lines.at(-1)?.ears.heard(JSON.stringify(message));
  return {
    client,
    lines,
    hears,
    /** The newest line is open, and the party is told. */
    comesIn(): void {
      lines.at(-1)?.ears.opened();
      hears({ is: "party", at: 0, party: PARTY });
    },
    async pass(ms: number): Promise<void> {
      const until = clock.now() + ms;
      while (await clock.runNext(until));
      clock.moveTo(until);
    },
    sent: (): readonly string[] =>
      (lines.at(-1)?.sent ?? []).map((one) => ("id" in one ? `${one.is} ${one.id}` : one.is)),
  };
}

describe("a line that breaks", () => {
  test("is opened again, and what was not answered is said again with the same id", async () => {
    const one = device();
    one.comesIn();
    const answer = one.client.wish({ kind: "deal" });
    expect(one.sent()).toEqual(["hello", "wish id-1"]);
    one.lines[0]?.ears.gone(1006);
    expect(one.client.standing).toBe("offline");
    await one.pass(100);
    one.comesIn();
    expect(one.sent()).toEqual(["hello", "wish id-1"]);
    one.hears({ is: "answer", id: "id-1", ok: true, seq: 3 });
    expect(await answer).toEqual({ ok: true, seq: 3 });
    one.lines[1]?.ears.gone(1006);
    await one.pass(100);
    one.comesIn();
    expect(one.sent()).toEqual(["hello"]);
  });

  test("whose end was never heard is found by what stays unanswered", async () => {
    const one = device();
    one.comesIn();
    void one.client.wish({ kind: "deal" });
    await one.pass(6000);
    expect([one.lines.length, one.lines[0]?.closed]).toEqual([2, true]);
    one.comesIn();
    expect(one.sent()).toEqual(["hello", "wish id-1"]);
  });

  test("that never opens is tried anew", async () => {
    const one = device();
    await one.pass(30_000);
    expect(one.lines.length).toBeGreaterThan(2);
    expect(one.lines.slice(0, -1).every(({ closed }) => closed)).toBe(true);
    one.comesIn();
    expect(one.client.standing).toBe("here");
  });

  test("that opens, and says nothing, is tried anew", async () => {
    const one = device();
    one.lines[0]?.ears.opened();
    await one.pass(30_000);
    expect(one.lines.length).toBeGreaterThan(1);
  });

  test("what is said by a line that was given up is not heard", async () => {
    const one = device();
    one.comesIn();
    void one.client.wish({ kind: "deal" });
    await one.pass(6000);
    one.lines[0]?.ears.heard(JSON.stringify({ is: "refused", refusal: { code: "flood", rule: "G14" } }));
    one.lines[0]?.ears.gone(Close.flood);
    expect([one.client.refusal, one.client.standing]).toEqual([null, "offline"]);
  });

  test("a quiet line is asked for a beat; while beats come back it is kept, and one that stays out ends it", async () => {
    const one = device();
    one.comesIn();
    await one.pass(5000);
    expect(one.sent()).toContain("beat");
    one.hears({ is: "beat", at: 5000 });
    await one.pass(3000);
    expect(one.lines).toHaveLength(1);
    await one.pass(6000);
    expect([one.lines.length, one.client.standing]).toEqual([2, "offline"]);
  });

  test("is measured by the middle of five beats; what breaks meanwhile is no measure", async () => {
    const one = device();
    one.comesIn();
    const trip = one.client.measure();
    for (const ms of [40, 900, 50, 60, 45]) {
      await one.pass(ms);
      one.hears({ is: "beat", at: 0 });
    }
    expect(await trip).toBe(50);
    const broken = one.client.measure();
    one.lines[0]?.ears.gone(1006);
    expect(await broken).toBe(null);
  });

  test("a device that says it has no network waits for no beat, and comes back at once when it has one again", async () => {
    const one = device();
    one.comesIn();
    one.client.offline();
    expect([one.client.standing, one.lines[0]?.closed]).toEqual(["offline", true]);
    one.client.retry();
    one.comesIn();
    expect([one.client.standing, one.lines.length]).toEqual(["here", 2]);
  });

  test("an opening that was not answered is said again; once there is a code it is a coming back", async () => {
    const one = device({ is: "open", game: "snap", rules: {}, seats: 3 });
    one.lines[0]?.ears.opened();
    one.lines[0]?.ears.gone(1006);
    await one.pass(100);
    one.comesIn();
    expect(one.sent()).toEqual(["open"]);
    one.lines[1]?.ears.gone(1006);
    await one.pass(100);
    one.comesIn();
    expect(one.lines[2]?.sent[0]).toMatchObject({ is: "hello", code: "BCDFG" });
  });
});

describe("a line that is closed for good", () => {
  test.each([
    ["another device has come", Close.elsewhere, "elsewhere"],
    ["the server would not have us", Close.refused, "refused"],
  ] as const)("%s: nobody tries again, and what was asked is answered", async (_, code, standing) => {
    const one = device();
    one.comesIn();
    const answer = one.client.wish({ kind: "deal" });
    one.lines[0]?.ears.gone(code);
    expect(await answer).toMatchObject({ ok: false, refusal: { code: "no-line" } });
    await one.pass(60_000);
    expect([one.lines.length, one.client.standing]).toEqual([1, standing]);
    expect((await one.client.wish({ kind: "deal" })) satisfies Answer).toMatchObject({ ok: false });
  });

  test("a server that stops is come back to", async () => {
    const one = device();
    one.comesIn();
    one.hears({ is: "stopping" });
    expect(one.client.standing).toBe("stopping");
    one.lines[0]?.ears.gone(Close.stopping);
    await one.pass(100);
    one.comesIn();
    expect(one.client.standing).toBe("here");
  });

  test("a device that is put away answers what it still owes, and is silent", async () => {
    const one = device();
    one.comesIn();
    const answer = one.client.wish({ kind: "deal" });
    one.client.close();
    expect(await answer).toMatchObject({ ok: false, refusal: { code: "no-line" } });
    await one.pass(60_000);
    expect([one.lines.length, one.lines[0]?.closed]).toEqual([1, true]);
  });
});
