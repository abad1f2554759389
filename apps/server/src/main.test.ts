/** The program as its host meets it: the line it prints, and how it ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { someone } from "./live/testing.ts";
import { openDataFolder } from "./store/data-folder.ts";

/** Each test starts whole programs, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
let folder = "";
let build = "";
let starts = 0;

/** Starts the server, with a data folder of its own unless told. */
function start(env: Record<string, string>): ChildProcess {
  const usual = { HOST: "127.0.0.1", LOG: "warn", SNORUM_BUILD: build, DATA: join(folder, `data-${starts++}`) };
  return spawn(process.execPath, [MAIN], { env: { ...process.env, ...usual, ...env } });
}

function collect(stream: NodeJS.ReadableStream | null): { text: string } {
  const seen = { text: "" };
  stream?.setEncoding("utf8").on("data", (text: string) => (seen.text += text));
  return seen;
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on("close", (code) => resolve(code)));
}

/** Waits for the line that tells the address. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      const url = /http:\S+/.exec(text)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.on("close", () => reject(new Error("ended before it listened")));
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "snorum-main-"));
  build = join(folder, "build");
  mkdirSync(build);
  writeFileSync(join(build, "index.html"), "home");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the server program", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("serves, and ends cleanly on %s", async (signal) => {
    const child = start({ PORT: "0" });
    const ended = end(child);
    const answer = await fetch(await address(child));
    expect(await answer.text()).toBe("home");
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  test("a taken port is told in one line", async () => {
    const first = start({ PORT: "0" });
    const { port } = new URL(await address(first));
    const second = start({ PORT: port });
    const told = collect(second.stderr);
    expect(await end(second)).toBe(1);
    expect(told.text).toMatch(new RegExp(`^Port ${port} is taken\\..*\\n$`));
    const ended = end(first);
    first.kill();
    await ended;
  });

  test.each([
    [{ PORT: "70000" }, /^PORT is "70000".*\n$/],
    [{ HOST: "203.0.113.1", PORT: "0" }, /^HOST is "203\.0\.113\.1".*\n$/],
    [
      { SNORUM_BUILD: fileURLToPath(new URL(".", import.meta.url)), PORT: "0" },
      /^There are no built pages in .*\. Build them first: npm run build\n$/,
    ],
    [{ SNORUM_BUILD: "/nowhere" }, /^There are no built pages in \/nowhere\..*\n$/],
  ])("%j is told in one line", async (env, line) => {
    const child = start(env);
    const told = collect(child.stderr);
    expect(await end(child)).toBe(1);
    expect(told.text).toMatch(line);
  });

  test("a setting that is no number is told before anything is opened", async () => {
    const data = join(folder, "never");
    const child = start({ TABLES_HOURS: "a day", DATA: data });
    const told = collect(child.stderr);
    expect(await end(child)).toBe(1);
    expect(told.text).toMatch(/^TABLES_HOURS is "a day".*\n$/);
    expect(existsSync(data)).toBe(false);
  });
});

describe("the log of a whole run", () => {
  /** Everything that happens to a server in a day, in a second. */
  async function run(env: Record<string, string>): Promise<{ log: string; tokens: string[] }> {
    const admin = "a-token-that-nobody-guesses";
    const guess = "a-token-that-somebody-guesses";
    const child = start({ PORT: "0", LOG: "debug", ADMIN_TOKEN: admin, ...env });
    const told = collect(child.stderr);
    const ended = end(child);
    const base = await address(child);
    const at = { port: Number(new URL(base).port) };
    const host = someone(at, { is: "open", game: "snap", rules: {}, seats: 3 });
    await host.until("a code", () => host.client.party !== null);
    const guest = someone(at, { is: "hello", code: host.client.party?.code ?? "" });
    await guest.until("a seat", () => guest.client.party !== null);
    const stranger = someone(at, { is: "hello", code: "BBBBB" });
    await stranger.until("a no", () => stranger.client.standing === "refused");
    for (const token of [admin, guess])
      await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    await fetch(`${base}/admin/api/backup`, { method: "POST", headers: { Authorization: `Bearer ${admin}` } });
    await closed(new WebSocket(`ws://127.0.0.1:${at.port}/live`, { origin: "https://elsewhere.example" }));
    const loud = new WebSocket(`ws://127.0.0.1:${at.port}/live`);
    loud.on("open", () => {
      for (let n = 0; n < 200; n++) loud.send(JSON.stringify({ is: "beat", token: guess }));
    });
    await closed(loud);
    for (const { client } of [host, guest, stranger]) client.close();
    child.kill();
    expect(await ended).toBe(0);
    return { log: told.text, tokens: [admin, guess, host.token, guest.token, stranger.token] };
  }
  const closed = (socket: WebSocket): Promise<void> =>
    new Promise((resolve) => {
      socket.on("error", () => undefined);
      socket.on("close", () => resolve());
    });

  test("is JSON, line by line, from the start to the end, and has no token and no whole address", async () => {
    const { log, tokens } = await run({});
    const said = log
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said[0]).toMatchObject({ level: "info", msg: "started" });
    expect(said.at(-1)).toMatchObject({ level: "info", msg: "stopped", code: 0 });
    const words = said.map(({ msg }) => msg);
    expect(words).toEqual(expect.arrayContaining(["wrong-token", "turned-away", "backup"]));
    for (const token of tokens) {
      expect(log).not.toContain(token);
      for (const form of ["hex", "base64", "base64url"] as const)
        expect(log).not.toContain(createHash("sha256").update(token).digest(form));
    }
    expect(log).not.toContain("127.0.0.1");
    expect(log).toContain('"from":"127.0.0.0"');
  });

  test("is nothing where nothing shall be logged", async () => {
    expect((await run({ LOG: "silent" })).log).toBe("");
  });
});

