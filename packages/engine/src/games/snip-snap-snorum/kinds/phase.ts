/** What the match is waiting for. */

/** The first dealer is to be found. */
export const Dealer = 0;
/** The pack is to be dealt. */
export const Deal = 1;
/** `turn` leads. */
export const Lead = 2;
/** `turn` lays a card that fits, or passes. */
export const Match = 3;
/** `turn` owes a word. */
export const Chant = 4;
/** The last card of a hand lies there with a bad word, and somebody may still point it out. */
export const Challenge = 5;
/** A round is over, the match is not. */
export const RoundOver = 6;
/** The match is over. */
export const MatchOver = 7;
