/** What a call has come to, for whoever looks: won, late, wrong or unlucky look and read differently. */
import { SnapAnswer, SnapEvent } from "@snorum/engine";
import type { CardId, GameEvent, Seat, SnapView } from "@snorum/engine";
import { missOf } from "./miss.ts";
import type { Miss } from "./miss.ts";
import { behind } from "./photo-look.ts";
import { cardsIn, equalIn, outcomesOf } from "./photo.ts";
import type { Outcome, Photo } from "./photo.ts";

export interface Verdict {
  /** `calm`: nobody was first, all who were right share. */
  readonly kind: "won" | "heat" | "late" | "wrong" | "unlucky" | "calm";
  /** Whose calls it is about. */
  readonly seats: readonly Seat[];
  readonly outcome: Outcome;
  /** Whoever was faster, or -1, and by how much in ms. */
  readonly winner: Seat;
  readonly behind: number;
  /** Cards that change hands, and in the calm game how many to whom. */
  readonly cards: number;
  /** So many of them were in pools. */
  readonly fromPools: number;
  readonly shares: ReadonlyMap<Seat, number>;
  /** The equal cards, or for a wrong call those that its caller may have looked at. */
  readonly pair: readonly CardId[];
  /** Why a wrong call was wrong. */
  readonly why: Miss["why"];
  /** What it brings or costs, in sentences. */
  readonly text: string;
}

/** A race that somebody has won, with what is known of it. */
export interface Won {
  readonly winner: Seat;
  readonly equal: readonly CardId[];
  /** Null where nothing was timed. */
  readonly photo: Photo | null;
  /** Under which face it was won. */
  readonly reveals: number;
}

/** What an entry that was judged is shown by. */
export interface Judgement {
  readonly verdict: Verdict | null;
  readonly outcomes: ReadonlyMap<Seat, Outcome>;
  /** What each false call was for. */
  readonly misses: ReadonlyMap<Seat, Miss>;
  /** Whoever won before pressed once more, and nothing comes of it. */
  readonly idle: boolean;
}

/** Why a call was no call for what lies there now, where that is known: it came too early, or for what was gone. */
export const missedBy = (why: Miss["why"] | undefined): "early" | "gone" | null =>
  why === "early" ? "early" : why === "covered" || why === "taken" ? "gone" : null;

/** How an outcome looks. */
export const looksLike = (outcome: Outcome): Exclude<Verdict["kind"], "calm"> => {
  if (outcome === "won" || outcome === "heat") return outcome;
  if (outcome === "taken") return "late";
  return outcome === "false" ? "wrong" : "unlucky";
};

