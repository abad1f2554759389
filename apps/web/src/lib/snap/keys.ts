/** The keyboard map of the Snap table. Single keys act only while nobody is writing or choosing in a field. */

import { meant } from "#lib/own-keys.ts";
import type { OwnKeys } from "#lib/own-keys.ts";
import { OPENS, isIn, isTaken } from "#lib/race/keys.ts";

export type Question = "table" | "last" | "piles" | "counts";

/** What a key can do for the one who plays; `at` is the moment of the press. */
interface PlayActs {
  readonly call: (at: number) => void;
  readonly pool: (at: number) => void;
  readonly turn: () => void;
  /** Animals, or the answers of the calm game: the first is 1. */
  readonly choose: (which: number, at: number) => void;
  readonly hand: (at: number) => void;
}

/** What a key can do at the table. */
export interface KeyActs {
  /** Null where several people share the keyboard: they have keys of their own. */
  readonly play: PlayActs | null;
  readonly read: (what: Question) => void;
  /** Null where nothing is heard. */
  readonly mute: (() => void) | null;
  readonly menu: () => void;
  readonly help: () => void;
  /** Single letters and digits are keys. */
  readonly letters: boolean;
  readonly own: OwnKeys;
}

const READS: Readonly<Record<string, Question>> = { r: "table", l: "last", p: "piles", c: "counts" };

/** Carries out what the key stands for; false when it stands for nothing here. A key held down is one press. */
export function onKey(event: KeyboardEvent, acts: KeyActs): boolean {
  if (isTaken(event, acts.letters)) return false;
  if (event.key === "Enter" && isIn(event.target, OPENS)) return false;
  const key = meant(event.key, acts.own);
  const known = deedOf(key, event.timeStamp, acts);
  if (known === null) return false;
  if (!event.repeat) known();
  return true;
}

function deedOf(key: string, at: number, acts: KeyActs): (() => void) | null {
  const played = acts.play === null ? null : playOf(key, at, acts.play);
  if (played !== null) return played;
  if (key === "escape") return acts.menu;
  if (key === "m") return acts.mute;
  if (key === "?") return acts.help;
  const question = READS[key];
  return question === undefined ? null : () => acts.read(question);
}

function playOf(key: string, at: number, play: PlayActs): (() => void) | null {
  if (key === " " || key === "s") return () => play.call(at);
  if (key === "d") return () => play.pool(at);
  if (key === "enter") return play.turn;
  if (key === "g") return () => play.hand(at);
  if (key.length === 1 && key >= "1" && key <= "6") return () => play.choose(Number(key), at);
  return null;
}
