/**
 * A room: one party, the table it plays at, and the lines of those who are here. One actor: wishes are carried out one after the
 * other, each first into the log and then onto every screen. Rulings G11, G12, G13, G14, G17. Decision 12.
 */
import { WATCHER, refusal, refused } from "@snorum/engine";
import type { Refusal, Result, Seat } from "@snorum/engine";
import { openTable } from "@snorum/table";
import type { Answer, Outside, Shown, Sitter, Table } from "@snorum/table";
import { HOUSE, NO_PARTY, decideParty, foldParty, isPlaying, openParty, seatOf } from "@snorum/table/party";
import type { MemberId, Party, PartyEvent, PartyHouse, PartyWish } from "@snorum/table/party";
import { keepLine } from "@snorum/table/lines";
import type { Allowance, LineKeeper } from "@snorum/table/lines";
import { resumeTable } from "@snorum/table/resume";
import { Close } from "@snorum/protocol";
import type { ClientMessage, ServerMessage } from "@snorum/protocol";
import type { Connection } from "./connection.ts";
import { partyStream } from "./log.ts";
import type { Streams } from "../store/streams.ts";
import type { PartyEntry } from "./log.ts";
import { viewOfParty } from "./room-view.ts";

/** Gone for so long, and a bot plays on in the seat. */
export const AWAY_MS = 5000;
/** Gone for so long, and the next person is host. */
export const HOST_GONE_MS = 20_000;
/** Who only watches a race sees it so much later: nobody who sits can be helped. */
export const WATCHERS_LATE_MS = 2000;
/** One phrase of a person in so long. */
const SAY_EVERY_MS = 2000;
/** So many answers to wishes of each member are kept for repeats. */
const ANSWERS_KEPT = 64;

/** What a room needs from outside: the world of its table, its own log, and the rules of parties. */
export interface RoomHouse extends PartyHouse {
  readonly outside: Outside;
  readonly streams: Streams;
  /** Told when a room is over for good. */
  readonly ended: (code: string) => void;
}

/** What a device still has of a table: as whom it looked, and up to which entry. */
export interface Has {
  readonly table?: string | undefined;
  readonly seat?: Seat | undefined;
  readonly since?: number | undefined;
}

/** Somebody who may come in, connected or not. */
interface Guest {
  connection: Connection | null;
  /** The pings of that connection, and what they prove. */
  line: LineKeeper | null;
  /** What their presses have used up, whatever line they came over. */
  readonly allowance: Allowance;
  /** Stops what happens when they stay away. */
  callOff: () => void;
  /** A bot plays in their seat. */
  replaced: boolean;
  unwatch: () => void;
  saidAt: number;
  readonly answers: Map<string, Promise<Answer>>;
}

const NOT_SAVED = refusal("not-saved", "G17");
const NO_TABLE = refusal("no-match", "G14");
const NOT_YOURS = refusal("not-your-seat", "G14");
const no = (reason: Refusal): Answer => ({ ok: false, refusal: reason });

/** Opens a new room with nobody in it. Refused as `openParty` refuses, or with `not-saved`. */
export async function openRoom(
  code: string,
  wish: { readonly game: string; readonly rules: Readonly<Record<string, unknown>>; readonly seats: number },
  house: RoomHouse,
): Promise<Result<Room>> {
  const opened = openParty(code, wish, house);
  if (!opened.ok) return opened;
  const room = new Room(NO_PARTY, [], house);
  const answer = await room.append(HOUSE, "", opened.value, partyStream(code));
  return answer.ok ? { ok: true, value: room } : refused(answer.refusal);
}

/** Goes on with a room from its log. Refused with `no-log`, or `damaged-log` where a line cannot be read. */
export async function resumeRoom(code: string, house: RoomHouse): Promise<Result<Room>> {
  const bodies = await house.streams.read(partyStream(code));
  if (bodies.length === 0) return refused(refusal("no-log", "G17"));
  const entries: PartyEntry[] = [];
  let party = NO_PARTY;
  try {
    for (const body of bodies) {
      const entry = JSON.parse(body) as PartyEntry;
      if (entry.seq !== entries.length) throw new RangeError("a gap");
      party = entry.events.reduce(foldParty, party);
      entries.push(entry);
    }
  } catch {
    return refused(refusal("damaged-log", "G17", { seq: entries.length }));
  }
  const room = new Room(party, entries, house);
  await room.setTable();
  return { ok: true, value: room };
}

/** A class, because it lives and keeps things. */
export class Room {
  party: Party;
  table: Table<unknown> | null = null;
  private readonly house: RoomHouse;
  private readonly guests = new Map<MemberId, Guest>();
  private length: number;
  private queue: Promise<unknown> = Promise.resolve();
  private hostGone: () => void = () => undefined;
  private closed = false;

