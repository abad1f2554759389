/** The photo finish as a picture: whose hand came when, how sure that is, and what came of each. */
import { IrishEvent, IrishExcuse, IrishHand } from "@snorum/engine";
import type { GameEvent, IrishView, Seat } from "@snorum/engine";
import type { IrishExcuseName } from "@snorum/engine/words";
import type { Finish, Shown } from "@snorum/table";
import { EARLY_MS } from "#lib/race/finish.ts";
import type { TimedHand } from "#lib/race/finish.ts";

/** What came of a hand. `half`: one, where both were wanted. */
export type Outcome = "safe" | "last" | "half" | "false" | "twitch" | "free" | "locked" | IrishExcuseName;

/** One hand. */
export interface Lane extends TimedHand {
  readonly outcome: Outcome;
}

export interface Photo {
  readonly seq: number;
  /** First hand first. */
  readonly lanes: readonly Lane[];
  /** Who had to slap and did not. */
  readonly missing: readonly Seat[];
  /** Whoever takes the pile, or -1, and how many cards. */
  readonly taker: Seat;
  readonly cards: number;
  /** Hands that are too near to each other to tell, at the end where the last one takes. */
  readonly tied: number;
  readonly confidence: number;
}

const EXCUSES = Object.fromEntries(Object.entries(IrishExcuse).map(([name, code]) => [code, name])) as Readonly<
  Record<number, IrishExcuseName>
>;

/** The outcome of each hand in an entry, in the order in which they landed. */
export function outcomesOf(events: readonly GameEvent[]): ReadonlyMap<Seat, Outcome> {
  const found = new Map<Seat, Outcome>();
  for (const { kind, seat, word, list } of events) {
    if (kind === IrishEvent.Slapped) found.set(seat, "safe");
    else if (kind === IrishEvent.Missed) {
      for (const one of list ?? []) if (found.has(one)) found.set(one, "half");
    } else if (kind === IrishEvent.FalseSlapped) found.set(seat, word === IrishHand.start ? "twitch" : "false");
    else if (kind === IrishEvent.FreeSlap) found.set(seat, "free");
    else if (kind === IrishEvent.Locked) found.set(seat, "locked");
    else if (kind === IrishEvent.Excused) found.set(seat, EXCUSES[word] ?? "taken");
    else if (kind === IrishEvent.PileTaken && found.get(seat) === "safe") found.set(seat, "last");
  }
  return found;
}

/** Whether a hand so many ms after the newest face was for the one before. Ruling D3. */
export const isEarly = (ms: number, { layer }: Pick<IrishView, "layer">): boolean => ms < EARLY_MS && layer >= 0;

/** Hands that came to nothing and cost nothing: what they were meant for has been judged without them. Rulings I45, G8, I14, I16. */
export const VOID: ReadonlySet<Outcome> = new Set<Outcome>(["taken", "covered", "settled", "locked"]);

/** Of hands at the same moment the one that takes the pile is shown last: the picture says what the rules have said. Ruling I7. */
export const takerLast = <H extends { readonly outcome: Outcome }>(hands: readonly H[]): readonly H[] => [
  ...hands.filter(({ outcome }) => outcome !== "last"),
  ...hands.filter(({ outcome }) => outcome === "last"),
];

/** The photo once the lot has named who takes the pile, which it does after the race; any other entry changes nothing. Ruling I6. */
export function withTaker(photo: Photo | null, events: readonly GameEvent[]): Photo | null {
  const taken = events.find(({ kind }) => kind === IrishEvent.PileTaken);
  if (photo === null || taken === undefined || !events.some(({ kind }) => kind === IrishEvent.TakerDrawn)) return photo;
  return { ...photo, taker: taken.seat, cards: taken.amount };
}

/** The photo of a judged race, or null where nothing was judged; `before` is the picture in which everybody slapped. */
export function photoOf(
  { seq, events, race }: Pick<Shown, "seq" | "events"> & { readonly race?: Finish },
  before: IrishView,
): Photo | null {
  if (race === undefined || race.rows.length === 0) return null;
  const outcomes = outcomesOf(events);
  if (race.rows.every(({ seat }) => VOID.has(outcomes.get(seat) ?? "taken"))) return null;
  const taken = events.find(({ kind }) => kind === IrishEvent.PileTaken);
  const missed = events.find(({ kind }) => kind === IrishEvent.Missed)?.list ?? [];
  return {
    seq,
    lanes: takerLast(
      race.rows.map(({ seat, ms, ranked, sigma }) => ({
        seat,
        ms: Math.round(ms),
        sigma: Math.max(1, Math.round(sigma)),
        early: isEarly(ms, before),
        headStart: Math.round(ms - ranked),
        outcome: outcomes.get(seat) ?? "taken",
      })),
    ),
    missing: missed.filter((seat) => !race.rows.some((row) => row.seat === seat)),
    taker: taken?.seat ?? -1,
    cards: taken?.amount ?? 0,
    tied: race.mode === "last" ? race.tied : 0,
    confidence: race.confidence,
  };
}
