/** Overview, Objective, Players: Snip Snap Snorum as one value. */
import type { CardId, Command, GameEvent, Seat } from "../../kernel/event.ts";
import { command } from "../../kernel/event.ts";
import type { Chance, Deadline, Game, Outcome } from "../../kernel/game.ts";
import type { Rules } from "../../kernel/options.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { RANKS, cardOf, lowestSuit } from "../../cards/card.ts";
import type { Rank, SuitMask } from "../../cards/card.ts";
import { packOf } from "../../cards/pack.ts";
import { auto } from "./auto.ts";
import { challenge, chant, layAndSay, timeUp } from "./chant.ts";
import { breakOff, callRound, placesOf, voteStop } from "./ending.ts";
import { Ask, Event, Word, no, printEvent } from "./events.ts";
import { fittingRank, fittingSuits } from "./fits.ts";
import { evolve } from "./fold.ts";
import { broken } from "./invariants.ts";
import { CONFLICTS, OPTIONS, PRESETS } from "./options.ts";
import type { SnipRules } from "./options.ts";
import { pass } from "./play.ts";
import { cutForDealer, deal, nameDealer } from "./setup.ts";
import { Phase, cardsInPlay, cloneMatch, held, newMatch, printMatch } from "./state.ts";
import type { Snip } from "./state.ts";
import { conceal, project, viewOf } from "./view.ts";
import type { SnipView } from "./view.ts";
import { mayLeadRhyme } from "./words-due.ts";

const OVER = no("over", "SSS-PLAY-10");
const UNKNOWN = no("unknown-command", "G14");
const BAD_SEAT = no("bad-seat", "G14");
const MS_PER_S = 1000;
/** A junior has twice the time for a word: six seconds where others have three. Ruling S18. */
const JUNIOR_TIME = 2;
/** Before a bot's card closes it, a bad word can be pointed out for so long. Rulings S19, D15. */
const FAIR_WINDOW_MS = 2000;

/** The rules of a table of this game, as its own type; the kernel has completed them. */
const asSnipRules = (rules: Rules): SnipRules => rules as SnipRules;

function perform(match: Snip, asked: Command, out: GameEvent[]): Refusal | null {
  if (match.phase === Phase.MatchOver) return OVER;
  if (!(Number.isInteger(asked.seat) && asked.seat >= -1 && asked.seat < match.seats)) return BAD_SEAT;
  switch (asked.kind) {
    case Ask.Lay:
      return layAndSay(match, asked, out);
    case Ask.Pass:
      return pass(match, asked, out);
    case Ask.Chant:
      return chant(match, asked, out);
    case Ask.Challenge:
      return challenge(match, asked, out);
    case Ask.TimeUp:
      return timeUp(match, out);
    case Ask.Auto:
      return auto(match, asked, out);
    case Ask.NameDealer:
      return nameDealer(match, asked, out);
    case Ask.Cut:
      return cutForDealer(match, asked, out);
    case Ask.Deal:
      return deal(match, asked, out);
    case Ask.VoteStop:
      return voteStop(match, asked, out);
    case Ask.NextRound:
      return callRound(match, asked, out);
    case Ask.BreakOff:
      return breakOff(match, asked, out);
    default:
      return UNKNOWN;
  }
}

function legal(match: Snip, seat: Seat, out: Command[]): void {
  if (match.phase === Phase.RoundOver) {
    out.push(command(Ask.NextRound, seat));
    const mayVote =
      match.rules.session === "agreement" && !match.tieBreak && match.out[seat] === 0 && match.votes[seat] === 0;
    if (mayVote) out.push(command(Ask.VoteStop, seat));
    return;
  }
  if (match.offence >= 0 && seat !== match.offender && match.inRound[seat] === 1)
    out.push(command(Ask.Challenge, seat));
  if (mayLeadRhyme(match, seat)) out.push(command(Ask.Chant, seat, -1, Word.lead));
  if (seat !== match.turn) return;
  if (match.phase === Phase.Chant) {
    for (let word: number = Word.snip; word <= Word.jig; word++) out.push(command(Ask.Chant, seat, -1, word));
  } else if (match.phase === Phase.Lead) {
    for (let rank = 0; rank < RANKS; rank++) offer(seat, rank, held(match, seat, rank), out);
  } else if (match.phase === Phase.Match) {
    const suits = fittingSuits(match, seat);
    offer(seat, fittingRank(match), suits, out);
    if (suits === 0 || match.rules.match === "may") out.push(command(Ask.Pass, seat));
  }
}

