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
  /** Which of them has lost by that, or -1. */
  readonly loser?: Seat;
  /** The hand that decided it, in ms, or null; and whether hands after it cost nothing. */
  readonly tape: number | null;
  readonly amnesty: boolean;
  /** Hands that nobody can tell apart. */
  readonly tied: readonly TimedHand[];
}

/** Before this nobody can have seen the face. Ruling D3. */
export const EARLY_MS = 100;
