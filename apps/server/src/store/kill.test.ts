/** A server that is killed in the middle of writing has lost nothing of what it had acknowledged. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openSqliteStreams } from "./sqlite-streams.ts";

const WRITER = fileURLToPath(new URL("kill-writer.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "snorum-kill-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a writer write, kills it `ms` after its first acknowledged entry, and gives back how many of each stream it had acknowledged. */
function writeAndKill(file: string, ms: number): Promise<ReadonlyMap<string, number>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WRITER, file], { stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    let wrong = "";
    child.stdout.setEncoding("utf8").on("data", (more: string) => {
      if (text === "") setTimeout(() => child.kill("SIGKILL"), ms);
      text += more;
    });
    child.stderr.setEncoding("utf8").on("data", (more: string) => (wrong += more));
    child.on("close", (_, signal) => {
      if (signal !== "SIGKILL") return reject(new Error(`the writer ended by itself: ${wrong}`));
      // A line that was cut off was acknowledged, too, but nobody has heard of it.
      const lines = text.slice(0, text.lastIndexOf("\n")).split("\n");
      resolve(new Map(lines.map((line) => line.split(" ")).map(([stream = "", next]) => [stream, Number(next)])));
    });
  });
}

test("killed ten times at any moment: no acknowledged entry is lost, none is there twice, none is left out", async () => {
  const file = join(folder, "snorum.db");
  const wrong: string[] = [];
  let kept = 0;
  for (let loop = 0; loop < 10; loop++) {
    const ms = Math.random() * 200;
    const acknowledged = await writeAndKill(file, ms);
    const streams = await openSqliteStreams(file);
    const list = await streams.list("table/");
    for (const { stream, entries } of list) {
      const bodies = (await streams.read(stream)).map((body) => JSON.parse(body) as { stream: string; seq: number });
      const whole = bodies.every((body, at) => body.seq === at && body.stream === stream);
      if (!whole || entries !== bodies.length || bodies.length < (acknowledged.get(stream) ?? 0))
        wrong.push(`${stream} in loop ${loop}, killed after ${ms} ms`);
    }
    expect(list.map(({ stream }) => stream)).toEqual(expect.arrayContaining([...acknowledged.keys()]));
    await streams.close();
    const sum = list.reduce((all, { entries }) => all + entries, 0);
    expect(sum).toBeGreaterThan(kept);
    kept = sum;
  }
  expect(wrong).toEqual([]);
}, 240_000);
