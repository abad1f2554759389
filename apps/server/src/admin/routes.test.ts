/** What the host's addresses answer, over real HTTP. */
import { createHash } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Purpose } from "@snorum/protocol/client";
import { someone } from "../live/testing.ts";
import type { Someone } from "../live/testing.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import { StreamsError } from "../store/streams.ts";
import { Busy } from "./backups.ts";
import type { Exported } from "./export.ts";
import type { Ledger } from "./ledger.ts";
import { TOKEN, hosted } from "./testing.ts";
import type { Hosted } from "./testing.ts";

const SNAP: Purpose = { is: "open", game: "snap", rules: { turnTime: 0, mostMinutes: 0 }, seats: 3 };

async function started(...args: Parameters<typeof hosted>): Promise<Hosted> {
  const one = await hosted(...args);
  onTestFinished(() => one.stop());
  return one;
}

async function sits(at: Hosted, purpose: Purpose): Promise<Someone> {
  const one = someone(at, purpose);
  onTestFinished(() => one.client.close());
  await one.until("a seat", () => one.client.party !== null);
  return one;
}

async function two(at: Hosted): Promise<{ host: Someone; guest: Someone; code: string }> {
  const host = await sits(at, SNAP);
  const code = host.client.party?.code ?? "";
  return { host, guest: await sits(at, { is: "hello", code }), code };
}

const ledger = async (at: Hosted): Promise<Ledger> => (await (await at.ask("/admin/api/ledger")).json()) as Ledger;
const metric = async (at: Hosted, name: string): Promise<string | undefined> =>
  (await (await at.ask("/metrics")).text()).split("\n").find((line) => line.startsWith(`${name} `));

const GUARDED = ["/metrics", "/admin/api/ledger", "/admin/api/tables/BCDFG/log", "/admin/api/nothing"] as const;

