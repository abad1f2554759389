/** Why something was refused, in the words of the game or of the house. */
import type { Refusal } from "@snorum/engine";
import type { IrishTexts } from "./words.ts";

export function refusedText(
  { code, facts }: Refusal,
  { game }: Pick<IrishTexts, "game">,
  nameOf: (seat: number) => string,
): string {
  const { seat } = facts;
  const own = game.refusals[code as keyof typeof game.refusals];
  const shared = game.kernelRefusals[code as keyof typeof game.kernelRefusals];
  return own ? own(typeof seat === "number" ? { name: nameOf(seat) } : {}) : (shared?.(facts) ?? code);
}
