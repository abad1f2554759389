/** What only SQLite does: one commit for many, a full disk, a thread that dies, copies while it runs. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSqliteStreams, type SqliteOptions, type SqliteStreams } from "./sqlite-streams.ts";

/** Each test starts a thread and waits for the disk, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "snorum-sqlite-"));
let files = 0;
let file = "";
let streams: SqliteStreams;
let worker: Worker;

async function open(options: SqliteOptions = {}): Promise<SqliteStreams> {
  process.once("worker", (started) => (worker = started));
  streams = await openSqliteStreams(file, options);
  return streams;
}

const one = (seq: number, body = "{}"): { seq: number; body: string }[] => [{ seq, body }];

/** How many transactions the write-ahead log holds: frames that say how large the file is after them. */
function commits(): number {
  const log = readFileSync(`${file}-wal`);
  const page = log.readUInt32BE(8);
  const salt = log.readBigUInt64BE(16);
  let found = 0;
  for (let at = 32; at + 24 + page <= log.length && log.readBigUInt64BE(at + 8) === salt; at += 24 + page)
    if (log.readUInt32BE(at + 4) > 0) found++;
  return found;
}

beforeEach(() => {
  file = join(folder, `${files++}.db`);
});
afterEach(() => streams.close().catch(() => undefined));
afterAll(() => rmSync(folder, { recursive: true }));

describe("group commit", () => {
  test("what waits while a commit runs goes into the next one together", async () => {
    await open();
    const before = commits();
    const asked = Array.from({ length: 100 }, (_, who) => streams.append(`table/${who}`, one(0)));
    await Promise.all(asked);
    expect(commits() - before).toBeLessThanOrEqual(2);
    await streams.append("table/0", one(1));
    await streams.append("table/0", one(2));
    expect(commits() - before).toBeGreaterThanOrEqual(3);
  });

  test("the main thread goes on while the database waits", async () => {
    await open();
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    let saved = false;
    const saving = streams.append("table/a", one(0)).then(() => (saved = true));
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(saved).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    expect(await saving).toBe(true);
  });
});