/** Pushes a command to lay for each of the suits. */
function offer(seat: Seat, rank: Rank, suits: SuitMask, out: Command[]): void {
  for (let left = suits; left !== 0; left &= left - 1) out.push(command(Ask.Lay, seat, cardOf(rank, lowestSuit(left))));
}

function chance(match: Snip): Chance | null {
  if (match.phase === Phase.Deal) return { kind: Ask.Deal, draw: "pack", from: cardsInPlay(match) };
  if (match.phase !== Phase.Dealer) return null;
  if (match.rules.firstDealer === "cut") return { kind: Ask.Cut, draw: "pack", from: cardsInPlay(match) };
  return { kind: Ask.NameDealer, draw: "seat", from: Array.from({ length: match.seats }, (_, seat) => seat) };
}

/**
 * The clocks: for a word, for pointing out a bad one, and for a turn. Where card and word go together there is no time to agree on;
 * what is left to wait for then, the words of further cards laid at once or somebody's finger, has the usual three seconds.
 * Rulings G11, S18, S19, S49, D12, D15.
 */
function deadlines(match: Snip): readonly Deadline[] {
  const clocks: Deadline[] = [];
  const at = `${match.round}.${match.moves}`;
  const { turnTime } = match.rules;
  const wordTime = match.rules.say === "after" ? match.rules.chantTime : OPTIONS.chantTime.usual;
  const lengthen = (seat: Seat): number => (match.juniors[seat] === 1 ? JUNIOR_TIME : 1);
  if (match.phase === Phase.Chant) {
    clocks.push({ key: `word ${at}`, afterMs: wordTime * lengthen(match.turn), command: command(Ask.TimeUp, -1) });
  } else if (match.offence >= 0) {
    clocks.push({
      key: `challenge ${match.round}.${match.laid}.${match.offence}`,
      afterMs: wordTime,
      botsWaitMs: FAIR_WINDOW_MS,
      command: command(Ask.TimeUp, -1),
    });
  }
  if (turnTime > 0 && (match.phase === Phase.Lead || match.phase === Phase.Match)) {
    const { turn } = match;
    clocks.push({
      key: `turn ${at}`,
      afterMs: turnTime * MS_PER_S,
      command: command(Ask.Auto, turn),
      awaits: turn,
    });
  }
  return clocks;
}

function outcome(match: Snip): Outcome | null {
  return match.phase === Phase.MatchOver ? { winners: match.winners, places: placesOf(match) } : null;
}

/** Snip Snap Snorum. Rules SSS-PLAYERS-1, SSS-DECK-1, SSS-GOAL-1, G3, S44. */
export const snipSnapSnorum: Game<Snip, SnipView> = {
  id: "snip-snap-snorum",
  prefix: "SN",
  rulesVersion: 2,
  options: OPTIONS,
  presets: PRESETS,
  conflicts: CONFLICTS,
  seats: (rules) => ({
    min: 3,
    max: asSnipRules(rules).deck === "52" ? 52 : Number(asSnipRules(rules).deck),
    table: 8,
  }),
  pack: (rules): readonly CardId[] => packOf(Number(asSnipRules(rules).deck) as 52 | 32 | 24),
  create: (rules, seats) => newMatch(asSnipRules(rules), seats),
  perform,
  evolve,
  deals: Event.Dealt,
  seatAsks: new Set<number>([Ask.Lay, Ask.Pass, Ask.Chant, Ask.Challenge, Ask.VoteStop, Ask.NextRound, Ask.BreakOff]),
  votes: new Set<number>([Ask.VoteStop]),
  freshAsks: new Set<number>([Ask.Lay, Ask.Pass, Ask.Chant, Ask.NextRound, Ask.VoteStop, Ask.BreakOff]),
  stamp: (match) => `${match.round}.${match.moves}.${match.phase}`,
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
};
