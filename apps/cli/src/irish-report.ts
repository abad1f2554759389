/** What many games of Irish Snap come to: length, false slaps, dead triggers, limits, who wins and who loses. */
import { IrishEvent as Event, IrishWhy as Why } from "@snorum/engine";
import type { GameEvent, IrishView, Rules } from "@snorum/engine";
import { IRISH_SNAP } from "@snorum/engine/tips";
import type { Draw } from "./chance.ts";
import { estimate, percent, spread, sum } from "./estimates.ts";
import type { Estimate, Spread } from "./estimates.ts";
import { kindsIn, nameOf, playRaces, seatsOf } from "./races.ts";
import type { Racer } from "./races.ts";

/** What came of one match. */
interface Game {
  readonly racers: readonly Racer[];
  /** The seat that dealt first. */
  readonly dealer: number;
  readonly places: readonly number[];
  readonly faces: number;
  readonly minutes: number;
  readonly limited: boolean;
  readonly stuck: boolean;
  readonly hands: number;
  readonly falseSlaps: readonly number[];
  readonly fouls: number;
  readonly answers: number;
  /** Triggers that somebody had to take the pile for, and those that nobody took. */
  readonly taken: number;
  readonly dead: number;
}

/** Wins and losses of a level, or of a place at the table. */
interface Fortune {
  readonly won: Estimate;
  readonly lost: Estimate;
}

/** The report, as it is printed with `--json`. */
interface Report {
  /** Cards laid, and words spoken without one. */
  readonly faces: Spread;
  readonly minutes: Spread;
  /** Share of games that the agreed minutes ended, and that could not be ended at all. */
  readonly limited: Estimate;
  readonly stuck: Estimate;
  /** Piles taken in a game: for a slap, for a wrong word or another foul, for a wrong answer in the calm game; and false slaps. */
  readonly slapped: Estimate;
  readonly fouls: Estimate;
  readonly answers: Estimate;
  readonly wrong: Estimate;
  /** Share of all hands that were false, and of triggers for which nobody took the pile. */
  readonly falseSlaps: number;
  readonly dead: number;
  readonly levels: readonly (Racer & { readonly wrong: Estimate } & Fortune)[];
  /** Clockwise from the first dealer. */
  readonly bySeat: readonly Fortune[];
}

const FOULS: ReadonlySet<number> = new Set([Why.wrongWord, Why.hesitation, Why.outOfTurn]);
const ANSWERS: ReadonlySet<number> = new Set([Why.answer]);
const UNSLAPPED: ReadonlySet<number> = new Set([Why.unslapped]);
const SLAPS: ReadonlySet<number> = new Set([Why.last, Why.missing, Why.unslapped]);

/** Plays one match with these bots in the seats. */
export async function playIrish(rules: Rules, racers: readonly Racer[], draw: Draw): Promise<Game> {
  const heard: GameEvent[] = [];
  const run = await playRaces(IRISH_SNAP, rules, racers, draw, (events) => heard.push(...events));
  const view = run.view as IrishView;
  const count = (counts: (event: GameEvent) => boolean): number => heard.filter(counts).length;
  const taken = (whys: ReadonlySet<number>): number =>
    count(({ kind, word }) => kind === Event.PileTaken && whys.has(word));
  return {
    racers,
    dealer: heard.find(({ kind }) => kind === Event.DealerFound)?.seat ?? 0,
    places: placesOf(view),
    faces: count(({ kind }) => kind === Event.Laid || kind === Event.Spoke),
    minutes: run.minutes,
    limited: heard.some(({ kind }) => kind === Event.TimeOver),
    stuck: run.stuck,
    hands: count(({ kind }) => kind === Event.Slapped),
    falseSlaps: view.falseSlaps,
    fouls: taken(FOULS),
    answers: taken(ANSWERS) + count(({ kind }) => kind === Event.PileShared),
    taken: taken(SLAPS),
    // where nobody has slapped it, whoever laid it or comes next may have to take it: then it is not dead
    dead: count(({ kind, word }) => kind === Event.WindowClosed && word === 1) - taken(UNSLAPPED),
  };
}

