/** Überblick: Irish Snap, as one value. */
import { NO_CARD, TABLE, command, event } from "../../kernel/event.ts";
import type { Command, GameEvent, Seat } from "../../kernel/event.ts";
import type { Chance, Deadline, Game, Outcome, Racing } from "../../kernel/game.ts";
import type { Rules } from "../../kernel/options.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { RANKS } from "../../cards/card.ts";
import { ANSWERS, answer, mayAnswer } from "./calm.ts";
import { placesOf, timeUp } from "./ending.ts";
import { Ask, Event, Hand, no, printEvent } from "./events.ts";
import { evolve } from "./fold.ts";
import { happen } from "./happen.ts";
import { broken } from "./invariants.ts";
import { isVoid, modeOf } from "./judge.ts";
import { closeWindow, hesitate, lay, mayReach, mustWait, reach, wouldBeFoul } from "./lay.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "./options.ts";
import type { IrishRules } from "./options.ts";
import { deal, nameDealer, ready } from "./setup.ts";
import { cannotSlap, handsOf, isAwaited, nameTaker, raceRun, slap, suffices } from "./slap.ts";
import { Phase, allSeats, cloneMatch, newMatch, packFor, playing, printMatch } from "./state.ts";
import type { Irish } from "./state.ts";
import { conceal, project, viewOf } from "./view.ts";
import type { IrishView } from "./view.ts";

const OVER = no("over", "IRISH-END-2");
const UNKNOWN = no("unknown-command", "G14");
const BAD_SEAT = no("bad-seat", "G14");
const NOT_LOCKED = no("not-now", "I16");
const MS_PER_S = 1000;
const MS_PER_MIN = 60_000;
/** The wait before a face shows, so that nobody can time it: the shortest, and how much may come on top. Rule IRISH-TURN-3. */
const PAUSE = { least: 150, more: 300 } as const;
/** What that wait takes of a beat, where cards lay themselves: so many come in a minute, and none at a moment that can be foretold. */
const MEAN_PAUSE = PAUSE.least + PAUSE.more / 2;

/** The rules of a table of this game, as its own type; the kernel has completed them. */
const asIrishRules = (rules: Rules): IrishRules => rules as IrishRules;

function perform(match: Irish, asked: Command, out: GameEvent[]): Refusal | null {
  if (match.phase === Phase.MatchOver) return OVER;
  if (!(Number.isInteger(asked.seat) && asked.seat >= TABLE && asked.seat < match.seats)) return BAD_SEAT;
  switch (asked.kind) {
    case Ask.Reach:
      return asked.seat < 0 ? BAD_SEAT : reach(match, asked, out);
    case Ask.Lay:
      return lay(match, out);
    case Ask.Slap:
      return asked.seat < 0 ? BAD_SEAT : slap(match, asked, out);
    case Ask.Race:
      return raceRun(match, asked, out);
    case Ask.CloseWindow:
      return closeWindow(match, out);
    case Ask.Hesitate:
      return hesitate(match, asked, out);
    case Ask.Unlock:
      return unlock(match, asked.seat, out);
    case Ask.Answer:
      return answer(match, asked, out);
    default:
      return performBetween(match, asked, out);
  }
}

/** What begins and ends a game, and what the table draws. */
function performBetween(match: Irish, asked: Command, out: GameEvent[]): Refusal | null {
  switch (asked.kind) {
    case Ask.NameTaker:
      return nameTaker(match, asked, out);
    case Ask.TimeUp:
      return timeUp(match, out);
    case Ask.NextDeal:
      return ready(match, asked, out);
    case Ask.NameDealer:
      return nameDealer(match, asked, out);
    case Ask.Deal:
      return deal(match, asked, out);
    default:
      return UNKNOWN;
  }
}

function unlock(match: Irish, seat: Seat, out: GameEvent[]): Refusal | null {
  if (seat < 0 || match.locks[seat] === 0) return NOT_LOCKED;
  happen(match, out, event(Event.Unlocked, seat));
  return null;
}

function legal(match: Irish, seat: Seat, out: Command[]): void {
  if (match.phase === Phase.RoundOver && match.ready[seat] === 0) out.push(command(Ask.NextDeal, seat));
  if (mayAnswer(match, seat)) for (const word of ANSWERS) out.push(command(Ask.Answer, seat, NO_CARD, word));
  if (mayReach(match, seat)) {
    if (match.rules.words !== "own") out.push(command(Ask.Reach, seat));
    else for (let word = 0; word < RANKS; word++) out.push(command(Ask.Reach, seat, NO_CARD, word));
  } else if (wouldBeFoul(match, seat)) {
    out.push(command(Ask.Reach, seat));
  }
  if (cannotSlap(match, seat) === null)
    for (const hand of handsOf(match)) out.push(command(Ask.Slap, seat, NO_CARD, hand));
}

