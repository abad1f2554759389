/** What follows the end of a match where this device does not decide it alone: at an online table. */
import { getContext, setContext } from "svelte";

export interface FarOnward {
  /** The match was a game of a games night. */
  readonly night: boolean;
  /** To the night's programme and counters. */
  readonly toNight: () => void;
}

const KEY = Symbol("onward");

/** Told by whoever shows the table of another device. */
export const setFarOnward = (far: () => FarOnward): unknown => setContext(KEY, far);

/** Undefined at a table of this device. */
export const farOnward = (): (() => FarOnward) | undefined => getContext<(() => FarOnward) | undefined>(KEY);
