/** `npm start`: builds what is stale and serves it. */
import { buildWeb } from "./build.ts";

if (!(await buildWeb())) process.exit(1);
await import("../apps/server/src/main.ts");
