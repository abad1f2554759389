/** What many games of Snap come to: length, stalemates, false calls, wins by level and by seat. */
import { SnapEvent as Event } from "@snorum/engine";
import type { Rules, Seat, SnapView } from "@snorum/engine";
import { SNAP } from "@snorum/engine/tips";
import type { Draw } from "./chance.ts";
import { estimate, percent, spread, sum } from "./estimates.ts";
import type { Estimate, Spread } from "./estimates.ts";
import { kindsIn, nameOf, playRaces, seatsOf } from "./races.ts";
import type { Racer } from "./races.ts";
import { Stop } from "./stop.ts";

/** What came of one game. */
interface Game {
  readonly racers: readonly Racer[];
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
  readonly levels: readonly (Racer & { readonly won: Estimate; readonly falseCalls: number })[];
  readonly bySeat: readonly Estimate[];
}

/** Plays one game with these bots in the seats. */
export async function playSnap(rules: Rules, racers: readonly Racer[], draw: Draw): Promise<Game> {
  let stalemates = 0;
  let stopped = false;
  const { view, minutes, stuck } = await playRaces(SNAP, rules, racers, draw, (events) => {
    stalemates += events.filter(({ kind }) => kind === Event.Stalled).length;
    stopped ||= events.some(({ kind }) => kind === Event.Stopped);
  });
  if (stuck) throw new Stop("This game never ends under these rules.");
  const { winners, reveals, calls, wins, falseCalls } = view as SnapView;
  return { racers, winners, reveals, minutes, stalemates, stopped, calls, wins, falseCalls };
}

/** Counts. A level that sits in several seats wins what they win, on average. */
export function reportOf(games: readonly Game[], seats: number): Report {
  const share = (game: Game, seat: number): number => (game.winners.includes(seat) ? 1 / game.winners.length : 0);
  const average = (figures: readonly number[]): number => sum(figures) / Math.max(1, figures.length);
  return {
    reveals: spread(games.map(({ reveals }) => reveals)),
    minutes: spread(games.map(({ minutes }) => minutes)),
    stalemates: estimate(games.map(({ stalemates }) => Number(stalemates > 0))),
    counted: estimate(games.map(({ stopped }) => Number(stopped))),
    falseCalls:
      sum(games.map(({ falseCalls }) => sum(falseCalls))) / Math.max(1, sum(games.map(({ calls }) => sum(calls)))),
    levels: kindsIn(games).map((kind) => {
      const all = (of: (game: Game) => readonly number[]): number =>
        sum(games.flatMap((game) => seatsOf(game.racers, kind).map((seat) => of(game)[seat] ?? 0)));
      return {
        ...kind,
        won: estimate(games.map((game) => average(seatsOf(game.racers, kind).map((seat) => share(game, seat))))),
        falseCalls:
          all(({ falseCalls }) => falseCalls) /
          Math.max(
            1,
            all(({ calls }) => calls),
          ),
      };
    }),
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
      ({ won, falseCalls, ...kind }) =>
        `${nameOf(kind).padEnd(15)} each wins ${percent(won)}, ${(100 * falseCalls).toFixed(1)} % of its calls are false`,
    ),
    ...report.bySeat.map((won, seat) => `seat ${seat + 1}          wins ${percent(won)}`),
  ];
}
