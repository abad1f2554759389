/** Keys of a race act when they go down, by the moment that the event itself bears; only an assistant's click has none. */

export interface Pressing {
  readonly onpointerdown: (event: PointerEvent) => void;
  readonly onmousedown: (event: MouseEvent) => void;
  readonly onkeydown: (event: KeyboardEvent) => void;
  readonly onkeyup: (event: KeyboardEvent) => void;
  readonly onclick: (event: MouseEvent) => void;
}

/** `keys`: which keys press it while it has the focus. */
export function onRace(press: (at: number) => void, keys: readonly string[] = ["Enter", " "]): Pressing {
  return {
    onpointerdown: (event) => {
      if (event.button === 0) press(event.timeStamp);
    },
    // a key that was tapped must not take the focus: the space bar belongs to the call
    onmousedown: (event) => event.preventDefault(),
    onkeydown: (event) => {
      if (!keys.includes(event.key)) return;
      event.preventDefault();
      if (!event.repeat) press(event.timeStamp);
    },
    // what went down has pressed already; coming up it must not press again
    onkeyup: (event) => {
      if (keys.includes(event.key)) event.preventDefault();
    },
    onclick: (event) => {
      if (event.detail === 0) press(event.timeStamp);
    },
  };
}
