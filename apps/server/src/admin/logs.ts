/** The log: JSON lines on stderr, for whoever hosts. Never a token; an address only where somebody misbehaves, and then shortened. */
import pino from "pino";
import type { Logger } from "pino";
import type { LogLevel } from "../settings.ts";
import { bucketOf } from "../live/bucket.ts";
import { StreamsError } from "../store/streams.ts";

/** Tells the log of something, with what is known about it; an `error` as it was caught. */
export type Note = (what: string, facts?: Readonly<Record<string, unknown>>) => void;

/** How much each thing matters; whatever is not here is news. */
const LEVELS: Readonly<Record<string, "error" | "warn">> = {
  fault: "error",
  "answer-failed": "error",
  "append-failed": "error",
  "sweep-failed": "error",
  "backup-failed": "error",
  unreadable: "warn",
  flood: "warn",
  "turned-away": "warn",
  "wrong-token": "warn",
  slow: "warn",
};
/** Strangers can bring about lines of their own: so many, and no more. */
const STRANGERS: ReadonlySet<string> = new Set(["flood", "turned-away", "wrong-token", "slow"]);
const STRANGERS_RATE = { burst: 30, perSecond: 0.5 };
/** So many letters of an error are enough. */
const LONGEST_ERROR = 200;

/** Opens the log. Every line is out before anything else happens, so that the last one is there after a crash. */
export function openLog(
  level: LogLevel,
  to: pino.DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const options = {
    level,
    // no process id, no name of the machine
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // nobody hands these in; should somebody one day, they still are not written
    redact: { paths: ["token", "authorization", "*.token", "*.authorization"], remove: true },
  };
  return pino(options, to);
}

const textOf = (error: unknown): string =>
  error instanceof Error || typeof error === "string" ? String(error) : JSON.stringify(error);

/** Writes notes into the log; `failed` counts the errors. */
export function noteTo(log: Logger, failed: () => void, now: () => number = () => performance.now()): Note {
  const mayStranger = bucketOf(STRANGERS_RATE, now);
  return (what, { error, ...facts } = {}) => {
    // That the database is gone ends the server, which says so in one line; what fails by it is no news.
    if (error instanceof StreamsError && error.code === "gone") return;
    const level = LEVELS[what] ?? "info";
    if (level === "error") failed();
    const told = error === undefined ? facts : { ...facts, error: textOf(error).slice(0, LONGEST_ERROR) };
    if (!STRANGERS.has(what) || mayStranger.take()) log[level](told, what);
  };
}
