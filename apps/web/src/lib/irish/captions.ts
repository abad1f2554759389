/** What happened, in a sentence: the same for the caption, the list of what was said, and the spoken regions. */
import { IrishEvent, IrishExcuse, IrishHand, IrishWhy, TABLE, isJoker, rankOf, rankSign } from "@snorum/engine";
import type { CardId, GameEvent, IrishView } from "@snorum/engine";
import type {
  IrishEventName,
  IrishExcuseName,
  IrishHandName,
  IrishHeard,
  IrishWhyName,
  IrishWords,
} from "@snorum/engine/words";
import type { Line } from "#lib/table/captions.ts";
import type { IrishTexts } from "./words.ts";

const named = <N extends string>(codes: Readonly<Record<N, number>>): Readonly<Record<number, N>> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) as Record<number, N>;
const EVENTS = named<IrishEventName>(IrishEvent);
const EXCUSES = named<IrishExcuseName>(IrishExcuse);
const HANDS = named<IrishHandName>(IrishHand);
const WHYS = named<IrishWhyName>(IrishWhy);

/** Said by other lines already, or too often to be worth a word. */
const SILENT: ReadonlySet<number> = new Set<number>([
  IrishEvent.Reached,
  IrishEvent.Unlocked,
  IrishEvent.FalseSlapped,
  IrishEvent.Hesitated,
  IrishEvent.Answered,
  IrishEvent.Ready,
]);
const URGENT: ReadonlySet<number> = new Set<number>([
  IrishEvent.PileTaken,
  IrishEvent.PileShared,
  IrishEvent.FreeSlap,
  IrishEvent.Out,
  IrishEvent.TimeOver,
  IrishEvent.RoundOver,
  IrishEvent.MatchWon,
]);
/** What is said with one word less once the pile has been taken for it. */
const WRONG_ANSWERS: ReadonlySet<number> = new Set<number>([IrishEvent.PileTaken, IrishEvent.PileShared]);
const BEFORE_TAKING: ReadonlySet<number> = new Set<number>([IrishEvent.WindowClosed, IrishEvent.OutOfTurn]);

export interface Scene {
  /** The picture before the event, and everything that happened at the same moment. */
  readonly before: IrishView;
  readonly entry: readonly GameEvent[];
  readonly texts: IrishTexts;
  readonly nameOf: (seat: number) => string;
}

/** A word of the count; empty where nobody says it. */
export const wordText = (words: Pick<IrishWords, "count">, word: number): string =>
  word < 0 ? "" : words.count[rankSign(word)];

/** The rank of a card for a sentence; null for a joker. */
export const signOf = (card: CardId): IrishHeard["rank"] => (card < 0 || isJoker(card) ? null : rankSign(rankOf(card)));

/** The sentence for an event, or null where nothing is said. */
export function lineOf(event: GameEvent, scene: Scene): Omit<Line, "id"> | null {
  const { before, entry, nameOf } = scene;
  const words = scene.texts.game;
  const name = EVENTS[event.kind];
  const mine = event.seat === before.viewer;
  if (name === undefined || SILENT.has(event.kind)) return null;
  if (event.kind === IrishEvent.Locked && !mine) return null;
  const taken = entry.some(({ kind }) => kind === IrishEvent.PileTaken);
  if (event.kind === IrishEvent.AnswersShown && entry.some(({ kind }) => WRONG_ANSWERS.has(kind))) return null;
  if (event.kind === IrishEvent.WindowClosed && event.word === 0) return null;
  if (event.kind === IrishEvent.Excused && alike(entry, event).at(-1) !== event) return null;
  if (BEFORE_TAKING.has(event.kind) && taken) return null;
  if (event.kind === IrishEvent.Missed && taken && event.list?.length === 1) return null;
  if (event.kind === IrishEvent.Slapped && counted(entry).at(-1) !== event) return null;
  const nameFor = (seat: number): string => (seat === before.viewer ? words.you : nameOf(seat));
  const list = event.list ?? [];
  const places = event.kind === IrishEvent.RoundOver ? standouts(list, before) : list;
  const spoken =
    event.kind === IrishEvent.Laid || event.kind === IrishEvent.Spoke || event.kind === IrishEvent.WrongWord;
  const due = event.kind === IrishEvent.CountShown ? event.word : event.amount;
  const heard: IrishHeard = {
    who: event.seat >= 0 ? nameOf(event.seat) : places.length === 1 ? nameOf(places[0] ?? 0) : "",
    you: event.seat >= 0 ? mine : places.length === 1 && places[0] === before.viewer,
    rank: signOf(event.kind === IrishEvent.Spoke ? (before.tops[0] ?? -1) : event.card),
    said: spoken ? wordText(words, event.word) : "",
    due: event.kind === IrishEvent.CountShown || event.kind === IrishEvent.WrongWord ? wordText(words, due) : "",
    hand: HANDS[event.word] ?? "one",
    amount: event.kind === IrishEvent.PileShared ? list.length : event.amount,
    names: [...new Set(places)].map(nameFor),
  };
  if (event.kind === IrishEvent.AnswersShown)
    return { seat: TABLE, text: scene.texts.shell.allRight, shout: "", urgent: false };
  const excused = alike(entry, event);
  if (event.kind === IrishEvent.Excused && excused.length > 1)
    return { seat: TABLE, text: excusedIn(scene, excused), shout: "", urgent: false };
  const text = event.kind === IrishEvent.Slapped ? handsIn(scene, heard) : sentence(event, name, before, words)(heard);
  const shout = heard.said === "" || event.kind === IrishEvent.WrongWord ? "" : words.quote(heard.said);
  return { seat: event.seat, text, shout: text.includes(shout) ? shout : "", urgent: URGENT.has(event.kind) };
}

