/** Everything that is counted, in the text that Prometheus reads and as the ledger shows it. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Counts } from "../live/counts.ts";
import type { Streams } from "../store/streams.ts";
import type { Seats } from "./seats.ts";
import type { Versions } from "./versions.ts";

/** Upper bounds of the round trips, in ms. */
export const TRIPS_MS = [10, 20, 40, 60, 80, 120, 160, 250, 500, 1000] as const;
const MINUTE_MS = 60_000;
/** How often the event loop is looked at, and for how long its delays are remembered, in ms. */
const LOOK_MS = 20;

/** What is true at this moment, asked for when somebody looks. */
export interface Now {
  readonly tables: () => number;
  readonly lines: () => number;
  readonly seats: () => Seats;
}

/** What has been counted since the start. */
export interface Counted {
  readonly joins: number;
  readonly joinsLastHour: number;
  readonly reconnects: number;
  /** How many round trips up to each of `TRIPS_MS`, and above, each counted once. */
  readonly trips: readonly number[];
  readonly verdicts: number;
  readonly deadHeats: number;
  readonly appends: number;
  readonly appendFailures: number;
  readonly errors: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly loopDelayMs: number;
  readonly memoryBytes: number;
}

/** What a server counts with. */
export interface Metrics extends Counts {
  /** An error has been logged. */
  failed(): void;
  /** The same streams, with what is appended counted. `told` of what could not be. */
  counting<S extends Streams>(streams: S, told: (error: unknown, stream: string) => void): S;
  /** From now on the numbers of this moment are known. */
  looksAt(now: Now): void;
  counted(): Promise<Counted>;
  /** The text of `/metrics`, and its type. */
  text(): Promise<string>;
  readonly type: string;
  stop(): void;
}

/** Starts to count. `clock`: ms. */
export function countAll(versions: Versions, clock: () => number = () => performance.now()): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const counter = (name: string, help: string): Counter => new Counter({ name: `snorum_${name}`, help, registers });
  const gauge = (name: string, help: string, of: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(of());
      },
    });

  let now: Now = { tables: () => 0, lines: () => 0, seats: () => ({ persons: 0, bots: 0, away: 0 }) };
  const loop = watchLoop();

  gauge("snorum_tables", "Online tables that are open.", () => now.tables());
  gauge("snorum_lines", "Devices that are connected.", () => now.lines());
  new Gauge({
    name: "snorum_seats",
    help: "Seats at open tables, by who is in them.",
    labelNames: ["who"],
    registers,
    collect() {
      for (const [who, count] of Object.entries(now.seats())) this.set({ who }, count);
    },
  });
  gauge(
    "snorum_event_loop_delay_p99_seconds",
    "How late the event loop was, worst 1 % of about the last minute.",
    () => loop.p99Ms() / 1000,
  );
  gauge("process_resident_memory_bytes", "Memory that the server holds.", () => process.memoryUsage.rss());
  gauge("process_start_time_seconds", "When the server was started, in seconds since 1970.", () =>
    Math.round(performance.timeOrigin / 1000),
  );
  new Gauge({ name: "snorum_info", help: "Versions; always 1.", labelNames: Object.keys(versions), registers }).set(
    { ...versions },
    1,
  );

  const joins = counter("joins_total", "People who came to a table.");
  const reconnects = counter("reconnects_total", "Devices that came back to their table.");
  const refusals = new Counter({
    name: "snorum_refusals_total",
    help: "Wishes and lines that were refused, by why.",
    labelNames: ["code"],
    registers,
  });
  const trips = new Histogram({
    name: "snorum_round_trip_seconds",
    help: "From a ping to its answer.",
    buckets: TRIPS_MS.map((ms) => ms / 1000),
    registers,
  });
  const verdicts = counter("verdicts_total", "Races that were judged.");
  const deadHeats = counter("dead_heats_total", "Races in which two or more hands were too near to tell.");
  const appends = counter("appends_total", "Entries that were saved.");
  const failures = counter("append_failures_total", "Entries that could not be saved.");
  const errors = counter("errors_total", "Errors in the log.");
  const lastHour = countHour(clock);

  return {
    came(again) {
      (again ? reconnects : joins).inc();
      if (!again) lastHour.add();
    },
    refused: (code) => refusals.inc({ code }),
    trip: (ms) => trips.observe(ms / 1000),
    judged(finish) {
      verdicts.inc();
      if (finish.tied > 1) deadHeats.inc();
    },
    failed: () => errors.inc(),
    counting: (streams, told) => ({
      ...streams,
      async append(stream, entries) {
        try {
          await streams.append(stream, entries);
          appends.inc(entries.length);
        } catch (error) {
          failures.inc();
          told(error, stream);
          throw error;
        }
      },
    }),
    looksAt(next) {
      now = next;
    },
    async counted() {
      return {
        joins: await valueOf(joins),
        joinsLastHour: lastHour.sum(),
        reconnects: await valueOf(reconnects),
        trips: await bucketsOf(trips),
        verdicts: await valueOf(verdicts),
        deadHeats: await valueOf(deadHeats),
        appends: await valueOf(appends),
        appendFailures: await valueOf(failures),
        errors: await valueOf(errors),
        refusals: Object.fromEntries((await refusals.get()).values.map(({ labels, value }) => [labels.code, value])),
        loopDelayMs: loop.p99Ms(),
        memoryBytes: process.memoryUsage.rss(),
      };
    },
    text: () => registry.metrics(),
    type: registry.contentType,
    stop: () => loop.stop(),
  };
}

const valueOf = async (counter: Counter): Promise<number> => (await counter.get()).values[0]?.value ?? 0;

/** Prometheus counts every trip in each bucket that is long enough for it; people want it in one. */
async function bucketsOf(histogram: Histogram): Promise<readonly number[]> {
  const upTo = (await histogram.get()).values
    .filter(({ metricName }) => metricName?.endsWith("_bucket"))
    .map(({ value }) => value);
  // before the first trip there are none
  return [...TRIPS_MS, 0].map((_, at) => (upTo[at] ?? 0) - (upTo[at - 1] ?? 0));
}

/** Counts what happened within the last sixty minutes, to the minute. */
function countHour(clock: () => number): { add(): void; sum(): number } {
  const minutes = new Map<number, number>();
  const minute = (): number => Math.floor(clock() / MINUTE_MS);
  const forget = (): void => {
    for (const one of minutes.keys()) if (one <= minute() - 60) minutes.delete(one);
  };
  return {
    add() {
      forget();
      minutes.set(minute(), (minutes.get(minute()) ?? 0) + 1);
    },
    sum() {
      forget();
      return [...minutes.values()].reduce((sum, one) => sum + one, 0);
    },
  };
}

/** How late the event loop is, of the last minute and the one that runs. */
function watchLoop(): { p99Ms(): number; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  let last = 0;
  // what is measured is the time between two looks
  const p99 = (): number => Math.max(0, delay.percentile(99) / 1e6 - LOOK_MS);
  const timer = setInterval(() => {
    last = p99();
    delay.reset();
  }, MINUTE_MS);
  timer.unref();
  return {
    p99Ms: () => Math.max(last, p99()),
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
