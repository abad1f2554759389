// Writes the pictures as files: the sheets beside this module, the favicon among the static files.
import { mkdirSync, writeFileSync } from "node:fs";
import { favicon } from "./brand.ts";
import { courtSheet, irishSheet, mainSheet, pictureSheet } from "./sprite.ts";

/** Called by the Vite configuration before anything is built or served. */
export function writeArt(): void {
  const made = new URL("./made/", import.meta.url);
  mkdirSync(made, { recursive: true });
  writeFileSync(new URL("sprite.svg", made), mainSheet());
  writeFileSync(new URL("courts.svg", made), courtSheet());
  writeFileSync(new URL("irish.svg", made), irishSheet());
  writeFileSync(new URL("pictures.svg", made), pictureSheet());
  writeFileSync(new URL("../../../static/favicon.svg", import.meta.url), favicon());
}
