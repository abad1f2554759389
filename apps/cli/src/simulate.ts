/** `simulate`: plays many rounds with bots and counts. */
import { GAMES, completeRules, parseGameName, printGameName, snipSnapSnorum } from "@snorum/engine";
import type { AnyGame, Rules } from "@snorum/engine";
import { LEVELS, MOST_HEAD_START_MS, SNIP_SNAP_SNORUM } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import { parseArgs } from "node:util";
import { chanceFrom } from "./chance.ts";
import type { Draw } from "./chance.ts";
import { Mean, playDeal } from "./rounds.ts";
import type { Mind, Share } from "./rounds.ts";
import * as irishSnap from "./irish-report.ts";
import type { Racer } from "./races.ts";
import * as snap from "./snap-report.ts";
import { progress } from "./progress.ts";
import { Stop, sayRefusal, wholeNumber } from "./stop.ts";

/** Other names of levels, by what they do when they lead. */
const ALIASES: Readonly<Record<string, Level>> = {
  random: "family",
  advice: "casual",
  save: "sharp",
  thinking: "champion",
};

/** A bot of a level, slips of the tongue included. */
export function mindOf(level: Level): Mind {
  const { tip, slip } = SNIP_SNAP_SNORUM;
  return (view, draw) => {
    const wish = tip(view as never, level, draw) ?? null;
    return wish === null || slip === undefined ? wish : slip(view as never, wish, level, draw);
  };
}

function levelOf(name: string): Level {
  const level = ALIASES[name] ?? LEVELS.find((one) => one === name);
  if (level !== undefined) return level;
  const known = [...LEVELS, ...Object.keys(ALIASES)].join(", ");
  throw new Stop(`There is no bot called “${name.slice(0, 40)}”. These are here: ${known}.`);
}

/**
 * The rules made to go on round after round, with chants by the app unless they are asked for. The number of rounds and the target,
 * which count no more, go back to what is usual.
 */
function endless(text: string, asked: Rules): Rules {
  const spoken = asked["forgotten"] !== "off" || /\bchants\s*=/.test(text);
  const { rounds: _rounds, target: _target, ...rest } = asked;
  const kept = { ...rest, session: "agreement", firstDealer: "random", chants: spoken ? asked["chants"] : "app" };
  const complete = completeRules(snipSnapSnorum, kept);
  if (!complete.ok) throw new Stop(sayRefusal(complete.refusal));
  return complete.value;
}

const KEYS = ["won", "counters", "passes", "leads", "laid"] as const;

/** What was asked for: the game, who plays it, how often. */
interface Asked {
  readonly game: AnyGame;
  readonly rules: Rules;
  readonly levels: readonly Level[];
  /** What is taken off the reactions of each bot, in ms. */
  readonly headStarts: readonly number[];
  /** Games of their own, or rounds of a match; a whole number of deals is played. */
  readonly rounds: number;
  readonly seed: number;
  readonly json: boolean;
}

function readArgs(args: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: "string" },
      rounds: { type: "string" },
      seed: { type: "string" },
      bots: { type: "string" },
      "head-start": { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0)
    throw new Stop("simulate needs one game, for example: simulate snip-snap-snorum");
  const parsed = parseGameName(GAMES, text);
  if (!parsed.ok) throw new Stop(sayRefusal(parsed.refusal));
  const { game } = parsed.value;
  const rules = game.race === undefined ? endless(text, parsed.value.rules) : parsed.value.rules;
  const { min, table } = game.seats(rules);
  const asked = values.bots?.split(",").map((one) => levelOf(one.trim())) ?? ["casual" as const];
  const seats = wholeNumber("seats", values.seats, asked.length > 1 ? asked.length : 4, min, table);
  if (asked.length !== 1 && asked.length !== seats) {
    throw new Stop(`--bots names ${asked.length} bots for ${seats} seats: name one for all, or one for each.`);
  }
  return {
    game,
    rules,
    headStarts: headStartsOf(game, values["head-start"], seats),
    levels: Array.from({ length: seats }, (_, seat) => asked[asked.length === 1 ? 0 : seat] ?? "casual"),
    rounds: wholeNumber("rounds", values.rounds, game.race === undefined ? 4000 : 400, 1, 1_000_000_000),
    seed: wholeNumber("seed", values.seed, 1, 0, 4_294_967_295),
    json: values.json,
  };
}

