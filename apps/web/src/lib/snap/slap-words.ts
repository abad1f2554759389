/** Where a call is a slap and nothing else, nobody speaks of calls. */
import type { SnapView } from "@snorum/engine";
import type { SnapWords } from "@snorum/engine/words";

/** The words of a table with these rules. Rule SNAP-VAR-SLAP. */
export function wordsAt({ how, race }: Pick<SnapView["rules"], "how" | "race">, words: SnapWords): SnapWords {
  if (how !== "slap" || race === "calm") return words;
  const { slaps, calls, keys, events, excuses, refusals } = words;
  return {
    ...words,
    calls: { ...calls, snap: keys.slap },
    events: { ...events, ...slaps.events },
    excuses: { ...excuses, ...slaps.excuses },
    refusals: { ...refusals, ...slaps.refusals },
  };
}
