/** Wishes of a person at an online table. */
import type { Wish } from "@snorum/protocol";
import type { Together } from "./together.svelte.ts";
import { refusalText } from "./words.ts";

/** Asks for something, and says why not where it is refused. Gives back whether it was done. */
export async function wishFor(together: Together, wish: Wish, say: (text: string) => void): Promise<boolean> {
  const refusal = await together.wish(wish);
  if (refusal !== null) say(refusalText(refusal));
  return refusal === null;
}
