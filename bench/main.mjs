/** `npm run bench -- engine|bots [--quick]`: a table for people; the last line is one JSON object. */
const [what, ...flags] = process.argv.slice(2);
const quick = flags.includes("--quick");
if ((what !== "engine" && what !== "bots") || flags.some((flag) => flag !== "--quick")) {
  console.error("Say what to measure: npm run bench -- engine|bots [--quick]");
  process.exit(2);
}
if (what === "engine") (await import("./engine.mjs")).measureEngine(quick);
else (await import("./bots.mjs")).measureBots(quick);
