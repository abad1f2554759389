/** What many games of Snap come to: length, stalemates, false calls, wins by level and by seat. */
import { SnapEvent as Event } from "@snorum/engine";
import type { Rules, Seat, SnapView } from "@snorum/engine";
import { LEVELS, SNAP } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import type { Draw } from "./chance.ts";
import { estimate, percent, spread, sum } from "./estimates.ts";
import type { Estimate, Spread } from "./estimates.ts";
import { playRaces } from "./races.ts";
import { Stop } from "./stop.ts";

/** What came of one game. */
interface Game {
  readonly levels: readonly Level[];
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

/** The report, as it is printed with `--json`. */
interface Report {
  readonly reveals: Spread;
  readonly minutes: Spread;
  /** Share of games in which the cards came back to where they had lain, and in which they were counted at the end. */
  readonly stalemates: Estimate;
  readonly counted: Estimate;
  /** Share of calls that were false. */
  readonly falseCalls: number;
  readonly levels: readonly { readonly level: Level; readonly won: Estimate; readonly falseCalls: number }[];
  readonly bySeat: readonly Estimate[];
}

/** Plays one game with a bot of these levels in each seat. */
export async function playSnap(rules: Rules, levels: readonly Level[], draw: Draw): Promise<Game> {
  let stalemates = 0;
  let stopped = false;
  const { view, minutes, stuck } = await playRaces(SNAP, rules, levels, draw, (events) => {
    stalemates += events.filter(({ kind }) => kind === Event.Stalled).length;
    stopped ||= events.some(({ kind }) => kind === Event.Stopped);
  });
  if (stuck) throw new Stop("This game never ends under these rules.");
  const { winners, reveals, calls, wins, falseCalls } = view as SnapView;
  return { levels, winners, reveals, minutes, stalemates, stopped, calls, wins, falseCalls };
}

/** Counts. A level that sits in several seats wins what they win, on average. */
export function reportOf(games: readonly Game[], seats: number): Report {
  const share = (game: Game, seat: number): number => (game.winners.includes(seat) ? 1 / game.winners.length : 0);
  const seatsOf = (game: Game, level: Level): readonly number[] =>
    [...game.levels.keys()].filter((seat) => game.levels[seat] === level);
  const present = LEVELS.filter((level) => games.some(({ levels }) => levels.includes(level)));
  return {
    reveals: spread(games.map(({ reveals }) => reveals)),
    minutes: spread(games.map(({ minutes }) => minutes)),
    stalemates: estimate(games.map(({ stalemates }) => Number(stalemates > 0))),
    counted: estimate(games.map(({ stopped }) => Number(stopped))),
    falseCalls:
      sum(games.map(({ falseCalls }) => sum(falseCalls))) / Math.max(1, sum(games.map(({ calls }) => sum(calls)))),
    levels: present.map((level) => ({
      level,
      won: estimate(
        games.map(
          (game) =>
            sum(seatsOf(game, level).map((seat) => share(game, seat))) / Math.max(1, seatsOf(game, level).length),
        ),
      ),
      falseCalls:
        sum(games.flatMap((game) => seatsOf(game, level).map((seat) => game.falseCalls[seat] ?? 0))) /
        Math.max(1, sum(games.flatMap((game) => seatsOf(game, level).map((seat) => game.calls[seat] ?? 0)))),
    })),
    bySeat: Array.from({ length: seats }, (_, seat) => estimate(games.map((game) => share(game, seat)))),
  };
}

/** The report for people. */
export function printReport(report: Report): readonly string[] {
  const { reveals, minutes } = report;
  return [
    `cards turned    ${reveals.median} (median), ${reveals.p95} (one game in twenty is longer)`,
    `minutes         ${minutes.median.toFixed(1)} (median), ${minutes.p95.toFixed(1)}`,
    `stalemates      in ${percent(report.stalemates)} of games; cards counted at the end in ${percent(report.counted)}`,
    `false calls     ${(100 * report.falseCalls).toFixed(1)} % of all calls`,
    ...report.levels.map(
      ({ level, won, falseCalls }) =>
        `${level.padEnd(15)} each wins ${percent(won)}, ${(100 * falseCalls).toFixed(1)} % of its calls are false`,
    ),
    ...report.bySeat.map((won, seat) => `seat ${seat + 1}          wins ${percent(won)}`),
  ];
}
