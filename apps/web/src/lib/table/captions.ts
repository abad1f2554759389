/** What happened, in a sentence: the same for the caption, the list of what was said, and the spoken regions. */
import { Event, Word, rankOf, rankSign, suitOf, suitSign } from "@snorum/engine";
import type { GameEvent, SnipRules, SnipView } from "@snorum/engine";
import { chantText } from "@snorum/engine/words";
import type { EventName, Words } from "@snorum/engine/words";
import type { TableMessages } from "#lib/words/table-en.ts";

/** Something that happened, with the picture after it. It is worded when it is drawn, so that it follows the language. */
export interface Noted {
  readonly id: number;
  readonly event: GameEvent;
  readonly view: SnipView;
  /** The app played for you, since your time was up. Ruling G11. */
  readonly timeUp: boolean;
}

/** One line of what happened. */
export interface Line {
  readonly id: number;
  readonly seat: number;
  readonly text: string;
  /** What is said to those who listen, where it is more than is read. */
  readonly spoken?: string;
  /** The word of the game that was called, as it stands in the text; empty where none was. */
  readonly shout: string;
  /** Interrupts: it costs somebody something, or it is your turn. */
  readonly urgent: boolean;
}

/** The words that lines are made of, in the language of the page. */
export interface Spoken {
  readonly snip: Words;
  readonly table: TableMessages;
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

/** Whether an event has a line of its own, with what comes next: a card with its word is one line, and so is a deal with its antes. */
export function hasLine(event: GameEvent, next: GameEvent | undefined, rules: SnipRules): boolean {
  if (SILENT.has(event.kind)) return false;
  if (event.kind === Event.Laid) return next?.kind !== Event.Chanted;
  if (event.kind === Event.DealerFound) return rules.firstDealer === "cut";
  return !((event.kind === Event.Dealt || event.kind === Event.Anted) && next?.kind === Event.Anted);
}

/** The sentence for what happened, or null where nothing is said. */
export function lineOf(
  { id, event, view, timeUp }: Noted,
  said: Spoken,
  nameOf: (seat: number) => string,
): Line | null {
  const name = NAMES[event.kind];
  if (name === undefined) return null;
  const words = said.snip;
  const { rules } = view;
  const card = Math.max(0, event.card);
  const rank = rankSign(rankOf(card));
  const say = (word: number) => chantText(words, rules, word, rank, view.completed.length);
  const appSpeaks = rules.chants === "app" && event.kind === Event.Laid;
  const spoken = event.kind === Event.Laid ? appSpeaks : event.kind !== Event.Completed || event.word !== 0;
  const place = view.run.findIndex((one) => one.card === event.card);
  const sentence = (kind: EventName, seat: number) =>
    words.events[kind]({
      who: nameOf(seat),
      you: seat === view.viewer,
      rank,
      suit: suitSign(suitOf(card)),
      inSuit: rules.jig !== "off",
      word: spoken ? say(event.word) : "",
      due: say(place > 0 ? Math.min(place, Word.jig) : Math.max(1, event.word)),
      amount: event.amount,
      names: (event.list ?? []).map((one) => (one === view.viewer ? words.you : nameOf(one))),
    });
  const anted = event.kind === Event.Anted;
  const seat = anted ? view.dealer : event.seat;
  const text = anted ? `${sentence("Dealt", seat)} ${said.table.antes(view.pot)}` : sentence(name, seat);
  const shout = spoken && rules.words !== "earl" && event.kind !== Event.Mischanted ? say(event.word) : "";
  return { id, seat, text: timeUp ? `${said.table.timeUp} ${text}` : text, shout, urgent: URGENT.has(event.kind) };
}
