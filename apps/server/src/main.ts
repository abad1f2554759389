/** Snorum on one port: `node apps/server/src/main.ts`. Ends with exit code 0 on SIGINT and SIGTERM, and with 1 when it cannot go on. */
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { startLive, USUAL_LIVE } from "./live/start.ts";
import { readSettings, whyNotListening } from "./settings.ts";
import { loadSite, type Site } from "./site.ts";
import { type DataFolder, openDataFolder } from "./store/data-folder.ts";

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
const answer = getRequestListener(createApp(readSite(build)).fetch);
const data = await openData(settings.data);

const server = createServer((request, response) => void answer(request, response));

const live = await startLive(server, data.streams, USUAL_LIVE, (what, facts) =>
  console.error(what, JSON.stringify(facts)),
);

let stopping = false;

/** Finishes what is being answered and what is being saved, and ends. A folder that cannot be closed loses nothing saved. */
function stop(code: 0 | 1): void {
  if (stopping) return;
  stopping = true;
  const close = (): Promise<void> => data.close().catch(() => undefined);
  void live.stop().finally(() => server.close(() => void close().then(() => process.exit(code))));
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
  console.log(`Snorum is at http://${name.includes(":") ? `[${name}]` : name}:${port}`);
});
// A terminal sends the signal to every program in the line, and so does the one that started us: twice is as once.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
