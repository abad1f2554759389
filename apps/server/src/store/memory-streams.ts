/** Streams in memory: for tests, and to compare with. */
import { firstOf, type StreamEntry, StreamsError, type Streams } from "./streams.ts";

interface Kept {
  readonly bodies: string[];
  newest: number;
}

/** Streams that are forgotten with the process. `now`: ms since 1970. */
export function memoryStreams(now: () => number = Date.now): Streams {
  const kept = new Map<string, Kept>();
  let closed = false;

  /** Does `job` at once; what it throws is a rejection. */
  async function ask<T>(job: () => T): Promise<T> {
    if (closed) throw new StreamsError("closed", "the streams are closed");
    return job();
  }

  function append(stream: string, entries: readonly StreamEntry[]): void {
    if (entries.length === 0) return;
    const one = kept.get(stream) ?? { bodies: [], newest: 0 };
    if (firstOf(entries) !== one.bodies.length)
      throw new StreamsError("not-next", `entry ${entries[0]?.seq} is not the next of ${stream}`);
    for (const { body } of entries) one.bodies.push(body);
    one.newest = now();
    kept.set(stream, one);
  }

  return {
    append: (stream, entries) => ask(() => append(stream, entries)),
    read: (stream, from = 0) => ask(() => (kept.get(stream)?.bodies ?? []).slice(from)),
    list: (prefix) =>
      ask(() =>
        [...kept]
          .filter(([stream]) => stream.startsWith(prefix))
          .map(([stream, { bodies, newest }]) => {
            const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
            return { stream, entries: bodies.length, newest, bytes };
          })
          .toSorted((one, other) => (one.stream < other.stream ? -1 : 1)),
      ),
    drop: (stream) => ask(() => void kept.delete(stream)),
    async close() {
      closed = true;
    },
  };
}
