/** `simulate`: plays many rounds with bots and counts. */
import { GAMES, completeRules, parseGameName, printGameName, snipSnapSnorum } from "@snorum/engine";
import type { Rules } from "@snorum/engine";
import { LEVELS, SLIPS, TIPS } from "@snorum/engine/tips";
import type { Level } from "@snorum/engine/tips";
import { parseArgs } from "node:util";
import { chanceFrom } from "./chance.ts";
import { Mean, playDeal } from "./rounds.ts";
import type { Mind, Share } from "./rounds.ts";
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
  const tip = TIPS[snipSnapSnorum.id];
  const slip = SLIPS[snipSnapSnorum.id];
  return (view, draw) => {
    const wish = tip?.(view as never, level, draw) ?? null;
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
 * The rules of a one-line name, made to go on round after round, with chants by the app unless they are asked for; and the name of
 * what is really played. The number of rounds and the target, which count no more, go back to what is usual.
 */
function rulesOf(text: string): { readonly rules: Rules; readonly name: string } {
  const parsed = parseGameName(GAMES, text);
  if (!parsed.ok) throw new Stop(sayRefusal(parsed.refusal));
  const { game, rules } = parsed.value;
  const spoken = rules["forgotten"] !== "off" || /\bchants\s*=/.test(text);
  const { rounds: _rounds, target: _target, ...rest } = rules;
  const kept = { ...rest, session: "agreement", firstDealer: "random", chants: spoken ? rules["chants"] : "app" };
  const complete = completeRules(game, kept);
  if (!complete.ok) throw new Stop(sayRefusal(complete.refusal));
  return { rules: complete.value, name: printGameName(game, complete.value) };
}

const KEYS = ["won", "counters", "passes", "leads", "laid"] as const;

/** Runs the command. */
export function simulate(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: "string" },
      rounds: { type: "string" },
      seed: { type: "string" },
      bots: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0)
    throw new Stop("simulate needs one game, for example: simulate snip-snap-snorum");
  const { rules, name } = rulesOf(text);
  const { min, table } = snipSnapSnorum.seats(rules);
  const asked = values.bots?.split(",").map((one) => levelOf(one.trim())) ?? ["casual" as const];
  const seats = wholeNumber("seats", values.seats, asked.length > 1 ? asked.length : 4, min, table);
  if (asked.length !== 1 && asked.length !== seats) {
    throw new Stop(`--bots names ${asked.length} bots for ${seats} seats: name one for all, or one for each.`);
  }
  const levels = Array.from({ length: seats }, (_, seat) => asked[asked.length === 1 ? 0 : seat] ?? "casual");
  const deals = Math.ceil(wholeNumber("rounds", values.rounds, 4000, 1, 1_000_000_000) / seats);
  const seed = wholeNumber("seed", values.seed, 1, 0, 4_294_967_295);

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
  if (values.json) return JSON.stringify({ game: name, seats, deals, rounds: deals * seats, seed, bots: levels, rows });
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
