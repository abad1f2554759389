/** Where the keys of a race act, and where they are somebody else's. */

import { meant } from "#lib/own-keys.ts";
import type { OwnKeys } from "#lib/own-keys.ts";

/** Where people write or choose, every key is theirs. */
const WRITING = "input, select, textarea, dialog, summary, [contenteditable]";
/** What opens something else is opened by Enter only: the space bar belongs to the race, wherever the focus is. */
export const OPENS = "a, [data-own]";

export const isIn = (target: EventTarget | null, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** Whether letting the space bar go would press the button that has the focus, though the key has acted already. */
export const isEcho = ({ key, target }: KeyboardEvent, own: OwnKeys): boolean =>
  key === " " && meant(key, own) !== "" && !isIn(target, WRITING);

/** Whether a key is a single letter, digit or sign, which whoever speaks to the device, or hits keys by accident, can do without. WCAG 2.2, 2.1.4. */
const isLetter = (key: string): boolean => key.length === 1 && key !== " ";

/** Whether a key is somebody else's: the browser's, of whoever writes or chooses, or one of the `letters` where they are switched off. */
export const isTaken = (
  { ctrlKey, metaKey, altKey, defaultPrevented, target, key }: KeyboardEvent,
  letters: boolean,
): boolean => ctrlKey || metaKey || altKey || defaultPrevented || isIn(target, WRITING) || (!letters && isLetter(key));
