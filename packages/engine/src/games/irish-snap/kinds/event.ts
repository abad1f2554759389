/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */

/** `seat` deals. */
export const DealerFound = 1;
/** `seat` deals; `list`: the pack in dealing order, the left neighbour's card first. */
export const Dealt = 2;
/** `seat` reaches for the next card, or draws breath for the next word; `word`: the word chosen, or `NO_WORD`. */
export const Reached = 3;
/** `seat` lays `card` on the pile and says `word`, a rank, or `NO_WORD`: everybody sees and hears it at once. */
export const Laid = 4;
/** `seat`, without cards, says `word` over the card that lies on top. Rulings I17, I18. */
export const Spoke = 5;
/** A hand of `seat` lies on the pile `amount` ms after the newest face; `word`: see `Hand`. Hands are told in their order. */
export const Slapped = 6;
/** The seats in `list` had to slap and did not. */
export const Missed = 7;
/** `seat` has slapped, or twitched, for nothing, and it costs the pile; `word`: see `Hand`. */
export const FalseSlapped = 8;
/** The first false slap of `seat` is free. Ruling D50. */
export const FreeSlap = 9;
/** The hand of `seat` counts for nothing and costs nothing; `word`: see `Excuse`. */
export const Excused = 10;
/** `seat` has said `word` where `amount` was due. Rule IRISH-WORD-1. */
export const WrongWord = 11;
/** `seat` has hesitated too long. Rule IRISH-TURN-4. */
export const Hesitated = 12;
/** `seat` wanted to lay out of turn. Ruling I26. */
export const OutOfTurn = 13;
/** `seat` may not slap for a second. Ruling I16. */
export const Locked = 14;
/** `seat` may slap again. */
export const Unlocked = 15;
/** The time for slapping is over and nobody has; `word` 1: there was something to slap. Rulings I4, D41, D43. */
export const WindowClosed = 16;
/** With nobody counting aloud: the word that was due for the newest card was `word`. Ruling I39. */
export const CountShown = 17;
/** Of several who never slapped `seat` is drawn. Ruling I6. */
export const TakerDrawn = 18;
/** `seat` takes the whole pile under the own cards and starts again at ace; `word`: see `Why`; `amount`: cards. */
export const PileTaken = 19;
/** The pile is shared, first laid card first, by the seats in `list`, one card each entry; `seat` starts again at ace. */
export const PileShared = 20;
/** `seat` has laid the last card, is out and safe, and comes `amount`th. */
export const Out = 21;
/** `seat` has answered `word` (see `Answer`), in the calm game. */
export const Answered = 22;
/** Everybody has answered; `list`: the answers by seat. */
export const AnswersShown = 23;
/** The agreed time is over; `word` 1: the fewest cards are level, and it goes on to sudden death. Rulings I37, I38. */
export const TimeOver = 24;
/** The game is over; `list`: the place of each seat, 1 for the first; several may share one. */
export const RoundOver = 25;
/** The match is over; `list`: the winners. */
export const MatchWon = 26;
/** `seat` is ready for the next deal. */
export const Ready = 27;
