/** What happened, in a sentence: the same for the caption, the list of what was said, and the spoken regions. */
import { SnapAnswer, SnapCall, SnapEvent, SnapExcuse, SnapLock, SnapStop, rankOf, rankSign } from "@snorum/engine";
import type { GameEvent, SnapView } from "@snorum/engine";
import type {
  SnapEventName,
  SnapExcuseName,
  SnapHeard,
  SnapLockName,
  SnapStopName,
  SnapWords,
} from "@snorum/engine/words";
import type { AnimalName } from "#lib/parts/pictures.ts";
import type { Line } from "#lib/table/captions.ts";
import type { Miss } from "./miss.ts";
import { cardsIn } from "./photo.ts";

const named = <N extends string>(codes: Readonly<Record<N, number>>): Readonly<Record<number, N>> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) as Record<number, N>;
const EVENTS = named<SnapEventName>(SnapEvent);
const EXCUSES = named<SnapExcuseName>(SnapExcuse);
const LOCKS = named<SnapLockName>(SnapLock);
const STOPS = named<SnapStopName>(SnapStop);

/** Said by other lines already, or too often to be worth a word. */
const SILENT: ReadonlySet<number> = new Set<number>([
  SnapEvent.Reached,
  SnapEvent.Shuffled,
  SnapEvent.Unlocked,
  SnapEvent.Answered,
]);
const URGENT: ReadonlySet<number> = new Set<number>([
  SnapEvent.PilesWon,
  SnapEvent.PoolsWon,
  SnapEvent.PoolsLeft,
  SnapEvent.FalseCalled,
  SnapEvent.Out,
  SnapEvent.Stopped,
  SnapEvent.MatchWon,
]);

export interface Scene {
  /** The picture before the event. */
  readonly before: SnapView;
  readonly words: SnapWords;
  readonly nameOf: (seat: number) => string;
  readonly animalOf: (seat: number) => AnimalName;
  /** Whoever won this race, or -1. */
  readonly winner: number;
  /** For a call in a race of several: its place, from 1; 0 otherwise. */
  readonly place?: number;
  /** For a false call: what it was for. */
  readonly miss?: Miss | undefined;
  /** No numbers are told. */
  readonly family?: boolean;
}

/** The word that is called: "Snap!", "Frog!", "Ribbit!". */
export function callText(
  { before, words, animalOf }: Pick<Scene, "before" | "words" | "animalOf">,
  word: number,
  target = -1,
): string {
  const { race } = before.rules;
  if (word === SnapCall.pool) return race === "calm" ? words.answers.pool : words.calls.pool;
  if (word !== SnapCall.animal) return race === "calm" ? words.answers.snap : words.calls.snap;
  const animal = animalOf(Math.max(0, target));
  return before.rules.animals === "noises" ? words.noises[animal] : words.callAnimal(words.animals[animal]);
}

/** The sentence for an event, or null where nothing is said. */
export function lineOf(event: GameEvent, scene: Scene): Omit<Line, "id"> | null {
  const { before, words, nameOf, winner } = scene;
  const name = EVENTS[event.kind];
  const names = namesIn(event, before, words, nameOf);
  const seat = names.length === 1 ? (event.list?.[0] ?? event.seat) : event.seat;
  const mine = seat >= 0 && seat === before.viewer;
  if (name === undefined || (SILENT.has(event.kind) && !(event.kind === SnapEvent.Unlocked && mine))) return null;
  // what was said is told with everybody's answers
  if (event.kind === SnapEvent.Called && before.rules.race === "calm") return null;
  const [first = -1] = event.list ?? [];
  const other = otherIn(event, winner);
  const shout = event.kind === SnapEvent.Called ? callText(scene, event.word, first) : "";
  const heard: SnapHeard = {
    who: seat >= 0 ? nameOf(seat) : "",
    you: mine,
    rank: rankSign(rankOf(Math.max(0, event.card))),
    call: shout,
    amount:
      event.kind === SnapEvent.PilePooled || event.kind === SnapEvent.TiePooled ? event.amount : cardsIn(event, before),
    other: other < 0 ? "" : nameOf(other),
    otherIsYou: other >= 0 && other === before.viewer,
    names,
  };
  const line = { seat: event.seat, text: sentence(event, name, scene)(heard), shout, urgent: URGENT.has(event.kind) };
  if (event.kind !== SnapEvent.Called || !scene.place) return line;
  return { ...line, spoken: words.raced(heard, scene.place, scene.family === true ? 0 : event.amount) };
}

function sentence(event: GameEvent, name: SnapEventName, scene: Scene): (heard: SnapHeard) => string {
  const { words, miss } = scene;
  if (event.kind === SnapEvent.Excused) return words.excuses[EXCUSES[event.word] ?? "taken"];
  if (event.kind === SnapEvent.Locked) return words.locks[LOCKS[event.word] ?? "second"];
  if (event.kind === SnapEvent.Stopped) return () => words.stops[STOPS[event.word] ?? "reveals"];
  if (event.kind === SnapEvent.AnswersShown) return () => answersOf(event.list ?? [], scene);
  if (event.kind === SnapEvent.FalseCalled && miss)
    return (heard) => [words.events.FalseCalled(heard), missText(miss, words)].filter(Boolean).join(" ");
  return words.events[name];
}

/** "You and Otter: “Same!” Fox: “Different”". */
function answersOf(given: readonly number[], { before, words, nameOf }: Scene): string {
  const { snap, pool, different } = words.answers;
  return [
    [SnapAnswer.snap, snap] as const,
    [SnapAnswer.pool, pool] as const,
    [SnapAnswer.different, different] as const,
  ]
    .flatMap(([answer, text]) => {
      const who = [...given.keys()].filter((seat) => given[seat] === answer);
      if (who.length === 0) return [];
      const names = words.list(who.map((seat) => (seat === before.viewer ? words.you : nameOf(seat))));
      return [`${names.charAt(0).toUpperCase()}${names.slice(1)}: ${words.quote(text)}`];
    })
    .join(" ");
}

/** What a false call was for: "Six and nine – not equal."; empty where nothing is to be seen. */
export function missText({ why, cards }: Miss, words: SnapWords): string {
  const [one, other] = [...cards].toSorted((a, b) => rankOf(a) - rankOf(b)).map((card) => rankSign(rankOf(card)));
  const { misses } = words;
  if (why === "early" || why === "others" || why === "alone") return misses[why];
  if (one === undefined) return "";
  if (why === "covered" || why === "taken") return misses[why](one);
  return other === undefined ? "" : words.notEqual(one, other);
}

/** Another seat that the event is about. */
function otherIn({ kind, seat, amount, list }: GameEvent, winner: number): number {
  if (kind === SnapEvent.Excused) return winner === seat ? -1 : winner;
  if (kind === SnapEvent.PileGiven) return amount;
  return kind === SnapEvent.CardsPaid && list?.length === 1 ? (list[0] ?? -1) : -1;
}

function namesIn(
  { kind, list }: GameEvent,
  { viewer }: SnapView,
  words: SnapWords,
  nameOf: (seat: number) => string,
): readonly string[] {
  if (kind !== SnapEvent.DeadHeat && kind !== SnapEvent.MatchWon) return [];
  return (list ?? []).map((seat) => (seat === viewer ? words.you : nameOf(seat)));
}