/** Hands that cost nothing for the same reason. */
const alike = (entry: readonly GameEvent[], { kind, word }: GameEvent): readonly GameEvent[] =>
  entry.filter((one) => one.kind === kind && one.word === word);

function excusedIn({ before, texts: { game, shell }, nameOf }: Scene, excused: readonly GameEvent[]): string {
  const names = excused.map(({ seat }) => (seat === before.viewer ? game.you : nameOf(seat)));
  return shell.excused(game.list(names));
}

/** Hands on the pile, without those that count for nothing: they are in no order. Of hands at the same moment the one that takes it is last. Ruling I7. */
function counted(entry: readonly GameEvent[]): readonly GameEvent[] {
  const excused = new Set(entry.flatMap(({ kind, seat }) => (kind === IrishEvent.Excused ? [seat] : [])));
  const taker = entry.find(({ kind, word }) => kind === IrishEvent.PileTaken && word === IrishWhy.last)?.seat;
  const hands = entry.filter(({ kind, seat }) => kind === IrishEvent.Slapped && !excused.has(seat));
  return [...hands.filter(({ seat }) => seat !== taker), ...hands.filter(({ seat }) => seat === taker)];
}

/** One hand by name, several in their order. */
function handsIn({ entry, before, texts, nameOf }: Scene, heard: IrishHeard): string {
  const { game, shell } = texts;
  const seats = counted(entry).map(({ seat }) => seat);
  // a hand that only started has not come down
  if (seats.length < 2) return game.events[heard.hand === "start" ? "FalseSlapped" : "Slapped"](heard);
  return shell.handsDown(game.list(seats.map((seat) => (seat === before.viewer ? game.you : nameOf(seat)))));
}

/** The seats that a result is about: whoever lost, or on time whoever came first. */
function standouts(places: readonly number[], before: IrishView): readonly number[] {
  const best = before.rules.end === "timed" ? 1 : Math.max(...places);
  return places.flatMap((place, seat) => (place === best ? [seat] : []));
}

function sentence(
  event: GameEvent,
  name: IrishEventName,
  before: IrishView,
  words: IrishWords,
): (heard: IrishHeard) => string {
  switch (event.kind) {
    case IrishEvent.Excused:
      return words.excuses[EXCUSES[event.word] ?? "taken"];
    case IrishEvent.PileTaken:
      return words.takings[WHYS[event.word] ?? "last"];
    case IrishEvent.WindowClosed:
      return () => words.windows.unslapped;
    case IrishEvent.TimeOver:
      return () => words.times[event.word === 1 ? "suddenDeath" : "over"];
    case IrishEvent.RoundOver:
      return words.results[before.rules.end === "timed" ? "won" : "lost"];
    default:
      return words.events[name];
  }
}
