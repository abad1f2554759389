/** The keyboard map of the table. Single keys act only while nobody is writing or choosing in a field. */

import { meant } from "#lib/own-keys.ts";
import type { OwnKeys } from "#lib/own-keys.ts";

/** What a key can do at the table. */
export interface KeyActs {
  readonly move: (by: number) => void;
  readonly say: (word: number) => void;
  readonly knock: () => void;
  readonly read: (what: "table" | "last" | "hand" | "counters") => void;
  readonly menu: () => void;
  readonly help: () => void;
  /** Single letters and digits are keys. */
  readonly letters: boolean;
  readonly own: OwnKeys;
}

const READS = { r: "table", l: "last", p: "hand", c: "counters" } as const;

/** Carries out what the key stands for; false when it stands for nothing here. */
export function onKey(event: KeyboardEvent, acts: KeyActs): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, dialog, [contenteditable]")) return false;
  if (!acts.letters && event.key.length === 1) return false;
  const key = meant(event.key, acts.own);
  // Enter itself is the browser's: it presses what has the focus, and so does the key that was put in its place
  if (key === "enter" && event.key !== "Enter" && target instanceof HTMLElement) {
    target.click();
    return true;
  }
  if (key === "arrowleft") acts.move(-1);
  else if (key === "arrowright") acts.move(1);
  else if (key >= "1" && key <= "4" && key.length === 1) acts.say(Number(key));
  else if (key === "0") acts.knock();
  else if (key === "escape") acts.menu();
  else if (key === "?") acts.help();
  else if (key in READS) acts.read(READS[key as keyof typeof READS]);
  else return false;
  return true;
}
