/** Which sounds this device makes at the table. All are off until somebody wants them. */
import { remember, remembered } from "#lib/storage.ts";

/** What a device may make heard: a metronome's tick, and the word that is said or called. */
export interface Sounds {
  tick: boolean;
  word: boolean;
}

const KEY = "sound";

const kept = remembered(KEY);
export const sounds: Sounds = $state({ tick: kept["tick"] === true, word: kept["word"] === true });
/** What is switched on again after silence. */
let before: Readonly<Sounds> = { tick: false, word: true };

/** Switches a sound on or off, and remembers it. */
export function chooseSound(which: keyof Sounds, on: boolean): void {
  sounds[which] = on;
  remember(KEY, { ...sounds });
}

/** All sounds off, or those on again that were on before; gives back whether any is on now. */
export function mute(): boolean {
  const on = sounds.tick || sounds.word;
  if (on) before = { ...sounds };
  Object.assign(sounds, on ? { tick: false, word: false } : before);
  remember(KEY, { ...sounds });
  return !on;
}
