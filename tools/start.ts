/** `npm start`: builds what is stale and serves it. */
import { readSettings } from "../apps/server/src/settings.ts";
import { buildWeb } from "./build.ts";

// Said before the build, not after a minute of it.
const settings = readSettings(process.env);
if ("wrong" in settings) {
  console.error(settings.wrong);
  process.exit(1);
}
if (!(await buildWeb())) process.exit(1);
await import("../apps/server/src/main.ts");
