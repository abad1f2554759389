/** What many figures come to: means with their intervals, and spreads. */
import { Mean } from "./rounds.ts";

/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly interval: number;
}

/** The middle of many figures, and what one in twenty is above. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

export function estimate(values: readonly number[]): Estimate {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return { mean: mean.mean, interval: values.length > 1 ? mean.interval : 0 };
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** For people: `12.3 ± 1.4 %`. */
export const percent = ({ mean, interval }: Estimate): string =>
  `${(100 * mean).toFixed(1)} ± ${(100 * interval).toFixed(1)} %`;
