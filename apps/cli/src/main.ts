/** The command line: plays many rounds quickly, replays one, prints the rules. */
import manifest from "../package.json" with { type: "json" };
import { figures } from "./figures.ts";
import { replay } from "./replay.ts";
import { rules } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { Stop } from "./stop.ts";

const HELP = `Snorum on the command line

  simulate GAME[(options)]  plays rounds or games with bots: --seats N --rounds N --seed N --bots a,b,… --head-start 0,350,… --json
  figures                   measures the figures in the tips anew: --rounds N --seed N --json
  replay FILE               tells what happened in a saved log, an entry on each line
  rules GAME                prints the rules: --lang en|de|es
  --help, --version

Of Snip Snap Snorum simulate plays round after round: how the match would end and who deals first are left out, and the app chants
unless a word may cost something or the rules say chants=…; the first line of its answer names the rules that were really played.
Of Snap and Irish Snap it plays whole games, each at a table on a virtual clock, with every clock, limit and pause that a page has.
Bots: child, family (or random), casual (advice), sharp (save), champion (thinking). One for all seats, or one for each.
A head start is taken off the reactions of that bot, in ms up to 350: one for each bot, in races only.
Every deal of Snip Snap Snorum is played once from every place at the table, and one deal counts as one observation; at races bots
move on by a seat from game to game.
  npm run cli -- simulate "snip-snap-snorum(deck=32)" --seats 4 --bots save,advice,advice,advice --rounds 20000
  npm run cli -- simulate snap --seats 4 --bots casual --rounds 400
  npm run cli -- simulate "snap(little-ones)" --bots child,casual --head-start 350,0 --rounds 800`;

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => string | Promise<string>>> = {
  simulate,
  figures,
  replay,
  rules,
};

const WITH_VALUE: ReadonlySet<string> = new Set(["--seats", "--rounds", "--seed", "--bots", "--head-start", "--lang"]);

/** Binds each flag to its value, also to one with a dash (`--rounds -5`) or to none, so that whoever reads the value can say what is wrong. */
function bound(args: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const flag = args[at] ?? "";
    const value = args[at + 1];
    const none = value === undefined || value.startsWith("--");
    if (!WITH_VALUE.has(flag)) all.push(flag);
    else all.push(`${flag}=${none ? "" : value}`);
    if (WITH_VALUE.has(flag) && !none) at++;
  }
  return all;
}

function run(name: string | undefined, args: readonly string[]): string | Promise<string> {
  if (name === undefined || name === "--help" || name === "-h" || args.includes("--help")) return HELP;
  if (name === "--version") return manifest.version;
  const asked = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (asked === undefined) throw new Stop(`There is no command “${name.slice(0, 40)}”. See --help.`);
  return asked(bound(args));
}

// Whoever reads us may have seen enough: no fault of theirs or ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
try {
  const [name, ...args] = process.argv.slice(2);
  process.stdout.write(`${await run(name, args)}\n`);
} catch (error) {
  const bad = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof Stop) && !bad) throw error;
  console.error(error.message.split("\n")[0]);
  process.exitCode = 2;
}
