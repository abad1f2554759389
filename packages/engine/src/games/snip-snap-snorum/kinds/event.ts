/** Kinds of events; beside each what `seat`, `card`, `word`, `amount` and `list` say. */

/** `list`: the card each seat cut, -1 for those not cutting. */
export const Cut = 1;
/** `seat` deals first. */
export const DealerFound = 2;
/** `seat` deals; `list`: the pack in dealing order, eldest hand's card first. */
export const Dealt = 3;
/** `seat` pays `amount` into the pot before play. */
export const Anted = 4;
/** `seat` leads `card`, without a word. */
export const Led = 5;
/** `seat` lays `card` as the card that goes with `word` (1 Snip, 2 Snap, 3 Snorum, 4 Jig). */
export const Laid = 6;
/** `seat` holds nothing that fits, or keeps it back, and knocks. */
export const Passed = 7;
/** `seat` pays `amount` into the pot for the pass. */
export const PassFined = 8;
/** `seat` says `word`, and it is the right one; 0 is the leader's line of the rhyme. */
export const Chanted = 9;
/** `seat` says `word`, which is not the right one for `card`. */
export const Mischanted = 10;
/** `seat` has said nothing in time for `card`. */
export const ChantMissed = 11;
/** `seat` points out the forgotten or wrong word. */
export const Challenged = 12;
/** Nobody pointed it out in time. */
export const ChallengeClosed = 13;
/** `seat` takes `card` back into the hand. */
export const TookBack = 14;
/** `card` has been taken back twice already: it stays. */
export const Stood = 15;
/** `seat` draws `card`, the one it laid last in an earlier rank. */
export const Drew = 16;
/** `seat` pays `amount` into the pot for the chant. */
export const ChantFined = 17;
/** The run that ended with `card` is complete and set aside; `seat` leads next. `word` 4: "Jig!" is added. */
export const Completed = 18;
/** Everybody has passed: the unfinished run is put away; `seat` leads next. */
export const Closed = 19;
/** `seat` showed `card` against the rules and takes it back. */
export const Returned = 20;
/** `seat` has no card left and wins the round. */
export const RoundWon = 21;
/** `seat` takes `amount`, the whole pot. */
export const PotTaken = 22;
/** `seat` pays `amount` to the winner for the cards still held. */
export const Settled = 23;
/** `seat` has no counters left and is out of the match. */
export const Eliminated = 24;
/** The seats in `list` are tied and play one more round among themselves. */
export const TieBreak = 25;
/** The round is broken off; every seat takes back what it paid in. */
export const BrokenOff = 26;
/** `seat` is for stopping here. */
export const StopVoted = 27;
/** The next round may be dealt. `seat` asked for it. */
export const RoundCalled = 28;
/** The match is over; `list`: the winners. */
export const MatchWon = 29;
