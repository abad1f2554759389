/** Überblick: Snap, as one value. */
import { NO_CARD, command, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Chance, Deadline, Game, Outcome, Racing } from "../../kernel/game.ts";
import type { Rules } from "../../kernel/options.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { answer, answers } from "./calm.ts";
import { placesOf, stop } from "./ending.ts";
import { Ask, Call, Event, Lock, Stop, no, printEvent } from "./events.ts";
import { evolve } from "./fold.ts";
import { happen } from "./happen.ts";
import { broken } from "./invariants.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "./options.ts";
import type { SnapRules } from "./options.ts";
import { deal, nameDealer } from "./setup.ts";
import { call, callWords, cannotCall, raceRun, tieMs } from "./snap.ts";
import { PACK, Phase, UNANSWERED, cloneMatch, newMatch, printMatch, seatsIn } from "./state.ts";
import type { Snap } from "./state.ts";
import { cardsToShuffle, reach, shuffle, turn } from "./turn.ts";
import { conceal, project, viewOf } from "./view.ts";
import type { SnapView } from "./view.ts";

const OVER = no("over", "SNAP-END-1");
const UNKNOWN = no("unknown-command", "G14");
const BAD_SEAT = no("bad-seat", "G14");
const NOT_LOCKED = no("not-now", "N43");
const NO_LIMIT = no("not-now", "N26");
const MS_PER_S = 1000;
const MS_PER_MIN = 60_000;
/** The wait before a face shows, so that nobody can time it: the shortest, and how much may come on top. Rule SNAP-TURN-3. */
const PAUSE = { least: 150, more: 300 } as const;

/** The rules of a table of this game, as its own type; the kernel has completed them. */
const asSnapRules = (rules: Rules): SnapRules => rules as SnapRules;

function perform(match: Snap, asked: Command, out: GameEvent[]): Refusal | null {
  if (match.phase === Phase.MatchOver) return OVER;
  if (!(Number.isInteger(asked.seat) && asked.seat >= -1 && asked.seat < match.seats)) return BAD_SEAT;
  switch (asked.kind) {
    case Ask.Reach:
      return reach(match, asked, out);
    case Ask.Turn:
      return turn(match, out);
    case Ask.Call:
      return asked.seat < 0 ? BAD_SEAT : call(match, asked, out);
    case Ask.Race:
      return raceRun(match, asked, out);
    case Ask.Answer:
      return answer(match, asked, out);
    case Ask.Shuffle:
      return shuffle(match, asked, out);
    case Ask.Unlock:
      return unlock(match, asked.seat, out);
    case Ask.TimeUp:
      return timeUp(match, out);
    case Ask.NameDealer:
      return nameDealer(match, asked, out);
    case Ask.Deal:
      return deal(match, asked, out);
    default:
      return UNKNOWN;
  }
}

function unlock(match: Snap, seat: Seat, out: GameEvent[]): Refusal | null {
  if (seat < 0 || match.locks[seat] !== Lock.second) return NOT_LOCKED;
  happen(match, out, event(Event.Unlocked, seat));
  return null;
}

/** Never before cards are shuffled that have been won. Ruling N26. */
function timeUp(match: Snap, out: GameEvent[]): Refusal | null {
  const playing = match.phase === Phase.Play || match.phase === Phase.Answer;
  if (!playing || match.rules.mostMinutes === 0) return NO_LIMIT;
  stop(match, out, Stop.minutes);
  return null;
}

function legal(match: Snap, seat: Seat, out: Command[]): void {
  if (match.phase === Phase.Answer) {
    if (match.out[seat] !== 0 || match.answers[seat] !== UNANSWERED) return;
    for (const word of answers(match, seat)) out.push(command(Ask.Answer, seat, NO_CARD, word));
    return;
  }
  if (match.phase !== Phase.Play) return;
  if (seat === match.turn && !match.reached && match.rules.turning === "by-hand") out.push(command(Ask.Reach, seat));
  if (cannotCall(match, seat) !== null) return;
  for (const word of callWords(match)) {
    if (word !== Call.animal) out.push(command(Ask.Call, seat, NO_CARD, word));
    else for (let named = 0; named < match.seats; named++) out.push(command(Ask.Call, seat, named, word));
  }
}

