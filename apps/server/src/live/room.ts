/**
 * A room: one party, the table it plays at, and the people who are here. One actor: wishes are carried out one after the other, each
 * first into the log and then onto every screen. Rulings G11, G12, G13, G14, G17. Decision 12.
 */
import { refusal, refused } from "@snorum/engine";
import type { Result, Seat } from "@snorum/engine";
import type { Answer, Line, Outside, Table } from "@snorum/table";
import { HOUSE, decideParty, foldParty, seatOf } from "@snorum/table/party";
import type { MemberId, Party, PartyEvent, PartyHouse, PartyWish } from "@snorum/table/party";
import type { LineKeeper } from "@snorum/table/lines";
import { Close } from "@snorum/protocol";
import type { ClientMessage } from "@snorum/protocol";
import { Absence } from "./absence.ts";
import type { AbsentRoom } from "./absence.ts";
import { no } from "./answers.ts";
import type { Connection } from "./connection.ts";
import type { Counts } from "./counts.ts";
import { partyStream } from "./log.ts";
import type { PartyEntry } from "./log.ts";
import { Presence } from "./presence.ts";
import type { Guest } from "./presence.ts";
import type { Streams } from "../store/streams.ts";
import { RoomTable } from "./room-table.ts";
import type { TableRoom } from "./room-table.ts";
import { viewOfParty } from "./room-view.ts";

/** One phrase of a person in so long. */
const SAY_EVERY_MS = 2000;

/** What a room needs from outside: the world of its table, its own log, and the rules of parties. */
export interface RoomHouse extends PartyHouse {
  readonly outside: Outside;
  readonly streams: Streams;
  /** A room in which nobody has been for so long is over, in ms. */
  readonly emptyMs: number;
  /** Told when a room is over for good. */
  readonly ended: (code: string) => void;
  /** Left out where nobody counts. */
  readonly counts?: Counts;
}

/** What a device still has of a table: as whom it looked, and up to which entry. */
export interface Has {
  readonly table?: string | undefined;
  readonly seat?: Seat | undefined;
  readonly since?: number | undefined;
}

/** So many turns in a row run out, and the seat is away. Ruling G11. */
const MOST_MISSED = 2;

const NOT_SAVED = refusal("not-saved", "G17");
const TOO_MANY = refusal("too-many", "G14");
const SENT_AWAY = refusal("sent-away", "G13");
const OUR_FAULT = refusal("our-fault", "G14");
const nothing = (): void => undefined;

/** A class, because it lives and keeps things. */
export class Room implements TableRoom, AbsentRoom {
  party: Party;
  readonly house: RoomHouse;
  readonly people: Presence;
  closed = false;
  private readonly seated: RoomTable;
  private length: number;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly absence: Absence;

  constructor(party: Party, entries: readonly PartyEntry[], house: RoomHouse) {
    this.party = party;
    this.house = house;
    this.length = entries.length;
    this.seated = new RoomTable(this);
    this.people = new Presence(house.outside, () => this.reseat());
    // whoever was here before the server stopped has as long to come back as anybody
    for (const { id } of party.members) this.people.misses(id);
    this.absence = new Absence(this);
    this.absence.look();
    for (const { by, id, seq } of entries) if (id !== "") this.people.find(by)?.answers.logged(id, seq);
  }

  /** How many are connected. */
  get here(): number {
    return this.people.here.length;
  }

  /** The table that it plays at now. */
  get table(): Table<unknown> | null {
    return this.seated.now;
  }

  /** The line of a seat at this table; null where a bot acts, or nobody is there. */
  lineOf(table: string, seat: Seat): LineKeeper | null {
    return this.seated.lineOf(table, seat);
  }

  /** How that line stands; null where a bot acts. */
  standing(table: string, seat: Seat): Line | null {
    return this.seated.standing(table, seat);
  }

  /** A seat has let its turns run out: a bot plays on until its person does anything. Ruling G11. */
  missed(table: string, seat: Seat, times: number): void {
    const person = this.party.seats[seat]?.person ?? null;
    const guest = person === null || this.table?.setup.table !== table ? undefined : this.people.find(person);
    if (guest === undefined || guest.replaced || times < MOST_MISSED) return;
    guest.replaced = true;
    this.reseat();
  }

  /** Whoever does anything is there again. */
  private stirs(guest: Guest): void {
    if (!guest.replaced) return;
    guest.replaced = false;
    this.reseat();
  }

  /** Somebody else acts in a seat, and everybody is told. */
  private reseat(): void {
    this.seated.sitAll();
    this.tellParty();
  }

  /** The answer to a ping has come in. */
  ponged(member: MemberId, connection: Connection, number: number): void {
    const guest = this.people.find(member);
    if (guest?.connection !== connection) return;
    const trip = guest.line?.answered(number) ?? null;
    if (trip !== null) this.house.counts?.trip(trip);
  }

  /** Whether the device with this token's hash has been here before, and has not left for good. */
  knows(token: string): boolean {
    return this.party.members.some((one) => one.token === token);
  }

  /** Somebody comes in, or comes back: the one with this token's hash. Refused as `decideParty` refuses, or with `stopping`. */
  async enter(token: string, has: Has, connection: Connection): Promise<Result<MemberId>> {
    if (!this.knows(token)) {
      const came = await this.ask(HOUSE, "", { kind: "come", token });
      // two lines of one device may have come at once
      if (!came.ok && !this.knows(token)) return refused(came.refusal);
    }
    if (this.party.over !== null) return refused(refusal("party-over", "G13"));
    if (this.closed) return refused(refusal("stopping", "G17"));
    const member = this.party.members.find((one) => one.token === token);
    if (member === undefined) return refused(NOT_SAVED);
    this.people.comes(member.id, connection);
    this.seated.sitAll();
    this.absence.look();
    this.seated.breathe();
    this.tellParty();
    const same = has.table === this.party.match?.table && has.seat === seatOf(this.party, member.id);
    this.seated.tell(member.id, same ? (has.since ?? 0) : 0);
    return { ok: true, value: member.id };
  }

