/** The nouns of the game: stock, pile, word, and the state of one match. */

/** What the match is waiting for. */
export const Phase = {
  /** The dealer is to be drawn. */
  Dealer: 0,
  /** The pack is to be dealt. */
  Deal: 1,
  /** `turn` is to lay a card or say a word; meanwhile anybody in the game may slap. */
  Play: 2,
  /** Of several who did not slap one is to be drawn. Ruling I6. */
  Lot: 3,
  /** Everybody answers, in the calm game. */
  Answer: 4,
  /** A game is over and another will be dealt. */
  RoundOver: 5,
  /** The match is over. */
  MatchOver: 6,
} as const;
