/** What each event does to the match. Reads nothing that a viewer may not know, so that a viewer can fold too. */
import { HIDDEN_CARD } from "../../kernel/event.ts";
import type { CardId, GameEvent, Seat } from "../../kernel/event.ts";
import { ACE, RANKS } from "../../cards/card.ts";
import { Event, NO_WORD } from "./events.ts";
import { pictureMeant } from "./judge.ts";
import { Phase, UNANSWERED, cardsOf, nextTurn, stock, toTheEnd } from "./state.ts";
import type { Irish } from "./state.ts";
import { triggers } from "./triggers.ts";

/** Folds one event into the match. */
export function evolve(match: Irish, event: GameEvent): void {
  const { seat } = event;
  switch (event.kind) {
    case Event.DealerFound:
      match.dealer = seat;
      match.phase = Phase.Deal;
      return;
    case Event.Dealt:
      deal(match, seat, event.list ?? []);
      return;
    case Event.Reached:
      match.reached = true;
      match.chosen = event.word;
      return;
    case Event.Laid:
      lay(match, event);
      return;
    case Event.Spoke:
      face(match, event, true, coversTrigger(match, event));
      return;
    case Event.WindowClosed:
      match.windowOpen = false;
      return;
    case Event.Missed:
      missed(match, event.list ?? []);
      return;
    case Event.TakerDrawn:
      match.lot = [];
      match.phase = Phase.Play;
      return;
    case Event.PileTaken:
      match.takes[seat] = (match.takes[seat] ?? 0) + 1;
      under(match, seat, match.pile);
      restart(match, seat);
      return;
    case Event.PileShared:
      share(match, event.list ?? []);
      restart(match, seat);
      return;
    case Event.TimeOver:
      match.reached = false;
      match.chosen = NO_WORD;
      match.timeUp = event.word === 0;
      if (event.word === 1) suddenDeath(match);
      return;
    default:
      evolveSeats(match, event);
  }
}

/** Events that move no cards. */
function evolveSeats(match: Irish, event: GameEvent): void {
  const { seat } = event;
  switch (event.kind) {
    case Event.Slapped:
      match.hands++;
      match.slappedFor[seat] = pictureMeant(match, event.amount);
      match.slaps[seat] = (match.slaps[seat] ?? 0) + 1;
      return;
    case Event.FalseSlapped:
    case Event.FreeSlap:
      match.falseSlaps[seat] = (match.falseSlaps[seat] ?? 0) + 1;
      if (event.kind === Event.FreeSlap) match.free[seat] = 0;
      handOff(match, seat);
      return;
    case Event.Excused:
      handOff(match, seat);
      return;
    case Event.Locked:
      match.locks[seat] = 1;
      handOff(match, seat);
      return;
    case Event.Unlocked:
      match.locks[seat] = 0;
      return;
    case Event.Out:
      match.out[seat] = 1;
      match.places[seat] = event.amount;
      match.duty = -1;
      return;
    case Event.Answered:
      match.answers[seat] = event.word;
      return;
    case Event.AnswersShown:
      match.answers.fill(UNANSWERED);
      match.phase = Phase.Play;
      return;
    case Event.RoundOver:
      roundOver(match, event.list ?? []);
      return;
    case Event.Ready:
      match.ready[seat] = 1;
      return;
    case Event.MatchWon:
      match.winners = event.list ?? [];
      match.phase = Phase.MatchOver;
      return;
    default:
      return;
  }
}

/** The last card dealt lies on top. Rules IRISH-DEAL-1, IRISH-TURN-1, I1, G2, D1. */
function deal(match: Irish, dealer: Seat, pack: readonly CardId[]): void {
  match.deal++;
  match.dealer = dealer;
  for (let seat = 0; seat < match.seats; seat++) match.stocks[seat] = [];
  for (const [at, card] of pack.entries()) stock(match, (dealer + 1 + at) % match.seats).push(card);
  match.seen.fill(0);
  match.out.fill(0);
  match.places.fill(0);
  match.free.fill(match.rules.falseSlap === "first-free" ? 1 : 0);
  match.level.fill(0);
  match.held.fill(0);
  match.lays = 0;
  match.timeUp = false;
  match.suddenDeath = false;
  match.pile = [];
  restart(match, match.rules.starts === "dealer" ? dealer : (dealer + 1) % match.seats);
  match.restarts = 0;
}