describe("the primary key", () => {
  test("is the last fence: an entry that is there already is refused even if the count has missed it", async () => {
    await open();
    await streams.append("table/a", one(0));
    const other = new DatabaseSync(file);
    other.exec("INSERT INTO entries (stream, seq, body) VALUES ('table/a', 1, '\"other\"')");
    other.close();
    const ends = await Promise.allSettled([
      streams.append("table/b", one(0)),
      streams.append("table/a", one(1)),
      streams.append("table/c", one(0)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(ends[1]).toMatchObject({ reason: { code: "not-next" } });
    expect(await streams.read("table/a")).toEqual(["{}", '"other"']);
  });
});

describe("a disk that is full", () => {
  test("an append that finds no room is refused, a small one beside it is not, and room helps", async () => {
    await open({ maxPages: 30 });
    const body = JSON.stringify("x".repeat(40_000));
    await streams.append("table/a", one(0, body));
    const ends = await Promise.allSettled([
      streams.append("table/b", one(0)),
      streams.append("table/a", [...one(1, body), ...one(2, body), ...one(3, body)]),
      streams.append("table/c", one(0)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(ends[1]).toMatchObject({ reason: { name: "StreamsError", code: "disk-full" } });
    expect(await streams.read("table/a")).toEqual([body]);
    expect(await streams.list("table/a")).toMatchObject([{ entries: 1 }]);
    await streams.drop("table/a");
    await streams.append("table/a", [...one(0, body), ...one(1, body)]);
    expect(await streams.read("table/a")).toEqual([body, body]);
  });

  test.skipIf(process.platform === "win32")("so is one that the system refuses to write, and reading goes on", () => {
    const program = `
      const { openSqliteStreams } = await import(${JSON.stringify(new URL("./sqlite-streams.ts", import.meta.url))});
      const streams = await openSqliteStreams(${JSON.stringify(file)});
      await streams.append("table/a", [{ seq: 0, body: "1" }]);
      const big = JSON.stringify("x".repeat(3_000_000));
      const codes = [];
      for (const body of [big, "2", big]) {
        const seq = (await streams.read("table/a")).length;
        codes.push(await streams.append("table/a", [{ seq, body }]).then(() => "kept", (error) => error.code));
      }
      console.log(codes.join(), (await streams.read("table/a")).join());
      process.exit(0);
    `;
    // No file may grow beyond a megabyte: the writes fail as those to a broken disk do.
    const shell = `ulimit -f 1024; exec "$0" --input-type=module -e "$1"`;
    const run = spawnSync("bash", ["-c", shell, process.execPath, program], { encoding: "utf8" });
    expect(run.stderr).toBe("");
    expect(run.stdout).toBe("disk-error,kept,disk-error 1,2\n");
  });
});

describe("the thread", () => {
  test("when it dies, what waits and what comes is refused with `gone`, and whoever listens is told", async () => {
    await open();
    await streams.append("table/a", one(0));
    const waiting = streams.append("table/a", one(1));
    void worker.terminate();
    // Whether it was still saved nobody can know; that it ends is what counts.
    await Promise.allSettled([waiting]);
    await expect(streams.gone).resolves.toMatchObject({ name: "StreamsError", code: "gone" });
    for (const call of [
      streams.append("table/a", one(1)),
      streams.read("table/a"),
      streams.list(""),
      streams.drop("table/a"),
      streams.backup(join(folder, "never.db")),
      streams.close(),
    ])
      await expect(call).rejects.toMatchObject({ code: "gone" });
    await open();
    expect((await streams.read("table/a"))[0]).toBe("{}");
  });

  test("a closed one has not died", async () => {
    await open();
    let told = false;
    void streams.gone.then(() => (told = true));
    const exited = new Promise((resolve) => worker.once("exit", resolve));
    await streams.close();
    await exited;
    await new Promise(setImmediate);
    expect(told).toBe(false);
  });
});

describe("a copy", () => {
  test("is what was there at one moment, while writers go on; it opens like the first", async () => {
    await open();
    const body = JSON.stringify("x".repeat(1000));
    let writing = true;
    let last = -1;
    const writers = (async () => {
      for (let seq = 0; writing; seq++) {
        await streams.append("table/a", one(seq, body));
        last = seq;
      }
    })();
    while (last < 200) await new Promise(setImmediate);
    const before = last;
    const copy = join(folder, "copy.db");
    await streams.backup(copy);
    writing = false;
    await writers;
    const { length } = await streams.read("table/a");
    const second = await openSqliteStreams(copy);
    const copied = await second.read("table/a");
    expect(copied.length).toBeGreaterThan(before);
    expect(copied.length).toBeLessThanOrEqual(length);
    await second.append("table/a", one(copied.length));
    await second.close();
  });

  test("writes over nothing", async () => {
    await open();
    const there = join(folder, "there.db");
    writeFileSync(there, "mine");
    await expect(streams.backup(there)).rejects.toThrow("is there already");
    await expect(streams.backup(file)).rejects.toThrow("is there already");
    await expect(streams.backup(join(folder, "nowhere", "x.db"))).rejects.toMatchObject({ code: "disk-error" });
    expect(readFileSync(there, "utf8")).toBe("mine");
    expect(existsSync(`${there}.part`)).toBe(false);
  });

  test("is finished before the streams close", async () => {
    await open();
    await streams.append("table/a", one(0));
    const copying = streams.backup(join(folder, "last.db"));
    await streams.close();
    await copying;
    expect(existsSync(join(folder, "last.db"))).toBe(true);
  });
});

test("opened again, everything is there, and the next number is the next", async () => {
  await open();
  await streams.append("table/a", [...one(0), ...one(1)]);
  await streams.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  await open();
  await expect(streams.append("table/a", one(1))).rejects.toMatchObject({ code: "not-next" });
  await streams.append("table/a", one(2));
  expect(await streams.read("table/a")).toHaveLength(3);
});
