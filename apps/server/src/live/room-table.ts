/** The table of a room: the match that is due, who acts at it, who is shown it, and when it stands still. Rulings G4, G12, G17. */
import { WATCHER, refusal } from "@snorum/engine";
import type { AnyGame, Seat } from "@snorum/engine";
import type { Answer, Line, Outside, Shown, Table } from "@snorum/table";
import { isPlaying, seatOf } from "@snorum/table/party";
import type { MemberId, Party, PartyHouse, PartyWish } from "@snorum/table/party";
import { NOBODY_THERE } from "@snorum/table/lines";
import type { LineKeeper } from "@snorum/table/lines";
import type { ClientMessage } from "@snorum/protocol";
import { no } from "./answers.ts";
import type { Counts } from "./counts.ts";
import { layTable } from "./lay-table.ts";
import type { Presence } from "./presence.ts";
import { seesLate, showTable, tellingOf } from "./showing.ts";
import type { Telling } from "./showing.ts";

/** What could not be laid on the table is tried again so much later. */
const RETRY_MS = 2000;

const OUR_FAULT = refusal("our-fault", "G14");
const NO_TABLE = refusal("no-match", "G14");
const NOT_NOW = refusal("not-now", "G14");
const NOT_YOURS = refusal("not-your-seat", "G14");

/** What the table asks of its room. */
export interface TableRoom {
  readonly house: Pick<PartyHouse, "games"> & { readonly outside: Outside; readonly counts?: Counts };
  readonly people: Presence;
  readonly party: Party;
  readonly closed: boolean;
  /** The house wishes something of the party. */
  houseWish(wish: PartyWish): void;
  /** Does this when nothing else is being carried out. */
  inTurn(job: () => Promise<void>): void;
}

/** A class, because it lives and keeps things. */
export class RoomTable {
  now: Table<unknown> | null = null;
  private telling: Telling | null = null;
  private readonly room: TableRoom;
  /** Commands that are being carried out; presses that wait for a verdict are none. */
  private readonly inFlight = new Set<Promise<unknown>>();

  constructor(room: TableRoom) {
    this.room = room;
  }

  /** The line of a seat at this table; null where a bot acts. Who has just gone has one that is dead. */
  lineOf(table: string, seat: Seat): LineKeeper | null {
    if (this.now?.setup.table !== table) return null;
    const person = this.room.party.seats[seat]?.person ?? null;
    const guest = person === null ? undefined : this.room.people.find(person);
    return guest === undefined || guest.replaced ? null : guest.line;
  }

  /** How the line of a seat stands; null where a bot acts. Whose person has not come back yet has none that stands. Ruling I46. */
  standing(table: string, seat: Seat): Line | null {
    const keeper = this.lineOf(table, seat);
    if (keeper !== null) return keeper.line();
    const person = this.now?.setup.table === table ? (this.room.party.seats[seat]?.person ?? null) : null;
    const replaced = person === null || this.room.people.find(person)?.replaced !== false;
    return replaced ? null : NOBODY_THERE;
  }

  /** A member asks for something at the table; asked again, they get the first answer. */
  command(member: MemberId, asked: Extract<ClientMessage, { is: "ask" }>): Promise<Answer> {
    const asks = this.room.people.know(member).asks;
    const known = asks.find(asked.id);
    if (known !== undefined) return known;
    const answer = this.carryOut(member, asked);
    asks.keep(asked.id, answer);
    return answer;
  }

  private async carryOut(member: MemberId, asked: Extract<ClientMessage, { is: "ask" }>): Promise<Answer> {
    const { now: table, room } = this;
    if (table === null || table.setup.table !== asked.table) return no(NO_TABLE);
    if (asked.command.seat !== seatOf(room.party, member)) return no(NOT_YOURS);
    if (room.party.paused) return no(NOT_NOW);
    const { id, seen, command, paint, press } = asked;
    const raced = this.gameOf(table)?.race?.claims.has(command.kind) === true;
    if (raced) for (const [, { line }] of room.people.all) line?.pressed();
    const reaction = paint === undefined || press === undefined ? {} : { reaction: press - paint };
    try {
      const answer = table.send({ id, seen, command, ...reaction });
      return await (raced ? answer : this.followed(answer));
    } catch {
      return no(OUR_FAULT);
    }
  }

