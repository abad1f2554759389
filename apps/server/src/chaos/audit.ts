/** Looks into the log after everything: what was acknowledged is there, once, and everybody has seen what the log says. Ruling G17. */
import { GAMES, IrishEvent, SnapEvent, irishSnap, openMatch, snap } from "@snorum/engine";
import type { AnyGame, GameEvent, Seat } from "@snorum/engine";
import type { PartyView } from "@snorum/protocol";
import type { Entry } from "@snorum/table";
import { NO_PARTY, foldParty } from "@snorum/table/party";
import type { Party } from "@snorum/table/party";
import type { PartyEntry } from "../live/log.ts";
import { TABLES } from "../store/streams.ts";
import type { Acknowledged } from "./wire.ts";

/** What somebody at a table can swear to. */
export interface Witness {
  readonly name: string;
  readonly code: string;
  readonly acknowledged: readonly Acknowledged[];
  /** Their party and their table as their device had them at the end; null where it was gone before. */
  readonly party: PartyView | null;
  readonly table: { readonly name: string; readonly seat: Seat; readonly seq: number; readonly print: string } | null;
}

/** What the log says to all that. */
export interface Audit {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly diverged: number;
  readonly gaps: number;
  readonly awards: { readonly verdicts: number; readonly awarded: number; readonly doubled: number };
  /** A line for each thing that is wrong. */
  readonly wrong: readonly string[];
}

type Happened = Extract<Entry, { readonly events: readonly GameEvent[] }>;

/** By the name of a stream: its bodies in the order of their numbers, and the numbers. */
export type Bodies = ReadonlyMap<string, readonly { readonly seq: number; readonly body: string }[]>;

/** Compares what witnesses swear with the log. */
export function audit(bodies: Bodies, witnesses: readonly Witness[]): Audit {
  const wrong: string[] = [];
  const count = { lost: 0, doubled: 0, diverged: 0, gaps: 0 };
  const say = (what: keyof typeof count, line: string): void => {
    count[what] += 1;
    wrong.push(`${what}: ${line}`);
  };

  const logs = new Map<string, readonly (Entry | PartyEntry)[]>();
  for (const [stream, entries] of bodies) {
    if (entries.some(({ seq }, at) => seq !== at))
      say("gaps", `${stream} is numbered ${entries.map(({ seq }) => seq).join()}`);
    const log = entries.map(({ body }) => JSON.parse(body) as Entry | PartyEntry);
    if (log.some(({ seq }, at) => seq !== at)) say("gaps", `${stream} numbers itself otherwise`);
    logs.set(stream, log);
    const seen = new Set<string>();
    for (const id of log.flatMap(idsOf)) {
      if (seen.has(id)) say("doubled", `${id} in ${stream}`);
      seen.add(id);
    }
  }

  let acknowledged = 0;
  for (const { name, code, acknowledged: all, party, table } of witnesses) {
    for (const one of all) {
      acknowledged += 1;
      const stream = one.is === "ask" ? `table/${one.table}` : `party/${code}`;
      const entry = logs.get(stream)?.[one.seq];
      if (entry === undefined || !idsOf(entry).includes(one.id) || !hasEffect(entry, one))
        say("lost", `${one.id} of ${name}, said to be entry ${one.seq} of ${stream}`);
    }
    const own = logs.get(`party/${code}`) as readonly PartyEntry[] | undefined;
    const why = party === null || own === undefined ? null : partyDiffers(party, own);
    if (why !== null) say("diverged", `${name} at ${code} has another party: ${why}`);
    const log = table === null ? undefined : (logs.get(`table/${table.name}`) as readonly Entry[] | undefined);
    const differs = table === null ? null : log === undefined ? "there is no such table" : tableDiffers(table, log);
    if (differs !== null) say("diverged", `${name} at ${code} has another table ${table?.name}: ${differs}`);
  }

  const tables = [...logs].filter(([stream]) => stream.startsWith(TABLES));
  const awards = tables.map(([, log]) => awardsIn(log as readonly Entry[]));
  const sum = (of: (one: (typeof awards)[number]) => number): number => awards.reduce((all, one) => all + of(one), 0);
  const doubled = sum((one) => one.doubled);
  if (doubled > 0) wrong.push(`${doubled} verdicts with more than one award`);
  return {
    acknowledged,
    ...count,
    awards: { verdicts: sum((one) => one.verdicts), awarded: sum((one) => one.awarded), doubled },
    wrong,
  };
}

