/** Two keys in the place of the slap: the answers of the calm game. Rule IRISH-VAR-CALM. */
import { IrishAnswer } from "@snorum/engine";
import type { Choice } from "#lib/race/choice.ts";
import type { IrishTexts } from "./words.ts";

export const choicesOf = ({ game }: Pick<IrishTexts, "game">): readonly Choice[] => [
  { id: IrishAnswer.stay, text: game.answers.stay },
  { id: IrishAnswer.slap, text: game.answers.slap },
];
