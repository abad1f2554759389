/** What the person who hosts Snorum may set: `PORT` and `HOST`; `main.ts` reads `SNORUM_BUILD`. All three: docs/hosting.md. */

/** Where the server listens. */
export interface Settings {
  /** 1–65535; 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; 0.0.0.0 is every IPv4 address of the machine. */
  readonly host: string;
}

/** Reads the settings, or says in one line which of them cannot be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | { readonly wrong: string } {
  const port = env["PORT"]?.trim() || "8080";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return { wrong: `PORT is ${JSON.stringify(port)}, but has to be a whole number from 1 to 65535.` };
  }
  return { port: Number(port), host: env["HOST"]?.trim() || "0.0.0.0" };
}

/** Says in one line why listening failed. */
export function whyNotListening(error: NodeJS.ErrnoException, { port, host }: Settings): string {
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