  constructor(party: Party, entries: readonly PartyEntry[], house: RoomHouse) {
    this.party = party;
    this.house = house;
    this.length = entries.length;
    for (const { by, id, seq } of entries)
      if (id !== "") this.guest(by).answers.set(id, Promise.resolve({ ok: true, seq }));
    // whoever was here before the server stopped has as long to come back as anybody
    for (const { id } of party.members) this.missed(id);
    this.watchHost();
  }

  /** How many are connected. */
  get here(): number {
    return [...this.guests.values()].filter(({ connection }) => connection !== null).length;
  }

  /** The line of a seat at this table; null where a bot acts. Who has just gone has one that is dead. */
  lineOf(table: string, seat: Seat): LineKeeper | null {
    if (this.table?.setup.table !== table) return null;
    const person = this.party.seats[seat]?.person ?? null;
    const guest = person === null ? undefined : this.guests.get(person);
    return guest === undefined || guest.replaced ? null : guest.line;
  }

  /** The answer to a ping has come in. */
  ponged(member: MemberId, connection: Connection, number: number): void {
    const guest = this.guests.get(member);
    if (guest?.connection === connection) guest.line?.answered(number);
  }

  /** Somebody comes in, or comes back: the one with this token's hash. */
  async enter(token: string, has: Has, connection: Connection): Promise<Result<MemberId>> {
    const known = this.party.members.find((one) => one.token === token);
    if (known === undefined) {
      const came = await this.ask(HOUSE, "", { kind: "come", token });
      // two lines of one device may have come at once
      if (!came.ok && !this.party.members.some((one) => one.token === token)) return refused(came.refusal);
    } else if (this.party.over !== null) return refused(refusal("party-over", "G13"));
    const member = this.party.members.find((one) => one.token === token);
    if (member === undefined) return refused(NOT_SAVED);
    const guest = this.guest(member.id);
    guest.connection?.close(Close.elsewhere);
    guest.callOff();
    guest.connection = connection;
    guest.line?.close();
    guest.line = keepLine(
      {
        outside: this.house.outside,
        ping: (number) => connection.ping(number),
        lost: () => connection.close(Close.lost),
      },
      guest.allowance,
    );
    this.giveBack(member.id);
    this.watchHost();
    this.breathe();
    this.tellParty();
    const same = has.table === this.party.match?.table && has.seat === seatOf(this.party, member.id);
    this.tellTable(member.id, same ? (has.since ?? 0) : 0);
    return { ok: true, value: member.id };
  }

  /** The line of somebody is gone; another one of theirs may have taken its place before. */
  left(member: MemberId, connection: Connection): void {
    const guest = this.guest(member);
    if (guest.connection !== connection) return;
    guest.connection = null;
    guest.line?.close();
    guest.unwatch();
    this.missed(member);
    this.watchHost();
    this.breathe();
    this.tellParty();
  }

  /** Somebody says something. */
  hear(member: MemberId, message: ClientMessage): void {
    const guest = this.guest(member);
    const tell = (id: string, answer: Answer): void => guest.connection?.send({ is: "answer", id, ...answer });
    switch (message.is) {
      case "ask":
        void this.command(member, message).then((answer) => tell(message.id, answer));
        break;
      case "wish": {
        const answered = guest.answers.get(message.id) ?? this.ask(member, message.id, message.wish);
        guest.answers.set(message.id, answered);
        if (guest.answers.size > ANSWERS_KEPT) guest.answers.delete(guest.answers.keys().next().value ?? "");
        void answered.then((answer) => tell(message.id, answer));
        break;
      }
      case "say":
        this.say(member, guest, message.phrase);
        break;
      case "beat":
        guest.connection?.send({ is: "beat", at: this.house.outside.now() });
        break;
      case "open":
      case "hello":
        guest.connection?.close(Close.badMessage);
    }
  }

  /** Puts everything down; the logs stay. */
  close(code: number): void {
    this.closed = true;
    this.hostGone();
    this.table?.close();
    for (const guest of this.guests.values()) {
      guest.callOff();
      guest.unwatch();
      guest.line?.close();
      guest.connection?.close(code);
      guest.connection = null;
    }
  }

  /** What is in flight is carried out; then nothing moves. */
  async finish(): Promise<void> {
    this.table?.pause();
    await this.queue;
  }

  private guest(member: MemberId): Guest {
    const known = this.guests.get(member);
    if (known !== undefined) return known;
    const nothing = (): void => undefined;
    const fresh: Guest = {
      connection: null,
      line: null,
      allowance: { spent: 0 },
      callOff: nothing,
      replaced: false,
      unwatch: nothing,
      saidAt: Number.NEGATIVE_INFINITY,
      answers: new Map(),
    };
    this.guests.set(member, fresh);
    return fresh;
  }

