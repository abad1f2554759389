/** Backups as the host makes them, of a server that runs and of one that does not, and back again. */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DATABASE, openDataFolder } from "./store/data-folder.ts";

/** Each test starts whole programs, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BACKUP = fileURLToPath(new URL("backup.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "snorum-backup-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

function backup(...args: readonly string[]): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, [BACKUP, ...args], {
    cwd: folder,
    env: { ...process.env, DATA: data },
    encoding: "utf8",
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

async function write(at: string, stream: string): Promise<void> {
  const opened = await openDataFolder(at);
  if ("wrong" in opened) throw new Error(opened.wrong);
  await opened.streams.append(stream, [{ seq: 0, body: '"kept"' }]);
  await opened.close();
}

async function streamsOf(copy: string): Promise<string[]> {
  const restored = mkdtempSync(join(folder, "restored-"));
  copyFileSync(copy, join(restored, DATABASE));
  const opened = await openDataFolder(restored);
  if ("wrong" in opened) throw new Error(opened.wrong);
  const list = await opened.streams.list("");
  await opened.close();
  return list.map(({ stream }) => stream);
}

describe("a backup", () => {
  beforeAll(() => write(data, "table/first"));

  test("of a folder that nobody uses, put into a new folder, is everything that was there", async () => {
    const copy = join(folder, "quiet.db");
    expect(backup("quiet.db")).toEqual({ code: 0, out: `Copied to ${copy}\n`, err: "" });
    expect(await streamsOf(copy)).toEqual(["table/first"]);
  });

  test("of a running server has what was saved up to then", async () => {
    const opened = await openDataFolder(data);
    if ("wrong" in opened) throw new Error(opened.wrong);
    await opened.streams.append("table/second", [{ seq: 0, body: '"kept"' }]);
    expect(backup("running.db").err).toBe("");
    await opened.streams.append("table/third", [{ seq: 0, body: '"kept"' }]);
    await opened.close();
    expect(await streamsOf(join(folder, "running.db"))).toEqual(["table/first", "table/second"]);
  });

  test("writes over no file, and says so", () => {
    writeFileSync(join(folder, "mine.db"), "mine");
    expect(backup("mine.db")).toEqual({
      code: 1,
      out: "",
      err: `No copy was made: ${join(folder, "mine.db")} is there already\n`,
    });
  });

  test("of nothing, or to nowhere, is told in one line", () => {
    expect(backup().err).toBe("Say where to: npm run backup -- FILE\n");
    expect(backup("a.db", "b.db").err).toBe("Say where to: npm run backup -- FILE\n");
    expect(backup(join("nowhere", "a.db")).err).toMatch(/^No copy was made: .*\n$/);
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  });
});
