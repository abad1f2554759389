/** Draufhauen!: hands, one or many at once, and who takes the pile for them. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { settle } from "./ending.ts";
import { Event, Excuse, Hand, Why, no } from "./events.ts";
import { happen } from "./happen.ts";
import { judged, pictureMeant } from "./judge.ts";
import type { Slap } from "./judge.ts";
import { take } from "./pile.ts";
import { Phase, allSeats, silent, stepsAfter } from "./state.ts";
import type { Irish } from "./state.ts";
import { needsBoth, slapOpen } from "./triggers.ts";

const NOT_NOW = no("not-now", "IRISH-SLAP-1");
const NO_TWITCH = no("not-now", "IRISH-SLAP-5");
const NOT_IN_GAME = no("not-in-game", "I13");
const SLAPPED = no("slapped-already", "G9");
const LOCKED = no("locked", "I16");
const NO_SUCH_HAND = no("no-such-hand", "I30");
const BAD_RACE = no("bad-race", "G5");
const NO_LOT = no("not-now", "I6");

/** Numbers for each hand in the list of a race: seat, hand, target, ms after the newest face, ms after the last award, ms it is ranked by. */
const CLAIM = 6;
/** In place of the time of a hand: there was none. */
const NO_HAND = -1;
const UNHURRIED_MS = 1000;

/**
 * Why a seat may not slap now, so many `ms` after the newest face, or null; whether there is anything to slap has no part in it.
 * Rules G9, G14, I11, I13, I16, D3, D6.
 */
export const cannotSlap = (match: Irish, seat: Seat, ms = UNHURRIED_MS): Refusal | null =>
  cannotRace(match, seat, ms) ?? (match.locks[seat] === 0 ? null : LOCKED);

/** The same, but for a lock: who may not slap for a second is in the race all the same. Rulings I5, I16, D51. */
function cannotRace(match: Irish, seat: Seat, ms = UNHURRIED_MS): Refusal | null {
  if (match.phase !== Phase.Play || match.rules.race === "calm") return NOT_NOW;
  if (match.out[seat] !== 0) return NOT_IN_GAME;
  return (match.slappedFor[seat] ?? -1) >= pictureMeant(match, ms) ? SLAPPED : null;
}

/** Whether the hand of this seat is waited for. */
export const isAwaited = (match: Irish, seat: Seat): boolean => cannotRace(match, seat) === null;

/**
 * Whether this hand is all that the table waits for. Where nobody counts aloud it waits for the second one whatever lies there, so
 * that nobody learns from the waiting. Rulings I30, I39, D41.
 */
export const suffices = (match: Irish, { word }: Command): boolean =>
  word === Hand.both || !(silent(match) ? match.rules.hands === "both" : needsBoth(match));

/** What may be slapped with at this table. Rules IRISH-SLAP-5, I30. */
export function handsOf(match: Irish): readonly number[] {
  const hands: number[] = [Hand.one];
  if (match.rules.hands === "both") hands.push(Hand.both);
  if (match.rules.twitch === "home" && !slapOpen(match)) hands.push(Hand.start);
  return hands;
}

/** Why this is no hand, or null: a hand that only started is nothing while there is something to slap. */
function badHand(match: Irish, word: number): Refusal | null {
  if (handsOf(match).includes(word)) return null;
  return word === Hand.start && match.rules.twitch === "home" ? NO_TWITCH : NO_SUCH_HAND;
}

/**
 * One slap by itself, in its own time: where there is something to slap, all the others have missed it.
 * Refused with `not-now`, `not-in-game`, `locked`, `slapped-already` or `no-such-hand`.
 */
export function slap(match: Irish, { seat, word }: Command, out: GameEvent[]): Refusal | null {
  const reason = cannotSlap(match, seat) ?? badHand(match, word);
  if (reason !== null) return reason;
  const others = slapOpen(match) ? allSeats(match).filter((one) => one !== seat && isAwaited(match, one)) : [];
  race(match, out, [{ seat, word, ms: UNHURRIED_MS, sinceAward: -1, ranked: UNHURRIED_MS }], others);
  return null;
}

/**
 * The referee's ranking: hands in their order, then who could have slapped and did not. Refused with `bad-race` where it names a
 * seat that may not slap, or one twice, or no hand at all. Rules IRISH-SLAP-2, G4, I5, I8, I46.
 */
export function raceRun(match: Irish, { list }: Command, out: GameEvent[]): Refusal | null {
  const slaps = readSlaps(list ?? []);
  if (slaps === null) return BAD_RACE;
  const hands = slaps.filter(({ ms }) => ms !== NO_HAND);
  const missing = slaps.filter(({ ms }) => ms === NO_HAND).map(({ seat }) => seat);
  const seats = new Set(slaps.map(({ seat }) => seat));
  if (hands.length === 0 || seats.size !== slaps.length) return BAD_RACE;
  if (slaps.some(({ seat }) => !(seat >= 0 && seat < match.seats))) return BAD_RACE;
  if (!missing.every((seat) => isAwaited(match, seat))) return BAD_RACE;
  if (hands.some(({ seat, ms }) => cannotSlap(match, seat, ms) !== null)) return BAD_RACE;
  if (hands.some(({ word }) => badHand(match, word) !== null)) return BAD_RACE;
  race(match, out, hands, missing);
  return null;
}

