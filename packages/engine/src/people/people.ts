/** How fast and how careful people are, by level: reaction times as a normal part and an exponential tail, misses and false calls. */

import type { Level } from "../kernel/levels.ts";

/** Gives 0 … n - 1, all equally likely. */
export type Draw = (n: number) => number;

/** One kind of player. Times in milliseconds from the picture to the finger. */
export interface Person {
  /** Mean and spread of the quick part, mean of the tail. */
  readonly mean: number;
  readonly spread: number;
  readonly tail: number;
  /** For each further top to watch. */
  readonly perTop: number;
  /** How likely a match is overlooked when it comes up. */
  readonly miss: number;
  /** How likely a card is called for nothing, and where two tops look alike. */
  readonly falseCall: number;
  readonly lure: number;
  /** How likely the word comes out wrong. */
  readonly slip: number;
  /** Small children: so much slower once they are tired, and so likely a card is called for nothing when they were just beaten. */
  readonly tires: number;
  readonly mash: number;
}

/** Whoever is old enough neither tires in a match nor hits out when somebody was quicker. */
const GROWN = { tires: 0, mash: 0 } as const;

/** After reviews of reaction, choice and search times from six years to old age. */
export const PEOPLE: Readonly<Record<Level, Person>> = {
  child: {
    mean: 560,
    spread: 80,
    tail: 220,
    perTop: 60,
    miss: 0.12,
    falseCall: 0.03,
    lure: 0.08,
    slip: 0.1,
    tires: 150,
    mash: 0.12,
  },
  family: {
    mean: 440,
    spread: 60,
    tail: 150,
    perTop: 42,
    miss: 0.06,
    falseCall: 0.015,
    lure: 0.04,
    slip: 0.06,
    ...GROWN,
  },
  casual: {
    mean: 350,
    spread: 40,
    tail: 100,
    perTop: 30,
    miss: 0.03,
    falseCall: 0.008,
    lure: 0.02,
    slip: 0.03,
    ...GROWN,
  },
  sharp: {
    mean: 290,
    spread: 30,
    tail: 60,
    perTop: 22,
    miss: 0.01,
    falseCall: 0.006,
    lure: 0.015,
    slip: 0.015,
    ...GROWN,
  },
  champion: {
    mean: 245,
    spread: 22,
    tail: 35,
    perTop: 15,
    miss: 0.003,
    falseCall: 0.004,
    lure: 0.01,
    slip: 0.008,
    ...GROWN,
  },
};

/** Nobody is faster than this. */
const FASTEST_MS = 150;
/** Screens and fingers: what a person's press takes on top of the reaction itself. */
const DEVICE_MS = 38;

const FINE = 2 ** 30;

/** Evenly between nought and one, never nought. */
const even = (draw: Draw): number => (draw(FINE) + 1) / (FINE + 1);

/** True with this likelihood. */
export const chance = (draw: Draw, likely: number): boolean => even(draw) <= likely;

/** One reaction of this person with so many tops to watch, and `slower` by so much for other reasons. */
export function reactionTime(person: Person, tops: number, slower: number, draw: Draw): number {
  const normal = Math.sqrt(-2 * Math.log(even(draw))) * Math.cos(2 * Math.PI * even(draw));
  const quick = person.mean + person.spread * normal - person.tail * Math.log(even(draw));
  return Math.round(Math.max(FASTEST_MS, quick) + person.perTop * Math.max(0, tops - 2) + slower + DEVICE_MS);
}
