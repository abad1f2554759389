/** How wide the photo finish is drawn, and what stands under it. */
import type { TimedHand } from "./finish.ts";

const TICK = 200;
const SHORTEST = 800;

/** How many milliseconds the picture is wide: a little more than the last hand. */
export const widthOf = (hands: readonly Pick<TimedHand, "ms">[]): number =>
  Math.max(SHORTEST, Math.ceil((Math.max(0, ...hands.map(({ ms }) => ms)) * 1.12) / (2 * TICK)) * 2 * TICK);

/** The figures under the picture. */
export const ticksOf = (width: number): readonly number[] => [0, 1, 2, 3, 4].map((at) => (width * at) / 4);

/** The pace of a hand in animals, 0 (hare) to 5 (tortoise), where no numbers are shown. */
export const paceOf = (at: number, hands: number): 0 | 1 | 2 | 3 | 4 | 5 => {
  const paces = [0, 1, 2, 3, 4, 5] as const;
  return paces[hands <= 1 ? 0 : Math.round((at * 5) / Math.max(hands - 1, 3))] ?? 5;
};
