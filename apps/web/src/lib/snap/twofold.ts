/**
 * Calls that take two deeds: a voice and a hand, in either order. A call counts once both are done, and hands are then ranked by
 * the moment of the hand. Rules SNAP-VAR-SLAP, SNAP-VAR-GRAB; rulings N36, N38, N40.
 */
import type { SnapRules } from "@snorum/engine";
import type { Stamp } from "#lib/race/paint.ts";

export type Deed = "call" | "hand";

/** What has been done for the picture that shows, and when. */
export interface Armed {
  readonly picture: number;
  readonly deed: Deed;
  readonly at: Stamp;
}

/** After a deed: what waits for the other one, or when both are done the moment that counts. */
export interface Done {
  readonly armed: Armed | null;
  /** The moment of the press; null while it is not complete. */
  readonly press: Stamp | null;
}

/** Whether a table asks for both. */
export const needsBoth = ({ how }: Pick<SnapRules, "how">): boolean => how === "grab" || how === "slap-and-call";

/** After `deed` at the moment `at`. The first of two equal deeds is the one that counts; a new picture begins anew. */
export function after(
  armed: Armed | null,
  deed: Deed,
  at: Stamp,
  picture: number,
  rules: Pick<SnapRules, "how">,
): Done {
  if (!needsBoth(rules)) return { armed: null, press: at };
  if (armed === null || armed.picture !== picture) return { armed: { picture, deed, at }, press: null };
  if (armed.deed === deed) return { armed, press: null };
  return { armed: null, press: deed === "hand" ? at : armed.at };
}
