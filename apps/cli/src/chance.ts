/** Chance from a seed. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Gives 0 … n - 1, all equally likely; equal seeds, equal chance. */
export type Draw = (n: number) => number;

/** Chance number `stream` of a seed. */
export function chanceFrom(seed: number, stream: number): Draw {
  const generator = xoroshiro128plus(Math.imul(seed ^ 0x5bd1_e995, 0x9e37_79b1) ^ Math.imul(stream + 1, 0x85eb_ca6b));
  for (let turn = 0; turn < 8; turn++) generator.next();
  return (n) => uniformInt(generator, 0, n - 1);
}