/** The ids that devices made for what this entry carried out. */
function idsOf(entry: Entry | PartyEntry): readonly string[] {
  if (!("id" in entry)) return [];
  const presses = "presses" in entry ? (entry.presses ?? []) : [];
  return [entry, ...presses].map(({ id }) => id).filter((id) => id !== "");
}

/** Something has come of it, in the name of the seat that asked. */
function hasEffect(entry: Entry | PartyEntry, { command }: Acknowledged): boolean {
  if (!("events" in entry) || entry.events.length === 0) return false;
  if (command === null || !("seat" in entry)) return true;
  return entry.seat === command.seat || (entry.presses ?? []).some(({ seat }) => seat === command.seat);
}

const gameOf = (log: readonly Entry[]): AnyGame | undefined => {
  const first = log[0];
  return first !== undefined && "setup" in first ? GAMES.find(({ id }) => id === first.setup.game) : undefined;
};
const happened = (log: readonly Entry[]): readonly Happened[] => log.filter((one): one is Happened => "events" in one);

/** What is wrong with what somebody has folded, or null. */
function tableDiffers(table: NonNullable<Witness["table"]>, log: readonly Entry[]): string | null {
  const [first] = log;
  const game = gameOf(log);
  if (game === undefined || first === undefined || !("setup" in first)) return "its log does not begin with a setup";
  const last = log.length - 1;
  if (table.seq !== last) return `it ends at ${table.seq}, and the log at ${last}`;
  const [whole, own] = [0, 1].map(() => openMatch(game, first.setup.rules, first.setup.seats));
  if (whole?.ok !== true || own?.ok !== true) return "its match cannot be opened";
  for (const { events } of happened(log))
    for (const event of events) {
      const projected = game.project(whole.value, event, table.seat);
      game.evolve(whole.value, event);
      game.evolve(own.value, projected);
    }
  const expected = game.print(game.conceal(whole.value, table.seat));
  if (game.print(own.value) !== expected) return "what is told to this seat does not fold to what it may know";
  return table.print === expected ? null : "its picture is not the log's";
}

/** What is wrong with somebody's picture of the party, or null. */
function partyDiffers(view: PartyView, log: readonly PartyEntry[]): string | null {
  const party: Party = log.flatMap(({ events }) => events).reduce(foldParty, NO_PARTY);
  const seats = (all: readonly { person: unknown; level: unknown; name: unknown; ready: unknown }[]): string =>
    JSON.stringify(all.map(({ person, level, name, ready }) => [person, level, name, ready]));
  if (seats(view.seats) !== seats(party.seats)) return `seats ${seats(view.seats)}, and not ${seats(party.seats)}`;
  for (const key of ["host", "open", "hidden", "paused", "game", "over"] as const)
    if (view[key] !== party[key]) return `${key} ${view[key]}, and not ${party[key]}`;
  for (const key of ["match", "won", "rules"] as const)
    if (JSON.stringify(view[key]) !== JSON.stringify(party[key])) return key;
  return null;
}

/** What is won in an event, by the names of the piles; nothing where nothing is. */
function wonIn(game: string, { kind, list }: GameEvent): readonly string[] {
  if (game === snap.id && kind === SnapEvent.PilesWon) return (list ?? []).map((pile) => `pile ${pile}`);
  if (game === snap.id && kind === SnapEvent.PoolsWon) return (list ?? []).map((pool) => `pool ${pool}`);
  const takes: readonly number[] = [IrishEvent.PileTaken, IrishEvent.PileShared];
  return game === irishSnap.id && takes.includes(kind) ? ["the pile"] : [];
}

/** In each verdict everything is won once at most. */
function awardsIn(log: readonly Entry[]): { verdicts: number; awarded: number; doubled: number } {
  const game = gameOf(log)?.id ?? "";
  const verdicts = happened(log).filter(({ race }) => race !== undefined);
  const won = verdicts.map(({ events }) => events.flatMap((event) => wonIn(game, event)));
  return {
    verdicts: verdicts.length,
    awarded: won.filter((one) => one.length > 0).length,
    doubled: won.filter((one) => new Set(one).size < one.length).length,
  };
}