  private async command(member: MemberId, asked: Extract<ClientMessage, { is: "ask" }>): Promise<Answer> {
    const { table } = this;
    if (table === null || table.setup.table !== asked.table) return no(NO_TABLE);
    if (asked.command.seat !== seatOf(this.party, member)) return no(NOT_YOURS);
    const { id, seen, command, paint, press } = asked;
    const raced = this.gameOf(table)?.race?.claims.has(command.kind) === true;
    if (raced) for (const { line } of this.guests.values()) line?.pressed();
    const reaction = paint === undefined || press === undefined ? {} : { reaction: press - paint };
    return table.send({ id, seen, command, ...reaction });
  }

  /** Carries a wish out: decides, appends, folds, shows. */
  private ask(by: MemberId, id: string, wish: PartyWish): Promise<Answer> {
    const done = this.queue.then(async (): Promise<Answer> => {
      if (this.closed) return no(NOT_SAVED);
      const decided = decideParty(this.party, by, wish, this.house);
      if (!decided.ok) return no(decided.refusal);
      return decided.value.length === 0 ? { ok: true, seq: this.length } : this.append(by, id, decided.value);
    });
    this.queue = done;
    return done;
  }

  async append(by: MemberId, id: string, events: readonly PartyEvent[], stream?: string): Promise<Answer> {
    const entry: PartyEntry = { seq: this.length, at: this.house.outside.now(), by, id, events };
    try {
      const body = JSON.stringify(entry);
      await this.house.streams.append(stream ?? partyStream(this.party.code), [{ seq: entry.seq, body }]);
    } catch {
      return no(NOT_SAVED);
    }
    this.length += 1;
    const before = this.party;
    this.party = events.reduce(foldParty, this.party);
    await this.follow(before, events);
    return { ok: true, seq: entry.seq };
  }

  /** What happened in the party moves the table and the lines. */
  private async follow(before: Party, events: readonly PartyEvent[]): Promise<void> {
    if (this.party.match?.table !== before.match?.table) await this.setTable();
    for (const event of events) {
      if (event.kind === "left") this.dismiss(event.member);
      if (event.kind === "paused") this.breathe();
    }
    for (const [seat, { person }] of this.party.seats.entries())
      if (before.seats[seat]?.person !== person) this.reseat(seat, [before.seats[seat]?.person, person]);
    if (events.some(({ kind }) => kind === "level")) this.sitAll();
    this.tellParty();
    if (this.party.match?.table !== before.match?.table) for (const { id } of this.party.members) this.tellTable(id, 0);
    this.watchHost();
    if (this.party.over === null) return;
    this.close(Close.refused);
    this.house.ended(this.party.code);
  }

  /** The match that is due lies on the table: dealt just now, or gone on with from its log. */
  async setTable(): Promise<void> {
    this.table?.close();
    this.table = null;
    const { match, seats, game, rules } = this.party;
    if (match === null) return;
    const { outside } = this.house;
    const known = await resumeTable<unknown>(match.table, outside);
    const sitters = seats.map(({ person, level, junior, headStart }): Sitter => {
      const bot = person === null ? level : null;
      return headStart > 0 ? { bot, junior, headStart } : { bot, junior };
    });
    const opened = known.ok
      ? known
      : await openTable<unknown>({ table: match.table, game, rules, seats: sitters }, outside);
    if (!opened.ok) return;
    this.table = opened.value;
    this.sitAll();
    this.breathe();
    opened.value.watch(WATCHER, (shown) => this.happened(opened.value, shown));
    this.lookForEnd(opened.value);
  }

  /** Rounds and ends of matches are the party's business, too. */
  private happened(table: Table<unknown>, { events, race }: Shown): void {
    const { deals } = this.gameOf(table) ?? {};
    if (race !== undefined) for (const { line } of this.guests.values()) line?.settled();
    const someWait = this.party.members.some(({ next }) => next !== null);
    if (someWait && events.some(({ kind }) => kind === deals)) void this.ask(HOUSE, "", { kind: "round" });
    queueMicrotask(() => this.lookForEnd(table));
  }

  private lookForEnd(table: Table<unknown>): void {
    const outcome = table.outcome();
    if (outcome === null || !isPlaying(this.party) || this.party.match?.table !== table.setup.table) return;
    void this.ask(HOUSE, "", { kind: "decided", winners: outcome.winners });
  }

  private gameOf(table: Table<unknown>): RoomHouse["games"][number] | undefined {
    return this.house.games.find(({ id }) => id === table.setup.game);
  }

  /** Another person, or none, in a seat: who acts there, and what they see. */
  private reseat(seat: Seat, people: readonly (MemberId | null | undefined)[]): void {
    for (const person of people) if (person !== null && person !== undefined) this.tellTable(person, 0);
    this.sitOne(seat);
  }

