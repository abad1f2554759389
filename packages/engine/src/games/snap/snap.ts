/** Schnapp!: calls, one or many at once, and what they win. */
import { NO_CARD, TABLE, event } from "../../kernel/event.ts";
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { clockwiseFrom } from "../../cards/seats.ts";
import { POOL } from "./equal.ts";
import type { Equal } from "./equal.ts";
import { lastChancesEnd, whoIsLeft } from "./ending.ts";
import { Call, Event, Excuse, Lock, no } from "./events.ts";
import { happen } from "./happen.ts";
import { judged, stillThere, topsOf } from "./judge.ts";
import type { Claim, Judgement } from "./judge.ts";
import { falseCall } from "./pool.ts";
import { Phase, onePile, pile } from "./state.ts";
import type { Snap } from "./state.ts";

const NOT_NOW = no("not-now", "SNAP-CALL-1");
const NOT_IN_GAME = no("not-in-game", "N18");
const NO_CARD_YET = no("no-card-yet", "N32");
const CALLED = no("called-already", "G9");
const LOCKED = no("locked", "N43");
const LOCKED_UNTIL_WON = no("locked", "N31");
const NO_SUCH_CALL = no("no-such-call", "SNAP-CALL-1");
const NO_SUCH_PILE = no("no-such-pile", "N2");
const BAD_RACE = no("bad-race", "G5");

/** Numbers for each press in the list of a race: seat, word, target, ms after the newest face, ms after the last award, ms it is ranked by. */
const CLAIM = 6;

/** What can be called at this table. Rules SNAP-CALL-1, SNAP-POOL-2, SNAP-VAR-ANIMALS-1, N12. */
export function callWords(match: Snap): readonly number[] {
  if (match.rules.race === "calm") return [];
  const first = match.rules.animals === "off" ? Call.snap : Call.animal;
  return onePile(match) || match.rules.words === "one" ? [first] : [first, Call.pool];
}

/** Why a seat may not call now, or null. Rules G9, G14, N18, N31, N32, D6. */
export function cannotCall(match: Snap, seat: Seat): Refusal | null {
  if (match.phase !== Phase.Play || match.rules.race === "calm") return NOT_NOW;
  const mayComeBack = match.rules.comeBack === "on-a-pool" && match.pools.length > 0;
  if (match.out[seat] !== 0 && !mayComeBack) return NOT_IN_GAME;
  if (match.reveals === 0 || (onePile(match) && pile(match, 0).length === 0)) return NO_CARD_YET;
  if (match.locks[seat] !== 0) return match.locks[seat] === Lock.untilWon ? LOCKED_UNTIL_WON : LOCKED;
  return match.calledFor[seat] === match.picture ? CALLED : null;
}

/** Why this is no call at this table, or null. */
function badCall(match: Snap, { word, target }: Pick<Claim, "word" | "target">): Refusal | null {
  if (!callWords(match).includes(word)) return NO_SUCH_CALL;
  if (word === Call.animal)
    return Number.isInteger(target) && target >= 0 && target < match.seats ? null : NO_SUCH_PILE;
  const known =
    target === NO_CARD ||
    (Number.isInteger(target) && target >= 0 && target < match.seats) ||
    match.pools.some(({ number }) => number + POOL === target);
  return known ? null : NO_SUCH_PILE;
}

/** One call by itself, made in its own time, as on a table of wood. Refused as `cannotCall` and with `no-such-call` or `no-such-pile`. */
export function call(match: Snap, { seat, word, card }: Command, out: GameEvent[]): Refusal | null {
  const claim: Claim = { seat, word, target: card, ms: UNHURRIED_MS, sinceAward: -1, ranked: UNHURRIED_MS };
  const reason = cannotCall(match, seat) ?? badCall(match, claim);
  if (reason === null) race(match, out, [claim], -1);
  return reason;
}

const UNHURRIED_MS = 1000;

/**
 * What the referee saw. Presses are served by the milliseconds they are ranked by; equal ones clockwise after the turner, who comes
 * last. Refused with `bad-race` where it names a seat that may not call, or one twice. Rules SNAP-CALL-2, SNAP-TIE-1, G4, G5, N9, N19, D2.
 */
export function raceRun(match: Snap, { list, word }: Command, out: GameEvent[]): Refusal | null {
  const claims = readClaims(list ?? []);
  if (claims === null || claims.length === 0) return BAD_RACE;
  const seats = new Set(claims.map(({ seat }) => seat));
  if (seats.size !== claims.length) return BAD_RACE;
  if (claims.some((claim) => cannotCall(match, claim.seat) !== null || badCall(match, claim) !== null)) return BAD_RACE;
  const behind = (seat: Seat): number => (seat - match.turner - 1 + match.seats) % match.seats;
  const inOrder = claims.toSorted((one, other) => one.ranked - other.ranked || behind(one.seat) - behind(other.seat));
  race(match, out, inOrder, tieMs(match) < 0 ? -1 : word);
  return null;
}

function readClaims(list: readonly number[]): readonly Claim[] | null {
  if (list.length % CLAIM !== 0 || !list.every((number) => Number.isInteger(number))) return null;
  const claims: Claim[] = [];
  for (let at = 0; at < list.length; at += CLAIM) {
    const [seat = -1, word = 0, target = -1, ms = 0, sinceAward = -1, ranked = ms] = list.slice(at, at + CLAIM);
    claims.push({ seat, word, target, ms, sinceAward, ranked });
  }
  return claims;
}

interface Judged {
  readonly claim: Claim;
  readonly judgement: Judgement;
  readonly tops: ReadonlyMap<number, CardId>;
}

