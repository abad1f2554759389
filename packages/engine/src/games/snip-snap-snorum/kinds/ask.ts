/** Kinds of commands. */

/** The table names the drawn first dealer, `seat`. */
export const NameDealer = 1;
/** The table hands in the shuffled pack, `list`, from which every seat cuts in turn. */
export const Cut = 2;
/** The table hands in the shuffled pack, `list`. */
export const Deal = 3;
/** Lay `card`, saying `word` (-1: nothing yet). */
export const Lay = 4;
/** Knock. */
export const Pass = 5;
/** Say `word`. */
export const Chant = 6;
/** Point out the forgotten or wrong word. */
export const Challenge = 7;
/** The table says that the time for a word or a challenge is over. */
export const TimeUp = 8;
/** The table lets the rules play for a seat whose time is over. */
export const Auto = 9;
/** Be for stopping here. */
export const VoteStop = 10;
/** Ask for the next round. */
export const NextRound = 11;
/** Break the round off. */
export const BreakOff = 12;
