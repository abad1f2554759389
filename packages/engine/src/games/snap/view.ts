/** What a seat may see: the picture for screens and bots. Nobody looks at face-down cards, the own ones included (SNAP-DEAL-2). */
import { HIDDEN_CARD, NO_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import type { Viewer } from "../../kernel/game.ts";
import { answers } from "./calm.ts";
import { Event } from "./events.ts";
import type { SnapRules } from "./options.ts";
import { callWords, cannotCall } from "./snap.ts";
import { Phase, SECRET, UNANSWERED, cardsOf, cloneMatch, isKnown, onePile, pile, stock } from "./state.ts";
import type { Snap } from "./state.ts";

/** A pile as it shows. */
export interface ShownPile {
  /** The top card, or -1; `under`: the one below, where it lies open. */
  readonly top: CardId;
  readonly under: CardId;
  readonly cards: number;
}

/** A pool as it shows. */
export interface ShownPool extends ShownPile {
  readonly number: number;
}

/** Only what `viewer` may know; made of plain values. */
export interface SnapView {
  readonly viewer: Viewer;
  readonly rules: SnapRules;
  readonly seats: number;
  readonly phase: keyof typeof Phase;
  readonly dealer: Seat;
  /** Who turns the next card; -1 when nobody does. */
  readonly turn: Seat;
  readonly reached: boolean;
  readonly reveals: number;
  /** The same number, the same picture: one call each. */
  readonly picture: number;
  /** Face-down cards by seat; -1 where the table hides them. Ruling N50. */
  readonly stocks: readonly number[];
  /** Open piles by seat, or the one in the middle. */
  readonly piles: readonly ShownPile[];
  readonly pools: readonly ShownPool[];
  readonly newest: CardId;
  readonly turner: Seat;
  readonly out: readonly boolean[];
  /** Seats on their last chance: no stock, and the one pile still to be won. Ruling N33. */
  readonly lastChance: readonly boolean[];
  readonly locks: readonly number[];
  /** What the viewer may call now, by word; empty when nothing. */
  readonly mayCall: readonly number[];
  /** The seats in the order in which the viewer's keys for their animals stand, the same all match. Ruling N47. */
  readonly places: readonly Seat[];
  readonly mayReach: boolean;
  /** What the viewer may answer now, in the calm game. */
  readonly mayAnswer: readonly number[];
  /** Who has answered. */
  readonly answered: readonly boolean[];
  readonly shuffling: readonly Seat[];
  readonly shuffles: number;
  /** Reveals since the last call, since the viewer's own last false call, and since somebody quicker took a pile from the viewer. */
  readonly quiet: number;
  readonly sinceWrong: number;
  readonly sinceBeaten: number;
  readonly calls: readonly number[];
  readonly wins: readonly number[];
  readonly falseCalls: readonly number[];
  /** Cards of each seat, for the end of the match. */
  readonly cards: readonly number[];
  readonly winners: readonly Seat[];
}

const PHASES = Object.fromEntries(Object.entries(Phase).map(([name, phase]) => [phase, name])) as Record<
  number,
  keyof typeof Phase
>;

/** The picture for `viewer`. Made from what folding the projected events gives, so it cannot show more than they do. */
export function viewOf(match: Snap, viewer: Viewer): SnapView {
  const inGame = viewer >= 0 && match.out[viewer] === 0;
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const hidden = match.rules.sizes === "hidden" && match.phase !== Phase.MatchOver;
  return {
    viewer,
    rules: match.rules,
    seats: match.seats,
    phase: PHASES[match.phase] ?? "Dealer",
    dealer: match.dealer,
    turn: match.phase === Phase.MatchOver ? -1 : match.turn,
    reached: match.reached,
    reveals: match.reveals,
    picture: match.picture,
    stocks: seats.map((seat) => (hidden ? -1 : stock(match, seat).length)),
    piles: seats.slice(0, onePile(match) ? 1 : match.seats).map((at) => shown(pile(match, at), match.buried)),
    pools: match.pools.map(({ number, cards }) => ({ number, ...shown(cards) })),
    newest: match.newest,
    turner: match.turner,
    out: Array.from(match.out, Boolean),
    lastChance: seats.map(
      (seat) => onePile(match) && match.out[seat] === 0 && match.reveals > 0 && cardsOf(match, seat) === 0,
    ),
    locks: Array.from(match.locks),
    mayCall: viewer >= 0 && cannotCall(match, viewer) === null ? callWords(match) : [],
    places: seats.toSorted((one, other) => placeOf(match, viewer, one) - placeOf(match, viewer, other)),
    mayReach:
      inGame &&
      match.phase === Phase.Play &&
      match.turn === viewer &&
      !match.reached &&
      match.rules.turning === "by-hand",
    mayAnswer:
      inGame && match.phase === Phase.Answer && match.answers[viewer] === UNANSWERED ? answers(match, viewer) : [],
    answered: Array.from(match.answers, (answer) => answer !== UNANSWERED),
    shuffling: match.shuffling,
    shuffles: match.shuffles,
    quiet: match.reveals - match.lastCall,
    sinceWrong: viewer < 0 ? 99 : match.reveals - (match.wrongAt[viewer] ?? -99),
    sinceBeaten: viewer < 0 ? 99 : match.reveals - (match.beatenAt[viewer] ?? -99),
    calls: Array.from(match.calls),
    wins: Array.from(match.wins),
    falseCalls: Array.from(match.falseCalls),
    cards: seats.map((seat) => (hidden ? -1 : cardsOf(match, seat))),
    winners: match.winners,
  };
}

/** Mixed by who deals, which is drawn, and by who looks, so that nobody's own animal always comes first. Ruling N47. */
function placeOf({ dealer }: Snap, viewer: Viewer, seat: Seat): number {
  const mixed = Math.imul(64 * (dealer + 2) + 8 * (viewer + 2) + seat, 0x9e37_79b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b) >>> 0;
}

/** The lowest `buried` cards lie face down. Ruling N35. */
function shown(cards: readonly CardId[], buried = 0): ShownPile {
  const [under = NO_CARD, top = NO_CARD] = [cards.length - 2, cards.length - 1].map((at) =>
    at < buried ? NO_CARD : (cards[at] ?? NO_CARD),
  );
  return { top, under, cards: cards.length };
}

/** An event as `viewer` may know it: face-down cards and secret answers are hidden from everybody alike. Rules SNAP-DEAL-2, SNAP-TURN-3. */
export function project(_match: Snap, event: GameEvent, viewer: Viewer): GameEvent {
  if (event.kind === Event.Dealt || event.kind === Event.Shuffled)
    return { ...event, list: (event.list ?? []).map(() => HIDDEN_CARD) };
  if (event.kind === Event.Answered && event.seat !== viewer) return { ...event, word: SECRET };
  return event;
}

/** The match as `viewer` may know it: face-down cards are known only where they have lain open since the last shuffle. */
export function conceal(match: Snap, viewer: Viewer): Snap {
  const seen = cloneMatch(match);
  const shown = (card: CardId): CardId => (isKnown(match, card) ? card : HIDDEN_CARD);
  for (let seat = 0; seat < match.seats; seat++) {
    seen.stocks[seat] = stock(match, seat).map(shown);
    seen.piles[seat] = pile(match, seat).map(shown);
    if (seat !== viewer && match.answers[seat] !== UNANSWERED) seen.answers[seat] = SECRET;
  }
  return seen;
}
