/** Cards by their names. */
import { isJoker } from "@snorum/engine";
import type { CardId } from "@snorum/engine";
import { cardName } from "#lib/parts/card-name.ts";
import type { Messages } from "#lib/words/index.ts";
import type { IrishTexts } from "./words.ts";

/** A card by its name, the joker by its own. */
export const named = (words: Messages, { game }: Pick<IrishTexts, "game">, card: CardId): string =>
  isJoker(card) ? game.joker : cardName(words, card);
