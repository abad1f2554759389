/** What many games of races come to: length, stalemates, false calls, wins by level and by seat. */
import { LEVELS } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import type { Game } from "./races.ts";
import { Mean } from "./rounds.ts";

/** A mean with its 95 % interval. */
interface Estimate {
  readonly mean: number;
  readonly interval: number;
}

/** The middle of many figures, and what one in twenty is above. */
interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** The report, as it is printed with `--json`. */
export interface Report {
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

const estimate = (values: readonly number[]): Estimate => {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return { mean: mean.mean, interval: values.length > 1 ? mean.interval : 0 };
};

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Counts. A level that sits in several seats wins what they win, on average. */
export function reportOf(games: readonly (Game & { readonly levels: readonly Level[] })[], seats: number): Report {
  const share = (game: Game, seat: number): number => (game.winners.includes(seat) ? 1 / game.winners.length : 0);
  const seatsOf = (game: { readonly levels: readonly Level[] }, level: Level): readonly number[] =>
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

const percent = ({ mean, interval }: Estimate): string =>
  `${(100 * mean).toFixed(1)} ± ${(100 * interval).toFixed(1)} %`;

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
