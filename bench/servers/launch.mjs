/** Starts servers that are measured. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Our own server, with room for everybody. */
export const SNORUM = {
  args: [
    "--conditions=snorum-source",
    join(fileURLToPath(new URL("../..", import.meta.url)), "apps/server/src/main.ts"),
  ],
  ready: /Snorum is at/,
  env: { MOST_TABLES: "5000", MOST_LINES: "20000" },
};

/** Starts a program on a port of this machine and waits until it says that it listens. Gives back what it has said by then, and after how many ms. */
export async function launch([command, ...args], { ready, env, port }) {
  const from = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  await new Promise((resolve, reject) => {
    const hear = (text) => {
      said += String(text);
      if (ready.test(said)) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => reject(new Error(`${args.at(-1)} ended with ${code}: ${said.trim()}`)));
  });
  const ms = performance.now() - from;
  for (const one of [child.stdout, child.stderr]) one.removeAllListeners("data").resume();
  child.removeAllListeners("exit");
  return { child, ms, said };
}

/** Ends a server without a word. */
export async function kill(child) {
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
}
