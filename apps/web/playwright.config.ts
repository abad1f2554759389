/** Browser tests: the built pages, served by the real server, in the Chromium that is on the machine. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["E2E_PORT"] ?? 18_431);
const CHROMIUM = process.env["CHROMIUM"];
/** Never the folder of a server that people play on, whatever `DATA` says here. */
const DATA = process.env["E2E_DATA"] ?? join(tmpdir(), `snorum-e2e-${PORT}`);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Bots err by chance, in real time: a test that met such a moment is tried once more, and told as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    // A key that has gone for good is told soon, and does not use up a test's time.
    actionTimeout: 30_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
      // No sandbox: tests may run as root. No background traffic: tests talk to nobody but the server beside them.
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: "node --conditions=snorum-source ../server/src/main.ts",
    url: `http://127.0.0.1:${PORT}/`,
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA,
      LOG: "error",
      ADMIN_TOKEN: process.env["E2E_ADMIN_TOKEN"] ?? "only-for-browser-tests",
    },
    reuseExistingServer: false,
  },
});
