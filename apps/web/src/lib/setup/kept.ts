/** What the device remembers of the last table of a game. Pages without the engine read it, too. */
import { remembered } from "#lib/storage.ts";

/** The name under which the last plan of a game is remembered. */
export const keptAs = (id: string): string => (id === "snip-snap-snorum" ? "plan" : `plan-${id}`);

/** The address of that plan; empty where none is remembered. */
export function lastQuery(id: string): string {
  const { query } = remembered(keptAs(id));
  return typeof query === "string" ? query : "";
}

/** The code of its rules. */
export const lastRules = (id: string): string => new URLSearchParams(lastQuery(id)).get("r") ?? "";
