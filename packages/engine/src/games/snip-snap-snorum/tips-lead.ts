/** Tips: which card to lead, by level. */
import type { CardId } from "../../kernel/event.ts";
import { SUITS } from "../../cards/card.ts";
import type { Rank } from "../../cards/card.ts";
import { cardOfRank, oneOf, rankHand, ranksOf } from "./tips-hand.ts";
import type { RankHand } from "./tips-hand.ts";
import { keeperFirst, loserFirst, lowestOf, thinkJig } from "./tips-jig.ts";
import type { Level } from "../../kernel/levels.ts";
import { MOST, SAVE, SAVE_WITH_TWO, countToLead } from "./tips-plan.ts";
import type { Plan } from "./tips-plan.ts";
import { think } from "./tips-search.ts";
import type { SnipView } from "./view.ts";

type Draw = (n: number) => number;

/** The card that a bot of this level leads; the viewer is on lead and holds a card. */
export function lead(view: SnipView, level: Level, draw: Draw): CardId | undefined {
  if (view.rules.jig !== "off") return leadJig(view, level, draw);
  const hand = rankHand(view);
  const rank = oneOf(ranksToLead(view, hand, level, draw), draw);
  return rank === undefined ? undefined : cardOfRank(view.hand, rank, draw);
}

function leadJig(view: SnipView, level: Level, draw: Draw): CardId | undefined {
  switch (level) {
    case "child":
      return oneOf(view.hand, draw);
    case "family":
      return lowestOf(view, draw);
    case "casual":
      return keeperFirst(view, draw);
    case "sharp":
      return loserFirst(view, draw);
    case "champion":
      return view.rules.match === "must" ? thinkJig(view, draw) : loserFirst(view, draw);
  }
}

function ranksToLead(view: SnipView, hand: RankHand, level: Level, draw: Draw): readonly Rank[] {
  switch (level) {
    case "child":
      return seatsInRound(view) > 3 ? fewestFirst(hand) : anyRank(hand);
    case "family":
      return anyRank(hand);
    case "casual":
      return mostFirst(view, hand);
    case "sharp":
      return hand.alone.length > 0 ? hand.alone : ranksOf(hand, planned(hand, planFor(view)));
    case "champion":
      return hand.alone.length > 0 ? hand.alone : ranksOf(hand, champions(view, hand, draw));
  }
}

const anyRank = (hand: RankHand): readonly Rank[] => [...hand.own.keys()].filter((rank) => (hand.own[rank] ?? 0) > 0);

function fewestFirst(hand: RankHand): readonly Rank[] {
  return ranksOf(hand, [1, 2, 3].find((count) => hand.own.includes(count)) ?? SUITS);
}

/** The documents' advice: the rank held most, dead ones only when there is nothing else. Rules SSS-TIP-1, SSS-TIP-2, SSS-TIP-3. */
function mostFirst(view: SnipView, hand: RankHand): readonly Rank[] {
  const alive = hand.own.map((held, rank) => (hand.alone.includes(rank) && (view.gone[rank] ?? 0) > 0 ? 0 : held));
  const most = Math.max(...alive);
  return most === 0 ? anyRank(hand) : [...alive.keys()].filter((rank) => alive[rank] === most);
}

/**
 * Whether to save strong ranks. Not where all matching cards go down at once, nor for counters: what is saved may have to be
 * paid for. A pot from passes goes to the winner, so winning counts again. Rules SSS-TIP-1, SSS-TIP-4, S3.
 */
function planFor(view: SnipView): Plan {
  const three = seatsInRound(view) <= 3;
  if (view.rules.lay === "all") return MOST;
  if (view.rules.counters !== "off" && !view.tieBreak && (three || view.rules.passFine === "off")) return MOST;
  return three ? SAVE_WITH_TWO : SAVE;
}

function planned(hand: RankHand, plan: Plan): number {
  const [singles = 0, pairs = 0, triples = 0] = [1, 2, 3].map((count) => ranksOf(hand, count).length);
  return countToLead(plan, singles, pairs, triples, hand.open);
}

/** Thinking pays with three seats and for counters; elsewhere the rule is as good. */
function champions(view: SnipView, hand: RankHand, draw: Draw): number {
  const usual = planned(hand, planFor(view));
  const { lay, match, counters } = view.rules;
  const pays = lay === "one" && match === "must" && (seatsInRound(view) <= 3 || (counters !== "off" && !view.tieBreak));
  return pays ? think(view, usual, draw) : usual;
}

/** How many seats play in this round. */
export const seatsInRound = (view: SnipView): number => view.inRound.filter(Boolean).length;
