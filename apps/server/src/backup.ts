/** `npm run backup -- FILE`: copies what is in the data folder to a new file, whether a server runs or not. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSettings } from "./settings.ts";
import { DATABASE } from "./store/data-folder.ts";
import { copyDatabase } from "./store/database.ts";

function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

const settings = readSettings(process.env);
if ("wrong" in settings) giveUp(settings.wrong);
const [name = "", ...more] = process.argv.slice(2);
if (name === "" || more.length > 0) giveUp("Say where to: npm run backup -- FILE");
const database = join(settings.data, DATABASE);
if (!existsSync(database)) giveUp(`There is nothing to copy in ${JSON.stringify(settings.data)}.`);
const to = resolve(name);
try {
  await copyDatabase(database, to);
} catch (error) {
  giveUp(`No copy was made: ${error instanceof Error ? error.message : String(error)}`);
}
console.log(`Copied to ${to}`);