function chance(match: Irish): Chance | null {
  if (match.phase === Phase.Dealer) return { kind: Ask.NameDealer, draw: "seat", from: allSeats(match) };
  if (match.phase === Phase.Deal) return { kind: Ask.Deal, draw: "pack", from: packFor(match.rules) };
  return match.phase === Phase.Lot ? { kind: Ask.NameTaker, draw: "seat", from: match.lot } : null;
}

/** The next card, the end of the time for slapping, of a lock, and of the agreed minutes. None depends on what lies there. Rulings G10, I9, I25, D41, D43. */
function deadlines(match: Irish): readonly Deadline[] {
  const clocks: Deadline[] = [];
  if (!playing(match)) return clocks;
  const { slapWindow, minutes } = match.rules;
  if (match.phase === Phase.Play) {
    if (match.windowOpen)
      clocks.push({
        key: `window ${match.picture}`,
        afterMs: slapWindow * MS_PER_S,
        command: command(Ask.CloseWindow, TABLE),
      });
    const next = match.timeUp ? null : nextCard(match);
    if (next !== null) clocks.push(next);
    for (const seat of allSeats(match)) {
      if (match.locks[seat] !== 0)
        clocks.push({
          key: `lock ${seat} ${match.slappedFor[seat] ?? 0}`,
          afterMs: MS_PER_S,
          command: command(Ask.Unlock, seat),
        });
    }
  }
  if (minutes > 0 && !match.timeUp && !match.suddenDeath)
    clocks.push({
      key: `minutes ${match.deal}`,
      afterMs: minutes * MS_PER_MIN,
      command: command(Ask.TimeUp, TABLE),
      lasts: true,
    });
  return clocks;
}

/** Every hand starts the pace, or the beat, afresh, so that the verdict can be seen before the next face. Rules IRISH-TURN-3, IRISH-TURN-4, G11, I9, I25, D48. */
function nextCard(match: Irish): Deadline | null {
  const { pace, beat, turnTime, laying, hesitation, slapWindow, race } = match.rules;
  const key = `turn ${match.picture}.${match.hands}`;
  const next = command(Ask.Lay, TABLE);
  if (laying === "by-itself")
    return { key, afterMs: Math.max(0, MS_PER_MIN / beat - MEAN_PAUSE), command: next, pause: PAUSE };
  if (match.reached) return { key, afterMs: pace, command: next, pause: PAUSE };
  if (turnTime === 0) return null;
  const afterMs = Math.max(pace, turnTime * MS_PER_S);
  const awaits = match.turn;
  if (hesitation !== "foul") return { key, afterMs, command: next, awaits, pause: PAUSE };
  // Nobody hesitates while the last card may still be slapped.
  const least = race === "calm" ? 0 : slapWindow * MS_PER_S;
  return { key, afterMs: Math.max(afterMs, least), command: command(Ask.Hesitate, awaits), awaits, pause: PAUSE };
}

function outcome(match: Irish): Outcome | null {
  return match.phase === Phase.MatchOver ? { winners: match.winners, places: placesOf(match) } : null;
}

/** The last hand takes, where there is something to slap. Rules IRISH-SLAP-2, I14, I30, D41, D43. */
const racing: Racing<Irish> = {
  mode: modeOf,
  claims: new Set([Ask.Slap]),
  kind: Ask.Race,
  faces: new Set([Event.Laid, Event.Spoke]),
  awards: new Set([Event.PileTaken, Event.PileShared]),
  tieMs: () => -1,
  mayClaim: cannotSlap,
  awaits: isAwaited,
  isVoid,
  mustWait,
  goesOn: new Set([Ask.Unlock]),
  window: ({ rules }) => rules.slapWindow * MS_PER_S,
  suffices,
  upgrades: (known, next) => known.word === Hand.one && next.word === Hand.both,
};

/** Irish Snap. Rules IRISH-PLAYERS-1, IRISH-DECK-1, G3. */
export const irishSnap: Game<Irish, IrishView> = {
  id: "irish-snap",
  prefix: "IR",
  rulesVersion: 2,
  options: OPTIONS,
  presets: PRESETS,
  conflicts: CONFLICTS,
  seats: () => ({ min: 3, max: 8, table: 8 }),
  pack: (rules) => packFor(asIrishRules(rules)),
  create: (rules, seats) => newMatch(asIrishRules(rules), seats.length),
  perform,
  evolve,
  deals: Event.Dealt,
  seatAsks: new Set<number>([Ask.Reach, Ask.Slap, Ask.Answer, Ask.NextDeal]),
  votes: new Set<number>(),
  freshAsks: new Set<number>([Ask.Reach, Ask.Answer, Ask.NextDeal]),
  stamp: (match) => `${match.deal}.${match.picture}.${match.phase}.${match.turn}.${Number(match.reached)}`,
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
