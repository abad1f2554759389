/** The keyboard map of the table of Irish Snap. Single keys act only while nobody is writing or choosing in a field. */
import { RANKS } from "@snorum/engine";
import { meant } from "#lib/own-keys.ts";
import type { OwnKeys } from "#lib/own-keys.ts";
import { OPENS, isIn, isTaken } from "#lib/race/keys.ts";

export type Question = "table" | "last" | "piles" | "counts";

/** What a key can do at the table; `at` is the moment of the press. */
export interface KeyActs {
  readonly slap: (at: number) => void;
  readonly lay: () => void;
  /** A word of the count, 0 for the ace; false where no word is chosen. */
  readonly word: (rank: number) => boolean;
  /** The answers of the calm game, the first is 1. */
  readonly choose: (which: number) => void;
  readonly read: (what: Question) => void;
  readonly mute: () => void;
  readonly menu: () => void;
  readonly help: () => void;
  /** Single letters and digits are keys. */
  readonly letters: boolean;
  readonly own: OwnKeys;
}

const READS: Readonly<Record<string, Question>> = { r: "table", l: "last", p: "piles", c: "counts" };
/** German jack and queen have letters of their own. */
const COURTS: Readonly<Record<string, number>> = { a: 0, 0: 9, j: 10, b: 10, q: 11, d: 11, k: 12 };

/** The rank that a key stands for, or -1. */
export function rankFor(key: string): number {
  const named = COURTS[key] ?? -1;
  const number = /^[2-9]$/.test(key) ? Number(key) - 1 : -1;
  const rank = Math.max(named, number);
  return rank < RANKS ? rank : -1;
}

/** Carries out what the key stands for; false when it stands for nothing here. A key held down is one press. */
export function onKey(event: KeyboardEvent, acts: KeyActs): boolean {
  if (isTaken(event, acts.letters)) return false;
  if (event.key === "Enter" && isIn(event.target, OPENS)) return false;
  const key = meant(event.key, acts.own);
  const races = key === " " || key === "enter";
  if (event.repeat) return races;
  // a card is called by what is printed on it, wherever other keys were put; only the race comes before it
  const rank = races ? -1 : rankFor(event.key.toLowerCase());
  if (rank >= 0 && acts.word(rank)) return true;
  if (key === " ") acts.slap(event.timeStamp);
  else if (key === "enter") acts.lay();
  else if (key === "1" || key === "2") acts.choose(Number(key));
  else if (key === "m") acts.mute();
  else if (key === "escape") acts.menu();
  else if (key === "?") acts.help();
  else if (READS[key]) acts.read(READS[key]);
  else return false;
  return true;
}