function chance(match: Snap): Chance | null {
  if (match.phase === Phase.Dealer)
    return { kind: Ask.NameDealer, draw: "seat", from: Array.from({ length: match.seats }, (_, seat) => seat) };
  if (match.phase === Phase.Deal) return { kind: Ask.Deal, draw: "pack", from: PACK };
  return match.phase === Phase.Shuffle ? { kind: Ask.Shuffle, draw: "pack", from: cardsToShuffle(match) } : null;
}

/** The next card, the end of a lock, the agreed minutes, which run through shuffles and answers too. Rulings G10, G11, N23, N26. */
function deadlines(match: Snap): readonly Deadline[] {
  const { phase } = match;
  if (phase === Phase.Dealer || phase === Phase.Deal || phase === Phase.MatchOver) return [];
  const { mostMinutes } = match.rules;
  const next = phase === Phase.Play ? nextCard(match) : null;
  const clocks: Deadline[] = next === null ? [] : [next];
  for (const seat of seatsIn(match)) {
    if (match.locks[seat] === Lock.second)
      clocks.push({
        key: `lock ${seat} ${match.calls[seat] ?? 0}`,
        afterMs: MS_PER_S,
        command: command(Ask.Unlock, seat),
      });
  }
  if (mostMinutes > 0)
    clocks.push({ key: "minutes", afterMs: mostMinutes * MS_PER_MIN, command: command(Ask.TimeUp, -1), lasts: true });
  return clocks;
}

/** The wait before a card never depends on what lies there. Rulings G10, G11. */
function nextCard(match: Snap): Deadline | null {
  const { pace, turnTime, turning } = match.rules;
  // Every call starts the pace afresh, so that the verdict can be seen before the next face.
  const key = `turn ${match.reveals}.${match.calls.reduce((sum, calls) => sum + calls, 0)}`;
  const next = command(Ask.Turn, -1);
  if (match.reached || turning === "by-itself" || match.turn < 0)
    return { key, afterMs: pace, command: next, pause: PAUSE };
  const afterMs = Math.max(pace, turnTime * MS_PER_S);
  return turnTime > 0 ? { key, afterMs, command: next, awaits: match.turn, pause: PAUSE } : null;
}

function outcome(match: Snap): Outcome | null {
  return match.phase === Phase.MatchOver ? { winners: match.winners, places: placesOf(match) } : null;
}

/** First hand takes; every call is judged by the caller's own picture. Rules SNAP-CALL-2, G4. */
const racing: Racing<Snap> = {
  mode: () => "first",
  claims: new Set([Ask.Call]),
  kind: Ask.Race,
  faces: new Set([Event.Turned]),
  // A pile that a false call has moved is gone for whoever was about to call it, too.
  awards: new Set([Event.PilesWon, Event.PoolsWon, Event.TiePooled, Event.DeadHeat, Event.PilePooled, Event.PileGiven]),
  tieMs,
  mayClaim: cannotCall,
};

/** Snap. Rules SNAP-PLAYERS-1, SNAP-DECK-1, G3. */
export const snap: Game<Snap, SnapView> = {
  id: "snap",
  prefix: "SP",
  rulesVersion: 2,
  options: OPTIONS,
  presets: PRESETS,
  conflicts: CONFLICTS,
  seats: () => ({ min: 2, max: 6, table: 6 }),
  pack: () => PACK,
  create: (rules, seats) => newMatch(asSnapRules(rules), seats.length),
  perform,
  evolve,
  deals: Event.Dealt,
  seatAsks: new Set<number>([Ask.Reach, Ask.Call, Ask.Answer]),
  votes: new Set<number>(),
  freshAsks: new Set<number>([Ask.Reach, Ask.Answer]),
  stamp: (match) => `${match.reveals}.${match.phase}.${match.turn}.${Number(match.reached)}`,
  legal,
  chance,
  deadlines,
  project,
  conceal,
  view: viewOf,
  clone: cloneMatch,
  print: printMatch,
  printEvent,
  outcome,
  broken,
  race: racing,
};
