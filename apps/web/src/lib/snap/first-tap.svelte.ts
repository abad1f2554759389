/** Tapping a pile is a call. The first tap on this device is none: it is said what it would have been, and nobody loses a pile by trying. */
import { remember, remembered } from "#lib/storage.ts";

const KEPT = "hints";
/** What has been said can be read for so long, in milliseconds. */
const SAID_MS = 6000;

export class FirstTap {
  /** It has just been told. */
  telling: boolean = $state(false);
  #known = remembered(KEPT)["pile"] === true;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** Whether this tap only tells; each later one counts. */
  holds(): boolean {
    if (this.#known) return false;
    this.#known = true;
    remember(KEPT, { ...remembered(KEPT), pile: true });
    this.telling = true;
    this.#rest = setTimeout(() => (this.telling = false), SAID_MS);
    return true;
  }

  forget(): void {
    clearTimeout(this.#rest);
  }
}