  private async followed<T>(job: Promise<T>): Promise<T> {
    this.inFlight.add(job);
    try {
      return await job;
    } finally {
      this.inFlight.delete(job);
    }
  }

  /** The match that is due lies on the table: dealt just now, or gone on with from its log. */
  async set(): Promise<void> {
    const { room } = this;
    this.now?.close();
    this.now = null;
    const { table, wrong } = await layTable(room.party, room.house.outside);
    if (room.closed) table?.close();
    else if (wrong === "unreadable") room.houseWish({ kind: "decided", winners: [] });
    else if (wrong === "not-saved") this.setLater();
    else if (table !== null) this.begin(table);
  }

  private begin(table: Table<unknown>): void {
    this.now = table;
    this.telling = tellingOf(table, this.room.house.outside.now);
    this.sitAll();
    this.breathe();
    table.watch(WATCHER, (shown) => this.happened(table, shown));
    this.lookForEnd(table);
  }

  private setLater(): void {
    const { room } = this;
    const { now, schedule } = room.house.outside;
    schedule(now() + RETRY_MS, () =>
      room.inTurn(async () => {
        if (room.closed || this.now !== null) return;
        await this.set();
        for (const { id } of room.party.members) this.tell(id, 0);
      }),
    );
  }

  /** Rounds and ends of matches are the party's business, too. */
  private happened(table: Table<unknown>, { events, race }: Shown): void {
    const { room } = this;
    const deals = this.gameOf(table)?.deals;
    if (race !== undefined) {
      room.house.counts?.judged(race);
      for (const [, { line }] of room.people.all) line?.settled();
    }
    const someWait = room.party.members.some(({ next }) => next !== null);
    if (someWait && events.some(({ kind }) => kind === deals)) room.houseWish({ kind: "round" });
    queueMicrotask(() => this.lookForEnd(table));
  }

  private lookForEnd(table: Table<unknown>): void {
    const { party } = this.room;
    const outcome = table.outcome();
    if (outcome !== null && isPlaying(party) && party.match?.table === table.setup.table)
      this.room.houseWish({ kind: "decided", ...outcome });
  }

  private gameOf(table: Table<unknown>): AnyGame | undefined {
    return this.room.house.games.find(({ id }) => id === table.setup.game);
  }

  /** Who acts in each seat: its person, or a bot. */
  sitAll(): void {
    for (const [seat, { person, level }] of this.room.party.seats.entries()) {
      const replaced = person === null || this.room.people.find(person)?.replaced === true;
      this.now?.sit(seat, replaced ? level : null);
    }
  }

  /** A table on which nobody looks stands still. */
  breathe(): void {
    const { now: table, room } = this;
    if (table === null) return;
    const { party, people, house } = room;
    if (party.paused || people.here.length === 0) table.pause();
    else table.resume();
    const game = this.gameOf(table);
    const clocks = table.clocks();
    for (const [id, { connection }] of people.all)
      if (game !== undefined && !seesLate(game, seatOf(party, id)))
        connection?.send({ is: "clocks", at: house.outside.now(), table: table.setup.table, clocks });
  }

  /** Shows a member the table from where they had it, and everything that happens from now on. */
  tell(member: MemberId, since: number): void {
    const { now: table, telling, room } = this;
    const guest = room.people.find(member);
    guest?.unwatch();
    const game = table === null ? undefined : this.gameOf(table);
    if (table === null || telling === null || game === undefined || guest === undefined || guest.connection === null)
      return;
    const eyes = { connection: guest.connection, line: guest.line, seat: seatOf(room.party, member) };
    guest.unwatch = showTable(table, game, eyes, since, { ...room.house.outside, telling });
  }

  /** What is in flight is carried out; nothing of the table's own moves any more. */
  async finish(): Promise<void> {
    this.now?.pause();
    await Promise.all(this.inFlight);
  }

  close(): void {
    this.now?.close();
  }
}
