/** The photo finish of any race: hands on a line of milliseconds. */
import type { Seat } from "@snorum/engine";

/** One hand, by when it came. */
export interface TimedHand {
  readonly seat: Seat;
  /** Milliseconds from the face to the press, as credited; `sigma`: how sure. */
  readonly ms: number;
  readonly sigma: number;
  readonly early: boolean;
  /** The agreed head start that was taken off, in ms. */
  readonly headStart: number;
}

/** A hand with what came of it. */
export interface DrawnHand extends TimedHand {
  /** `first` wins, `last` loses, `wrong` was for nothing. */
  readonly mark: "" | "first" | "last" | "wrong";
  readonly note: string;
}

/** What the picture shows. */
export interface FinishPicture {
  /** First hand first. */
  readonly hands: readonly DrawnHand[];
  /** Who could have pressed and did not. */
  readonly silent: readonly Seat[];
  /** The hand that decided it, in ms, or null; and whether hands after it cost nothing. */
  readonly tape: number | null;
  readonly amnesty: boolean;
  /** Hands that nobody can tell apart. */
  readonly tied: readonly TimedHand[];
}

/** Before this nobody can have seen the face. Ruling D3. */
export const EARLY_MS = 100;
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
