/** The photo finish as a picture: who called when, how sure that is, and what came of each call. */
import { SNAP_POOL, SnapCall, SnapEvent, SnapExcuse, rankOf } from "@snorum/engine";
import type { CardId, GameEvent, Seat, SnapView } from "@snorum/engine";
import type { SnapExcuseName } from "@snorum/engine/words";
import type { Finish, Shown } from "@snorum/table";
import { EARLY_MS } from "#lib/race/finish.ts";
import type { TimedHand } from "#lib/race/finish.ts";

/** What came of a call. */
export type Outcome = "won" | "heat" | "false" | SnapExcuseName;

/** One hand. */
export interface Lane extends TimedHand {
  readonly outcome: Outcome;
  /** What was called; see `SnapCall`. */
  readonly call: number;
}

export interface Photo {
  readonly seq: number;
  /** First hand first. */
  readonly lanes: readonly Lane[];
  /** Who could have called and did not. */
  readonly silent: readonly Seat[];
  /** Whoever won cards, or -1. */
  readonly winner: Seat;
  readonly cards: number;
  /** The equal cards. */
  readonly equal: readonly CardId[];
  /** Hands at the head that are too near to each other to tell. */
  readonly tied: number;
  readonly band: number;
  readonly confidence: number;
}

const EXCUSES = Object.fromEntries(Object.entries(SnapExcuse).map(([name, code]) => [code, name])) as Readonly<
  Record<number, SnapExcuseName>
>;

/** The outcome of each call in an entry. Calls that nothing has come of yet when a pool is made of a dead heat are that heat. */
export function outcomesOf(events: readonly GameEvent[]): ReadonlyMap<Seat, Outcome> {
  const found = new Map<Seat, Outcome>();
  const called = new Set<Seat>();
  for (const { kind, seat, word, list } of events) {
    if (kind === SnapEvent.Called) called.add(seat);
    else if (kind === SnapEvent.PilesWon || kind === SnapEvent.PoolsWon) found.set(seat, "won");
    else if (kind === SnapEvent.FalseCalled) found.set(seat, "false");
    else if (kind === SnapEvent.Excused && !found.has(seat)) found.set(seat, EXCUSES[word] ?? "taken");
    const heat = kind === SnapEvent.TiePooled ? called : kind === SnapEvent.DeadHeat ? (list ?? []) : [];
    for (const caller of heat) if (!found.has(caller)) found.set(caller, "heat");
  }
  return found;
}

/** How many cards `event` moves, by the picture before it. */
export function cardsIn(event: GameEvent, before: SnapView): number {
  const things = event.list ?? [];
  const stays = event.card >= 0 ? 1 : 0;
  const size = (pile: number): number => before.piles[before.rules.piles === "one" ? 0 : pile]?.cards ?? 0;
  const pool = (number: number): number => before.pools.find((one) => one.number === number)?.cards ?? 0;
  switch (event.kind) {
    case SnapEvent.PilesWon:
      return things.reduce((sum, at) => sum + size(at), -stays);
    case SnapEvent.PoolsWon:
    case SnapEvent.PoolsLeft:
      return things.reduce((sum, number) => sum + pool(number), 0);
    case SnapEvent.TiePooled:
      return things.reduce((sum, at) => sum + (at >= SNAP_POOL ? pool(at - SNAP_POOL) : size(at)), -stays);
    case SnapEvent.CardsPaid:
      return things.length;
    case SnapEvent.PilePooled:
    case SnapEvent.PileGiven:
      return size(event.seat) - stays;
    default:
      return event.amount;
  }
}

/** The equal cards that a call was for, at least two where the picture shows them. */
export function equalIn(events: readonly GameEvent[], before: SnapView): readonly CardId[] {
  const cards: CardId[] = [];
  const pool = (number: number): CardId => before.pools.find((one) => one.number === number)?.top ?? -1;
  for (const { kind, list, card } of events) {
    for (const thing of list ?? []) {
      if (kind === SnapEvent.PoolsWon) cards.push(pool(thing));
      else if (kind === SnapEvent.TiePooled && thing >= SNAP_POOL) cards.push(pool(thing - SNAP_POOL));
      else if (kind === SnapEvent.PilesWon || kind === SnapEvent.TiePooled) {
        const pile = before.piles[thing];
        if (pile === undefined) continue;
        if (before.rules.piles === "one") cards.push(pile.under);
        cards.push(card >= 0 && pile.top === card ? pile.under : pile.top);
      }
    }
  }
  const shown = [...new Set(cards.filter((one) => one >= 0))];
  const [first] = shown;
  if (shown.length !== 1 || first === undefined) return shown;
  const tops = [...before.piles, ...before.pools].map(({ top }) => top);
  const twin = tops.find((top) => top >= 0 && top !== first && rankOf(top) === rankOf(first));
  return twin === undefined ? shown : [first, twin];
}

/**
 * The photo that is kept when `next` comes: hands that were only late are no race of their own. Under the same face they stand behind
 * the race for which they were late. Ruling G7.
 */
export function photoKept(last: Photo | null, next: Photo, sameFace: boolean): Photo {
  if (last === null || next.lanes.some(({ outcome }) => outcome !== "taken")) return next;
  if (!sameFace) return last;
  const late = next.lanes.filter(({ seat }) => !last.lanes.some((lane) => lane.seat === seat));
  const silent = last.silent.filter((seat) => !late.some((lane) => lane.seat === seat));
  return { ...last, lanes: [...last.lanes, ...late], silent };
}

/** The photo of a judged race; `before` is the picture in which everybody called. */
export function photoOf(
  { seq, events, race }: Pick<Shown, "seq" | "events"> & { readonly race?: Finish },
  before: SnapView,
): Photo | null {
  if (race === undefined || race.rows.length === 0) return null;
  const outcomes = outcomesOf(events);
  const calls = new Map(events.flatMap(({ kind, seat, word }) => (kind === SnapEvent.Called ? [[seat, word]] : [])));
  const lanes = race.rows.map(({ seat, ms, ranked, sigma }) => ({
    seat,
    ms: Math.round(ms),
    sigma: Math.max(1, Math.round(sigma)),
    early: ms < EARLY_MS,
    headStart: Math.round(ms - ranked),
    outcome: outcomes.get(seat) ?? "taken",
    call: calls.get(seat) ?? SnapCall.snap,
  }));
  const wins = events.filter(({ kind }) => kind === SnapEvent.PilesWon || kind === SnapEvent.PoolsWon);
  const winner = wins[0]?.seat ?? -1;
  return {
    seq,
    lanes,
    silent: before.out.flatMap((out, seat) => (out || lanes.some((lane) => lane.seat === seat) ? [] : [seat])),
    winner,
    cards: wins.filter(({ seat }) => seat === winner).reduce((sum, one) => sum + cardsIn(one, before), 0),
    equal: equalIn(events, before),
    tied: race.tied,
    band: race.band,
    confidence: race.confidence,
  };
}
