/** Snorum on one port: `node apps/server/src/main.ts`. Ends with exit code 0 on SIGINT and SIGTERM, and with 1 when it cannot go on. */
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { PLAYABLES } from "@snorum/engine/tips";
import { backupsIn } from "./admin/backups.ts";
import { keepHouse } from "./admin/housekeeping.ts";
import { noteTo, openLog } from "./admin/logs.ts";
import { countAll } from "./admin/metrics.ts";
import { adminRoutes } from "./admin/routes.ts";
import { countSeats } from "./admin/seats.ts";
import { versionsHere } from "./admin/versions.ts";
import { createApp } from "./app.ts";
import { startLive } from "./live/start.ts";
import { readSettings, whyNotListening } from "./settings.ts";
import { loadSite, type Site } from "./site.ts";
import { type DataFolder, openDataFolder } from "./store/data-folder.ts";
import { termsOf } from "./store/retention.ts";

/** How long running answers may take to finish when the server is told to stop, in ms. */
const PATIENCE_MS = 1000;

function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

function readSite(folder: string): Site {
  let site: Site | null = null;
  try {
    site = loadSite(folder);
  } catch {
    // told below, as a folder of other things is
  }
  if (site?.has("/index.html") !== true)
    return giveUp(`There are no built pages in ${folder}. Build them first: npm run build`);
  return site;
}

async function openData(folder: string): Promise<DataFolder> {
  const opened = await openDataFolder(folder);
  return "wrong" in opened ? giveUp(opened.wrong) : opened;
}

const settings = readSettings(process.env);
if ("wrong" in settings) giveUp(settings.wrong);

const build = process.env["SNORUM_BUILD"] || fileURLToPath(new URL("../../web/build", import.meta.url));
const site = readSite(build);
const data = await openData(settings.data);

const versions = versionsHere();
const metrics = countAll(versions);
const log = openLog(settings.log);
const note = noteTo(log, () => metrics.failed());
const now = (): number => Date.now();
const streams = metrics.counting(data.streams, (error, stream) => note("append-failed", { stream, error }));

const server = createServer();
const terms = termsOf(settings);
const live = await startLive(server, streams, { ...settings, emptyMs: terms.idleMs }, note, metrics);
const { rooms } = live;
const lines = (): number => live.lines;
metrics.looksAt({ tables: () => rooms.size, lines, seats: () => countSeats(rooms) });
const stopSweeping = keepHouse({ streams, rooms, terms, games: PLAYABLES, now, note });

const backup = backupsIn(settings.data, data.streams, now);
const routes = adminRoutes({ site, rooms, lines, streams, metrics, settings, versions, now, backup, note });
const failed = (error: Error): void => note("answer-failed", { error });
const answer = getRequestListener(createApp(site, { routes, failed }).fetch);
server.on("request", (request, response) => void answer(request, response));

let stopping = false;

/** Finishes what is being answered and what is being saved, and ends. A folder that cannot be closed loses nothing saved. */
function stop(code: 0 | 1): void {
  if (stopping) return;
  stopping = true;
  const close = (): Promise<void> => data.close().catch(() => undefined);
  const end = (): void => {
    note("stopped", { code });
    process.exit(code);
  };
  metrics.stop();
  void Promise.allSettled([stopSweeping(), live.stop()]).then(() => server.close(() => void close().then(end)));
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
}

server.on("error", (error) => {
  console.error(whyNotListening(error, settings));
  stop(1);
});
void data.streams.gone.then(({ message }) => {
  console.error(`Nothing can be saved any more (${message}). Start Snorum again.`);
  stop(1);
});
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const name = ["0.0.0.0", "::", "127.0.0.1"].includes(settings.host) ? "localhost" : settings.host;
  note("started", { port, ...versions, tables: rooms.size });
  console.log(`Snorum is at http://${name.includes(":") ? `[${name}]` : name}:${port}`);
});
// A terminal sends the signal to every program in the line, and so does the one that started us: twice is as once.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
