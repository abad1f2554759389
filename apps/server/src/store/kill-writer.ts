/** A program for the kill tests: `node kill-writer.ts FILE` appends for ever and prints what was acknowledged, a line each. */
import { writeSync } from "node:fs";
import { openSqliteStreams } from "./sqlite-streams.ts";

const [file = ""] = process.argv.slice(2);
const streams = await openSqliteStreams(file);

async function write(stream: string): Promise<never> {
  for (let seq = (await streams.read(stream)).length; ;) {
    // Now and then several at once, and now and then a long one.
    const count = seq % 7 === 3 ? 3 : 1;
    const pad = "x".repeat(seq % 11 === 5 ? 9000 : 40);
    const entries = Array.from({ length: count }, (_, at) => ({
      seq: seq + at,
      body: JSON.stringify({ stream, seq: seq + at, pad }),
    }));
    await streams.append(stream, entries);
    seq += count;
    writeSync(1, `${stream} ${seq}\n`);
  }
}

await Promise.all(Array.from({ length: 12 }, (_, who) => write(`table/${who}`)));