function lay(match: Irish, event: GameEvent): void {
  const { seat, card } = event;
  const covers = coversTrigger(match, event);
  stock(match, seat).pop();
  match.pile.push(card);
  if (card >= 0 && card < match.seen.length) match.seen[card] = 1;
  if (cardsOf(match, seat) === 0 && !toTheEnd(match)) match.duty = seat;
  face(match, event, false, covers);
}

/** Who hears no words cannot know. Rule IRISH-VAR-SILENT. */
const coversTrigger = (match: Irish, { word }: GameEvent): boolean => word !== NO_WORD && triggers(match) > 0;

/** A card and a word, or a word alone: the count goes on after the word that was said. Rules IRISH-TURN-2, I2, I17, I23, I32. */
function face(match: Irish, { seat, word }: GameEvent, wordOnly: boolean, covers: boolean): void {
  match.covered = covers;
  match.lays++;
  match.picture++;
  match.layer = seat;
  match.wordOnly = wordOnly;
  match.word = word;
  match.due = word === NO_WORD ? NO_WORD : (word + 1) % RANKS;
  match.reached = false;
  match.chosen = NO_WORD;
  match.turn = nextTurn(match, seat);
  const calm = match.rules.race === "calm";
  match.windowOpen = !calm;
  match.phase = calm ? Phase.Answer : Phase.Play;
}

function missed(match: Irish, seats: readonly Seat[]): void {
  // A hand where two were wanted is no hand.
  for (const seat of seats) if (match.slappedFor[seat] === match.picture) handOff(match, seat);
  if (match.rules.missing !== "drawn" || seats.length < 2) return;
  match.lot = seats;
  match.phase = Phase.Lot;
}

/** The hand was none in time. */
function handOff(match: Irish, seat: Seat): void {
  match.slaps[seat] = Math.max(0, (match.slaps[seat] ?? 0) - 1);
}

/** The pile is turned over whole, so that its first card comes first, and goes under the stock. Rules IRISH-SLAP-2, I33. */
function under(match: Irish, seat: Seat, cards: readonly CardId[]): void {
  match.stocks[seat] = [...cards.toReversed(), ...stock(match, seat)];
  if (match.duty === seat) match.duty = -1;
}

/** Rule IRISH-VAR-CALM. */
function share(match: Irish, takers: readonly Seat[]): void {
  for (const seat of new Set(takers)) {
    match.takes[seat] = (match.takes[seat] ?? 0) + 1;
    const cards = takers.flatMap((taker, at) => (taker === seat ? [match.pile[at] ?? HIDDEN_CARD] : []));
    under(match, seat, cards);
  }
}

/** Who took the pile lays the next card and says ace. Rules IRISH-SLAP-3, I3. */
function restart(match: Irish, seat: Seat): void {
  match.pile = [];
  match.restarts++;
  match.picture++;
  match.layer = -1;
  match.wordOnly = false;
  match.word = NO_WORD;
  match.due = ACE;
  match.covered = false;
  match.windowOpen = false;
  match.reached = false;
  match.chosen = NO_WORD;
  match.turn = seat;
  match.phase = Phase.Play;
}

/** Rulings I38, D53. */
function suddenDeath(match: Irish): void {
  match.suddenDeath = true;
  for (let seat = 0; seat < match.seats; seat++) match.held[seat] = cardsOf(match, seat);
  const fewest = Math.min(...match.held);
  for (let seat = 0; seat < match.seats; seat++) match.level[seat] = Number(match.held[seat] === fewest);
}

/** Whoever shares the last place has lost, unless all are level. Rules IRISH-END-2, I44, D52. */
function roundOver(match: Irish, places: readonly number[]): void {
  const last = Math.max(...places);
  for (const [seat, place] of places.entries()) {
    match.places[seat] = place;
    if (place === last && last > 1) match.losses[seat] = (match.losses[seat] ?? 0) + 1;
  }
  match.reached = false;
  match.chosen = NO_WORD;
  match.windowOpen = false;
  match.duty = -1;
  match.locks.fill(0);
  match.ready.fill(0);
  match.phase = Phase.RoundOver;
}
