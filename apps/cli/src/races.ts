/** Plays a race game on a virtual clock: bots react as people of their level do, and the table's own referee ranks them. */
import { SnapEvent as Event, openMatch, snap as game } from "@snorum/engine";
import type { Command, GameEvent, Rules, Seat } from "@snorum/engine";
import { SNAP } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import { arbitrate, drawFor, evidenceOf, verdictCommand } from "@snorum/table";
import type { Pressed } from "@snorum/table";
import type { Draw } from "./chance.ts";
import { Stop, sayRefusal } from "./stop.ts";

/** What came of one game. */
export interface Game {
  readonly winners: readonly Seat[];
  readonly reveals: number;
  readonly minutes: number;
  readonly stalemates: number;
  /** The cards were counted at the end. */
  readonly stopped: boolean;
  readonly calls: readonly number[];
  readonly wins: readonly number[];
  readonly falseCalls: readonly number[];
}

interface Due {
  readonly key: string;
  readonly at: number;
  readonly command: Command | null;
}

/** Milliseconds until everybody has answered, in the calm game. */
const ANSWER_MS = 2000;
/** A game that has not ended after so many acts never will. */
const MOST_ACTS = 200_000;

/** Plays one game with a bot of these levels in each seat. */
export function playRaces(rules: Rules, levels: readonly Level[], draw: Draw): Game {
  const { tip, react } = SNAP;
  const racing = game.race;
  const sitters = levels.map((bot) => ({ bot, junior: false }));
  const opened = openMatch(game, rules, sitters);
  if (!opened.ok) throw new Stop(sayRefusal(opened.refusal));
  if (react === undefined || racing === undefined) throw new Stop(`${game.id} has no races.`);
  const state = opened.value;
  const due = new Map<Seat, Due>();
  let now = 0;
  let faceAt = 0;
  let awardAt = Number.NEGATIVE_INFINITY;
  let stalemates = 0;
  let stopped = false;

  const carryOut = (asked: Command): void => {
    const events: GameEvent[] = [];
    const refusal = game.perform(state, asked, events);
    if (refusal !== null) throw new Error(`${JSON.stringify(asked)} is refused: ${refusal.code}`);
    for (const { kind } of events) {
      if (racing.faces.has(kind)) faceAt = now;
      if (racing.awards.has(kind)) awardAt = now;
      if (kind === Event.Stalled) stalemates++;
      if (kind === Event.Stopped) stopped = true;
    }
    for (const [seat, level] of levels.entries()) {
      const { key, press } = react(game.view(state, seat) as never, level, due.get(seat)?.key ?? "", draw);
      if (due.get(seat)?.key === key) continue;
      due.set(seat, { key, at: press === null ? Infinity : now + press.afterMs, command: press?.command ?? null });
    }
  };

  /** Everybody who presses before the verdict is in the race. */
  const race = (): void => {
    const presses = new Map<Seat, Pressed>();
    const mayClaim = (seat: Seat): boolean => racing.mayClaim(state, seat) === null;
    for (;;) {
      const evidence = evidenceOf(racing.mode, racing.tieMs(state), sitters, mayClaim, presses, faceAt, now);
      const verdict = presses.size === 0 ? null : arbitrate(evidence);
      if (verdict?.state === "decided") {
        carryOut(verdictCommand(racing, racing.tieMs(state), verdict, presses, faceAt, awardAt));
        return;
      }
      const [next] = [...due]
        .filter(([, { command: asked }]) => asked !== null)
        .toSorted(([, one], [, other]) => one.at - other.at);
      const look = verdict?.recheckAt ?? Infinity;
      if (next === undefined || next[1].at > look) {
        now = Math.max(look, now + 1);
        continue;
      }
      const [seat, { at, command: asked }] = next;
      due.set(seat, { key: "pressed", at: Infinity, command: null });
      now = Math.max(now, at);
      if (asked === null || !mayClaim(seat)) continue;
      presses.set(seat, { command: asked, at: now, reaction: now - faceAt });
    }
  };

  for (let acts = 0; game.outcome(state) === null; acts++) {
    if (acts > MOST_ACTS) throw new Stop("This game never ends under these rules.");
    const chance = game.chance(state);
    if (chance !== null) {
      carryOut(drawFor(chance, draw));
      continue;
    }
    const answers = levels.map((level, seat) => tip(game.view(state, seat) as never, level, draw));
    const answer = game.view(state, 0).phase === "Answer" ? answers.find((wish) => wish !== null) : undefined;
    if (answer !== undefined && answer !== null) {
      now += ANSWER_MS / levels.length;
      carryOut(answer);
      continue;
    }
    const clocks = game.deadlines(state);
    const turn = clocks.find(({ key }) => key.startsWith("turn"));
    const reached = answers.find((wish) => wish !== null);
    if (reached !== undefined && reached !== null) {
      carryOut(reached);
      continue;
    }
    if (turn === undefined) throw new Stop("Nothing can happen any more under these rules.");
    const shows = now + turn.afterMs + (turn.pause?.least ?? 0) + draw((turn.pause?.more ?? 0) + 1);
    const first = Math.min(...[...due.values()].map(({ at }) => at));
    const unlock = clocks.find(({ key }) => key.startsWith("lock"));
    if (first <= shows) race();
    else if (unlock !== undefined) carryOut(unlock.command);
    else {
      now = shows;
      carryOut(turn.command);
    }
  }
  const end = game.view(state, -1);
  return {
    winners: end.winners,
    reveals: end.reveals,
    minutes: now / 60_000,
    stalemates,
    stopped,
    calls: end.calls,
    wins: end.wins,
    falseCalls: end.falseCalls,
  };
}
