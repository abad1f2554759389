/** The measures of fairness: on one device, and over a network. */
import type { Link, Params } from "./types.ts";

/** Everybody at one screen: no line, one clock; presses nearer than 20 ms are taken for one. */
export const ONE_DEVICE: Params = {
  band: 20,
  mostWait: 250,
  window: 4000,
  mostUnexplained: 0,
  slack: 0,
  cap: 250,
  floor: 0,
  queue: 30,
  corrected: 0,
};

/** Over a network: the figures that simulation found best for mixed lines of 20 to 300 ms. */
export const NETWORK: Params = {
  band: 12,
  mostWait: 250,
  window: 4000,
  mostUnexplained: 40,
  slack: 8,
  cap: 250,
  floor: 150,
  queue: 30,
  corrected: 25,
};

/** No line at all. */
export const NO_LINE: Link = { kind: "own-device", rttMin: 0, jitter: 0, bucket: 0 };
