/** Spielablauf: reaching, laying and speaking, and what costs the pile on the way. */
import { NO_CARD, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { RANKS } from "../../cards/card.ts";
import { settle } from "./ending.ts";
import { Ask, Event, NO_WORD, Why, no } from "./events.ts";
import { happen } from "./happen.ts";
import { take } from "./pile.ts";
import { closeUnslapped, racers } from "./slap.ts";
import { Phase, stock } from "./state.ts";
import type { Irish } from "./state.ts";
import { pending, slapOpen } from "./triggers.ts";

const NOT_NOW = no("not-now", "IRISH-TURN-2");
const BY_ITSELF = no("not-now", "IRISH-TURN-3");
const NOT_IN_GAME = no("not-in-game", "G14");
const REACHED = no("reached-already", "IRISH-TURN-2");
const WORD_DUE = no("word-due", "IRISH-TURN-2");
const NO_SUCH_WORD = no("no-such-word", "IRISH-TURN-2");
const SLAP_OPEN = no("slap-open", "D49");
const NO_WINDOW = no("not-now", "D43");
const NOT_LATE = no("not-now", "I25");

/** Whether somebody is to lay or speak. */
const isOn = (match: Irish): boolean => match.phase === Phase.Play && !match.timeUp && match.turn >= 0;

/** Whether `seat` may reach for its card now. */
export const mayReach = (match: Irish, seat: Seat): boolean =>
  isOn(match) && match.rules.laying === "by-hand" && seat === match.turn && !match.reached;

/** Whether it is a foul, and not just impossible, that `seat` wants to lay now. Rulings I26, D49. */
export const wouldBeFoul = (match: Irish, seat: Seat): boolean =>
  isOn(match) &&
  match.rules.outOfTurn === "foul" &&
  seat !== match.turn &&
  match.out[seat] === 0 &&
  match.pile.length > 0 &&
  !pending(match);

/**
 * The seat on turn reaches for the card, or draws breath for the word. When it shows is the table's to say, so that its own player
 * cannot time it. With words of one's own the word is chosen now, and nobody else hears it before the card shows.
 * Refused with `not-now`, `not-in-game`, `not-your-turn`, `slap-open`, `reached-already`, `word-due` or `no-such-word`.
 * Rules IRISH-TURN-2, IRISH-TURN-3, IRISH-WORD-1, I26, D49.
 */
export function reach(match: Irish, { seat, word }: Command, out: GameEvent[]): Refusal | null {
  if (!isOn(match)) return NOT_NOW;
  if (match.rules.laying === "by-itself") return BY_ITSELF;
  if (match.out[seat] !== 0) return NOT_IN_GAME;
  if (seat !== match.turn) return outOfTurn(match, seat, out);
  if (match.reached) return REACHED;
  const own = match.rules.words === "own";
  if (own && word === NO_WORD) return WORD_DUE;
  if (own && !(Number.isInteger(word) && word >= 0 && word < RANKS)) return NO_SUCH_WORD;
  happen(match, out, event(Event.Reached, seat, NO_CARD, own ? word : NO_WORD));
  return null;
}

/** Why a seat may not do this while hands are being judged, or null: whoever slapped before it pays first. Rulings I14, D5, D49. */
export const mustWait = (match: Irish, { kind, seat }: Command): Refusal | null =>
  kind === Ask.Reach && wouldBeFoul(match, seat) ? SLAP_OPEN : null;

/** The card is not laid; who was too eager takes the pile and starts. Rulings I26, D49. */
function outOfTurn(match: Irish, seat: Seat, out: GameEvent[]): Refusal | null {
  if (!wouldBeFoul(match, seat)) {
    const open = match.rules.outOfTurn === "foul" && match.pile.length > 0;
    return open ? SLAP_OPEN : no("not-your-turn", "I26", { seat: match.turn });
  }
  happen(match, out, event(Event.OutOfTurn, seat));
  take(match, out, seat, Why.outOfTurn);
  return null;
}

/** The next card shows with its word. Refused with `not-now`. Rules IRISH-TURN-1, IRISH-TURN-2, IRISH-TURN-3. */
export function lay(match: Irish, out: GameEvent[]): Refusal | null {
  if (!isOn(match)) return NOT_NOW;
  if (!coversUp(match, out)) show(match, out);
  return null;
}

/** The seat on turn has hesitated too long: that costs the pile; where none lies there the card is laid by itself. Refused with `not-now`. Rules IRISH-TURN-4, I25, D48. */
export function hesitate(match: Irish, { seat }: Command, out: GameEvent[]): Refusal | null {
  if (!mayReach(match, seat) || match.rules.hesitation !== "foul") return NOT_LATE;
  if (coversUp(match, out)) return null;
  if (match.pile.length === 0) {
    show(match, out);
  } else {
    happen(match, out, event(Event.Hesitated, seat));
    take(match, out, seat, Why.hesitation);
  }
  return null;
}

/** The time for slapping is over, trigger or not. Refused with `not-now`. Rulings D41, D43. */
export function closeWindow(match: Irish, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Play || !match.windowOpen) return NO_WINDOW;
  closeUnslapped(match, out, racers(match));
  return null;
}

/** The next card ends the time for slapping the last one. Whether that changed so much that it is not laid. Rulings I4, I35, D41, D46, D47. */
function coversUp(match: Irish, out: GameEvent[]): boolean {
  if (!match.windowOpen || !(slapOpen(match) || match.duty >= 0)) return false;
  const { restarts } = match;
  closeUnslapped(match, out, racers(match));
  return match.phase !== Phase.Play || match.restarts !== restarts;
}

/**
 * Card and word in one moment; who has no cards only speaks. A wrong word is a foul where it was agreed, whatever the card; otherwise
 * the word that was said counts. Rules IRISH-TURN-2, IRISH-WORD-1, IRISH-VAR-TOTHEEND, I17, I22, I23, I24.
 */
function show(match: Irish, out: GameEvent[]): void {
  const { turn: seat, due } = match;
  const word = match.chosen === NO_WORD ? due : match.chosen;
  const card = stock(match, seat).at(-1);
  happen(
    match,
    out,
    card === undefined ? event(Event.Spoke, seat, NO_CARD, word) : event(Event.Laid, seat, card, word),
  );
  if (word !== due && match.rules.wrongWord === "foul") {
    happen(match, out, event(Event.WrongWord, seat, NO_CARD, word, due));
    take(match, out, seat, Why.wrongWord);
  } else {
    settle(match, out);
  }
}
