/** `npm run bench -- engine|bots|races|log|servers|resume [--quick]`: a table for people; the last line is one JSON object. */
const [what, ...flags] = process.argv.slice(2);
const quick = flags.includes("--quick");
if (
  !["engine", "bots", "races", "log", "servers", "resume"].includes(what) ||
  flags.some((flag) => flag !== "--quick")
) {
  console.error("Say what to measure: npm run bench -- engine|bots|races|log|servers|resume [--quick]");
  process.exit(2);
}
if (what === "engine") await (await import("./engine.mjs")).measureEngine(quick);
else if (what === "races") (await import("./races.mjs")).measureRaces(quick);
else if (what === "servers") await (await import("./servers.mjs")).measureServers(quick);
else if (what === "resume") await (await import("./resume.mjs")).measureResume(quick);
else if (what === "log") await (await import("./log.mjs")).measureLog(quick);
else (await import("./bots.mjs")).measureBots(quick);
