/**
 * `npm run bench -- resume`: how long a server that was killed in the middle of many matches takes until every table stands again.
 * Each table has four people and some cards on it; the server is killed with SIGKILL, and started on the same data folder.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { joinSnorum } from "./servers.mjs";
import { SNORUM, kill, launch } from "./servers/launch.mjs";

const ACTIONS = 20;

/** Starts a server on this folder; told with how long it took, in ms, and how many tables it says it has. */
async function startOn(data, port) {
  const { args, ready, env } = SNORUM;
  const { child, ms, said } = await launch([process.execPath, ...args], { ready, env: { ...env, DATA: data }, port });
  return { child, ms, tables: Number(/"tables":(\d+)/.exec(said)?.[1]) };
}

export async function measureResume(quick) {
  const sizes = quick ? [100] : [100, 1000];
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const found = {};
  console.log("tables   empty start ms   start with them ms   tables there");
  for (const tables of sizes) {
    const data = mkdtempSync(join(tmpdir(), "snorum-resume-"));
    try {
      const empty = await startOn(data, port);
      let next = 0;
      const worker = async () => {
        while (next < tables) {
          const table = await joinSnorum(port, next++);
          for (let n = 0; n < ACTIONS; n++) await table.act();
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      await kill(empty.child);
      let best = null;
      for (let round = 0; round < 3; round++) {
        const again = await startOn(data, port);
        await kill(again.child);
        if (best === null || again.ms < best.ms) best = again;
      }
      if (best.tables !== tables) throw new Error(`${best.tables} of ${tables} tables came back`);
      found[tables] = { emptyMs: Math.round(empty.ms), resumedMs: Math.round(best.ms) };
      console.log(
        `${String(tables).padStart(6)} ${empty.ms.toFixed(0).padStart(16)} ${best.ms.toFixed(0).padStart(20)} ${String(best.tables).padStart(14)}`,
      );
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
  console.log(JSON.stringify(found));
}
