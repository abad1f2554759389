/** Kinds of commands. */

/** The table names the drawn dealer, `seat`. */
export const NameDealer = 1;
/** The table hands in the shuffled pack, `list`. */
export const Deal = 2;
/** Reach for the next card. */
export const Reach = 3;
/** The table shows the next card. */
export const Turn = 4;
/** Call `word`, at the pile, pool (`POOL` and its number) or animal `card`; -1: at anything. */
export const Call = 5;
/** What the referee saw; see `CLAIM`. `word`: within how many ms calls are at the same time; -1 where the table has no rule for that. */
export const Race = 6;
/** The table hands in shuffled cards, `list`, for `seat`. */
export const Shuffle = 7;
/** A lock is over, for `seat`. */
export const Unlock = 8;
/** The agreed minutes are over. */
export const TimeUp = 9;
/** Answer `word`, in the calm game. */
export const Answer = 10;
