/** A real server program, killed and started again on the same port and the same data. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A server program under test. */
export interface Program {
  readonly port: number;
  readonly data: string;
  /** What it said on its error output that it should not have. */
  readonly complaints: readonly string[];
  /** As the kernel kills: at once, in the middle of anything. */
  killAndRestart(): Promise<void>;
  /** Tells it to stop, and gives back its exit code. */
  stop(): Promise<number | null>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts it in `folder`, where everything is its own. */
export async function startProgram(folder: string): Promise<Program> {
  const build = join(folder, "build");
  mkdirSync(build);
  writeFileSync(join(build, "index.html"), "home");
  const data = join(folder, "data");
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA: data, SNORUM_BUILD: build, LOG: "error" };
  const complaints: string[] = [];
  let child: ChildProcess;
  let ended: Promise<number | null>;

  async function start(): Promise<void> {
    const one = spawn(process.execPath, [...process.execArgv, MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
    child = one;
    let expected = false;
    ended = new Promise((resolve) => one.on("close", resolve));
    one.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text.trim()));
    one.on("kill-expected", () => (expected = true));
    await new Promise<void>((resolve) => {
      one.stdout.on("data", () => resolve());
      one.on("close", (code) => {
        if (!expected) complaints.push(`the server ended by itself, with ${code}`);
        resolve();
      });
    });
  }

  await start();
  return {
    port,
    data,
    complaints,
    async killAndRestart() {
      child.emit("kill-expected");
      child.kill("SIGKILL");
      await ended;
      await start();
    },
    stop() {
      child.emit("kill-expected");
      child.kill("SIGTERM");
      return ended;
    },
  };
}
