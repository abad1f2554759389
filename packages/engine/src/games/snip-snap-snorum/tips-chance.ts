/** Tips: chance for imagined deals. One draw from outside seeds it, so that thinking costs the table no randomness. */

/** A small generator (xorshift32): below(n) gives 0 … n - 1, for n up to 65,536. */
export interface Dice {
  below(n: number): number;
}

/** Dice from one draw. */
export function diceFrom(draw: (n: number) => number): Dice {
  let state = draw(0x7fff_ffff) + 1;
  return {
    below(n) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return ((state >>> 16) * n) >>> 16;
    },
  };
}

/** Shuffles the first `length` entries in place. */
export function shuffle(cards: Uint8Array, length: number, dice: Dice): void {
  for (let last = length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    const card = cards[last] ?? 0;
    cards[last] = cards[other] ?? 0;
    cards[other] = card;
  }
}
