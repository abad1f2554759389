/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */

/** `seat` deals. */
export const DealerFound = 1;
/** `seat` deals; `list`: the pack in dealing order, the left neighbour's card first. */
export const Dealt = 2;
/** `seat` reaches for the next card; nobody sees it yet. */
export const Reached = 3;
/** `seat` has no stock and turns the own pile over: it is the new stock. */
export const TurnedOver = 4;
/** `seat` turns `card` face up: everybody sees it at once; `word` 1: the pile had to be turned over for it. */
export const Turned = 5;
/** `seat` calls `word` (see `Call`) `amount` ms after the newest face; `list`: the pile, pool or animal pointed at, if any. */
export const Called = 6;
/** `seat` wins the piles in `list`; `card` fell on one of them too late for this call and stays. */
export const PilesWon = 7;
/** `seat` wins the pools in `list`, by their numbers. */
export const PoolsWon = 8;
/** The call of `seat` counts for nothing and costs nothing; `word`: see `Excuse`. */
export const Excused = 9;
/** `seat` has called for nothing, and it costs what the table agreed on. */
export const FalseCalled = 10;
/** The pile of `seat` goes to the middle as pool number `amount`; `card` fell on it too late and stays. */
export const PilePooled = 11;
/** The top stock card of `seat`, `card`, is turned up as pool number `amount`. */
export const CardPooled = 12;
/** `seat` hands one stock card face down to each seat in `list`. */
export const CardsPaid = 13;
/** The top stock card of `seat` goes face down to the bottom of the one pile. */
export const CardBuried = 14;
/** The whole pile of `seat` goes face down under the stock of seat `amount`. */
export const PileGiven = 15;
/** `seat` may not call for now; `word`: see `Lock`. */
export const Locked = 16;
/** `seat` may call again. */
export const Unlocked = 17;
/** The piles in `list` go to the middle together as pool number `amount`, which may be there already. */
export const TiePooled = 18;
/** The seats in `list` called at the same time, and nothing happens. */
export const DeadHeat = 19;
/** `seat` has no card left and is out. */
export const Out = 20;
/** `seat`, who was out, is back. */
export const CameBack = 21;
/** The cards lie as they lay before, and would for ever: everybody shuffles. `amount`: for the how-manyeth time. */
export const Stalled = 22;
/** `seat` shuffles; `list`: the new order, bottom first, of the lowest cards of the stock (`word` 1) or of stock and pile (0). */
export const Shuffled = 23;
/** The agreed limit is reached, or no cards can ever match: most cards win. `word`: see `Stop`. */
export const Stopped = 24;
/** `seat` has answered `word` (see `Answer`), in the calm game. */
export const Answered = 25;
/** Everybody has answered. */
export const AnswersShown = 26;
/** The game is over; `list`: the winners. */
export const MatchWon = 27;
/** Nobody else has cards: `seat` is given the pools in `list`, by their numbers, for the count. */
export const PoolsLeft = 28;
