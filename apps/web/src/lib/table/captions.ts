/** What happened, in a sentence: the same for the caption, the list of what was said, and the spoken regions. */
import { Event, Word, rankOf, rankSign, suitOf, suitSign } from "@snorum/engine";
import type { GameEvent, SnipView } from "@snorum/engine";
import { chantText } from "@snorum/engine/words";
import type { EventName, Words } from "@snorum/engine/words";

/** One line of what happened. */
export interface Line {
  readonly id: number;
  readonly seat: number;
  readonly text: string;
  /** The word of the game that was called, as it stands in the text; empty where none was. */
  readonly shout: string;
  /** Interrupts: it costs somebody something, or it is your turn. */
  readonly urgent: boolean;
}

const NAMES = Object.fromEntries(Object.entries(Event).map(([name, kind]) => [kind, name])) as Record<
  number,
  EventName
>;
const URGENT: ReadonlySet<number> = new Set<number>([
  Event.Mischanted,
  Event.ChantMissed,
  Event.Challenged,
  Event.TookBack,
  Event.Drew,
  Event.ChantFined,
  Event.RoundWon,
  Event.Eliminated,
  Event.TieBreak,
  Event.MatchWon,
]);
/** Said by other lines already, or by nobody. */
const SILENT: ReadonlySet<number> = new Set<number>([Event.Cut, Event.StopVoted, Event.RoundCalled]);

/** The sentence for an event, or null where nothing is said. `view` is the picture after it. */
export function lineOf(
  event: GameEvent,
  view: SnipView,
  words: Words,
  nameOf: (seat: number) => string,
): Omit<Line, "id"> | null {
  const name = NAMES[event.kind];
  if (name === undefined || SILENT.has(event.kind)) return null;
  const { rules } = view;
  const card = Math.max(0, event.card);
  const rank = rankSign(rankOf(card));
  const say = (word: number) => chantText(words, rules, word, rank, view.completed.length);
  const appSpeaks = rules.chants === "app" && event.kind === Event.Laid;
  const spoken = event.kind === Event.Laid ? appSpeaks : event.kind !== Event.Completed || event.word !== 0;
  const place = view.run.findIndex((one) => one.card === event.card);
  const text = words.events[name]({
    who: nameOf(event.seat),
    you: event.seat === view.viewer,
    rank,
    suit: suitSign(suitOf(card)),
    inSuit: rules.jig !== "off",
    word: spoken ? say(event.word) : "",
    due: say(place > 0 ? Math.min(place, Word.jig) : Math.max(1, event.word)),
    amount: event.amount,
    names: (event.list ?? []).map((seat) => (seat === view.viewer ? words.you : nameOf(seat))),
  });
  const shout = spoken && rules.words !== "earl" && event.kind !== Event.Mischanted ? say(event.word) : "";
  return { seat: event.seat, text, shout, urgent: URGENT.has(event.kind) };
}
