/** Several keys in the place of the one call. */
import { SnapAnswer, SnapCall } from "@snorum/engine";
import { callText } from "./captions.ts";
import type { Caller } from "./caller.svelte.ts";
import type { SnapSession } from "./session.svelte.ts";
import type { SnapTexts } from "./words.ts";
import type { Choice } from "#lib/race/choice.ts";

/** The answers of the calm game, or all animals at the table; none where one key is enough. Ruling N47. */
export function choicesOf({ kind, seat }: Caller, session: SnapSession, { game, shell }: SnapTexts): readonly Choice[] {
  const { view, animalOf } = session;
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
  const { places } = session.hands.get(seat) ?? view;
  return places.map((animal) => ({
    id: animal,
    text: callText({ before: view, words: game, animalOf }, SnapCall.animal, animal),
    animal: animalOf(animal),
  }));
}
