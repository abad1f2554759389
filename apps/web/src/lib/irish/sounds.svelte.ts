/** Which sounds this device makes at the table. All are off until somebody wants them. */
import type { Sounds } from "./sound.ts";
import { remember, remembered } from "#lib/storage.ts";

const KEY = "sound";

const kept = remembered(KEY);
export const sounds: Sounds = $state({ tick: kept["tick"] === true, word: kept["word"] === true });

/** Switches a sound on or off, and remembers it. */
export function chooseSound(which: keyof Sounds, on: boolean): void {
  sounds[which] = on;
  remember(KEY, { ...sounds });
}
