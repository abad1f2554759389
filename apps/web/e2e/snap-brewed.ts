/** Matches of Snap that have come to where a test begins, and what lies on the table by the log that the browser keeps. */
import { NO_CARD, SnapEvent, rankOf, snap } from "@snorum/engine";
import type { GameEvent, SnapView } from "@snorum/engine";
import { SNAP } from "@snorum/engine/play-snap";
import type { Level } from "@snorum/engine/tips";
import { readLog } from "@snorum/table";
import type { Entry } from "@snorum/table";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { brewOf, goOnAt, keptBy } from "./brewed.ts";

const KEPT = { game: "snap", store: "snorum-snap", kept: "snorum.table-snap" } as const;

/** A table on which nothing happens unless a person does it. */
export const STILL = { pace: 500, turnTime: 0, mostMinutes: 0 } as const;

/** What lies there: everything a person sees, and what has happened. */
export interface Lying extends SnapView {
  readonly events: readonly GameEvent[];
}

function lyingIn(entries: readonly Entry[]): Lying {
  const read = readLog(entries, [SNAP]);
  if (!read.ok) throw new Error(read.refusal.code);
  const view: SnapView = snap.view(read.value.state as never, 0);
  return { ...view, events: entries.flatMap((entry) => ("events" in entry ? entry.events : [])) };
}

/** What lies on the table in the browser now. */
export const lying = async (page: Page): Promise<Lying> => lyingIn(await keptBy(page, KEPT));

/** Plays with bots until somebody could turn the next card and `stop` holds; then persons at `people` go on in the browser. */
export async function dealTo(
  page: Page,
  asked: Readonly<Record<string, unknown>>,
  levels: readonly Level[],
  people: readonly number[],
  stop: (view: SnapView) => boolean,
): Promise<Lying> {
  const entries = await brewOf<SnapView>(
    SNAP,
    asked,
    levels,
    (view) => (view.phase === "Play" || view.phase === "Answer") && !view.reached && stop(view),
  );
  await goOnAt(page, KEPT, entries, people);
  return lyingIn(entries);
}

/** The seats whose tops are equal to another's. */
export function twins({ piles }: SnapView): readonly number[] {
  const ranks = piles.map(({ top }) => (top === NO_CARD ? -1 : rankOf(top)));
  return [...ranks.keys()].filter(
    (seat) => ranks[seat] !== -1 && ranks.indexOf(ranks[seat] ?? -1) !== ranks.lastIndexOf(ranks[seat] ?? -1),
  );
}

/** The seats whose tops match a pool. */
export function matching({ piles, pools }: SnapView): readonly number[] {
  const ranks = new Set(pools.map(({ top }) => rankOf(top)));
  return [...piles.keys()].filter(
    (seat) => (piles[seat]?.top ?? NO_CARD) !== NO_CARD && ranks.has(rankOf(piles[seat]?.top ?? 0)),
  );
}

/** Cards of one seat, of all piles together, of all pools together. */
export const cardsIn = (some: readonly { readonly cards: number }[]): number =>
  some.reduce((sum, { cards }) => sum + cards, 0);

/** Every card is somewhere. */
export const allCards = ({ cards, pools, piles, rules }: SnapView): number =>
  cards.reduce((sum, own) => sum + own, 0) + cardsIn(pools) + (rules.piles === "one" ? cardsIn(piles) : 0);

/** Waits for an event of this kind after what was there before, and gives what lies then. */
export async function after(
  page: Page,
  before: Lying,
  kind: keyof typeof SnapEvent,
): Promise<Lying & { fresh: readonly GameEvent[] }> {
  const fresh = (now: Lying): readonly GameEvent[] => now.events.slice(before.events.length);
  await expect
    .poll(async () => fresh(await lying(page)).some((event) => event.kind === SnapEvent[kind]), { timeout: 15_000 })
    .toBe(true);
  const now = await lying(page);
  return { ...now, fresh: fresh(now) };
}
