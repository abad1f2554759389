/** The word that goes with a led card, and the number of the words that follow. */

export const none = -1;
export const lead = 0;
export const snip = 1;
export const snap = 2;
export const snorum = 3;
export const jig = 4;
