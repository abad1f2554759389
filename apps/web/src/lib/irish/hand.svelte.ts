/** How a hand counts on its key, as agreed on: when it comes down, when it lifts, or from a home on. Rule IRISH-SLAP-5. */
import type { IrishRules } from "@snorum/engine";
import { onRace } from "#lib/race/press.ts";
import type { Pressing } from "#lib/race/press.ts";

/** What a key listens to. */
export type HandPressing = Partial<
  Pressing & Readonly<Record<"onpointermove" | "onpointerup" | "onpointerleave" | "onpointercancel", PointerListener>>
>;
type PointerListener = (event: PointerEvent) => void;

interface Acts {
  readonly slap: (at: number) => void;
  /** The hand leaves its home without having landed. */
  readonly start: (at: number) => void;
}

/** What the key of a slap is given, however a hand counts on it. */
export interface SlapKeyProps extends Acts {
  readonly word: string;
  readonly hint: string;
  readonly called: boolean;
  readonly locked: boolean;
  readonly twitch: IrishRules["twitch"];
  /** What the home spot is called. */
  readonly home: string;
}

/** A finger may stand so far outside its home and be at home still, in pixels. */
const EDGE = 4;

export class Hand {
  /** The finger that rests at home, and the one that is down but may still slide off; -1 where there is none. */
  resting: number = $state(-1);
  armed: number = $state(-1);
  spot: HTMLElement | null = $state(null);
  private readonly twitch: IrishRules["twitch"];
  private readonly acts: Acts;

  constructor(twitch: IrishRules["twitch"], acts: Acts) {
    this.twitch = twitch;
    this.acts = acts;
  }

  get pressing(): HandPressing {
    const pressed = onRace((at) => this.acts.slap(at), ["Enter"]);
    if (this.twitch === "off") return { ...pressed, ...this.#lifted };
    return this.twitch === "home" ? { ...pressed, ...this.#homed } : pressed;
  }

  /** It counts when the finger lifts; whoever slides off takes it back. */
  readonly #lifted: HandPressing = {
    onpointerdown: (event) => {
      if (event.button !== 0) return;
      this.armed = event.pointerId;
      // a finger keeps what it has touched, and would never be seen to leave
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
    },
    onpointerup: (event) => {
      if (this.armed === event.pointerId) this.acts.slap(event.timeStamp);
      this.armed = -1;
    },
    onpointerleave: () => (this.armed = -1),
    onpointercancel: () => (this.armed = -1),
  };

  /** Lifting from home is a start; sliding off it is the slap, and so is any other touch. */
  readonly #homed: HandPressing = {
    onpointerdown: (event) => {
      if (event.button !== 0) return;
      if (this.resting < 0 && this.isHome(event)) this.resting = event.pointerId;
      else this.acts.slap(event.timeStamp);
    },
    onpointermove: (event) => {
      if (this.resting !== event.pointerId || this.isHome(event)) return;
      this.resting = -1;
      this.acts.slap(event.timeStamp);
    },
    onpointerup: (event) => {
      if (this.resting !== event.pointerId) return;
      this.resting = -1;
      this.acts.start(event.timeStamp);
    },
    onpointercancel: () => (this.resting = -1),
  };

  private isHome({ clientX, clientY }: PointerEvent): boolean {
    if (this.spot === null) return false;
    const { left, top, width, height } = this.spot.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2) <= width / 2 + EDGE;
  }
}
