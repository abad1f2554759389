/** What slaps, words and answers have come to: hands on the pile, and who takes it for which reason. */
import { IrishEvent, IrishWhy, RANKS } from "@snorum/engine";
import type { CardId, GameEvent, IrishView, Seat } from "@snorum/engine";
import type { IrishWhyName } from "@snorum/engine/words";
import { VOID, isEarly, outcomesOf, takerLast } from "./photo.ts";
import type { Outcome } from "./photo.ts";

/** A hand on the pile. */
export interface Landed {
  readonly seat: Seat;
  readonly ms: number;
  readonly outcome: Outcome;
}

export interface Verdict {
  /** First hand first. */
  readonly hands: readonly Landed[];
  readonly missing: readonly Seat[];
  /** Whose hand was left out, as their line was down. Ruling I46. */
  readonly excused: readonly Seat[];
  /** Whoever takes the pile; several share it, and nobody may take it. */
  readonly takers: readonly Seat[];
  readonly why: IrishWhyName | null;
  readonly cards: number;
  /**
   * The picture that was judged: the word that was said, or where nobody counts aloud the one that is told with the taking, else -1;
   * and the newest cards, newest first.
   */
  readonly word: number;
  readonly wordOnly: boolean;
  readonly tops: readonly CardId[];
  /** A hand came before the newest face was seen, and pays for the picture before: `word` is of that one. Ruling D3. */
  readonly early: boolean;
  /** What everybody has answered, in the calm game. */
  readonly answers: readonly number[];
  /** Nobody slapped what was there to slap. */
  readonly unslapped: boolean;
  /** The pile has been pushed to its taker. */
  readonly pushed: boolean;
}

const WHYS = Object.fromEntries(Object.entries(IrishWhy).map(([name, code]) => [code, name])) as Readonly<
  Record<number, IrishWhyName>
>;

/** Hands for nothing that cost the pile. */
const PAYS: ReadonlySet<Outcome> = new Set<Outcome>(["false", "twitch"]);

/** The word before the newest; players' own words are not in the picture any more. */
const wordBefore = (word: number, { rules }: IrishView): number =>
  rules.words === "own" || word < 0 ? -1 : (word + RANKS - 1) % RANKS;

/** The cards that were judged, newest first. */
export const judgedCards = ({
  tops,
  early,
  wordOnly,
}: Pick<Verdict, "tops" | "wordOnly"> & Partial<Verdict>): readonly CardId[] =>
  early === true && !wordOnly ? tops.slice(1) : tops;

/** What an entry has come to, or null where nothing was judged. `before`: the picture that it changes; `last`: what is in sight. */
export function verdictOf(
  events: readonly GameEvent[],
  before: IrishView,
  last: Verdict | null,
  excused: readonly Seat[] = [],
): Verdict | null {
  const find = (kind: number): GameEvent | undefined => events.find((event) => event.kind === kind);
  const outcomes = outcomesOf(events);
  const taken = find(IrishEvent.PileTaken);
  const shared = find(IrishEvent.PileShared);
  // under a new face nothing is left to be shown of the one that nobody slapped
  const covered = events.some(({ kind }) => kind === IrishEvent.Laid || kind === IrishEvent.Spoke);
  const unslapped = find(IrishEvent.WindowClosed)?.word === 1 && !covered;
  const answered = find(IrishEvent.AnswersShown) !== undefined;
  if (outcomes.size === 0 && taken === undefined && shared === undefined && !unslapped && !answered) return null;
  const times = new Map(
    events.flatMap(({ kind, seat, amount }) => (kind === IrishEvent.Slapped ? [[seat, amount]] : [])),
  );
  // only a wrong word is judged with the card that it came with; a slap was about the one below
  const laid = find(IrishEvent.WrongWord) && find(IrishEvent.Laid);
  // whoever is drawn is drawn for hands that lie there still
  const drawn = find(IrishEvent.TakerDrawn) !== undefined && last !== null ? last : null;
  const hands = takerLast([...outcomes].map(([seat, outcome]) => ({ seat, ms: times.get(seat) ?? 0, outcome })));
  const early = hands.some(({ ms, outcome }) => PAYS.has(outcome) && isEarly(ms, before));
  const word = find(IrishEvent.CountShown)?.word ?? laid?.word ?? before.word;
  return {
    hands: drawn?.hands ?? hands,
    missing: drawn?.missing ?? (find(IrishEvent.Missed)?.list ?? []).filter((seat) => !outcomes.has(seat)),
    excused: drawn?.excused ?? excused,
    takers: taken ? [taken.seat] : [...new Set(shared?.list ?? [])],
    why: taken ? (WHYS[taken.word] ?? null) : shared ? "answer" : null,
    cards: taken?.amount ?? shared?.list?.length ?? 0,
    word: early ? wordBefore(word, before) : word,
    wordOnly: laid === undefined && before.wordOnly,
    tops: laid ? [laid.card, ...before.tops.slice(0, 2)] : before.tops,
    early,
    answers: find(IrishEvent.AnswersShown)?.list ?? [],
    unslapped,
    pushed: false,
  };
}

/** Nobody takes the pile, nobody has to: card, word and size stay in sight, and the note goes beside them. */
export const leavesPile = ({ takers, missing, answers, unslapped }: Verdict): boolean =>
  takers.length === 0 && missing.length === 0 && answers.length === 0 && !unslapped;

/** A hand that came too late to count lies beside those that were judged, and puts no verdict away. Ruling I45. */
export function joined(last: Verdict | null, next: Verdict): Verdict {
  if (last === null || leavesPile(last) || !leavesPile(next)) return next;
  if (!next.hands.every(({ outcome }) => VOID.has(outcome))) return next;
  const more = next.hands.filter(({ seat }) => !last.hands.some((hand) => hand.seat === seat));
  return { ...last, hands: [...last.hands, ...more] };
}
