/** Plays a race game on a virtual clock: bots react as people of their level do, and the table's own referee ranks them. */
import { openMatch } from "@snorum/engine";
import type { Command, GameEvent, Rules, Seat } from "@snorum/engine";
import type { Level, Playable } from "@snorum/engine/tips";
import { arbitrate, drawFor, evidenceOf, verdictCommand, windOn } from "@snorum/table";
import type { Clock, Pressed, Race } from "@snorum/table";
import type { Draw } from "./chance.ts";
import { Stop, sayRefusal } from "./stop.ts";

/** How a game went. */
export interface Run {
  /** What somebody without a seat sees at the end. */
  readonly view: unknown;
  readonly minutes: number;
  /** Nothing could happen any more, or it never ended. */
  readonly stuck: boolean;
}

/** What a bot is about to press. */
interface Due {
  readonly key: string;
  readonly at: number;
  readonly command: Command | null;
}

/** Milliseconds until everybody has answered, in the calm game. */
const ANSWER_MS = 2000;
/** A game that has not ended after so many acts never will. */
const MOST_ACTS = 200_000;

/** Plays one match with a bot of these levels in each seat; `hear` is told everything that happens. */
export function playRaces(
  { game, tip, slip, react }: Playable,
  rules: Rules,
  levels: readonly Level[],
  draw: Draw,
  hear: (events: readonly GameEvent[]) => void,
): Run {
  const racing = game.race;
  const sitters = levels.map((bot) => ({ bot, junior: false }));
  const opened = openMatch(game, rules, sitters);
  if (!opened.ok) throw new Stop(sayRefusal(opened.refusal));
  if (react === undefined || racing === undefined) throw new Stop(`${game.id} has no races.`);
  const state: unknown = opened.value;
  const due = new Map<Seat, Due>();
  let running: readonly Clock[] = [];
  let now = 0;
  let faceAt = 0;
  let awardAt = Number.NEGATIVE_INFINITY;

  const carryOut = (asked: Command): void => {
    const events: GameEvent[] = [];
    const refusal = game.perform(state, asked, events);
    if (refusal !== null) throw new Error(`${JSON.stringify(asked)} is refused: ${refusal.code}`);
    if (events.some(({ kind }) => racing.faces.has(kind))) faceAt = now;
    if (events.some(({ kind }) => racing.awards.has(kind))) awardAt = now;
    hear(events);
    running = windOn(running, game.deadlines(state), now, draw);
    for (const [seat, level] of levels.entries()) {
      const { key, press } = react(game.view(state, seat) as never, level, due.get(seat)?.key ?? "", draw);
      if (due.get(seat)?.key === key) continue;
      due.set(seat, { key, at: press === null ? Infinity : now + press.afterMs, command: press?.command ?? null });
    }
  };

  const nextPress = (): readonly [Seat, Due] | undefined =>
    [...due].filter(([, { command }]) => command !== null).toSorted(([, one], [, other]) => one.at - other.at)[0];

  /** Everybody who presses before the verdict is in the race. */
  const race = (): void => {
    const presses = new Map<Seat, Pressed>();
    const heat: Race = { racing, state, sitters, presses, faceAt, awardAt };
    for (;;) {
      const evidence = evidenceOf(heat, now);
      const verdict = presses.size === 0 ? null : arbitrate(evidence);
      if (verdict?.state === "decided") {
        carryOut(verdictCommand(heat, evidence, verdict));
        return;
      }
      const next = nextPress();
      const look = verdict?.recheckAt ?? Infinity;
      if (next === undefined && verdict === null) return;
      if (next === undefined || next[1].at > look) {
        now = Math.max(look, now + 1);
        continue;
      }
      const [seat, { key, at, command }] = next;
      due.set(seat, { key: `pressed ${key}`, at: Infinity, command: null });
      now = Math.max(now, at);
      if (command === null || racing.mayClaim(state, seat) !== null) continue;
      presses.set(seat, { command, at: now, reaction: now - faceAt });
    }
  };

  /** What some bot does in its own time: laying costs none beyond the pace that the clock keeps. */
  const act = (): Command | null => {
    for (const [seat, level] of levels.entries()) {
      const view = game.view(state, seat) as never;
      const wish = tip(view, level, draw);
      if (wish !== null) return slip?.(view, wish, level, draw) ?? wish;
    }
    return null;
  };

  let stuck = false;
  for (let acts = 0; game.outcome(state) === null && !stuck; acts++) {
    const chance = game.chance(state);
    const wish = chance === null ? act() : drawFor(chance, draw);
    const clock = running.reduce<Clock | null>(
      (first, one) => (first !== null && first.endsAt <= one.endsAt ? first : one),
      null,
    );
    if (wish !== null) {
      // Where no clock runs that all wait for, everybody thinks first.
      if (chance === null && (game.view(state, -1) as { phase: string }).phase === "Answer")
        now += ANSWER_MS / levels.length;
      carryOut(wish);
    } else if ((nextPress()?.[1].at ?? Infinity) <= (clock?.endsAt ?? Infinity)) {
      race();
    } else if (clock !== null) {
      now = Math.max(now, clock.endsAt);
      carryOut(clock.command);
    }
    stuck = acts > MOST_ACTS || (wish === null && clock === null && nextPress() === undefined);
  }
  return { view: game.view(state, -1), minutes: now / 60_000, stuck };
}