/** `0,350`: one for each bot, in the order in which they are named. */
function headStartsOf({ race, id }: AnyGame, text: string | undefined, seats: number): readonly number[] {
  if (text === undefined) return Array.from({ length: seats }, () => 0);
  if (race === undefined) throw new Stop(`--head-start is for races, and there is none in ${id}.`);
  const asked = text.split(",");
  if (asked.length !== seats)
    throw new Stop(`--head-start names ${asked.length} for ${seats} seats: name one for each.`);
  return asked.map((one) => wholeNumber("head-start", one.trim(), 0, 0, MOST_HEAD_START_MS));
}

/** Runs the command. */
export async function simulate(args: readonly string[]): Promise<string> {
  const asked = readArgs(args);
  return asked.game.race === undefined ? simulateRounds(asked) : simulateRaces(asked);
}

/** Games of a race game, each with a new deal; the bots go round one seat from game to game. */
function simulateRaces(asked: Asked): Promise<string> {
  return asked.game.id === "snap"
    ? reported(asked, snap.playSnap, snap.reportOf, snap.printReport)
    : reported(asked, irishSnap.playIrish, irishSnap.reportOf, irishSnap.printReport);
}

async function reported<G, R extends object>(
  { game, rules, levels, headStarts, rounds, seed, json }: Asked,
  play: (rules: Rules, racers: readonly Racer[], draw: Draw) => Promise<G>,
  reportOf: (games: readonly G[], seats: number) => R,
  print: (report: R) => readonly string[],
): Promise<string> {
  const step = progress(rounds);
  const draw = chanceFrom(seed, 0);
  const racers = levels.map((level, bot): Racer => ({ level, headStart: headStarts[bot] ?? 0 }));
  const games: G[] = [];
  for (let at = 0; at < rounds; at++) {
    games.push(
      await play(
        rules,
        racers.map((racer, seat) => racers[(seat + at) % racers.length] ?? racer),
        draw,
      ),
    );
    step(at + 1);
  }
  const report = reportOf(games, levels.length);
  const name = printGameName(game, rules);
  if (json)
    return JSON.stringify({
      game: name,
      seats: levels.length,
      games: rounds,
      seed,
      bots: levels,
      headStarts,
      ...report,
    });
  return [`${name}, ${levels.length} seats, seed ${seed}: ${rounds} games on a virtual clock`, ...print(report)].join(
    "\n",
  );
}

/** Rounds of Snip Snap Snorum, each deal played from every place. */
function simulateRounds({ game, rules, levels, rounds, seed, json }: Asked): string {
  const name = printGameName(game, rules);
  const seats = levels.length;
  const deals = Math.ceil(rounds / seats);
  const draw = chanceFrom(seed, 0);
  const minds = levels.map(mindOf);
  const means = new Map([...new Set(levels)].map((level) => [level, KEYS.map(() => new Mean())]));
  const step = progress(deals);
  for (let deal = 0; deal < deals; deal++) {
    const played = playDeal(rules, minds, draw);
    for (const [level, ofLevel] of means) {
      const shares: Share[] = played.flatMap((place) => place.filter((_, mind) => levels[mind] === level));
      for (const [at, key] of KEYS.entries()) {
        ofLevel[at]?.add(shares.reduce((sum, share) => sum + share[key], 0) / shares.length);
      }
    }
    step(deal + 1);
  }
  const rows = [...means].map(([level, ofLevel]) => {
    const seated = levels.filter((one) => one === level).length;
    const shares = KEYS.map(
      (key, at) => [key, { mean: ofLevel[at]?.mean ?? 0, interval: ofLevel[at]?.interval ?? 0 }] as const,
    );
    return { level, seats: seated, ...Object.fromEntries(shares) } as Row;
  });
  if (json) return JSON.stringify({ game: name, seats, deals, rounds: deals * seats, seed, bots: levels, rows });
  const head = `${name}, ${seats} seats, seed ${seed}: ${deals} deals, each played from every place, ${deals * seats} rounds`;
  const title =
    "bot        seats   wins %          counters         passes  leads  laid   (per seat and round; ± is a 95 % interval)";
  return [head, title, ...rows.map(printRow)].join("\n");
}

type Row = { level: Level; seats: number } & Record<(typeof KEYS)[number], { mean: number; interval: number }>;

function printRow(row: Row): string {
  const wins = `${(100 * row.won.mean).toFixed(1)} ± ${(100 * row.won.interval).toFixed(1)}`;
  const counters = `${row.counters.mean.toFixed(2)} ± ${row.counters.interval.toFixed(2)}`;
  const rest = [row.passes, row.leads, row.laid].map(({ mean }) => mean.toFixed(2).padStart(6)).join(" ");
  return `${row.level.padEnd(10)} ${String(row.seats).padStart(5)}   ${wins.padEnd(15)} ${counters.padEnd(15)} ${rest}`;
}
