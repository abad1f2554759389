/** A word at the page's edge that goes away once it can be read. */

/** So long a short word stands, in milliseconds. */
const WORD_MS = 5000;

/** A class, because it lives: the newest word takes the place of the one before, and has its whole time. */
export class Saying {
  text: string = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows `text` for `ms` milliseconds. */
  say = (text: string, ms: number = WORD_MS): void => {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ""), ms);
  };
}
