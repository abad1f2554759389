/** Calls that take two deeds: a voice and a hand, in either order. The later of the two is the press. Rules SNAP-VAR-SLAP, SNAP-VAR-GRAB. */
import type { SnapRules } from "@snorum/engine";

export type Deed = "call" | "hand";

/** What has been done for the picture that shows. */
export interface Armed {
  readonly picture: number;
  readonly deed: Deed;
}

/** Whether a table asks for both. */
export const needsBoth = ({ how }: Pick<SnapRules, "how">): boolean => how === "grab" || how === "slap-and-call";

/** After a deed: either the call is complete, or it waits for the other deed. A new picture begins anew. */
export function after(
  armed: Armed | null,
  deed: Deed,
  picture: number,
  rules: Pick<SnapRules, "how">,
): { readonly complete: boolean; readonly armed: Armed | null } {
  if (!needsBoth(rules)) return { complete: true, armed: null };
  const other = armed !== null && armed.picture === picture && armed.deed !== deed;
  return other ? { complete: true, armed: null } : { complete: false, armed: { picture, deed } };
}
