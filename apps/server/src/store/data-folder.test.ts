/** The data folder: made at the first start, looked at before each, left as it is when it cannot be used. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DATABASE, type DataFolder, type FolderOptions, openDataFolder } from "./data-folder.ts";

/** Each test starts a thread and waits for the disk, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const top = mkdtempSync(join(tmpdir(), "snorum-data-"));
let folders = 0;
let folder = "";
beforeEach(() => {
  folder = join(top, String(folders++));
});
afterAll(() => rmSync(top, { recursive: true }));

async function open(options: FolderOptions = {}): Promise<DataFolder> {
  const opened = await openDataFolder(folder, options);
  if ("wrong" in opened) throw new Error(opened.wrong);
  return opened;
}

/** The line that says why `at` cannot be used. */
async function wrongOf(at = folder, options: FolderOptions = {}): Promise<string> {
  const opened = await openDataFolder(at, { lockPatienceMs: 0, ...options });
  if ("wrong" in opened) {
    expect(opened.wrong).not.toContain("\n");
    return opened.wrong;
  }
  await opened.close();
  return "nothing is wrong";
}

/** A folder in which a server has kept this many tables and has ended. */
async function used(tables = 1): Promise<void> {
  const data = await open();
  const body = JSON.stringify("x".repeat(900));
  const appends = Array.from({ length: tables }, (_, who) => data.streams.append(`table/${who}`, [{ seq: 0, body }]));
  await Promise.all(appends);
  await data.close();
}

/** Everything that is kept in the folder, as it is on the disk. Looking may leave an empty log behind. */
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== "snorum.lock" && !name.endsWith("-shm") && statSync(join(folder, name)).size > 0)
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );

describe("the first start", () => {
  test("makes the folder, and those above it, for this user only", async () => {
    folder = join(folder, "above", "data");
    const data = await open();
    await data.streams.append("table/a", [{ seq: 0, body: "1" }]);
    await data.close();
    expect(existsSync(join(folder, DATABASE))).toBe(true);
    if (process.platform !== "win32") expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test("takes an empty folder as it is", async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o750);
    await used();
    if (process.platform !== "win32") expect(statSync(folder).mode & 0o777).toBe(0o750);
  });

  test("that was cut off before anything was in the file is begun again", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, DATABASE), "");
    await used();
    expect(await wrongOf()).toBe("nothing is wrong");
  });

  test("notes when it was and which version made the folder; later ones note only themselves", async () => {
    const first = await open({ now: () => Date.UTC(2026, 0, 1) });
    await first.close();
    const second = await open({ now: () => Date.UTC(2027, 0, 1) });
    await second.close();
    const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
    const settings = database.prepare("SELECT name, value FROM settings ORDER BY name").all();
    database.close();
    expect(settings.map(({ name, value }) => `${String(name)} ${String(value)}`)).toEqual([
      "created 2026-01-01T00:00:00.000Z",
      "opened 2027-01-01T00:00:00.000Z",
      "schema 1",
    ]);
  });
});

describe("a folder that cannot be used is told in one line", () => {
  test("a file in its place", async () => {
    writeFileSync(folder, "mine");
    expect(await wrongOf()).toBe(`DATA is "${folder}", which is a file and not a folder.`);
    expect(readFileSync(folder, "utf8")).toBe("mine");
  });

  test("a file in the way", async () => {
    writeFileSync(folder, "mine");
    expect(await wrongOf(join(folder, "data"))).toMatch(/^The data folder ".*" cannot be made \(ENOTDIR\)\./);
  });

  // Nobody may write there, not even root; a folder without the right to write stops everybody but root.
  test.skipIf(process.platform !== "linux")("a place where nothing can be made", async () => {
    expect(await wrongOf("/proc/snorum")).toMatch(/^The data folder "\/proc\/snorum" cannot be made \(ENOENT\)\./);
  });

  test.skipIf(process.platform !== "linux")("a folder that nothing can be written to", async () => {
    expect(await wrongOf("/proc")).toMatch(/^The data folder "\/proc" cannot be written to by this user\./);
  });

  test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
    "a folder without the right to write",
    async () => {
      mkdirSync(folder);
      chmodSync(folder, 0o500);
      expect(await wrongOf()).toMatch(/ cannot be written to by this user\./);
    },
  );

  test.each([1, 3])(
    "a disk that is full from page %d on, and nothing half-made is in the way later",
    async (maxPages) => {
      expect(await wrongOf(folder, { maxPages })).toMatch(
        /^The data folder ".*" is on a disk that is full\. Make room /,
      );
      expect(await wrongOf()).toBe("nothing is wrong");
    },
  );

  test("one made by a newer version, even where that one was killed", async () => {
    await used();
    const newer = new DatabaseSync(join(folder, DATABASE));
    newer.exec("UPDATE settings SET value = '2' WHERE name = 'schema'");
    const before = contents();
    expect(Object.keys(before)).toContain(`${DATABASE}-wal`);
    expect(await wrongOf()).toMatch(/was made by a newer Snorum: its version is 2, and this one knows up to 1\./);
    expect(contents()).toEqual(before);
    newer.close();
    expect(await wrongOf()).toMatch(/was made by a newer Snorum/);
  });

  test("another program's database", async () => {
    mkdirSync(folder);
    const other = new DatabaseSync(join(folder, DATABASE));
    other.exec("CREATE TABLE settings (name, value); CREATE TABLE letters (text)");
    other.close();
    const before = contents();
    expect(await wrongOf()).toMatch(/snorum\.db" is a database of another program/);
    expect(contents()).toEqual(before);
  });
});

