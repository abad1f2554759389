import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDataFolder } from "../store/data-folder.ts";
import { Busy, backupsIn } from "./backups.ts";

const NOW = Date.UTC(2027, 0, 2, 3, 4, 5);

describe("a backup at the press of a button", () => {
  test("is a whole copy in the data folder, named by its moment, for this user only", async () => {
    const folder = mkdtempSync(join(tmpdir(), "snorum-press-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const opened = await openDataFolder(folder);
    if ("wrong" in opened) throw new Error(opened.wrong);
    await opened.streams.append("table/kept", [{ seq: 0, body: "1" }]);
    const back = backupsIn(folder, opened.streams, () => NOW);
    const made = await back();
    expect(made.file).toBe(join(folder, "backups", "snorum-2027-01-02T03-04-05.db"));
    expect(made.bytes).toBe(statSync(made.file).size);
    if (process.platform !== "win32") expect(statSync(join(folder, "backups")).mode & 0o777).toBe(0o700);
    // a second one within the same second writes over nothing
    await expect(back()).rejects.toThrow("is there already");
    await opened.close();
  });

  test("is one at a time, and after one that failed there can be another", async () => {
    const folder = mkdtempSync(join(tmpdir(), "snorum-press-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const full = (): Promise<void> => Promise.reject(new Error("disk full"));
    const back = backupsIn(folder, { backup: full }, () => NOW);
    const both = await Promise.allSettled([back(), back()]);
    expect(both.map((one) => one.status === "rejected" && one.reason instanceof Busy)).toEqual([false, true]);
    await expect(back()).rejects.toThrow("disk full");
    expect(existsSync(join(folder, "backups"))).toBe(true);
  });
});