/** After one game its places, after several the fewest losses first. */
function placesOf({ rules, places, losses }: IrishView): readonly number[] {
  if (rules.deals === 1) return places;
  return losses.map((own) => losses.filter((other) => other < own).length + 1);
}

/** Counts. A level that sits in several seats wins and loses what they do, on average. */
export function reportOf(games: readonly Game[], seats: number): Report {
  const hands = Math.max(1, sum(games.map((game) => game.hands)));
  const dead = sum(games.map((game) => game.dead));
  return {
    faces: spread(games.map(({ faces }) => faces)),
    minutes: spread(games.map(({ minutes }) => minutes)),
    limited: estimate(games.map(({ limited }) => Number(limited))),
    stuck: estimate(games.map(({ stuck }) => Number(stuck))),
    slapped: estimate(games.map(({ taken }) => taken)),
    wrong: estimate(games.map(({ falseSlaps }) => sum(falseSlaps))),
    fouls: estimate(games.map(({ fouls }) => fouls)),
    answers: estimate(games.map(({ answers }) => answers)),
    falseSlaps: sum(games.map(({ falseSlaps }) => sum(falseSlaps))) / hands,
    dead: dead / Math.max(1, dead + sum(games.map(({ taken }) => taken))),
    levels: kindsIn(games).map((kind) => ({
      ...kind,
      wrong: estimate(
        games.map((game) => average(seatsOf(game.racers, kind).map((seat) => game.falseSlaps[seat] ?? 0))),
      ),
      ...fortune(games, (game) => seatsOf(game.racers, kind)),
    })),
    bySeat: Array.from({ length: seats }, (_, after) => fortune(games, ({ dealer }) => [(dealer + after) % seats])),
  };
}

/** Who shares a first or a last place has it in part. A game in which all are level nobody has lost. */
function fortune(games: readonly Game[], of: (game: Game) => readonly number[]): Fortune {
  const share = ({ places }: Game, seat: number, place: number): number =>
    places[seat] === place ? 1 / places.filter((one) => one === place).length : 0;
  const rate = (placeOf: (game: Game) => number): Estimate =>
    estimate(games.map((game) => average(of(game).map((seat) => share(game, seat, placeOf(game))))));
  const lastOf = ({ places }: Game): number => Math.max(...places);
  return { won: rate(() => 1), lost: rate((game) => (lastOf(game) === 1 ? -1 : lastOf(game))) };
}

const average = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
const times = ({ mean, interval }: Estimate): string => `${mean.toFixed(1)} ± ${interval.toFixed(1)}`;
const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** The report for people. */
export function printReport(report: Report): readonly string[] {
  const { faces, minutes, slapped, wrong, fouls, answers } = report;
  return [
    `cards laid      ${faces.median} (median), ${faces.p95} (one game in twenty is longer)`,
    `minutes         ${minutes.median.toFixed(1)} (median), ${minutes.p95.toFixed(1)}; the limit ends ${percent(report.limited)} of games`,
    `deadlocks       ${percent(report.stuck)} of games`,
    `piles taken     ${times(slapped)} for a slap, ${times(fouls)} for a foul, ${times(answers)} for an answer; ${times(wrong)} false slaps a game`,
    `false slaps     ${share(report.falseSlaps)} of all hands; dead ${share(report.dead)} of what was to be slapped`,
    ...report.levels.map(
      (one) =>
        `${nameOf(one).padEnd(15)} each wins ${percent(one.won)}, loses ${percent(one.lost)}, slaps falsely ${times(one.wrong)} times a game`,
    ),
    ...report.bySeat.map(({ won, lost }, after) => {
      const where = after === 0 ? "dealer" : `${after} after`;
      return `${where.padEnd(15)} wins ${percent(won)}, loses ${percent(lost)}`;
    }),
  ];
}