const WINS: readonly number[] = [SnapEvent.PilesWon, SnapEvent.PoolsWon];
const TELLING: Readonly<Record<Exclude<Verdict["kind"], "calm">, readonly number[]>> = {
  won: WINS,
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

/** What is known beside the events of an entry. */
export interface Known {
  /** The picture in which everybody called. */
  readonly before: SnapView;
  readonly photo: Photo | null;
  /** The last race that was won before. */
  readonly won: Won | null;
  /** The sentence for an event. */
  readonly say: (event: GameEvent) => string;
}

/** What everybody hears about calls that have been judged. */
export function judgementOf(events: readonly GameEvent[], known: Known): Judgement {
  const { before, won } = known;
  const outcomes = outcomesOf(events);
  const award = won?.reveals === before.reveals ? won : null;
  const misses = new Map(
    events
      .filter(({ kind, seat }) => kind === SnapEvent.Called && outcomes.get(seat) === "false")
      .map((call) => [call.seat, missOf(call, before, award)]),
  );
  const late = [...outcomes.values()].every((outcome) => outcome === "taken");
  const idle =
    award !== null && late && outcomes.size > 0 && [...outcomes.keys()].every((seat) => seat === award.winner);
  // What others have been late for says nothing new about a race that is over.
  const news = !(award !== null && late && !(outcomes.has(before.viewer) && award.winner !== before.viewer));
  const verdict = news ? (calmVerdict(events, known, outcomes) ?? verdictOf(events, known, outcomes, misses)) : null;
  return { verdict, outcomes, misses, idle };
}

/** The viewer's own call comes first, then whoever won, then all who called wrongly; null when nobody called. */
function verdictOf(
  events: readonly GameEvent[],
  { before, photo, won, say }: Known,
  outcomes: Judgement["outcomes"],
  misses: Judgement["misses"],
): Verdict | null {
  const having = (wanted: Outcome): readonly Seat[] =>
    [...outcomes.keys()].filter((seat) => outcomes.get(seat) === wanted);
  const [first] = outcomes.keys();
  const seats =
    [
      outcomes.has(before.viewer) ? [before.viewer] : [],
      having("won").slice(0, 1),
      having("heat"),
      having("false"),
    ].find((some) => some.length > 0) ?? (first === undefined ? [] : [first]);
  const [seat] = seats;
  const outcome = seat === undefined ? undefined : outcomes.get(seat);
  if (seat === undefined || outcome === undefined) return null;
  const kind = looksLike(outcome);
  const about = (event: GameEvent): boolean =>
    seats.includes(event.seat) || event.kind === SnapEvent.TiePooled || event.kind === SnapEvent.DeadHeat;
  const told = events.filter((event) => about(event) && TELLING[kind].includes(event.kind));
  const moved = (some: readonly GameEvent[]): number => some.reduce((sum, event) => sum + cardsIn(event, before), 0);
  const winner = having("won")[0] ?? (outcome === "taken" ? won?.winner : undefined) ?? -1;
  const miss = misses.get(seat);
  const timed = photo !== null && kind === "late" && (having("won").length > 0 || won?.reveals === before.reveals);
  return {
    kind,
    seats,
    outcome,
    winner,
    behind: timed ? behind(photo, seat, photo.winner >= 0 ? photo : (won?.photo ?? photo)) : 0,
    cards: kind === "won" ? moved(told) : 0,
    fromPools: moved(told.filter((event) => event.kind === SnapEvent.PoolsWon)),
    shares: new Map(),
    pair: kind === "wrong" ? (miss?.cards ?? []) : equalIn(events, before).slice(0, 2),
    why: miss?.why ?? "unequal",
    text: told.map(say).filter(Boolean).join(" "),
  };
}

/** In the calm game there is no first: who was right, and what each of them got. Null where nobody was, or the viewer was wrong. */
function calmVerdict(
  events: readonly GameEvent[],
  { before, say }: Known,
  outcomes: Judgement["outcomes"],
): Verdict | null {
  const answers = events.find(({ kind }) => kind === SnapEvent.AnswersShown)?.list;
  const told = events.filter(({ kind }) => WINS.includes(kind));
  if (!answers || told.length === 0 || outcomes.get(before.viewer) === "false") return null;
  const said = (seat: Seat): boolean => (answers[seat] ?? -1) > SnapAnswer.different;
  const seats = [...answers.keys()].filter((seat) => said(seat) && outcomes.get(seat) !== "false");
  const shares = new Map<Seat, number>();
  for (const event of told) shares.set(event.seat, (shares.get(event.seat) ?? 0) + cardsIn(event, before));
  return {
    kind: "calm",
    seats,
    outcome: "won",
    winner: -1,
    behind: 0,
    cards: shares.get(before.viewer) ?? 0,
    fromPools: 0,
    shares,
    pair: equalIn(events, before).slice(0, 2),
    why: "unequal",
    text: told.map(say).join(" "),
  };
}

/** A call that was not even taken up, because what it was for had just been won: late, and nothing else. Ruling G7. */
export function lateFor(viewer: Seat, won: Won): Verdict {
  const { winner, equal } = won;
  return {
    kind: "late",
    seats: [viewer],
    outcome: "taken",
    winner,
    behind: 0,
    cards: 0,
    fromPools: 0,
    shares: new Map(),
    pair: equal.slice(0, 2),
    why: "unequal",
    text: "",
  };
}
