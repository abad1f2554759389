/** Reads a log that comes from outside (a disk, a browser's store) and may be damaged. */
import { completeRules, ok, openMatch, refusal, refused } from "@snorum/engine";
import type { AnyGame, GameEvent, Result } from "@snorum/engine";
import { LEVELS, MOST_HEAD_START_MS } from "@snorum/engine/tips";
import type { Playable } from "@snorum/engine/tips";
import type { Entry, Sitter, TableSetup } from "../table/types.ts";

/** A log folded: the game, its state, and the entries as they were. */
export interface Read {
  readonly playable: Playable;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly setup: TableSetup;
  readonly entries: readonly Entry[];
}

const LEVEL_NAMES: ReadonlySet<unknown> = new Set(LEVELS);
const FORMAT = 1;

/**
 * Checks and folds a log. Rulings G16, G17.
 *
 * Refused with `no-log` when there is none, `other-version` when other rules wrote it, or `damaged-log` (fact `seq`: the
 * first entry that cannot be right).
 */
export function readLog(stored: readonly unknown[], games: readonly Playable[]): Result<Read> {
  if (stored.length === 0) return refused(refusal("no-log", "G17"));
  const damaged = (seq: number) => refused(refusal("damaged-log", "G17", { seq }));
  const first = stored[0];
  if (!isRecord(first) || first["seq"] !== 0 || !isRecord(first["setup"])) return damaged(0);
  const setup = readSetup(first["setup"], games);
  const playable = games.find(({ game: one }) => one.id === setup?.game);
  if (setup === null || playable === undefined) return damaged(0);
  const { game } = playable;
  if (first["format"] !== FORMAT || first["rulesVersion"] !== game.rulesVersion)
    return refused(refusal("other-version", "G17"));
  const fresh = openMatch(game, setup.rules, setup.seats);
  if (!fresh.ok) return damaged(0);
  const state: unknown = fresh.value;
  const known: Known = { seats: setup.seats.length, highest: Math.max(...game.pack(setup.rules)) };
  for (const [seq, entry] of stored.entries()) {
    if (seq > 0 && !(isEntry(entry, seq, known) && folds(game, state, entry.events))) return damaged(seq);
  }
  return ok({ playable, game, state, setup, entries: stored as readonly Entry[] });
}

function folds(game: AnyGame, state: unknown, events: readonly GameEvent[]): boolean {
  try {
    for (const event of events) game.evolve(state, event);
    return game.broken(state) === null;
  } catch {
    return false;
  }
}

function readSetup(raw: Record<string, unknown>, games: readonly Playable[]): TableSetup | null {
  const { table, game, rules, seats } = raw;
  if (typeof table !== "string" || typeof game !== "string" || !isRecord(rules) || !Array.isArray(seats)) return null;
  const owner = games.find(({ game: one }) => one.id === game)?.game;
  const completed = owner === undefined ? null : completeRules(owner, rules);
  if (completed === null || !completed.ok || !seats.every(isSitter)) return null;
  return { table, game, rules: completed.value, seats };
}

function isSitter(raw: unknown): raw is Sitter {
  if (!isRecord(raw) || typeof raw["junior"] !== "boolean") return false;
  const { bot, headStart = 0, animal = "" } = raw;
  return (
    typeof animal === "string" &&
    (bot === null || LEVEL_NAMES.has(bot)) &&
    isWhole(headStart) &&
    headStart >= 0 &&
    headStart <= MOST_HEAD_START_MS
  );
}

/** How many seats there are, and which card of the pack is the highest. */
interface Known {
  readonly seats: number;
  readonly highest: number;
}

function isEntry(raw: unknown, seq: number, known: Known): raw is Extract<Entry, { events: unknown }> {
  if (!isRecord(raw) || raw["seq"] !== seq || !isWhole(raw["seat"]) || typeof raw["id"] !== "string") return false;
  const { presses = [] } = raw;
  if (!Array.isArray(presses) || !presses.every(isPressId)) return false;
  return (
    Number.isFinite(raw["at"]) && Array.isArray(raw["events"]) && raw["events"].every((event) => isEvent(event, known))
  );
}

const isPressId = (raw: unknown): boolean => isRecord(raw) && isWhole(raw["seat"]) && typeof raw["id"] === "string";

/** Whole numbers throughout, and no seat or card that does not exist. */
function isEvent(raw: unknown, { seats, highest }: Known): raw is GameEvent {
  if (!isRecord(raw)) return false;
  const { kind, seat, card, word, amount, list } = raw;
  if (!(Number(seat) >= -1 && Number(seat) < seats && Number(card) >= -1 && Number(card) <= highest)) return false;
  return (
    [kind, seat, card, word, amount].every(isWhole) && (list === null || (Array.isArray(list) && list.every(isWhole)))
  );
}

const isWhole = (raw: unknown): raw is number => Number.isInteger(raw);
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === "object" && raw !== null && !Array.isArray(raw);
