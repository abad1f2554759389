/** Plays rounds of Snip Snap Snorum as fast as may be, and counts. */
import { Ask, Event, NO_CARD, TABLE, Word, command, openMatch, snipSnapSnorum as game } from "@snorum/engine";
import type { Command, GameEvent, Rules, Snip, SnipView } from "@snorum/engine";
import { shuffled } from "@snorum/table";
import type { Draw } from "./chance.ts";
import { Stop, sayRefusal } from "./stop.ts";

/** What a seat does; null when it has nothing to do. */
export type Mind = (view: SnipView, draw: Draw) => Command | null;

/** What one seat got out of one round. */
export interface Share {
  won: number;
  counters: number;
  passes: number;
  leads: number;
  laid: number;
  /** The seat was dealt four of a kind. */
  quad: boolean;
}

/** A round that has not ended after so many acts never will. */
const MOST_ACTS = 100_000;

/** Plays one dealt round with these minds, seat 0 being eldest hand. */
function playRound(rules: Rules, pack: readonly number[], minds: readonly Mind[], draw: Draw): Share[] {
  const seats = minds.length;
  const opened = openMatch(
    game,
    rules,
    Array.from({ length: seats }, () => ({ junior: false })),
  );
  if (!opened.ok) throw new Stop(sayRefusal(opened.refusal));
  const state = opened.value;
  const out: GameEvent[] = [];
  const ask = (asked: Command): void => {
    const refusal = game.perform(state, asked, out);
    if (refusal !== null) throw new Error(`${JSON.stringify(asked)} is refused: ${refusal.code}`);
  };
  ask(command(Ask.NameDealer, seats - 1));
  ask(command(Ask.Deal, TABLE, NO_CARD, Word.none, pack));
  const before = Array.from({ length: seats }, () => Number(rules["stack"]));
  const quads = minds.map((_, seat) => hasQuad(state, seat));
  for (let acts = 0; state.results.length === 0; acts++) {
    if (acts > MOST_ACTS) throw new Stop("This round never ends: under these rules the bots wait for each other.");
    ask(next(state, rules, minds, draw));
  }
  return count(state, out, before, quads, rules);
}

const hasQuad = (state: Snip, seat: number): boolean => state.hands.subarray(seat * 13, seat * 13 + 13).includes(15);

/** A match under compulsion needs no mind: suits mean nothing. Everything else is asked of the seats. */
function next(state: Snip, rules: Rules, minds: readonly Mind[], draw: Draw): Command {
  const seat = state.turn;
  if (state.offence >= 0) {
    for (const [other, mind] of minds.entries()) {
      const wish = other === state.offender ? null : mind(game.view(state, other), draw);
      if (wish?.kind === Ask.Challenge) return wish;
    }
  }
  const free = rules["match"] === "may" || rules["chants"] === "must";
  if (!free && !state.runOver) return command(Ask.Auto, seat);
  return minds[seat]?.(game.view(state, seat), draw) ?? command(Ask.TimeUp, TABLE);
}

function count(state: Snip, out: readonly GameEvent[], before: number[], quads: boolean[], rules: Rules): Share[] {
  const shares = quads.map((quad): Share => ({ won: 0, counters: 0, passes: 0, leads: 0, laid: 0, quad }));
  for (const { kind, seat } of out) {
    const share = shares[seat];
    if (share === undefined) continue;
    if (kind === Event.Led || kind === Event.Laid) share.laid++;
    if (kind === Event.Led) share.leads++;
    if (kind === Event.Passed) share.passes++;
    if (kind === Event.RoundWon) share.won++;
  }
  if (rules["counters"] !== "off") {
    for (const [seat, share] of shares.entries()) share.counters = (state.counters[seat] ?? 0) - (before[seat] ?? 0);
  }
  return shares;
}

/** A mean with its 95 % interval; one deal is one observation. */
export class Mean {
  private deals = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.deals++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.deals === 0 ? 0 : this.sum / this.deals;
  }

  get interval(): number {
    if (this.deals === 0) return 0;
    return 1.96 * Math.sqrt(Math.max(0, this.squares / this.deals - this.mean ** 2) / this.deals);
  }
}

/** One shuffled deal, played with every rotation of the minds: place effects cancel. Shares by place and mind. */
export function playDeal(rules: Rules, minds: readonly Mind[], draw: Draw): Share[][] {
  const pack = shuffled(game.pack(rules), draw);
  return minds.map((_, turn) => {
    const seated = minds.map((__, seat) => minds[(seat + turn) % minds.length] as Mind);
    const shares = playRound(rules, pack, seated, draw);
    return minds.map((__, mind) => shares[(mind - turn + minds.length) % minds.length] as Share);
  });
}
