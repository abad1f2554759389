/** Where a card is: in a hand or not dealt, open in the run or in one that was completed, or open in one that was given up. */

export const Unseen = 0;
export const Laid = 1;
export const Closed = 2;
