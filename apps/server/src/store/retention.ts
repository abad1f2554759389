/** How long tables are kept, and the sweep that drops those whose time is over. */
import type { StreamSummary } from "./streams.ts";

/** How long a table is kept after its newest entry, in ms: while it is not over, and once it is. */
export interface Terms {
  readonly idleMs: number;
  readonly finishedMs: number;
}

/** The terms from the settings `TABLES_HOURS` and `REPLAYS_DAYS`. */
export function termsOf(settings: { readonly tablesHours: number; readonly replaysDays: number }): Terms {
  const HOUR_MS = 3_600_000;
  return { idleMs: settings.tablesHours * HOUR_MS, finishedMs: settings.replaysDays * 24 * HOUR_MS };
}

/** Of `list` the streams whose time is over at `now` (ms since 1970). `finished` is asked only where it matters. */
export function expired(
  list: readonly StreamSummary[],
  now: number,
  { idleMs, finishedMs }: Terms,
  finished: (summary: StreamSummary) => boolean,
): readonly StreamSummary[] {
  return list.filter((summary) => {
    const quietMs = now - summary.newest;
    if (quietMs < Math.min(idleMs, finishedMs)) return false;
    return quietMs >= Math.max(idleMs, finishedMs) || quietMs >= (finished(summary) ? finishedMs : idleMs);
  });
}

/** What a sweep is given. */
export interface Sweep {
  readonly terms: Terms;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly list: () => Promise<readonly StreamSummary[]>;
  /** Whether the game at a table is over. Where it rejects, the stream stays for this time. */
  readonly finished: (summary: StreamSummary) => Promise<boolean>;
  /** Whoever has the table open closes it here, before the stream goes. */
  readonly drop: (stream: string) => Promise<void>;
  /** Told of what did not succeed; the sweep goes on. */
  readonly report: (error: unknown, stream: string) => void;
}

/** Drops what has expired. Gives back the names. */
export async function sweep({ terms, now, list, finished, drop, report }: Sweep): Promise<readonly string[]> {
  const at = now();
  const gone: string[] = [];
  // Everything that would go if it were not over, or if it were.
  const candidates = expired(await list(), at, { idleMs: shorter(terms), finishedMs: shorter(terms) }, () => false);
  for (const summary of candidates) {
    try {
      const over = await finished(summary);
      if (expired([summary], at, terms, () => over).length === 0) continue;
      await drop(summary.stream);
      gone.push(summary.stream);
    } catch (error) {
      report(error, summary.stream);
    }
  }
  return gone;
}

const shorter = ({ idleMs, finishedMs }: Terms): number => Math.min(idleMs, finishedMs);

/** Sweeps at once and then every `everyMs`, never twice at a time. Gives back how to stop, fulfilled when nothing runs any more. */
export function startSweeping(job: Sweep, everyMs = 3_600_000): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const turn = (): void => {
    running ??= sweep(job)
      .catch((error: unknown) => job.report(error, ""))
      .finally(() => (running = null));
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
