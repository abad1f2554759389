/** One test run for the whole house. Browser tests are Playwright's and live in apps/web/e2e. */
import { defineConfig } from "vitest/config";

const conditions = ["snorum-source", "module", "node", "development|production"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{packages,apps,tools}/**/*.test.ts"],
    // A test that waits says for what; none fails because the machine is busy.
    testTimeout: 60_000,
    exclude: ["**/node_modules/**", "**/build/**", "**/.svelte-kit/**", "apps/web/e2e/**"],
  },
});
