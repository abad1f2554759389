/** How a bot counts along in its head where nobody counts aloud, and how it loses count. Rules IRISH-VAR-SILENT, I40. */
import { RANKS } from "../../cards/card.ts";
import type { Level } from "../../kernel/levels.ts";
import { chance } from "../../people/people.ts";
import type { Draw } from "../../people/people.ts";
import type { IrishView } from "./view.ts";

/** What a bot has in its head between two pictures. */
export interface Count {
  /** Restarts when this count began, and how many had been laid then. */
  readonly restarts: number;
  readonly from: number;
  /** How many had been laid when it last counted on. */
  readonly lays: number;
  /** How far it has gone wrong without noticing; `LOST`: it knows that it does not know. */
  readonly drift: number;
}

const LOST = 99;

/** How likely a person loses count at the first card of a pile; at the thirteenth twice, at the twenty-sixth three times. */
const LOSES: Readonly<Record<Level, number>> = {
  child: 0.04,
  family: 0.025,
  casual: 0.015,
  sharp: 0.008,
  champion: 0.003,
};

/** The count as text, to be kept until the next picture. */
export const printCount = ({ restarts, from, lays, drift }: Count): string => [restarts, from, lays, drift].join(".");

function parseCount(text: string): Count | null {
  const [restarts, from, lays, drift, ...more] = text.split(".").map(Number);
  if (restarts === undefined || from === undefined || lays === undefined || drift === undefined) return null;
  return more.length === 0 && [restarts, from, lays, drift].every(Number.isInteger)
    ? { restarts, from, lays, drift }
    : null;
}

/** Counts on to what lies there now. Where a new pile begins everybody knows the count again; who has just come in does not until then. */
export function countOn(text: string, view: IrishView, level: Level, draw: Draw): Count {
  const { restarts, lays } = view;
  if (view.layer < 0) return { restarts, from: lays, lays, drift: 0 };
  const before = parseCount(text);
  if (before === null || before.restarts !== restarts || before.lays > lays)
    return { restarts, from: lays, lays, drift: LOST };
  let { drift } = before;
  for (let at = before.lays + 1; at <= lays; at++) {
    if (drift === LOST || !chance(draw, LOSES[level] * (1 + (at - before.from) / RANKS))) continue;
    drift = draw(2) === 0 ? LOST : drift + (draw(2) === 0 ? 1 : -1);
  }
  return { ...before, lays, drift };
}

/** The word that this bot believes to belong to the newest face, or -1. */
export function believed({ from, lays, drift }: Count): number {
  return drift === LOST || lays === from ? -1 : (((lays - from - 1 + drift) % RANKS) + RANKS) % RANKS;
}
