/** Chance from a seed: equal seeds, equal chance. */
export function drawFrom(seed: number): (n: number) => number {
  let state = Math.imul(seed, 2_654_435_761) || 1;
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}