  /** The line of somebody is gone; another one of theirs may have taken its place before. */
  left(member: MemberId, connection: Connection): void {
    if (!this.people.goes(member, connection)) return;
    this.absence.look();
    this.seated.breathe();
    this.tellParty();
  }

  /** Somebody says something over this connection. */
  hear(member: MemberId, connection: Connection, message: ClientMessage): void {
    const guest = this.people.find(member);
    // who has left for good, or sits at another device by now, is not heard any more
    if (guest?.connection !== connection) return;
    if (message.is !== "beat") this.stirs(guest);
    switch (message.is) {
      case "ask":
        void this.seated
          .command(member, message)
          .then((answer) => this.people.find(member)?.connection?.send({ is: "answer", id: message.id, ...answer }));
        break;
      case "wish": {
        const { id, wish } = message;
        const known = guest.answers.find(id);
        if (known === undefined && !guest.mayWish.take()) connection.send({ is: "answer", id, ...no(TOO_MANY) });
        else if (known === undefined) guest.answers.keep(id, this.ask(member, id, wish));
        else void known.then((answer) => guest.connection?.send({ is: "answer", id, ...answer }));
        break;
      }
      case "say":
        this.say(member, guest, message.phrase);
        break;
      case "beat":
        connection.send({ is: "beat", at: this.house.outside.now() });
        break;
      case "open":
      case "hello":
        connection.close(Close.badMessage);
    }
  }

  /** Whoever hosts the server ends the party. Refused with `not-saved` or `party-over`. */
  end(): Promise<Answer> {
    return this.ask(HOUSE, "", { kind: "end" });
  }

  /** Puts everything down; the logs stay. */
  close(code: number): void {
    this.closed = true;
    this.absence.close();
    this.seated.close();
    this.people.close(code);
  }

  /** What is in flight is carried out and answered; then nothing moves. */
  async finish(): Promise<void> {
    await this.seated.finish();
    await this.queue;
  }

  /** Carries a wish out: decides, appends, folds, shows, answers. A fault of ours takes nobody else down. */
  private ask(by: MemberId, id: string, wish: PartyWish): Promise<Answer> {
    const done = this.queue.then(async (): Promise<Answer> => {
      const answer = await this.carryOut(by, id, wish).catch(() => no(OUR_FAULT));
      if (id !== "") this.people.find(by)?.connection?.send({ is: "answer", id, ...answer });
      this.sayGoodbye();
      return answer;
    });
    this.queue = done;
    return done;
  }

  private async carryOut(by: MemberId, id: string, wish: PartyWish): Promise<Answer> {
    if (this.closed) return no(NOT_SAVED);
    const decided = decideParty(this.party, by, wish, this.house);
    if (!decided.ok) return no(decided.refusal);
    if (decided.value.length === 0) return { ok: true, seq: this.length - 1 };
    return this.append(by, id, decided.value);
  }

  /** Appends, folds and shows what has been decided. */
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
    if (!this.closed) await this.follow(before, events);
    return { ok: true, seq: entry.seq };
  }

  /** What happened in the party moves the table and the lines. */
  private async follow(before: Party, events: readonly PartyEvent[]): Promise<void> {
    for (const event of events)
      if (event.kind === "dismissed")
        this.people.find(event.member)?.connection?.send({ is: "refused", refusal: SENT_AWAY });
    const dealt = this.party.match?.table !== before.match?.table;
    if (dealt) await this.seated.set();
    if (events.some(({ kind }) => kind === "paused")) this.seated.breathe();
    this.seated.sitAll();
    this.tellParty();
    for (const { id } of this.party.members)
      if (dealt || seatOf(before, id) !== seatOf(this.party, id)) this.seated.tell(id, 0);
    if (!this.closed) this.absence.look();
  }

  /** Who has left for good is let go once they have their answer, and everybody is when the party is over. */
  private sayGoodbye(): void {
    const { members, over, came, code } = this.party;
    for (const [id] of this.people.all) if (members.every((one) => one.id !== id)) this.people.forget(id);
    if (this.closed) return;
    if (over !== null) {
      this.close(Close.refused);
      this.house.ended(code);
    } else if (came > 0 && members.length === 0) void this.ask(HOUSE, "", { kind: "deserted" });
  }

  /** The match that is due lies on the table. */
  setTable(): Promise<void> {
    return this.seated.set();
  }

  houseWish(wish: PartyWish): void {
    void this.ask(HOUSE, "", wish);
  }

  inTurn(job: () => Promise<void>): void {
    this.queue = this.queue.then(job).catch(nothing);
  }

  private say(member: MemberId, guest: Guest, phrase: Extract<ClientMessage, { is: "say" }>["phrase"]): void {
    const now = this.house.outside.now();
    const seat = seatOf(this.party, member);
    if (seat < 0 || now - guest.saidAt < SAY_EVERY_MS) return;
    guest.saidAt = now;
    this.people.tellAll({ is: "said", seat, phrase });
  }

  private tellParty(): void {
    const at = this.house.outside.now();
    for (const [member, { connection }] of this.people.all)
      connection?.send({ is: "party", at, party: viewOfParty(this.party, member, (id) => this.people.find(id)) });
  }
}