/** All presses were made for the table as it lies now, so all are judged by it; the first then takes, the others find it gone. */
function race(match: Snap, out: GameEvent[], claims: readonly Claim[], tieMs: number): void {
  const calls = claims.map((claim): Judged => {
    const judgement = judged(match, claim);
    const tops = judgement.is === "won" ? topsOf(match, judgement.match, judgement.when) : new Map<number, CardId>();
    return { claim, judgement, tops };
  });
  const settled = new Set<Judged>();
  for (const one of calls) {
    if (match.phase === Phase.MatchOver) return;
    if (settled.has(one)) continue;
    const heat = calls.filter((other) => !settled.has(other) && sameTime(match, one, other, tieMs));
    for (const each of heat) settled.add(each);
    if (heat.length > 1) settleHeat(match, out, heat);
    else serve(match, out, one);
  }
}

/** Nearer than this nobody can tell animals apart. Rulings N48, D2. */
const ANIMALS_MS = 20;

/** Within how many milliseconds calls are at the same time at this table; -1 where it has no rule for that. Rules SNAP-TIE-1, N48, G5, D2. */
export function tieMs({ rules }: Snap): number {
  if (rules.animals !== "off") return ANIMALS_MS;
  return rules.ties === "new-pool" ? rules.tieWindow : -1;
}

/** Two calls in a dead heat: both right, for the same cards, which still lie there, and at the same time. Rules SNAP-VAR-SIMUL, N22, N48, D2. */
function sameTime(match: Snap, first: Judged, other: Judged, within: number): boolean {
  if (first === other) return true;
  if (within < 0 || other.claim.ranked - first.claim.ranked > within) return false;
  return isOpen(match, first) && isOpen(match, other) && sharesCards(first.judgement, other.judgement);
}

const isOpen = (match: Snap, { judgement, tops }: Judged): boolean =>
  judgement.is === "won" && stillThere(match, judgement.match, tops, judgement.when);

const NOTHING: Equal = { piles: [], pools: [] };
const takenBy = (judgement: Judgement): Equal => (judgement.is === "won" ? judgement.takes : NOTHING);

/** Both called the same equal cards, though in the animals' game each would take the other's pile. */
function sharesCards(one: Judgement, other: Judgement): boolean {
  const [first, second] = [one, other].map((judgement) => (judgement.is === "won" ? judgement.match : NOTHING));
  if (first === undefined || second === undefined) return false;
  return first.piles.some((at) => second.piles.includes(at)) || first.pools.some((at) => second.pools.includes(at));
}

/** The cards become a pool, or nothing happens and both may call again. Rules SNAP-VAR-SIMUL, N19, N20, N21, N48, D34, D35, D36. */
function settleHeat(match: Snap, out: GameEvent[], heat: readonly Judged[]): void {
  for (const { claim } of heat) announce(match, out, claim);
  const seats = heat.map(({ claim }) => claim.seat);
  if (match.rules.animals !== "off" && match.rules.zoo === "again") {
    happen(match, out, event(Event.DeadHeat, TABLE, NO_CARD, 0, 0, seats));
    return;
  }
  const equals = heat.map(({ judgement }) => takenBy(judgement));
  const piles = [...new Set(equals.flatMap((equal) => equal.piles))].toSorted((one, other) => one - other);
  const pools = [...new Set(equals.flatMap((equal) => equal.pools))].toSorted((one, other) => one - other);
  const [first] = heat;
  const stays = first?.judgement.is === "won" ? first.judgement.stays : NO_CARD;
  const number = pools[0] ?? match.nextPool;
  const things = [...piles, ...pools.map((pool) => POOL + pool)];
  happen(match, out, event(Event.TiePooled, TABLE, stays, 0, number, things));
  whoIsLeft(match, out, piles);
}

function announce(match: Snap, out: GameEvent[], { seat, word, target, ms }: Claim): void {
  happen(match, out, event(Event.Called, seat, NO_CARD, word, ms, target === NO_CARD ? null : [target]));
}

function serve(match: Snap, out: GameEvent[], one: Judged): void {
  const { claim, judgement } = one;
  const { seat } = claim;
  announce(match, out, claim);
  if (judgement.is === "false") {
    falseCall(match, out, claim, judgement.when);
  } else if (judgement.is === "excused") {
    happen(match, out, event(Event.Excused, seat, NO_CARD, judgement.why));
    if (judgement.lock) happen(match, out, event(Event.Locked, seat, NO_CARD, Lock.second));
  } else if (isOpen(match, one)) {
    win(match, out, seat, judgement.takes, judgement.stays);
    if (onePile(match)) lastChancesEnd(match, out);
  } else {
    happen(match, out, event(Event.Excused, seat, NO_CARD, Excuse.taken));
  }
  whoIsLeft(match, out);
}

/** The piles clockwise from the caller's own, then the pools by age. Rules SNAP-CALL-2, SNAP-CALL-5, SNAP-POOL-2, N3, N17, N18, N42. */
export function win(match: Snap, out: GameEvent[], seat: Seat, equal: Equal, stays: CardId): void {
  const taken = new Uint8Array(match.seats);
  for (const at of equal.piles) taken[at] = 1;
  const behind = (seat + match.seats - 1) % match.seats;
  const piles = onePile(match) ? equal.piles : clockwiseFrom(taken, behind);
  if (match.out[seat] !== 0) happen(match, out, event(Event.CameBack, seat));
  if (piles.length > 0) happen(match, out, event(Event.PilesWon, seat, stays, 0, 0, piles));
  if (equal.pools.length > 0) happen(match, out, event(Event.PoolsWon, seat, NO_CARD, 0, 0, equal.pools));
}
