/** Whether the data folder takes writes: by writing into it. */
import type { Streams } from "../store/streams.ts";

const STREAM = "health/check";
/** An answer is good for so long, so that nobody keeps the disk busy by asking, in ms. */
const GOOD_FOR_MS = 5000;
/** A disk that takes longer is not well, in ms. */
const PATIENCE_MS = 2000;

/** Gives back how to ask. `now` in ms. */
export function healthOf(streams: Streams, now: () => number): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  let at = 0;
  const write = async (): Promise<boolean> => {
    await streams.drop(STREAM);
    await streams.append(STREAM, [{ seq: 0, body: "null" }]);
    await streams.drop(STREAM);
    return true;
  };
  return () => {
    if (asked !== null && now() - at < GOOD_FOR_MS) return asked;
    at = now();
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), PATIENCE_MS);
    asked = Promise.race([write().catch(() => false), late.promise]).finally(() => clearTimeout(timer));
    return asked;
  };
}
