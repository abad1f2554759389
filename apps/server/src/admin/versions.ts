/** Which Snorum this is: what whoever asks for help should say. */
import { readFileSync } from "node:fs";
import { PLAYABLES } from "@snorum/engine/tips";
import { VERSION } from "@snorum/protocol";

/** As labels of a metric: words only. */
export interface Versions {
  readonly snorum: string;
  readonly protocol: string;
  /** Each game with the version of its rules. */
  readonly rules: string;
  readonly node: string;
}

/** Reads them. */
export function versionsHere(): Versions {
  const own = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };
  const rules = PLAYABLES.map(({ game }) => `${game.id} ${game.rulesVersion}`).join(", ");
  return { snorum: own.version, protocol: String(VERSION), rules, node: process.versions.node };
}
