/** Where the keys of a race act, and where they are somebody else's. */

/** Where people write or choose, every key is theirs. */
const WRITING = "input, select, textarea, dialog, summary, [contenteditable]";
/** What opens something else is opened by Enter only: the space bar belongs to the race, wherever the focus is. */
export const OPENS = "a, [data-own]";

export const isIn = (target: EventTarget | null, place: string): boolean =>
  target instanceof Element && target.closest(place) !== null;

/** Whether letting the space bar go would press the button that has the focus, though the key has acted already. */
export const isEcho = ({ key, target }: KeyboardEvent): boolean => key === " " && !isIn(target, WRITING);

/** Whether a key is somebody else's: the browser's, or of whoever writes or chooses. */
export const isTaken = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || defaultPrevented || isIn(target, WRITING);
