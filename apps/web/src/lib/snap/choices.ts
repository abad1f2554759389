/** Several keys in the place of the one call. */
import { SnapAnswer, SnapCall } from "@snorum/engine";
import { callText } from "./captions.ts";
import type { Caller } from "./caller.svelte.ts";
import type { SnapSession } from "./session.svelte.ts";
import type { SnapTexts } from "./words.ts";
import type { Choice } from "#lib/race/choice.ts";

/** The answers of the calm game, or all animals at the table; none where one key is enough. */
export function choicesOf(
  { kind }: Caller,
  { view, animalOf }: SnapSession,
  { game, shell }: SnapTexts,
): readonly Choice[] {
  if (kind.calm)
    return [
      { id: SnapAnswer.different, text: game.answers.different },
      { id: SnapAnswer.snap, text: game.answers.snap },
      ...(kind.own && view.rules.words === "two"
        ? [
            {
              id: SnapAnswer.pool,
              text: game.answers.pool,
              ...(view.pools.length === 0 ? { rests: shell.noPool } : {}),
            },
          ]
        : []),
    ];
  if (!kind.animals) return [];
  return view.places.map((seat) => ({
    id: seat,
    text: callText({ before: view, words: game, animalOf }, SnapCall.animal, seat),
    animal: animalOf(seat),
  }));
}
