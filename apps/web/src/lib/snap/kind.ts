/** What a table's rules mean for its keys. */
import type { SnapRules, SnapView } from "@snorum/engine";

export interface Kind {
  /** A pile each, not one in the middle. */
  readonly own: boolean;
  readonly calm: boolean;
  /** An animal is called. */
  readonly animals: boolean;
  /** Pools have a call of their own. */
  readonly pools: boolean;
  /** The call is a slap and nothing else. */
  readonly slap: boolean;
  /**
   * One switch is enough for the whole game: cards turn by themselves, and one key calls everything there is. With one pile there is one
   * call anyway; answers of the calm game and animals are several keys by their nature.
   */
  readonly oneSwitch: boolean;
}

/** Whether the key of the pools is awake: where they have a call of their own, only while one lies there. Rule SNAP-POOL-2. */
export const canCallPool = ({ own, calm, pools }: Kind, { pools: lying }: Pick<SnapView, "pools">): boolean =>
  own && !calm && (!pools || lying.length > 0);

export function kindOf({ piles, race, animals, words, how, turning }: SnapRules): Kind {
  const own = piles === "own";
  const calm = race === "calm";
  return {
    own,
    calm,
    animals: animals !== "off",
    pools: own && !calm && words === "two",
    slap: how === "slap",
    oneSwitch: !calm && animals === "off" && turning === "by-itself" && (!own || words === "one"),
  };
}
