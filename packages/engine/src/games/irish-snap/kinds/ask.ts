/** Kinds of commands. */

/** The table names the drawn dealer, `seat`. */
export const NameDealer = 1;
/** The table hands in the shuffled pack, `list`. */
export const Deal = 2;
/** Reach for the next card; with words of one's own, `word` is the rank that will be said. */
export const Reach = 3;
/** The table shows the card, or lets the word be heard. */
export const Lay = 4;
/** Slap; `word`: see `Hand`. */
export const Slap = 5;
/** The referee's ranking, see `CLAIM`; seats that could have slapped and did not stand at the end with -1 ms. */
export const Race = 6;
/** The time for slapping is over. */
export const CloseWindow = 7;
/** The seat on turn has hesitated too long. */
export const Hesitate = 8;
/** A lock is over, for `seat`. */
export const Unlock = 9;
/** The table names the drawn taker, `seat`. */
export const NameTaker = 10;
/** The agreed minutes are over. */
export const TimeUp = 11;
/** Answer `word`, in the calm game. */
export const Answer = 12;
/** Ready for the next deal. */
export const NextDeal = 13;
