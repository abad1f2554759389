/** The command line: plays many rounds quickly, replays one, prints the rules. */
import manifest from "../package.json" with { type: "json" };
import { figures } from "./figures.ts";
import { replay } from "./replay.ts";
import { rules } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { Stop } from "./stop.ts";

const HELP = `Snorum on the command line

  simulate GAME[(options)]  plays rounds with bots: --seats N --rounds N --seed N --bots a,b,… --json
  figures                   measures the figures in the tips anew: --rounds N --seed N --json
  replay FILE               tells what happened in a saved log, an entry on each line
  rules GAME                prints the rules: --lang en|de|es
  --help, --version

Bots: child, family (or random), casual (advice), sharp (save), champion (thinking). One for all seats, or one for each.
Every deal is played once from every place at the table, and one deal counts as one observation.
  npm run cli -- simulate "snip-snap-snorum(deck=32)" --seats 4 --bots save,advice,advice,advice --rounds 20000`;

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => string>> = { simulate, figures, replay, rules };

function run(name: string | undefined, args: readonly string[]): string {
  if (name === undefined || name === "--help" || name === "-h" || args.includes("--help")) return HELP;
  if (name === "--version") return manifest.version;
  const asked = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (asked === undefined) throw new Stop(`There is no command “${name.slice(0, 40)}”. See --help.`);
  return asked(args);
}

// Whoever reads us may have seen enough: no fault of theirs or ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
try {
  const [name, ...args] = process.argv.slice(2);
  process.stdout.write(`${run(name, args)}\n`);
} catch (error) {
  const bad = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  if (!(error instanceof Stop) && !bad) throw error;
  console.error(error.message.split("\n")[0]);
  process.exitCode = 2;
}
