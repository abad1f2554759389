/** `npm run bench -- engine`: our engine beside a bare loop and beside boardgame.io. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { VARIANTS } from "./variants.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** All variants and our engine as one file of JavaScript, as our pages ship it: boardgame.io, too, is measured as it is shipped. */
async function bundle() {
  await build({
    root: HERE,
    configFile: false,
    logLevel: "warn",
    resolve: { conditions: ["snorum-source"] },
    build: {
      outDir: "build",
      lib: { entry: "one.mjs", formats: ["es"] },
      rolldownOptions: { external: /^boardgame\.io/, output: { entryFileNames: "one.js" } },
    },
  });
}

/** Alternating runs, each in its own process, so that what else the machine does hits all alike; the best window counts. */
export async function measureEngine(quick) {
  await bundle();
  const runs = quick ? 2 : 4;
  const seconds = quick ? 0.8 : 2;
  const best = {};
  const rounds = {};
  for (let run = 0; run < runs; run++) {
    for (const name of Object.keys(VARIANTS)) {
      const args = ["build/one.js", name, String(seconds)];
      const env = { ...process.env, NODE_ENV: "production" };
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: HERE, env, encoding: "utf8" });
      if (status !== 0) throw new Error(`${name}: ${stderr.trim()}`);
      const one = JSON.parse(stdout);
      if (one.best <= (best[name] ?? 0)) continue;
      best[name] = one.best;
      rounds[name] = one.rounds;
    }
  }
  const tight = best.engine / best.tight;
  const boardgameio = best.engine / best.boardgameio;
  console.log("cards put down and rounds a second, best window; four seats, random leads, one process each");
  for (const [name, actions] of Object.entries(best)) {
    console.log(
      `${name.padEnd(24)} ${actions.toLocaleString("en").padStart(12)} ${rounds[name].toLocaleString("en").padStart(10)}   ${(actions / best.tight).toFixed(4)} of the bare loop`,
    );
  }
  console.log(`our engine is ${boardgameio.toFixed(0)} times as fast as boardgame.io's client`);
  const ratios = { tight: Number(tight.toFixed(4)), boardgameio: Number(boardgameio.toFixed(1)) };
  console.log(JSON.stringify({ bench: "engine", actionsPerSecond: best, roundsPerSecond: rounds, ratios }));
}