describe("tables whose time is over", () => {
  test("are dropped when the server starts, and the others stay", async () => {
    const data = join(folder, "swept");
    const HOUR = 3_600_000;
    for (const [stream, hours] of [
      ["table/old", 48],
      ["table/young", 0],
    ] as const) {
      const opened = await openDataFolder(data, { now: () => Date.now() - hours * HOUR });
      if ("wrong" in opened) throw new Error(opened.wrong);
      const setup = { table: stream.slice(6), game: "snap", rules: {}, seats: [] };
      await opened.streams.append(stream, [{ seq: 0, body: JSON.stringify({ seq: 0, at: 0, format: 1, setup }) }]);
      await opened.close();
    }
    const child = start({ PORT: "0", DATA: data, TABLES_HOURS: "1", REPLAYS_DAYS: "1" });
    const told = collect(child.stderr);
    const ended = end(child);
    await address(child);
    // the sweep that runs is finished before the folder is closed
    child.kill();
    expect(await ended).toBe(0);
    expect(told.text).toBe("");
    const opened = await openDataFolder(data);
    if ("wrong" in opened) throw new Error(opened.wrong);
    expect((await opened.streams.list("")).map(({ stream }) => stream)).toEqual(["table/young"]);
    await opened.close();
  });
});

describe("the data folder", () => {
  test("is made at the first start, closed at the end, and opened again by the next", async () => {
    const data = join(folder, "kept", "data");
    for (let turn = 0; turn < 2; turn++) {
      const child = start({ PORT: "0", DATA: data });
      const told = collect(child.stderr);
      const ended = end(child);
      await address(child);
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
      expect(told.text).toBe("");
      expect(readdirSync(data).toSorted()).toEqual(["snorum.db", "snorum.lock"]);
    }
  });

  test("is opened by one server, and by the next once that one was killed", async () => {
    const data = join(folder, "shared");
    const first = start({ PORT: "0", DATA: data });
    await address(first);
    const second = start({ PORT: "0", DATA: data });
    const told = collect(second.stderr);
    expect(await end(second)).toBe(1);
    expect(told.text).toMatch(/^The data folder ".*" is in use by another Snorum server\..*\n$/);
    const killed = end(first);
    first.kill("SIGKILL");
    await killed;
    const third = start({ PORT: "0", DATA: data });
    const ended = end(third);
    await address(third);
    third.kill();
    expect(await ended).toBe(0);
  });

  test.skipIf(process.platform === "win32")(
    "that nothing can be saved in any more ends the server, in one line",
    async () => {
      const deadly = 'process.once("worker", (worker) => process.once("SIGUSR2", () => worker.terminate()))';
      const child = start({ PORT: "0", NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(deadly)}` });
      const told = collect(child.stderr);
      const ended = end(child);
      await address(child);
      child.kill("SIGUSR2");
      expect(await ended).toBe(1);
      expect(told.text).toMatch(/^Nothing can be saved any more .*\n$/);
    },
  );

  const wrong: readonly (readonly [string, (data: string) => void, RegExp])[] = [
    ["a file in its place", (data) => writeFileSync(data, "mine"), /^DATA is ".*", which is a file .*\n$/],
    [
      "a damaged file in it",
      (data) => {
        mkdirSync(data);
        writeFileSync(join(data, "snorum.db"), "Dear diary, ".repeat(500));
      },
      /^".*snorum\.db" is damaged \(file is not a database\)\..*\n$/,
    ],
    [
      "one of a newer version",
      (data) => {
        mkdirSync(data);
        const database = new DatabaseSync(join(data, "snorum.db"));
        database.exec("CREATE TABLE settings (name, value); CREATE TABLE entries (x); CREATE TABLE streams (x)");
        database.exec("INSERT INTO settings VALUES ('schema', '7')");
        database.close();
      },
      /^The data folder ".*" was made by a newer Snorum: its version is 7.*\n$/,
    ],
  ];
  test.each(wrong)("%s is told in one line", async (name, make, line) => {
    const data = join(folder, name);
    make(data);
    const child = start({ PORT: "0", DATA: data });
    const told = collect(child.stderr);
    expect(await end(child)).toBe(1);
    expect(told.text).toMatch(line);
  });

  test.skipIf(process.platform !== "linux").each([
    ["/proc", /^The data folder "\/proc" cannot be written to by this user\..*\n$/],
    ["/proc/snorum", /^The data folder "\/proc\/snorum" cannot be made .*\n$/],
  ])("%s, where nobody can write, is told in one line", async (data, line) => {
    const child = start({ PORT: "0", DATA: data });
    const told = collect(child.stderr);
    expect(await end(child)).toBe(1);
    expect(told.text).toMatch(line);
  });
});