describe("the door", () => {
  test.each(GUARDED)("%s is not there where no token is set", async (path) => {
    const at = await started({});
    expect((await at.ask(path)).status).toBe(404);
    expect((await at.ask(path, { token: null })).status).toBe(404);
  });

  test.each(GUARDED)("%s takes no wrong token, and none that is nearly right", async (path) => {
    const at = await started();
    for (const token of [null, "", "wrong", TOKEN.slice(1), `${TOKEN}x`, TOKEN.toUpperCase()])
      expect((await at.ask(path, { token })).status).toBe(401);
    const basic = { Authorization: `Basic ${Buffer.from(`:${TOKEN}`).toString("base64")}` };
    expect((await fetch(at.base + path, { headers: basic })).status).toBe(401);
    expect((await at.ask(`${path}?token=${TOKEN}`, { token: null })).status).toBe(401);
  });

  test("is shut for a while to an address that has guessed too often, right or wrong", async () => {
    const at = await started();
    const wrong = await Promise.all(Array.from({ length: 12 }, () => at.ask("/metrics", { token: "guess" })));
    expect(wrong.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
    expect((await at.ask("/metrics")).status).toBe(429);
  });

  test("nothing that is behind it is kept by anybody on the way", async () => {
    const at = await started();
    for (const path of ["/metrics", "/admin", "/admin/api/ledger"])
      expect((await at.ask(path)).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("metrics", () => {
  test("count tables, seats, lines, joins, reconnects, round trips, refusals and appends", async () => {
    const at = await started();
    const { host, guest, code } = await two(at);
    await host.until("a round trip", () => host.client.party?.seats[0]?.trip !== null, 8000).catch(() => undefined);
    guest.cut();
    await guest.until("the break", () => guest.client.standing !== "here");
    await guest.until("the line", () => guest.client.standing === "here");
    expect(await guest.client.wish({ kind: "deal" })).toMatchObject({ ok: false });
    const nobody = someone(at, { is: "hello", code: code === "BBBBB" ? "CCCCC" : "BBBBB" });
    await nobody.until("a refusal", () => nobody.client.standing === "refused");
    nobody.client.close();

    const answer = await at.ask("/metrics");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=/);
    const lines = (await answer.text()).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "snorum_tables 1",
        "snorum_lines 2",
        'snorum_seats{who="persons"} 2',
        'snorum_seats{who="bots"} 1',
        'snorum_seats{who="away"} 0',
        "snorum_joins_total 2",
        "snorum_reconnects_total 1",
        'snorum_refusals_total{code="not-host"} 1',
        'snorum_refusals_total{code="no-such-table"} 1',
        "snorum_append_failures_total 0",
        "snorum_errors_total 0",
      ]),
    );
    const value = (name: string): number => Number(lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1]);
    expect(value("snorum_appends_total")).toBe((await at.streams.read(`party/${code}`)).length);
    expect(value("snorum_round_trip_seconds_count")).toBeGreaterThan(0);
    expect(value("snorum_event_loop_delay_p99_seconds")).toBeGreaterThanOrEqual(0);
    expect(value("process_resident_memory_bytes")).toBeGreaterThan(1e7);
    expect(lines.some((line) => /^snorum_info\{snorum="\d.*protocol="\d.*node="\d/.test(line))).toBe(true);
  });

  test("count verdicts, and those too near to tell as dead heats", async () => {
    const at = await started();
    const finish = { mode: "first", rows: [], band: 15, missing: [], confidence: 1, forced: false } as const;
    at.metrics.judged({ ...finish, tied: 1 });
    at.metrics.judged({ ...finish, tied: 2 });
    expect(await metric(at, "snorum_verdicts_total")).toBe("snorum_verdicts_total 2");
    expect(await metric(at, "snorum_dead_heats_total")).toBe("snorum_dead_heats_total 1");
  });

  test("a race at a real table is one verdict", async () => {
    const at = await started();
    const { host, guest } = await two(at);
    host.play();
    guest.play();
    await host.client.wish({ kind: "deal" });
    await host.until("a race", () => host.heard.some((text) => text.includes('"race":{')), 60_000);
    expect((await ledger(at)).counted.verdicts).toBeGreaterThan(0);
  }, 90_000);

  test("what cannot be saved is counted, logged and told", async () => {
    const inner = memoryStreams();
    let full = false;
    const append: typeof inner.append = (...entries) =>
      full ? Promise.reject(new StreamsError("disk-full", "no room")) : inner.append(...entries);
    const at = await started(undefined, { streams: { ...inner, append } });
    const { host, code } = await two(at);
    full = true;
    expect(await host.client.wish({ kind: "ready", on: true })).toMatchObject({ refusal: { code: "not-saved" } });
    expect(await metric(at, "snorum_append_failures_total")).toBe("snorum_append_failures_total 1");
    expect(at.logged.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringContaining(`"stream":"party/${code}"`),
    ]);
  });
});

describe("the ledger", () => {
  test("of a server on which nobody plays is empty, and says what holds", async () => {
    const at = await started({ ADMIN_TOKEN: TOKEN, MOST_TABLES: "7", TABLES_HOURS: "3" });
    expect(await ledger(at)).toMatchObject({
      tables: [],
      seats: { persons: 0, bots: 0, away: 0 },
      lines: 0,
      counted: { joinsLastHour: 0, errors: 0, refusals: {}, trips: Array<number>(11).fill(0) },
      limits: { mostTables: 7, mostLines: 10_000, origins: [], proxy: null, log: "info" },
      keeps: { tablesHours: 3, replaysDays: 30 },
    });
  });

  test("has each table with its seats, and nobody's name or token", async () => {
    const at = await started();
    const { host, guest, code } = await two(at);
    await guest.client.wish({ kind: "name", name: "Zoë" });
    guest.client.close();
    await host.until("that they are away", () => host.client.party?.seats[1]?.away === true);
    const seen = await ledger(at);
    expect(seen.tables).toEqual([
      {
        code,
        game: "snap",
        seats: ["person", "away", "bot"],
        watchers: 0,
        playing: false,
        openedAt: expect.any(Number),
        slowestMs: expect.anything(),
      },
    ]);
    expect(Math.abs(seen.at - (seen.tables[0]?.openedAt ?? 0))).toBeLessThan(30_000);
    expect(JSON.stringify(seen)).not.toMatch(/Zoë|token/i);
  });
});

describe("what the host can do", () => {
  test("to close a table: everybody is told, and it is over in its log (G13)", async () => {
    const at = await started();
    const { host, guest, code } = await two(at);
    expect(await (await at.ask(`/admin/api/tables/${code}/close`, { method: "POST" })).json()).toEqual({
      closed: code,
    });
    for (const one of [host, guest]) {
      await one.until("the end", () => one.client.standing === "refused");
      expect(one.client.party?.over).toBe("ended");
    }
    expect(at.live.rooms.size).toBe(0);
    expect((await at.streams.read(`party/${code}`)).at(-1)).toContain('"kind":"over","why":"ended"');
    const again = await at.ask(`/admin/api/tables/${code}/close`, { method: "POST" });
    expect(again.status).toBe(404);
    expect(await again.json()).toEqual({ wrong: "no-such-table" });
  });

  test("looking closes nothing: only POST does", async () => {
    const at = await started();
    const { code } = await two(at);
    expect((await at.ask(`/admin/api/tables/${code}/close`)).status).toBe(404);
    expect(at.live.rooms.size).toBe(1);
  });

  test("to take a table's logs home, without the hashes of tokens", async () => {
    const at = await started();
    const { host, guest, code } = await two(at);
    await host.client.wish({ kind: "deal" });
    await guest.until("cards", () => guest.client.table !== null);
    const answer = await at.ask(`/admin/api/tables/${code.toLowerCase()}/log`);
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="snorum-${code}.json"`);
    const text = await answer.text();
    const { party, matches } = JSON.parse(text) as Exported;
    expect(party[0]).toMatchObject({ seq: 0, events: [{ kind: "opened", code }] });
    expect(matches).toHaveLength(1);
    expect(matches[0]?.entries[0]).toMatchObject({ seq: 0, setup: { game: "snap" } });
    for (const { token } of [host, guest]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(createHash("sha256").update(token).digest("base64url"));
    }
    expect((await at.ask("/admin/api/tables/BBBBB/log")).status).toBe(404);
    expect((await at.ask("/admin/api/tables/..%2F..%2Fsettings/log")).status).toBe(404);
  });

  test.each([
    ["is made", () => Promise.resolve({ file: "/d/b.db", bytes: 7 }), 200, { file: "/d/b.db", bytes: 7 }],
    ["fails", () => Promise.reject(new Error("disk full")), 503, { wrong: "disk full" }],
    ["is being made", () => Promise.reject(new Busy("one is")), 409, { wrong: "one is" }],
  ] as const)("to back up: the answer where one %s", async (_, backup, status, body) => {
    const at = await started(undefined, { backup });
    const answer = await at.ask("/admin/api/backup", { method: "POST" });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });
});

describe("health", () => {
  test("is 200 for anybody while the folder takes writes, and leaves nothing behind", async () => {
    const at = await started({});
    const answer = await at.ask("/healthz", { token: null });
    expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
    expect(await at.streams.list("")).toEqual([]);
  });

  test("is 503 while it takes none", async () => {
    const append = (): Promise<never> => Promise.reject(new StreamsError("disk-full", "no room"));
    const at = await started({}, { streams: { ...memoryStreams(), append } });
    expect((await at.ask("/healthz", { token: null })).status).toBe(503);
  });

  test("asked by many at once, the disk is asked once", async () => {
    let writes = 0;
    const inner = memoryStreams();
    const append: typeof inner.append = (...entries) => {
      writes += 1;
      return inner.append(...entries);
    };
    const at = await started({}, { streams: { ...inner, append } });
    await Promise.all(Array.from({ length: 20 }, () => at.ask("/healthz", { token: null })));
    expect(writes).toBe(1);
  });
});

describe("the page", () => {
  test("asks nobody but this server, and runs nothing that stands in its text", async () => {
    const at = await started();
    const page = await at.ask("/admin", { token: null });
    expect(page.status).toBe(200);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    const text = await page.text();
    expect(text).not.toMatch(/https?:\/\/(?!www\.w3\.org)|<script>|<style|onclick/);
    for (const path of ["/admin/page.css", "/admin/page.js"])
      expect(await (await at.ask(path, { token: null })).text()).not.toMatch(/https?:\/\//);
    const moved = await at.ask("/admin/", { token: null });
    expect([moved.status, moved.headers.get("Location")]).toEqual([308, "/admin"]);
  });

  test("says that it is off where no token is set", async () => {
    const at = await started({});
    const page = await at.ask("/admin", { token: null });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("<body data-off>");
    expect((await at.ask("/admin/page.js", { token: null })).status).toBe(200);
  });

  test("the pages of the site keep their own word about being kept", async () => {
    const at = await started();
    expect((await at.ask("/")).headers.get("Cache-Control")).toBeNull();
  });
});
