/** Why a false call was false: what its caller may have looked at. */
import { SNAP_POOL, SnapCall, rankOf } from "@snorum/engine";
import type { CardId, GameEvent, SnapView } from "@snorum/engine";
import { EARLY_MS } from "#lib/race/finish.ts";
import { equalPairs, nearestPair, pictureBefore } from "./tops.ts";
import type { Two } from "./tops.ts";

export interface Miss {
  /** `unequal`: the cards differ; `alone`: only one card lies there; all else: see the words. */
  readonly why: "unequal" | "early" | "covered" | "taken" | "others" | "alone";
  /** The two cards, or as many as there are to see. */
  readonly cards: readonly CardId[];
}

/** What was won last, under the same face. */
export interface Award {
  readonly equal: readonly CardId[];
}

/** Later than this a call is for what lies there now, whatever was covered. */
const LONG_AGO_MS = 2000;

/** What the false call `call` was for, by the picture in which it was made. Rules SNAP-POOL-1, G7, G8, D3. */
export function missOf(
  { seat, word, amount, list }: Pick<GameEvent, "seat" | "word" | "amount" | "list">,
  view: SnapView,
  award: Award | null,
): Miss {
  const { race, callers, piles } = view.rules;
  const forPool = word === SnapCall.pool;
  const owned = piles === "own" && callers === "owners" && !forPool;
  const target = list?.[0] ?? (owned ? seat : -1);
  const before = pictureBefore(view);
  if (race === "race" && amount < EARLY_MS) return { why: "early", cards: nearestPair(before, forPool, target) };
  // The call names another's animal and means the own pile with it.
  if (word === SnapCall.animal) return unequal(nearestOf(view, seat, target));
  const mine = ({ places }: Two): boolean => !owned || places.includes(seat) || places.some((at) => at >= SNAP_POOL);
  const here = equalPairs(view, forPool);
  const [others] = here.filter((pair) => !mine(pair));
  if (others !== undefined) return { why: "others", cards: others.cards };
  const turner = piles === "one" ? 0 : view.turner;
  const [covered] = equalPairs(before, forPool).filter((pair) => mine(pair) && pair.places.includes(turner));
  if (race === "race" && amount < LONG_AGO_MS && covered !== undefined && here.length === 0)
    return { why: "covered", cards: covered.cards };
  const [first, second] = award?.equal ?? [];
  if (first !== undefined && second !== undefined && rankOf(first) === rankOf(second))
    return { why: "taken", cards: [first, second] };
  return unequal(nearestPair(view, forPool, target));
}

const unequal = (cards: readonly CardId[]): Miss => ({ why: cards.length === 1 ? "alone" : "unequal", cards });

/** The tops of two piles, or whatever is nearest to the own one. */
function nearestOf(view: SnapView, seat: number, named: number): readonly CardId[] {
  const tops = [seat, named].map((at) => view.piles[at]?.top ?? -1).filter((top) => top >= 0);
  const [own, other] = tops;
  const differ = own !== undefined && other !== undefined && rankOf(own) !== rankOf(other);
  return differ ? tops : nearestPair(view, false, seat);
}
