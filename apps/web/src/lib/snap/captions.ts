/** What happened, in a sentence: the same for the caption, the list of what was said, and the spoken regions. */
import { SnapCall, SnapEvent, SnapExcuse, SnapLock, SnapStop, rankOf, rankSign } from "@snorum/engine";
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
import { cardsIn } from "./photo.ts";

const named = <N extends string>(codes: Readonly<Record<N, number>>): Readonly<Record<number, N>> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) as Record<number, N>;
const EVENTS = named<SnapEventName>(SnapEvent);
const EXCUSES = named<SnapExcuseName>(SnapExcuse);
const LOCKS = named<SnapLockName>(SnapLock);
const STOPS = named<SnapStopName>(SnapStop);

/** Said by other lines already, or too often to be worth a word. */
const SILENT: ReadonlySet<number> = new Set<number>([SnapEvent.Reached, SnapEvent.Shuffled, SnapEvent.Unlocked]);
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
}

/** The word that is called: "Snap!", "Frog!", "Ribbit!". */
export function callText(
  { before, words, animalOf }: Pick<Scene, "before" | "words" | "animalOf">,
  word: number,
  target = -1,
): string {
  if (word === SnapCall.pool) return words.calls.pool;
  if (word !== SnapCall.animal) return words.calls.snap;
  const animal = animalOf(Math.max(0, target));
  return before.rules.animals === "noises" ? words.noises[animal] : words.callAnimal(words.animals[animal]);
}

/** The sentence for an event, or null where nothing is said. */
export function lineOf(event: GameEvent, scene: Scene): Omit<Line, "id"> | null {
  const { before, words, nameOf, winner } = scene;
  const name = EVENTS[event.kind];
  const mine = event.seat >= 0 && event.seat === before.viewer;
  if (name === undefined || (SILENT.has(event.kind) && !(event.kind === SnapEvent.Unlocked && mine))) return null;
  if (event.kind === SnapEvent.Answered && mine) return null;
  const [first = -1] = event.list ?? [];
  const other = otherIn(event, winner);
  const shout = event.kind === SnapEvent.Called ? callText(scene, event.word, first) : "";
  const heard: SnapHeard = {
    who: event.seat >= 0 ? nameOf(event.seat) : "",
    you: mine,
    rank: rankSign(rankOf(Math.max(0, event.card))),
    call: shout,
    amount:
      event.kind === SnapEvent.PilePooled || event.kind === SnapEvent.TiePooled ? event.amount : cardsIn(event, before),
    other: other < 0 ? "" : nameOf(other),
    otherIsYou: other >= 0 && other === before.viewer,
    names: namesIn(event, before, words, nameOf),
  };
  return { seat: event.seat, text: sentence(event, name, words)(heard), shout, urgent: URGENT.has(event.kind) };
}

function sentence(event: GameEvent, name: SnapEventName, words: SnapWords): (heard: SnapHeard) => string {
  if (event.kind === SnapEvent.Excused) return words.excuses[EXCUSES[event.word] ?? "taken"];
  if (event.kind === SnapEvent.Locked) return words.locks[LOCKS[event.word] ?? "second"];
  if (event.kind === SnapEvent.Stopped) return () => words.stops[STOPS[event.word] ?? "reveals"];
  return words.events[name];
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
