/** Snorum on one port: `node apps/server/src/main.ts`. Ends with exit code 0 on SIGINT and SIGTERM. */
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readSettings, whyNotListening } from "./settings.ts";
import { loadSite, type Site } from "./site.ts";

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

function stopOnSignals(server: Server): void {
  const stop = (): void => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  };
  // A terminal sends the signal to every program in the line, and so does the one that started us: twice is as once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

const settings = readSettings(process.env);
if ("wrong" in settings) giveUp(settings.wrong);

const build = process.env["SNORUM_BUILD"] || fileURLToPath(new URL("../../web/build", import.meta.url));
const answer = getRequestListener(createApp(readSite(build)).fetch);
const server = createServer((request, response) => void answer(request, response));
server.on("error", (error) => giveUp(whyNotListening(error, settings)));
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const name = ["0.0.0.0", "::", "127.0.0.1"].includes(settings.host) ? "localhost" : settings.host;
  console.log(`Snorum is at http://${name.includes(":") ? `[${name}]` : name}:${port}`);
});
stopOnSignals(server);
