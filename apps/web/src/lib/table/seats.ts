/** Seats as they are drawn, whatever the game. */

export interface SeatPicture {
  readonly name: string;
  readonly turn: boolean;
  /** Not in this round, or out already. */
  readonly away: boolean;
  /** The mouth is open. */
  readonly calling: boolean;
  /** Null where nobody may know. */
  readonly cards: number | null;
  /** How many backs the animal holds, on wide screens. */
  readonly held: number;
  /** Null where none are played for. */
  readonly counters: number | null;
  readonly crown: boolean;
  /** What is heard at this seat; empty when nothing is. */
  readonly knocks: string;
  /** Lets the others wait. */
  readonly drums: boolean;
  /** The head start of this seat: its seconds, and what that is called; left out where there is none. */
  readonly ahead?: { readonly shown: string; readonly text: string };
  /** Has done its part: answered, or ready; empty otherwise. */
  readonly tick: string;
}

/** What a fan of backs shows of so many cards. */
export const fanOf = (cards: number): number => Math.min(5, Math.ceil(cards / 3));
