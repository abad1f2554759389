/** What the person who hosts Snorum may set. One list; docs/hosting.md has the same for people. `main.ts` reads `SNORUM_BUILD`. */
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
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are whole numbers: what each usually is, the least, the most, and how people are told of it. */
const NUMBERS = {
  PORT: { usual: 8080, least: 0, most: 65535, told: "from 1 to 65535" },
  TABLES_HOURS: { usual: 24, least: 1, most: 8760, told: "of hours, from 1 to 8760" },
  REPLAYS_DAYS: { usual: 30, least: 1, most: 3650, told: "of days, from 1 to 3650" },
} as const;

/** Reads the settings, or says in one line which of them cannot be used. */
export function readSettings(env: Environment): Settings | { readonly wrong: string } {
  for (const name of ["PORT", "TABLES_HOURS", "REPLAYS_DAYS"] as const) {
    const { least, most, told } = NUMBERS[name];
    const text = env[name]?.trim() ?? "";
    if (text !== "" && !(/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most))
      return { wrong: `${name} is ${JSON.stringify(text)}, but has to be a whole number ${told}.` };
  }
  const number = (name: keyof typeof NUMBERS): number => Number(env[name]?.trim() || NUMBERS[name].usual);
  return {
    port: number("PORT"),
    host: env["HOST"]?.trim() || "0.0.0.0",
    data: resolve(ROOT, env["DATA"]?.trim() || "data"),
    tablesHours: number("TABLES_HOURS"),
    replaysDays: number("REPLAYS_DAYS"),
  };
}

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
