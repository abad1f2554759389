/** The keyboard map of the Snap table. Single keys act only while nobody is writing or choosing in a field. */

export type Question = "table" | "last" | "piles" | "counts";

/** What a key can do at the table; `at` is the moment of the press. */
export interface KeyActs {
  readonly call: (at: number) => void;
  readonly pool: (at: number) => void;
  readonly turn: () => void;
  /** Animals, or the answers of the calm game: the first is 1. */
  readonly choose: (which: number, at: number) => void;
  readonly hand: (at: number) => void;
  readonly read: (what: Question) => void;
  readonly menu: () => void;
  readonly help: () => void;
}

const READS: Readonly<Record<string, Question>> = { r: "table", l: "last", p: "piles", c: "counts" };
/** Keys that belong to whatever has the focus. */
const NATIVE = "input, select, textarea, dialog, a, summary, [contenteditable], [data-own]";

/** Carries out what the key stands for; false when it stands for nothing here. A key held down is one press. */
export function onKey(event: KeyboardEvent, acts: KeyActs): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  const key = event.key.toLowerCase();
  if (target?.closest(NATIVE) && (key === " " || key === "enter" || !target.closest("a, summary, [data-own]")))
    return false;
  const known = deedOf(key, event.timeStamp, acts);
  if (known === null) return false;
  if (!event.repeat) known();
  return true;
}

function deedOf(key: string, at: number, acts: KeyActs): (() => void) | null {
  if (key === " " || key === "s") return () => acts.call(at);
  if (key === "d") return () => acts.pool(at);
  if (key === "enter") return acts.turn;
  if (key === "g") return () => acts.hand(at);
  if (key.length === 1 && key >= "1" && key <= "6") return () => acts.choose(Number(key), at);
  if (key === "escape") return acts.menu;
  if (key === "?") return acts.help;
  const question = READS[key];
  return question === undefined ? null : () => acts.read(question);
}
