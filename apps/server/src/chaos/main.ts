/**
 * `npm run chaos`: a real server with many tables, killed again and again while people play over bad lines; then the log is read and
 * compared with what everybody was told. The last line of the output is the result as JSON; exit code 1 if anything is wrong.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DATABASE } from "../store/data-folder.ts";
import { audit } from "./audit.ts";
import type { Bodies } from "./audit.ts";
import { drawFrom } from "./draw.ts";
import { readFlags } from "./flags.ts";
import { startProgram } from "./program.ts";
import { chaosTable } from "./table.ts";

/** From one kill to the next, in ms. */
const LEAST_APART_MS = 1200;
const MORE_APART_MS = 4000;
/** Nothing has been shown for so long: nothing will be. Longer than watchers of races are behind. */
const QUIET_MS = 3500;
const PATIENCE_MS = 60_000;

const flags = readFlags(process.argv.slice(2));
if ("wrong" in flags) {
  console.error(flags.wrong);
  process.exit(2);
}
const seed = flags.seed || 1 + Math.floor(Math.random() * (2 ** 31 - 1));
console.log(`${flags.tables} tables, ${flags.minutes} minutes, seed ${seed}`);

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function readBodies(folder: string): Bodies {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true });
  const bodies = new Map<string, { seq: number; body: string }[]>();
  for (const { stream, seq, body } of database
    .prepare("SELECT stream, seq, body FROM entries ORDER BY stream, seq")
    .all()) {
    const entries = bodies.get(String(stream)) ?? [];
    entries.push({ seq: Number(seq), body: String(body) });
    bodies.set(String(stream), entries);
  }
  database.close();
  return bodies;
}

const folder = mkdtempSync(join(tmpdir(), "snorum-chaos-"));
let failed = true;
try {
  const program = await startProgram(folder);
  const tables = Array.from({ length: flags.tables }, (_, n) => chaosTable(program, n, drawFrom(seed + n + 1)));
  const draw = drawFrom(seed);
  const end = performance.now() + flags.minutes * 60_000;
  const wrong: string[] = [];
  let kills = 0;
  const killing = (async () => {
    while (performance.now() < end) {
      await rest(LEAST_APART_MS + draw(MORE_APART_MS));
      await program.killAndRestart();
      kills += 1;
    }
  })();
  const living = tables.map(async (table) => {
    await table.start();
    await table.live();
  });
  for (const one of living) one.catch((error: unknown) => wrong.push(String(error)));
  await killing;
  await Promise.all(tables.map((table) => table.calm().catch((error: unknown) => void wrong.push(String(error)))));
  await Promise.allSettled(living);
  const patience = performance.now() + PATIENCE_MS;
  const quiet = (): boolean =>
    tables.every((table) => performance.now() - table.quietSince() > QUIET_MS && table.level());
  while (!quiet() && performance.now() < patience) await rest(100);

  const witnesses = tables.flatMap((table) => table.witnesses());
  const exit = await program.stop();
  if (exit !== 0) wrong.push(`told to stop, the server ended with ${exit}`);
  for (const table of tables) table.close();
  wrong.push(...program.complaints);
  const { wrong: found, ...counts } = audit(readBodies(program.data), witnesses);
  wrong.push(...found);
  for (const line of wrong) console.error(line);
  failed = wrong.length > 0;
  console.log(JSON.stringify({ ...counts, kills, tables: flags.tables, seed, wrong: wrong.length }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