  private sitAll(): void {
    for (const seat of this.party.seats.keys()) this.sitOne(seat);
  }

  private sitOne(seat: Seat): void {
    const one = this.party.seats[seat];
    if (one === undefined) return;
    const person = one.person === null ? null : this.guest(one.person);
    this.table?.sit(seat, person === null || person.replaced ? one.level : null);
  }

  private giveBack(member: MemberId): void {
    this.guest(member).replaced = false;
    const seat = seatOf(this.party, member);
    if (seat >= 0) this.sitOne(seat);
  }

  /** Who stays away is played for by a bot, until they are back. Ruling G12. */
  private missed(member: MemberId): void {
    const guest = this.guest(member);
    guest.callOff();
    guest.callOff = this.later(AWAY_MS, () => {
      guest.replaced = true;
      const seat = seatOf(this.party, member);
      if (seat >= 0) this.sitOne(seat);
      this.tellParty();
    });
  }

  /** While the host is away the time runs until somebody else is it. */
  private watchHost(): void {
    const { host } = this.party;
    this.hostGone();
    if (host !== null && this.guest(host).connection !== null) return;
    this.hostGone = this.later(HOST_GONE_MS, () => {
      const here = [...this.guests].flatMap(([id, { connection }]) => (connection === null ? [] : [id]));
      if (here.length > 0) void this.ask(HOUSE, "", { kind: "host-gone", here });
    });
  }

  /** A table on which nobody looks stands still. */
  private breathe(): void {
    if (this.table === null) return;
    const still = this.party.paused || this.here === 0;
    if (still) this.table.pause();
    else this.table.resume();
    this.tellClocks();
  }

  private dismiss(member: MemberId): void {
    const guest = this.guest(member);
    guest.callOff();
    guest.unwatch();
    guest.line?.close();
    guest.connection?.close(Close.refused);
    this.guests.delete(member);
  }

  private say(member: MemberId, guest: Guest, phrase: Extract<ClientMessage, { is: "say" }>["phrase"]): void {
    const now = this.house.outside.now();
    const seat = seatOf(this.party, member);
    if (seat < 0 || now - guest.saidAt < SAY_EVERY_MS) return;
    guest.saidAt = now;
    this.tellAll({ is: "said", seat, phrase });
  }

  private tellAll(message: ServerMessage): void {
    for (const { connection } of this.guests.values()) connection?.send(message);
  }

  private tellParty(): void {
    const at = this.house.outside.now();
    for (const [member, { connection }] of this.guests) {
      if (connection === null) continue;
      connection.send({ is: "party", at, party: viewOfParty(this.party, member, (id) => this.guests.get(id)) });
    }
  }

  private tellClocks(): void {
    const { table } = this;
    if (table === null) return;
    this.tellAll({ is: "clocks", at: this.house.outside.now(), table: table.setup.table, clocks: table.clocks() });
  }

  /** Shows a member the table from where they had it, and everything that happens from now on. */
  private tellTable(member: MemberId, since: number): void {
    const { table } = this;
    const guest = this.guests.get(member);
    guest?.unwatch();
    const connection = guest?.connection ?? null;
    if (table === null || guest === undefined || connection === null) return;
    const seat = seatOf(this.party, member);
    const { outside } = this.house;
    const race = this.gameOf(table)?.race;
    const late = seat < 0 && race !== undefined ? WATCHERS_LATE_MS : 0;
    const told = table.shownSince(seat, since).filter(({ at }) => late === 0 || at <= outside.now() - late);
    const { setup } = table;
    const name = setup.table;
    connection.send({
      is: "table",
      at: outside.now(),
      table: name,
      seat,
      setup,
      since,
      entries: told,
      clocks: table.clocks(),
    });
    if (late > 0)
      for (const entry of table.shownSince(seat, Math.max(since, told.at(-1)?.seq ?? 0)))
        this.later(entry.at + late - outside.now(), () => tell(entry));
    const tell = (entry: Shown): void => {
      if (guest.connection !== connection) return;
      connection.send({ is: "entry", at: outside.now(), table: name, entry, clocks: table.clocks() });
      // the ping that shows how long the face is under way goes out right behind it
      if (entry.events.some(({ kind }) => race?.faces.has(kind) === true)) guest.line?.face();
    };
    guest.unwatch = table.watch(seat, (entry) => {
      if (late > 0) this.later(late, () => tell(entry));
      // the table winds its clocks when it has told everybody
      else queueMicrotask(() => tell(entry));
    });
  }

  private later(ms: number, job: () => void): () => void {
    const { now, schedule } = this.house.outside;
    return schedule(now() + Math.max(0, ms), () => {
      if (!this.closed) job();
    });
  }
}
