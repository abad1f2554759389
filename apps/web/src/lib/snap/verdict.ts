/** What a call has come to, for whoever looks: won, late, wrong or unlucky look and read differently. */
import { SnapCall, SnapEvent } from "@snorum/engine";
import type { CardId, GameEvent, Seat, SnapView } from "@snorum/engine";
import { behind } from "./photo-look.ts";
import { cardsIn, equalIn, outcomesOf } from "./photo.ts";
import type { Outcome, Photo } from "./photo.ts";
import { nearestPair } from "./tops.ts";

export interface Verdict {
  readonly kind: "won" | "heat" | "late" | "wrong" | "unlucky";
  /** Whose call it is about. */
  readonly seat: Seat;
  readonly outcome: Outcome;
  /** Whoever was faster, or -1, and by how much. */
  readonly winner: Seat;
  readonly behind: number;
  /** Cards that change hands. */
  readonly cards: number;
  /** The equal cards, or for a wrong call the two that are nearest to a match. */
  readonly pair: readonly CardId[];
  /** What it brings or costs, in a sentence. */
  readonly text: string;
}

/** How an outcome looks. */
export const looksLike = (outcome: Outcome): Verdict["kind"] => {
  if (outcome === "won" || outcome === "heat") return outcome;
  if (outcome === "taken") return "late";
  return outcome === "false" ? "wrong" : "unlucky";
};

const TELLING: Readonly<Record<Verdict["kind"], readonly number[]>> = {
  won: [SnapEvent.PilesWon, SnapEvent.PoolsWon],
  heat: [SnapEvent.TiePooled, SnapEvent.DeadHeat],
  late: [SnapEvent.Excused],
  unlucky: [SnapEvent.Excused],
  wrong: [
    SnapEvent.PilePooled,
    SnapEvent.CardPooled,
    SnapEvent.CardsPaid,
    SnapEvent.CardBuried,
    SnapEvent.PileGiven,
    SnapEvent.Locked,
    SnapEvent.Excused,
  ],
};

/**
 * The viewer's own call comes first, then whoever won, then whoever called wrongly; null when nobody called. `before` is the
 * picture in which everybody called, `say` the sentence for an event.
 */
export function verdictOf(
  events: readonly GameEvent[],
  before: SnapView,
  photo: Photo | null,
  say: (event: GameEvent) => string,
): Verdict | null {
  const outcomes = outcomesOf(events);
  const seats = [...outcomes.keys()];
  const of = (wanted: Outcome): Seat | undefined => seats.find((seat) => outcomes.get(seat) === wanted);
  const seat = outcomes.has(before.viewer) ? before.viewer : (of("won") ?? of("heat") ?? of("false") ?? seats[0]);
  const outcome = seat === undefined ? undefined : outcomes.get(seat);
  if (seat === undefined || outcome === undefined) return null;
  const kind = looksLike(outcome);
  const about = (event: GameEvent): boolean => event.seat === seat || event.kind === SnapEvent.TiePooled;
  const told = events.filter((event) => about(event) && TELLING[kind].includes(event.kind));
  const dead = events.find((event) => event.kind === SnapEvent.DeadHeat);
  const call = events.find((event) => event.kind === SnapEvent.Called && event.seat === seat);
  const winner = of("won") ?? -1;
  return {
    kind,
    seat,
    outcome,
    winner,
    behind: photo === null || kind !== "late" ? 0 : behind(photo, seat),
    cards: kind === "won" ? told.reduce((sum, event) => sum + cardsIn(event, before), 0) : 0,
    pair:
      kind === "wrong"
        ? (nearestPair(before, call?.word === SnapCall.pool) ?? [])
        : equalIn(events, before).slice(0, 2),
    text: [...told, ...(kind === "heat" && dead ? [dead] : [])].map(say).filter(Boolean).join(" "),
  };
}