describe("a damaged file is told in one line and left as it is", () => {
  const damages: readonly (readonly [string, (file: string) => void])[] = [
    ["no database at all", (file) => writeFileSync(file, "Dear diary, ".repeat(1000))],
    ["a page overwritten", (file) => overwrite(file, 4096 * 6, Buffer.alloc(4096, 0xa5))],
    ["the end cut off", (file) => truncateSync(file, 4096 * 8)],
    ["the root of a table overwritten", (file) => overwrite(file, 4096 * 2, Buffer.alloc(64, 0xff))],
    ["the list of tables overwritten", (file) => overwrite(file, 100, Buffer.alloc(200, 0x11))],
  ];

  function overwrite(file: string, at: number, bytes: Buffer): void {
    const handle = openSync(file, "r+");
    writeSync(handle, bytes, 0, bytes.length, at);
    closeSync(handle);
  }

  test.each(damages)("%s", async (_, damage) => {
    await used(100);
    damage(join(folder, DATABASE));
    const before = contents();
    expect(await wrongOf()).toMatch(/snorum\.db" is damaged \(.+\)\. Move the folder away /);
    expect(contents()).toEqual(before);
  });
});

describe("the lock", () => {
  test("keeps a second server out, and not its successor", async () => {
    const data = await open();
    expect(await wrongOf()).toMatch(/^The data folder ".*" is in use by another Snorum server\./);
    await data.streams.append("table/a", [{ seq: 0, body: "1" }]);
    expect(readdirSync(folder).filter((name) => name.includes("lock"))).toEqual(["snorum.lock"]);
    await data.close();
    expect(await wrongOf()).toBe("nothing is wrong");
  });

  test("is given free when the folder could not be opened after all", async () => {
    await used();
    const file = join(folder, DATABASE);
    renameSync(file, `${file}.good`);
    writeFileSync(file, "damaged");
    expect(await wrongOf()).toMatch(/ is damaged /);
    renameSync(`${file}.good`, file);
    expect(await wrongOf()).toBe("nothing is wrong");
  });

  test("dies with its process, however that ends", async () => {
    const program = `
      const { openDataFolder } = await import(${JSON.stringify(new URL("./data-folder.ts", import.meta.url))});
      const data = await openDataFolder(${JSON.stringify(folder)});
      await data.streams.append("table/a", [{ seq: 0, body: "1" }]);
      console.log("open");
    `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => child.stdout.once("data", resolve));
    expect(await wrongOf()).toMatch(/ is in use by another Snorum server\./);
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await ended;
    const data = await open({ lockPatienceMs: 0 });
    expect(await data.streams.read("table/a")).toEqual(["1"]);
    await data.close();
  });

  test("is waited for a moment: a server that is about to end is no obstacle", async () => {
    const first = await open();
    const program = `
      const { openDataFolder } = await import(${JSON.stringify(new URL("./data-folder.ts", import.meta.url))});
      console.log("asking");
      const data = await openDataFolder(${JSON.stringify(folder)}, { lockPatienceMs: 30_000 });
      console.log(data.wrong ?? "open");
      await data.close();
    `;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let told = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (told += text));
    const ended = new Promise((resolve) => child.once("close", resolve));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.close();
    await ended;
    expect(told).toBe("asking\nopen\n");
  });
});
