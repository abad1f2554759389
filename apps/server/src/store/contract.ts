/** What everybody who keeps streams or logs promises: one list of tests, run on each of them. */
import type { Entry, EventLog } from "@snorum/table";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StreamEntry, Streams } from "./streams.ts";

/** Entries `from`, `from` + 1 … with these bodies. */
const numbered = (from: number, ...bodies: readonly unknown[]): StreamEntry[] =>
  bodies.map((body, at) => ({ seq: from + at, body: JSON.stringify(body) }));

const json = (...bodies: readonly unknown[]): string[] => bodies.map((body) => JSON.stringify(body));

const notNext = { name: "StreamsError", code: "not-next" };
const closed = { name: "StreamsError", code: "closed" };

/** Tests streams. `open` gives fresh and empty ones, whose time is what `now` says. */
export function streamsContract(name: string, open: (now: () => number) => Promise<Streams>): void {
  describe(`streams in ${name}`, () => {
    let streams: Streams;
    let time = 0;
    beforeEach(async () => {
      time = 1_800_000_000_000;
      streams = await open(() => time);
    });
    afterEach(() => streams.close().catch(() => undefined));

    test("entries are read in the order they were appended in", async () => {
      await streams.append("table/a", numbered(0, "one"));
      await streams.append("table/a", numbered(1, "two", "three"));
      expect(await streams.read("table/a")).toEqual(json("one", "two", "three"));
    });

    test("a stream that nobody has written is empty", async () => {
      expect(await streams.read("table/a")).toEqual([]);
      expect(await streams.list("")).toEqual([]);
      await streams.drop("table/a");
      await streams.append("table/a", []);
      expect(await streams.list("")).toEqual([]);
    });

    test("streams know nothing of each other", async () => {
      await streams.append("table/a", numbered(0, "a"));
      await streams.append("table/b", numbered(0, "b"));
      await streams.append("party/a", numbered(0, "p"));
      await streams.drop("table/b");
      expect(await streams.read("table/a")).toEqual(json("a"));
      expect(await streams.read("table/b")).toEqual([]);
      expect(await streams.read("party/a")).toEqual(json("p"));
    });

    test.each([
      ["an empty stream", 0, 1],
      ["a number left out", 2, 3],
      ["a number that is there", 2, 1],
      ["the first number again", 2, 0],
      ["a number that is none", 2, 2.5],
      ["a number below all", 0, -1],
    ])("%s: an append that is not the next is refused and leaves nothing", async (_, there, seq) => {
      const before = numbered(0, "one", "two").slice(0, there);
      await streams.append("table/a", before);
      await expect(streams.append("table/a", numbered(seq, "late"))).rejects.toMatchObject(notNext);
      expect(await streams.read("table/a")).toEqual(before.map(({ body }) => body));
    });

    test("an append of several with a gap inside is refused whole", async () => {
      const gap = [...numbered(0, "one"), ...numbered(2, "three")];
      await expect(streams.append("table/a", gap)).rejects.toMatchObject(notNext);
      await expect(streams.append("table/a", [...numbered(0, "x"), ...numbered(0, "y")])).rejects.toMatchObject(
        notNext,
      );
      expect(await streams.list("")).toEqual([]);
    });

    test("of two who write the same number one is told, and only the other is kept", async () => {
      const writers = ["anna", "ben"].map(async (who) => {
        let refused = 0;
        for (let seq = 0; seq < 50; seq++)
          await streams.append("table/a", numbered(seq, `${who} ${seq}`)).catch((error: unknown) => {
            expect(error).toMatchObject(notNext);
            refused++;
          });
        return refused;
      });
      const refused = await Promise.all(writers);
      expect(refused.reduce((sum, one) => sum + one)).toBe(50);
      const bodies = await streams.read("table/a");
      expect(bodies.map((body) => Number((JSON.parse(body) as string).split(" ")[1]))).toEqual(
        Array.from({ length: 50 }, (_, seq) => seq),
      );
    });

    test("appends need not wait for each other: they are carried out in the order they were asked in", async () => {
      await Promise.all(Array.from({ length: 20 }, (_, seq) => streams.append("table/a", numbered(seq, seq))));
      expect(await streams.read("table/a")).toEqual(json(...Array.from({ length: 20 }, (_, seq) => seq)));
    });

    test("a refused append spoils none of those beside it, before or after", async () => {
      const asked = [
        streams.append("table/a", numbered(0, "a0")),
        streams.append("table/b", numbered(7, "b7")),
        streams.append("table/a", numbered(1, "a1")),
        streams.append("table/a", numbered(1, "again")),
        streams.append("table/c", numbered(0, "c0")),
      ];
      const ends = await Promise.allSettled(asked);
      expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
      expect(await streams.read("table/a")).toEqual(json("a0", "a1"));
      expect(await streams.read("table/b")).toEqual([]);
    });

    test("after a refused append the next one is taken", async () => {
      await expect(streams.append("table/a", numbered(1, "x"))).rejects.toMatchObject(notNext);
      await streams.append("table/a", numbered(0, "a0"));
      await streams.append("table/a", numbered(1, "a1"));
      expect(await streams.read("table/a")).toEqual(json("a0", "a1"));
    });

    test.each([
      [0, ["one", "two", "three"]],
      [1, ["two", "three"]],
      [3, []],
      [99, []],
    ])("reading from number %d on", async (from, bodies) => {
      await streams.append("table/a", numbered(0, "one", "two", "three"));
      expect(await streams.read("table/a", from)).toEqual(json(...bodies));
    });

    test.each([
      ["letters of every kind", "¡Schnipp! 7♦ 스냅 שנאפ e\u0301 \u{1F0A1}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
      ["half a letter", "\uD83C"],
      ["nothing and control", "a\u0000b\n\r\u2028\u007F"],
      ["quotes", `'; DROP TABLE entries; --"\\`],
    ])("%s comes back as it went", async (_, text) => {
      await streams.append(`table/${"ä♦"}`, numbered(0, text));
      expect(await streams.read("table/ä♦")).toEqual(json(text));
    });

    test("an entry may be big", async () => {
      const big = "♦ä7x".repeat(1_000_000);
      await streams.append("table/a", numbered(0, big, "small"));
      const [first, second] = await streams.read("table/a");
      expect(first === JSON.stringify(big)).toBe(true);
      expect(second).toBe('"small"');
    });

    test("the list tells how many entries, how many bytes, and when the newest came", async () => {
      await streams.append("table/b", numbered(0, "♦"));
      time += 5000;
      await streams.append("table/a", numbered(0, "x", "y"));
      await streams.append("party/a", numbered(0, 1));
      await streams.append("tablet", numbered(0, 1));
      time += 5000;
      await streams.append("table/b", numbered(1, "z"));
      await streams.append("table/b", numbered(9, "late")).catch(() => undefined);
      expect(await streams.list("table/")).toEqual([
        { stream: "table/a", entries: 2, newest: time - 5000, bytes: 6 },
        { stream: "table/b", entries: 2, newest: time, bytes: 8 },
      ]);
      expect((await streams.list("")).map(({ stream }) => stream)).toEqual(["party/a", "table/a", "table/b", "tablet"]);
      expect(await streams.list("table/a/")).toEqual([]);
    });

    test("what begins with a prefix that means something in SQL is no other's", async () => {
      await streams.append("table/a_b%", numbered(0, 1));
      await streams.append("table/axbc", numbered(0, 1));
      expect((await streams.list("table/a_b%")).map(({ stream }) => stream)).toEqual(["table/a_b%"]);
    });

    test("a dropped stream begins again with number 0", async () => {
      await streams.append("table/a", numbered(0, "one", "two"));
      await streams.drop("table/a");
      expect(await streams.list("")).toEqual([]);
      await expect(streams.append("table/a", numbered(2, "three"))).rejects.toMatchObject(notNext);
      await streams.append("table/a", numbered(0, "new"));
      expect(await streams.read("table/a")).toEqual(json("new"));
    });

    test("a hundred writers at once: each has its own, whole and in order, and readers see nothing but beginnings", async () => {
      const EACH = 25;
      const whole = Array.from({ length: EACH }, (_, seq) => seq);
      const writers = Array.from({ length: 100 }, async (_, who) => {
        for (const seq of whole) await streams.append(`table/${who}`, numbered(seq, [who, seq]));
      });
      let writing = true;
      const readers = Array.from({ length: 4 }, async (_, who) => {
        for (let turn = who; writing; turn += 4) {
          const bodies = await streams.read(`table/${turn % 100}`);
          expect(bodies).toEqual(json(...whole.slice(0, bodies.length).map((seq) => [turn % 100, seq])));
        }
      });
      await Promise.all(writers);
      writing = false;
      await Promise.all(readers);
      for (let who = 0; who < 100; who++)
        expect(await streams.read(`table/${who}`)).toEqual(json(...whole.map((seq) => [who, seq])));
      expect((await streams.list("table/")).map(({ entries }) => entries)).toEqual(
        Array.from({ length: 100 }, () => EACH),
      );
    });

    test("what was appended can be read, by whoever asks once the append is fulfilled", async () => {
      for (let seq = 0; seq < 20; seq++) {
        await streams.append("table/a", numbered(seq, seq));
        expect(await streams.read("table/a", seq)).toEqual(json(seq));
      }
    });

    test("closing finishes what waits, and refuses what comes after", async () => {
      const waiting = Array.from({ length: 50 }, (_, who) => streams.append(`table/${who}`, numbered(0, who)));
      const wrong = streams.append("table/x", numbered(1, "x"));
      const reading = streams.read("table/7");
      const closing = streams.close();
      const late = streams.append("table/late", numbered(0, "late"));
      const ends = await Promise.allSettled([wrong, late, ...waiting]);
      expect(ends[0]).toMatchObject({ reason: notNext });
      expect(ends[1]).toMatchObject({ reason: closed });
      expect(ends.slice(2).every(({ status }) => status === "fulfilled")).toBe(true);
      expect(await reading).toEqual(json(7));
      await closing;
      await streams.close();
      await expect(streams.read("table/7")).rejects.toMatchObject(closed);
      await expect(streams.list("")).rejects.toMatchObject(closed);
    });
  });
}

const SETUP: Entry = {
  seq: 0,
  at: 1000,
  format: 1,
  rulesVersion: 1,
  setup: { table: "a", game: "snap", rules: {}, seats: [{ bot: null, junior: false }] },
};
const event = (seq: number): Entry => ({ seq, at: 1000.5 + seq, id: `ä${seq}`, seat: 0, events: [] });

/** Tests an event log. `open` gives a fresh and empty one. */
export function eventLogContract(name: string, open: () => Promise<EventLog>): void {
  describe(`the event log in ${name}`, () => {
    test("entries are read as they were appended", async () => {
      const log = await open();
      const entries = [SETUP, event(1), event(2)];
      for (const entry of entries) await log.append("a", entry);
      expect(await log.read("a")).toEqual(entries);
      expect(await log.read("b")).toEqual([]);
    });

    test("an entry that is not the next is refused, and the log goes on", async () => {
      const log = await open();
      await expect(log.append("a", event(1))).rejects.toThrow("entry 1 is not the next of");
      await log.append("a", SETUP);
      await expect(log.append("a", event(2))).rejects.toThrow("entry 2 is not the next of");
      await expect(log.append("a", SETUP)).rejects.toThrow("entry 0 is not the next of");
      await log.append("a", event(1));
      expect(await log.read("a")).toEqual([SETUP, event(1)]);
    });

    test("of two who write the same entry one is told", async () => {
      const log = await open();
      const ends = await Promise.allSettled([log.append("a", SETUP), log.append("a", SETUP)]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(await log.read("a")).toEqual([SETUP]);
    });

    test("what was read does not change with what is appended later", async () => {
      const log = await open();
      await log.append("a", SETUP);
      const before = await log.read("a");
      await log.append("a", event(1));
      expect(before).toEqual([SETUP]);
    });
  });
}
