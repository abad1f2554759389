/** The log: JSON lines on stderr, for whoever hosts. Never a token; an address only where somebody misbehaves, and then shortened. */
import pino from "pino";
import type { Logger } from "pino";
import type { LogLevel } from "../settings.ts";
import { bucketOf } from "../live/bucket.ts";

/** Tells the log of something, with what is known about it. */
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

/** Writes notes into the log; `failed` counts the errors. */
export function noteTo(log: Logger, failed: () => void, now: () => number = () => performance.now()): Note {
  const mayStranger = bucketOf(STRANGERS_RATE, now);
  return (what, facts = {}) => {
    const level = LEVELS[what] ?? "info";
    if (level === "error") failed();
    if (!STRANGERS.has(what) || mayStranger.take()) log[level](facts, what);
  };
}
