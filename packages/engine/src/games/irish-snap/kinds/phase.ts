/** What the match is waiting for. */

/** The dealer is to be drawn. */
export const Dealer = 0;
/** The pack is to be dealt. */
export const Deal = 1;
/** `turn` is to lay a card or say a word; meanwhile anybody in the game may slap. */
export const Play = 2;
/** Of several who did not slap one is to be drawn. Ruling I6. */
export const Lot = 3;
/** Everybody answers, in the calm game. */
export const Answer = 4;
/** A game is over and another will be dealt. */
export const RoundOver = 5;
/** The match is over. */
export const MatchOver = 6;
