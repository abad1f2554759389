/** Starting programs: by the name npm gave them, at the root of the house. */
import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the house. */
export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));

/** How a program ended. `output` is stdout and stderr as they came; empty when they were shown instead. */
export interface Ended {
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** What may differ from one start to the next. */
export interface RunOptions {
  /** Folder to run in; the root by default. */
  readonly cwd?: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Show the output as it comes instead of collecting it. */
  readonly show?: boolean;
}

/** What runs now. It ends with us: a signal is for all of it. */
const running = new Set<ChildProcess>();

function endAll(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
  process.exit(1);
}

function watchSignals(child: ChildProcess): void {
  if (running.size === 0) for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, endAll);
  running.add(child);
  child.on("close", () => {
    running.delete(child);
    // With nothing running, signals mean what they mean to the program that goes on, such as the server.
    if (running.size === 0) for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, endAll);
  });
}

/**
 * Runs `program` and waits for its end. Names are found in the folder's and the root's node_modules/.bin first.
 * `node` is the Node running this.
 *
 * Never rejects: a program that cannot be started ends as not ok, with the reason as its output.
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const cwd = options.cwd ?? ROOT;
  const bins = [cwd, ROOT].map((folder) => join(folder, "node_modules", ".bin"));
  const started = performance.now();
  // Collected output is searched and shown indented: no colours in it.
  const colour = options.show ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" };
  return new Promise((resolve) => {
    let output = "";
    const end = (ok: boolean): void => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    const child = spawn(program === "node" ? process.execPath : program, args, {
      cwd,
      env: { ...process.env, PATH: [...bins, process.env["PATH"] ?? ""].join(delimiter), ...colour, ...options.env },
      stdio: options.show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      // npm's programs are .cmd files on Windows, which only a shell can start.
      shell: process.platform === "win32" && program !== "node",
    });
    watchSignals(child);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", (error) => {
      output += `${program}: ${error.message}\n`;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
