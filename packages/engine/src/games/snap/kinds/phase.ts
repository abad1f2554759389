/** What the match is waiting for. */

/** The dealer is to be drawn. */
export const Dealer = 0;
/** The pack is to be dealt. */
export const Deal = 1;
/** `turn` is to turn a card; meanwhile anybody may call. */
export const Play = 2;
/** Cards are to be shuffled, for the first seat in `shuffling`. */
export const Shuffle = 3;
/** Everybody answers, in the calm game. */
export const Answer = 4;
/** The match is over. */
export const MatchOver = 5;
