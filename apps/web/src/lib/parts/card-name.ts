/** What a card is called. */
import { rankOf, rankSign, suitOf, suitSign } from "@snorum/engine";
import type { CardId } from "@snorum/engine";
import type { Messages } from "#lib/words/index.ts";

/** "nine" */
export const rankName = (m: Messages, card: CardId): string => m.ranks[rankSign(rankOf(card))];

/** "nine of hearts" */
export const cardName = (m: Messages, card: CardId): string =>
  m.card(rankName(m, card), m.suits[suitSign(suitOf(card))]);
