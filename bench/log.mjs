/** `npm run bench -- log`: durable entries a second, beside a plain file that is synced after every entry. */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStreams } from "../apps/server/src/store/sqlite-streams.ts";

const WRITERS = [1, 20, 100, 400];
/** About what a card turned at a table takes. */
const BODY = JSON.stringify({ seq: 123, at: 1_800_000_000_000, id: "abcdefgh", seat: 2, events: ["x".repeat(50)] });

/** Entries a second that one writer gets onto the disk by itself. */
function plainFile(folder, ms) {
  const file = openSync(join(folder, "plain.log"), "a");
  const from = performance.now();
  let entries = 0;
  while (performance.now() - from < ms) {
    writeSync(file, `${BODY}\n`);
    fsyncSync(file);
    entries++;
  }
  closeSync(file);
  return (entries / (performance.now() - from)) * 1000;
}

/** What so many writers get onto the disk, each waiting for its last entry before it writes the next. */
async function measure(streams, writers, round, ms) {
  const from = performance.now();
  const until = from + ms;
  const waits = [];
  let worst = 0;
  let last = performance.now();
  // The delay of the main thread: how much later than asked a timer of 1 ms goes off.
  const timer = setInterval(() => {
    const now = performance.now();
    worst = Math.max(worst, now - last - 1);
    last = now;
  }, 1);
  const write = async (stream) => {
    for (let seq = 0; performance.now() < until; seq++) {
      const asked = performance.now();
      await streams.append(stream, [{ seq, body: BODY }]);
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, who) => write(`table/${round}-${writers}-${who}`)));
  const perSecond = (waits.length / (performance.now() - from)) * 1000;
  clearInterval(timer);
  waits.sort((one, other) => one - other);
  const at = (share) => waits[Math.floor((waits.length - 1) * share)];
  return { perSecond, p50: at(0.5), p99: at(0.99), worst };
}

/** Rounds in turn, so that what else the machine does hits all alike; the best round counts, and the worst delay of it. */
export async function measureLog(quick) {
  const rounds = quick ? 2 : 4;
  const ms = quick ? 500 : 2000;
  const folder = mkdtempSync(join(tmpdir(), "snorum-bench-"));
  const best = new Map();
  let plain = 0;
  const streams = await openSqliteStreams(join(folder, "bench.db"));
  try {
    await measure(streams, 20, "warm", 200);
    for (let round = 0; round < rounds; round++) {
      plain = Math.max(plain, plainFile(folder, ms));
      for (const writers of WRITERS) {
        const found = await measure(streams, writers, round, ms);
        if (found.perSecond > (best.get(writers)?.perSecond ?? 0)) best.set(writers, found);
      }
    }
  } finally {
    await streams.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const number = (value, digits = 0) =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }).padStart(10);
  console.log(
    "entries a second that are on the disk when told, best round; waits and the main thread's worst delay in ms",
  );
  console.log("writers           entries/s   p50 wait   p99 wait  worst delay");
  console.log(`plain file     ${number(plain)}`);
  for (const [writers, { perSecond, p50, p99, worst }] of best)
    console.log(
      `${String(writers).padEnd(16)}${number(perSecond)} ${number(p50, 2)} ${number(p99, 2)}   ${number(worst, 1)}   ${(perSecond / plain).toFixed(1)} times the plain file`,
    );
  const by = (value) => Object.fromEntries([...best].map(([writers, found]) => [writers, value(found)]));
  console.log(
    JSON.stringify({
      bench: "log",
      entriesPerSecond: { plain: Math.round(plain), ...by(({ perSecond }) => Math.round(perSecond)) },
      worstDelayMs: by(({ worst }) => Number(worst.toFixed(1))),
      ratios: by(({ perSecond }) => Number((perSecond / plain).toFixed(2))),
    }),
  );
}
