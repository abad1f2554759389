/** What the person who hosts Snorum may set. One list; docs/hosting.md has the same for people. `main.ts` reads `SNORUM_BUILD`. */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** What a server is started with. */
export interface Settings {
  /** `PORT`, 1–65535; 0 takes any free port. Usually 8080. */
  readonly port: number;
  /** `HOST`, the address to listen on; 0.0.0.0, the usual one, is every IPv4 address of the machine. */
  readonly host: string;
  /** `DATA`, the folder of everything that is kept. A relative one counts from the project's root. Usually `data`. */
  readonly data: string;
  /** `TABLES_HOURS`, how long a table that is not over is kept after its newest entry, 1–8760. Usually 24. */
  readonly tablesHours: number;
  /** `REPLAYS_DAYS`, how long a table that is over is kept, so that it can be looked at again, 1–3650. Usually 30. */
  readonly replaysDays: number;
  /** `MOST_TABLES`, how many online tables there may be at once, 1–100000. Usually 2000. */
  readonly mostTables: number;
  /** `MOST_LINES`, how many devices may be connected at once, 1–100000. Usually 10000. */
  readonly mostLines: number;
  /** `ADMIN_TOKEN`, the password of the host's ledger and of the metrics; both are off without one (null). */
  readonly adminToken: string | null;
  /** `ORIGINS`, further origins whose pages may play here, beside the server's own. Usually none. */
  readonly origins: readonly string[];
  /** `PROXY`, the address of the one reverse proxy that is believed when it names addresses; null where there is none. */
  readonly proxy: string | null;
  /** `LOG`, how much is logged. Usually `info`. */
  readonly log: LogLevel;
}

/** From nothing to everything. */
export const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
/** So long has a token to be that nobody guesses it. */
const SHORTEST_TOKEN = 16;

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are whole numbers: what each usually is, the least, the most, and how people are told of it. */
const NUMBERS = {
  PORT: { usual: 8080, least: 0, most: 65535, told: "from 1 to 65535" },
  TABLES_HOURS: { usual: 24, least: 1, most: 8760, told: "of hours, from 1 to 8760" },
  REPLAYS_DAYS: { usual: 30, least: 1, most: 3650, told: "of days, from 1 to 3650" },
  MOST_TABLES: { usual: 2000, least: 1, most: 100_000, told: "of tables, from 1 to 100000" },
  MOST_LINES: { usual: 10_000, least: 1, most: 100_000, told: "of devices, from 1 to 100000" },
} as const;

/** Reads the settings, or says in one line which of them cannot be used. A token is never repeated. */
export function readSettings(env: Environment): Settings | { readonly wrong: string } {
  const text = (name: string): string => env[name]?.trim() ?? "";
  const wrong = wrongNumber(text) ?? wrongWord(text);
  if (wrong !== null) return { wrong };
  const number = (name: keyof typeof NUMBERS): number => Number(text(name) || NUMBERS[name].usual);
  return {
    port: number("PORT"),
    host: text("HOST") || "0.0.0.0",
    data: resolve(ROOT, text("DATA") || "data"),
    tablesHours: number("TABLES_HOURS"),
    replaysDays: number("REPLAYS_DAYS"),
    mostTables: number("MOST_TABLES"),
    mostLines: number("MOST_LINES"),
    adminToken: text("ADMIN_TOKEN") || null,
    origins: listOf(text("ORIGINS")),
    proxy: text("PROXY") === "" ? null : plainAddress(text("PROXY")),
    log: LOG_LEVELS.find((level) => level === text("LOG")) ?? "info",
  };
}

function wrongNumber(text: (name: string) => string): string | null {
  for (const [name, { least, most, told }] of Object.entries(NUMBERS)) {
    const given = text(name);
    if (given !== "" && !(/^\d{1,6}$/.test(given) && Number(given) >= least && Number(given) <= most))
      return `${name} is ${JSON.stringify(given)}, but has to be a whole number ${told}.`;
  }
  return null;
}

function wrongWord(text: (name: string) => string): string | null {
  const token = text("ADMIN_TOKEN");
  if (token !== "" && !(token.length >= SHORTEST_TOKEN && /^[!-~]+$/.test(token)))
    return `ADMIN_TOKEN has to be at least ${SHORTEST_TOKEN} letters, figures or signs without spaces. One that nobody guesses: openssl rand -hex 16`;
  const origin = listOf(text("ORIGINS")).find((one) => !isOrigin(one));
  if (origin !== undefined)
    return `ORIGINS has ${JSON.stringify(origin)}, but each has to be like https://example.org, with commas between them.`;
  const proxy = text("PROXY");
  if (proxy !== "" && isIP(proxy) === 0)
    return `PROXY is ${JSON.stringify(proxy)}, but has to be one address such as 127.0.0.1.`;
  const level = text("LOG");
  if (level !== "" && !(LOG_LEVELS as readonly string[]).includes(level))
    return `LOG is ${JSON.stringify(level)}, but has to be one of ${LOG_LEVELS.join(", ")}.`;
  return null;
}

const listOf = (text: string): readonly string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** An origin as browsers write it: no path, no capitals, no port that goes without saying. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** An address as the system writes it, so that it can be compared. */
const plainAddress = (text: string): string =>
  isIP(text) === 6 ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text;

/** Says in one line why listening failed. */
export function whyNotListening(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, "port" | "host">): string {
  switch (error.code ?? "") {
    case "EADDRINUSE":
      return `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port === 65535 ? 8081 : port + 1} npm start`;
    case "EACCES":
      return `Port ${port} is not allowed for this user. Choose one above 1023, for example: PORT=8080 npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is ${JSON.stringify(host)}, which is no address of this machine.`;
    default:
      return `Cannot listen on ${host}:${port}: ${error.message}`;
  }
}
