/** What a seat may see: the picture for screens and bots. Nobody looks at face-down cards, the own ones included (IRISH-DEAL-1). */
import { HIDDEN_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import type { Viewer } from "../../kernel/game.ts";
import { ANSWERS, mayAnswer } from "./calm.ts";
import { Event, NO_WORD } from "./events.ts";
import { mayReach } from "./lay.ts";
import type { IrishRules } from "./options.ts";
import { cannotSlap } from "./slap.ts";
import { Phase, SECRET, UNANSWERED, allSeats, cardsOf, cloneMatch, playing, silent, stock } from "./state.ts";
import type { Irish } from "./state.ts";

/** Only what `viewer` may know; made of plain values. */
export interface IrishView {
  readonly viewer: Viewer;
  readonly rules: IrishRules;
  readonly seats: number;
  readonly phase: keyof typeof Phase;
  readonly dealer: Seat;
  /** Who lays, or speaks, next; -1 when nobody does. */
  readonly turn: Seat;
  /** `turn` has reached for the card, and it will be shown in a moment. */
  readonly reached: boolean;
  /** Cards laid and words spoken without one, in this game; and how often a pile was taken: a new count begins with each. */
  readonly lays: number;
  readonly restarts: number;
  /** The same number, the same picture: one slap each. */
  readonly picture: number;
  /** The word just said, a rank; -1 when none, or when nobody counts aloud. */
  readonly word: number;
  /** The word that is due next; -1 when nobody counts aloud. Ruling I39. */
  readonly due: number;
  /** Face-down cards by seat; -1 while nobody counts aloud and the pile grows. Ruling D42. */
  readonly stocks: readonly number[];
  /** Who holds no card any more: that much everybody sees, though nobody counts. Ruling I18. */
  readonly bare: readonly boolean[];
  /** The top of the pile and the two below, newest first; fewer where fewer lie there. */
  readonly tops: readonly CardId[];
  /** Cards in the pile; -1 while nobody counts aloud. */
  readonly pile: number;
  /** Who laid the newest card or said the newest word; -1 where a new pile begins. */
  readonly layer: Seat;
  /** Whether the newest face is a word spoken without a card. */
  readonly wordOnly: boolean;
  readonly out: readonly boolean[];
  /** Seats that have laid their last card and may still have to take the pile. Rulings I11, D41. */
  readonly lastDuty: readonly boolean[];
  readonly locks: readonly boolean[];
  /** False slaps that are still free, by seat. Ruling D50. */
  readonly free: readonly boolean[];
  readonly maySlap: boolean;
  readonly mayReach: boolean;
  /** Whether the viewer has to choose the word. */
  readonly choosesWord: boolean;
  /** What the viewer may answer now, in the calm game. */
  readonly mayAnswer: readonly number[];
  readonly answered: readonly boolean[];
  /** Time is over, and level seats play on until one takes a pile. Ruling I38. */
  readonly suddenDeath: boolean;
  /** Who plays on for the first place then. */
  readonly level: readonly boolean[];
  /** Of the current game, or of the one just over: places by seat, 0 where still open. */
  readonly places: readonly number[];
  /** Which deal this is, from 1; games lost by seat; who is ready for the next. */
  readonly deal: number;
  readonly losses: readonly number[];
  readonly ready: readonly boolean[];
  /** Hands down in time, false slaps and piles taken, by seat, over the match. */
  readonly slaps: readonly number[];
  readonly falseSlaps: readonly number[];
  readonly piles: readonly number[];
  readonly winners: readonly Seat[];
}

const PHASES = Object.fromEntries(Object.entries(Phase).map(([name, phase]) => [phase, name])) as Record<
  number,
  keyof typeof Phase
>;

/** The picture for `viewer`. Made from what folding the projected events gives, so it cannot show more than they do. */
export function viewOf(match: Irish, viewer: Viewer): IrishView {
  const seats = allSeats(match);
  const quiet = silent(match);
  // Where nobody counts aloud, nobody counts cards either while the pile grows. Ruling D42.
  const hidden = quiet && playing(match) && match.pile.length > 0;
  const reaches = viewer >= 0 && mayReach(match, viewer);
  return {
    viewer,
    rules: match.rules,
    seats: match.seats,
    phase: PHASES[match.phase] ?? "Dealer",
    dealer: match.dealer,
    turn: playing(match) ? match.turn : -1,
    reached: match.reached,
    lays: match.lays,
    restarts: match.restarts,
    picture: match.picture,
    word: quiet ? NO_WORD : match.word,
    due: quiet ? NO_WORD : match.due,
    stocks: seats.map((seat) => (hidden ? -1 : cardsOf(match, seat))),
    bare: seats.map((seat) => cardsOf(match, seat) === 0),
    tops: match.pile.slice(-3).toReversed(),
    pile: hidden ? -1 : match.pile.length,
    layer: match.layer,
    wordOnly: match.wordOnly,
    out: Array.from(match.out, Boolean),
    lastDuty: seats.map((seat) => seat === match.duty),
    locks: Array.from(match.locks, Boolean),
    free: Array.from(match.free, Boolean),
    maySlap: viewer >= 0 && cannotSlap(match, viewer) === null,
    mayReach: reaches,
    choosesWord: reaches && match.rules.words === "own",
    mayAnswer: viewer >= 0 && mayAnswer(match, viewer) ? ANSWERS : [],
    answered: Array.from(match.answers, (answer) => answer !== UNANSWERED),
    suddenDeath: match.suddenDeath,
    level: Array.from(match.level, (one) => match.suddenDeath && one === 1),
    places: Array.from(match.places),
    deal: match.deal,
    losses: Array.from(match.losses),
    ready: Array.from(match.ready, Boolean),
    slaps: Array.from(match.slaps),
    falseSlaps: Array.from(match.falseSlaps),
    piles: Array.from(match.takes),
    winners: match.winners,
  };
}

/** An event as `viewer` may know it: face-down cards, secret answers, a word not yet said, and words that nobody says. Rules IRISH-DEAL-1, IRISH-TURN-3, IRISH-VAR-SILENT. */
export function project(match: Irish, event: GameEvent, viewer: Viewer): GameEvent {
  const { kind, seat } = event;
  if (kind === Event.Dealt) return { ...event, list: (event.list ?? []).map(() => HIDDEN_CARD) };
  if (kind === Event.Reached && seat !== viewer) return { ...event, word: NO_WORD };
  if (kind === Event.Answered && seat !== viewer) return { ...event, word: SECRET };
  if ((kind === Event.Laid || kind === Event.Spoke) && silent(match)) return { ...event, word: NO_WORD };
  return event;
}

/** The match as `viewer` may know it: face-down cards only where they have lain open, and no count where nobody counts aloud. */
export function conceal(match: Irish, viewer: Viewer): Irish {
  const seen = cloneMatch(match);
  for (const seat of allSeats(match)) {
    seen.stocks[seat] = stock(match, seat).map((card) => (match.seen[card] === 1 ? card : HIDDEN_CARD));
    if (seat !== viewer && match.answers[seat] !== UNANSWERED) seen.answers[seat] = SECRET;
  }
  if (viewer !== match.turn) seen.chosen = NO_WORD;
  if (silent(match) && match.layer >= 0) {
    seen.word = NO_WORD;
    seen.due = NO_WORD;
    seen.covered = false;
  }
  return seen;
}
