/** Token buckets: how much of something in how much time. */

/** How many at once, and how many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of something. */
export interface Bucket {
  /** Takes one; false when there is none left. */
  take(): boolean;
  /** Whether there is one left. */
  has(): boolean;
}

/** A full bucket. `now` in ms. */
export function bucketOf({ burst, perSecond }: Rate, now: () => number): Bucket {
  let level = burst;
  let at = now();
  const has = (): boolean => {
    const moment = now();
    level = Math.min(burst, level + ((moment - at) / 1000) * perSecond);
    at = moment;
    return level >= 1;
  };
  return {
    has,
    take() {
      if (!has()) return false;
      level -= 1;
      return true;
    },
  };
}

/** So many addresses are remembered; then the oldest are forgotten, which harms nobody. */
const MOST_ADDRESSES = 10_000;

/** Finds the bucket of an address. */
export function bucketsOf(rate: Rate, now: () => number): (address: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  return (address) => {
    const bucket = buckets.get(address) ?? bucketOf(rate, now);
    // the last used stays longest
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value ?? "");
    return bucket;
  };
}
