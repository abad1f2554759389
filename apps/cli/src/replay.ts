/** `replay`: a saved log, line by line, and how it ended. */
import { PLAYABLES } from "@snorum/engine/tips";
import { readLog } from "@snorum/table";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stop } from "./stop.ts";

/** Runs the command. */
export function replay(args: readonly string[]): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Stop("replay needs one file: the log of a table, an entry on each line.");
  const lines = readLines(file);
  const stored = lines.map((line, at): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Stop(`${file}, line ${at + 1}: this is no entry of a log.`);
    }
  });
  const read = readLog(stored, PLAYABLES);
  if (!read.ok) {
    const { code, facts } = read.refusal;
    if (code === "no-log") throw new Stop(`${file} is empty.`);
    if (code === "other-version") throw new Stop(`${file}, line 1: other rules than today's wrote this log.`);
    throw new Stop(`${file}, line ${Number(facts["seq"]) + 1}: the log is damaged here.`);
  }
  const { game, state, entries } = read.value;
  const told = entries.flatMap((entry) =>
    "events" in entry ? entry.events.map((event) => game.printEvent(event)) : [],
  );
  const outcome = game.outcome(state);
  const end =
    outcome === null ? "The match is not over." : `The match is over. Winners: ${outcome.winners.join(", ")}.`;
  return [...told, end].join("\n");
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
  } catch (error) {
    throw new Stop(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown"}.`);
  }
}
