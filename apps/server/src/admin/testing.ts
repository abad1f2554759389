/** A whole server with its host's tools, for tests: real HTTP and real lines on loopback, streams in memory. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "../app.ts";
import { startLive } from "../live/start.ts";
import type { LiveTables } from "../live/start.ts";
import { readSettings } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { memoryStreams } from "../store/memory-streams.ts";
import { termsOf } from "../store/retention.ts";
import type { Streams } from "../store/streams.ts";
import type { MakeBackup } from "./backups.ts";
import { openLog, noteTo } from "./logs.ts";
import { countAll } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { adminRoutes } from "./routes.ts";
import { countSeats } from "./seats.ts";
import { versionsHere } from "./versions.ts";

export const TOKEN = "correct-horse-battery";

/** A server that runs. */
export interface Hosted {
  readonly port: number;
  readonly base: string;
  readonly streams: Streams;
  readonly live: LiveTables;
  readonly metrics: Metrics;
  /** Every line of the log. */
  readonly logged: string[];
  /** Asks with the token, or with what is given. */
  ask(path: string, init?: RequestInit & { readonly token?: string | null }): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts one. */
export async function hosted(
  env: Readonly<Record<string, string>> = { ADMIN_TOKEN: TOKEN },
  more: { readonly streams?: Streams; readonly backup?: MakeBackup } = {},
): Promise<Hosted> {
  const settings = readSettings(env) as Settings;
  const versions = versionsHere();
  const metrics = countAll(versions);
  const logged: string[] = [];
  const note = noteTo(openLog("debug", { write: (line) => void logged.push(line) }), () => metrics.failed());
  const streams = metrics.counting(more.streams ?? memoryStreams(), (error, stream) =>
    note("append-failed", { stream, error: String(error) }),
  );
  const server = createServer();
  const live = await startLive(server, streams, { ...settings, emptyMs: termsOf(settings).idleMs }, note, metrics);
  const { rooms } = live;
  const lines = (): number => live.lines;
  metrics.looksAt({ tables: () => rooms.size, lines, seats: () => countSeats(rooms) });
  const backup = more.backup ?? (() => Promise.reject(new Error("nowhere")));
  const house = { site: new Map(), rooms, lines, streams, metrics, settings, versions, backup, note, now: Date.now };
  const answer = getRequestListener(
    createApp(new Map(), {
      routes: adminRoutes(house),
      failed: (error) => note("answer-failed", { error: error.message }),
    }).fetch,
  );
  server.on("request", (request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    port,
    base,
    streams,
    live,
    metrics,
    logged,
    ask(path, { token = TOKEN, ...init } = {}) {
      const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
      return fetch(base + path, { headers, redirect: "manual", ...init });
    },
    async stop() {
      metrics.stop();
      await live.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