function readSlaps(list: readonly number[]): readonly Slap[] | null {
  if (list.length % CLAIM !== 0 || !list.every((number) => Number.isInteger(number))) return null;
  const slaps: Slap[] = [];
  for (let at = 0; at < list.length; at += CLAIM) {
    const [seat = -1, word = 0, , ms = 0, sinceAward = -1, ranked = ms] = list.slice(at, at + CLAIM);
    slaps.push({ seat, word, ms, sinceAward, ranked });
  }
  return slaps;
}

/**
 * The first hand that was wrong and costs something takes all, and the others are void; otherwise the last one takes. A head start
 * is for being last, and makes nobody's false slap come earlier. Rules IRISH-SLAP-2, IRISH-SLAP-4, I14, I15, D45, D50.
 */
function race(match: Irish, out: GameEvent[], slaps: readonly Slap[], missing: readonly Seat[]): void {
  for (const { seat, word, ms } of slaps) happen(match, out, event(Event.Slapped, seat, NO_CARD, word, ms));
  const worths = slaps.map((one) => judged(match, one));
  const early = slaps.filter(({ ms }) => pictureMeant(match, ms) < match.picture).map(({ seat }) => seat);
  const culprit = slaps
    .filter((_, at) => worths[at]?.is === "false")
    .reduce<Slap | null>((first, one) => (first !== null && first.ms <= one.ms ? first : one), null);
  for (const [at, one] of slaps.entries()) {
    const { seat, word } = one;
    const worth = worths[at];
    if (one === culprit) happen(match, out, event(Event.FalseSlapped, seat, NO_CARD, word));
    else if (culprit !== null && (one.ms >= culprit.ms || worth?.is === "hand"))
      happen(match, out, event(Event.Excused, seat, NO_CARD, Excuse.settled));
    else if (worth?.is === "excused") happen(match, out, event(Event.Excused, seat, NO_CARD, worth.why));
    else if (worth?.is === "locked") happen(match, out, event(Event.Locked, seat));
    else if (worth?.is === "free") happen(match, out, event(Event.FreeSlap, seat));
  }
  if (culprit !== null) take(match, out, culprit.seat, culprit.word === Hand.start ? Why.twitch : Why.falseSlap);
  else if (slapOpen(match))
    verdict(
      match,
      out,
      slaps.filter((_, at) => worths[at]?.is === "hand"),
      missing,
      early,
    );
}

/** Who takes the pile of a trigger that was slapped; `early`: whose hand was for the picture before, and is missing here. Rules IRISH-SLAP-2, I4, I5, I6, I7, I11, I30, D2, D6, D51. */
function verdict(
  match: Irish,
  out: GameEvent[],
  hands: readonly Slap[],
  missing: readonly Seat[],
  early: readonly Seat[],
): void {
  // Nothing was for this face, and others may still come.
  if (hands.length + missing.length === 0) return;
  const down = hands.filter(({ word }) => word === Hand.both || !needsBoth(match));
  const lacking = clockwise(match, [
    ...missing,
    ...early,
    ...hands.filter((hand) => !down.includes(hand)).map(({ seat }) => seat),
  ]);
  if (down.length === 0 || down.length + lacking.length < 2) {
    closeUnslapped(match, out, down.length + lacking.length);
    return;
  }
  if (lacking.length > 0) happen(match, out, event(Event.Missed, TABLE, NO_CARD, 0, 0, lacking));
  if (match.phase === Phase.Lot) return;
  const [first] = lacking;
  if (first === undefined) take(match, out, lastOf(match, down), Why.last);
  else take(match, out, first, Why.missing);
}

/** The last hand; of hands at the same millisecond the one nearest clockwise after the layer. Rulings I7, D2. */
function lastOf(match: Irish, hands: readonly Slap[]): Seat {
  const latest = Math.max(...hands.map(({ ranked }) => ranked));
  return (
    clockwise(
      match,
      hands.filter(({ ranked }) => ranked === latest).map(({ seat }) => seat),
    )[0] ?? match.layer
  );
}

const clockwise = (match: Irish, seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((one, other) => stepsAfter(match, match.layer, one) - stepsAfter(match, match.layer, other));

/** The table has drawn who takes the pile. Refused with `not-now`. Ruling I6. */
export function nameTaker(match: Irish, { seat }: Command, out: GameEvent[]): Refusal | null {
  if (match.phase !== Phase.Lot || !match.lot.includes(seat)) return NO_LOT;
  happen(match, out, event(Event.TakerDrawn, seat));
  take(match, out, seat, Why.missing);
  return null;
}

/** How many seats are in the race for the newest face. */
export const racers = (match: Irish): number => allSeats(match).filter((seat) => isAwaited(match, seat)).length;

/**
 * The time for slapping is over and nobody has: what there was to slap is dead, or the layer or the next seat takes it as agreed.
 * With fewer than two hands to race it is always dead. Rulings I4, D41, D43, D51.
 */
export function closeUnslapped(match: Irish, out: GameEvent[], hands: number): void {
  const open = slapOpen(match);
  happen(match, out, event(Event.WindowClosed, TABLE, NO_CARD, Number(open)));
  const { unslapped } = match.rules;
  if (open && hands > 1 && unslapped !== "dead")
    take(match, out, unslapped === "layer" ? match.layer : match.turn, Why.unslapped);
  else settle(match, out);
}
