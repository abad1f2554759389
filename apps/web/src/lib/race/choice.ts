/** Keys in the place of the one large key. */
import type { AnimalName } from "#lib/parts/pictures.ts";

export interface Choice {
  readonly id: number;
  readonly text: string;
  readonly animal?: AnimalName;
  /** Why it cannot be pressed now; left out while it can. */
  readonly rests?: string;
}
