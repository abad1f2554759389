/** Rooms, on a clock that stands still: who is away, who is host, who watches, and what a restart finds. */
import { describe, expect, test, vi } from "vitest";
import { Ask, Event as SnipEvent, command, snap } from "@snorum/engine";
import type { Command, SnipView } from "@snorum/engine";
import { Close } from "@snorum/protocol";
import { PLAYABLES } from "@snorum/engine/tips";
import { memoryStreams } from "../store/memory-streams.ts";
import type { Streams } from "../store/streams.ts";
import { AWAY_MS } from "./presence.ts";
import { HOST_GONE_MS } from "./absence.ts";
import type { Room } from "./room.ts";
import { WATCHERS_LATE_MS } from "./showing.ts";
import { Device, EMPTY_MS, virtualHouse } from "./virtual.ts";
import type { VirtualHouse } from "./virtual.ts";

/** Whole servers and matches take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const SNIP = { game: "snip-snap-snorum", rules: { session: "rounds", rounds: 3, chants: "app" }, seats: 3 };
const SNAP = { game: "snap", rules: { turnTime: 0, mostMinutes: 0 }, seats: 3 };

type Wish = Parameters<VirtualHouse["rooms"]["open"]>[0];

interface Sitting {
  readonly house: VirtualHouse;
  readonly room: Room;
  readonly host: Device;
  readonly guest: Device;
  /** Somebody else comes by the code. */
  readonly come: (token: string) => Promise<Device>;
}

/** A host and a guest at a table of three. */
async function sitting(wish: Wish = SNIP, streams: Streams = memoryStreams()): Promise<Sitting> {
  const house = virtualHouse(streams);
  const room = await house.rooms.open(wish, "host");
  if (!room.ok) throw new Error(room.refusal.code);
  const come = async (token: string): Promise<Device> => {
    const one = new Device(room.value, token);
    expect(await one.enter()).toBe("ok");
    return one;
  };
  return { house, room: room.value, host: await come("host"), guest: await come("guest"), come };
}

async function dealt(wish: Wish = SNIP, streams?: Streams): Promise<Sitting> {
  const all = await sitting(wish, streams);
  expect(await all.host.wish({ kind: "deal" })).toMatch(/^ok/);
  await all.house.pass(0);
  return all;
}

/** What the seat of a device would do, as a bot would. */
function tipOf({ table }: Device): Command | null {
  const playable = PLAYABLES.find(({ game }) => game.id === table?.setup.game);
  if (table === null || playable === undefined || table.seat < 0) return null;
  return playable.tip(table.view(table.seat) as never, "sharp", () => 0);
}

/** These play until `holds`, or in vain. */
async function play(house: VirtualHouse, devices: readonly Device[], holds: () => boolean): Promise<void> {
  for (let n = 0; n < 4000 && !holds(); n++) {
    for (const one of devices) {
      const tip = tipOf(one) ?? one.table?.legal().find(({ kind }) => kind === Ask.NextRound) ?? null;
      if (tip !== null) await one.ask(tip);
    }
    await house.pass(100);
  }
  expect(holds()).toBe(true);
}

/** What a device has before it at a table of Snip Snap Snorum. */
function snipOf({ table }: Device, seat: number): SnipView {
  if (table === null) throw new Error("no table");
  return table.view(seat) as SnipView;
}

const seqOf = ({ room }: Sitting): number => room.table?.seq ?? -1;

describe("away", () => {
  test("after five seconds a bot plays on, and the seat is given back on return (G12)", async () => {
    const all = await dealt();
    const { house, host, guest, room } = all;
    await play(house, [host, guest], () => snipOf(guest, 1).turn === 1);
    guest.cut();
    await house.pass(AWAY_MS - 100);
    expect(host.party?.seats[1]).toMatchObject({ away: true, bot: false, person: 2 });
    const before = seqOf(all);
    await house.pass(200);
    expect(host.party?.seats[1]).toMatchObject({ away: true, bot: true });
    await house.pass(5000);
    expect(seqOf(all)).toBeGreaterThan(before);
    expect(await guest.enter()).toBe("ok");
    expect(host.party?.seats[1]).toMatchObject({ away: false, bot: false, person: 2 });
    expect(guest.table?.view(1)).toEqual(room.table?.view(1));
  });

  test("who is back within five seconds finds nothing done for them", async () => {
    const { house, host, guest } = await dealt();
    await play(house, [host, guest], () => snipOf(guest, 1).turn === 1);
    const { seq = 0 } = guest.table ?? {};
    guest.cut();
    await house.pass(AWAY_MS - 100);
    expect(await guest.enter({ table: guest.table?.setup.table, seat: 1, since: seq })).toBe("ok");
    await house.pass(AWAY_MS);
    expect(guest.table?.seq).toBe(seq);
  });

  test("is whoever lets two turns run out: a bot plays on, until they do anything (G11)", async () => {
    const { house, host, guest } = await dealt({ ...SNIP, rules: { ...SNIP.rules, turnTime: 5 } });
    await play(house, [host], () => host.party?.seats[1]?.away === true);
    expect(host.party?.seats[1]).toMatchObject({ person: 2, away: true, bot: true });
    expect([guest.closed, guest.party?.seats[0]?.away]).toEqual([null, false]);
    await guest.wish({ kind: "ready", on: true });
    expect(host.party?.seats[1]).toMatchObject({ person: 2, away: false, bot: false });
  });

  test("an old device is closed when another comes with its token, and only it", async () => {
    const { room, host, guest } = await sitting();
    const tab = new Device(room, "guest");
    expect(await tab.enter()).toBe("ok");
    expect([guest.closed, tab.closed, host.closed]).toEqual([Close.elsewhere, null, null]);
    expect(host.party?.seats[1]).toMatchObject({ person: 2, away: false });
    expect(await guest.wish({ kind: "stand" })).toBe("silence");
    expect(await tab.wish({ kind: "ready", on: true })).toMatch(/^ok/);
  });

  test("a device that answers no ping for ten seconds is let go", async () => {
    const { house, room, host } = await sitting();
    const heard: number[] = [];
    const dead = { send: () => undefined, ping: () => undefined, close: (code: number) => void heard.push(code) };
    await room.enter("dead", {}, dead);
    await house.pass(15_000);
    expect(heard).toContain(Close.lost);
    expect(host.closed).toBe(null);
  });

  test("when everybody has gone the table stands still, and goes on with who comes back", async () => {
    const all = await dealt();
    const { house, host, guest } = all;
    host.cut();
    guest.cut();
    await house.pass(0);
    const before = seqOf(all);
    await house.pass(3_600_000);
    expect(seqOf(all)).toBe(before);
    expect(await guest.enter()).toBe("ok");
    // the host's seat is a bot's meanwhile
    await play(house, [guest], () => seqOf(all) > before + 3);
  });
});

describe("the host", () => {
  test("is the next person when gone for twenty seconds, whoever comes and goes meanwhile", async () => {
    const { house, host, guest, come } = await sitting();
    host.cut();
    for (let n = 0; n < 4; n++) {
      await house.pass(HOST_GONE_MS / 5);
      await guest.wish({ kind: "ready", on: n % 2 === 0 });
      (await come("third")).cut();
    }
    expect(guest.party?.host).toBe(1);
    await house.pass(HOST_GONE_MS / 5 + 100);
    expect(guest.party?.host).toBe(2);
    expect(await guest.wish({ kind: "door", open: false })).toMatch(/^ok/);
    expect(await host.enter()).toBe("ok");
    expect(await host.wish({ kind: "door", open: true })).toBe("not-host");
  });

  test("keeps the role while nobody is here who could want it", async () => {
    const { house, host, guest } = await sitting();
    host.cut();
    guest.cut();
    await house.pass(10 * HOST_GONE_MS);
    expect(await guest.enter()).toBe("ok");
    await house.pass(HOST_GONE_MS / 2);
    expect(guest.party?.host).toBe(1);
    expect(await host.enter()).toBe("ok");
    await house.pass(HOST_GONE_MS);
    expect(guest.party?.host).toBe(1);
  });

  test("pauses: no clock runs, no bot acts, no card is laid; and goes on", async () => {
    const all = await dealt();
    const { house, host, guest } = all;
    await play(house, [host, guest], () => snipOf(guest, 1).turn === 1);
    expect(await host.wish({ kind: "pause", on: true })).toMatch(/^ok/);
    const before = seqOf(all);
    const tip = tipOf(guest);
    expect(tip).not.toBe(null);
    if (tip !== null) expect(await guest.ask(tip)).toBe("not-now");
    await house.pass(600_000);
    expect(seqOf(all)).toBe(before);
    expect(await host.wish({ kind: "pause", on: false })).toMatch(/^ok/);
    if (tip !== null) expect(await guest.ask(tip)).toMatch(/^ok/);
  });

  test("shuts the door: strangers stay outside, who was here comes back", async () => {
    const { room, host, guest } = await sitting();
    expect(await host.wish({ kind: "door", open: false })).toMatch(/^ok/);
    expect(await new Device(room, "stranger").enter()).toBe("door-shut");
    guest.cut();
    expect(await guest.enter()).toBe("ok");
  });

  test("hides the code from every screen but their own", async () => {
    const { room, host, guest } = await sitting();
    expect(await host.wish({ kind: "code", hidden: true })).toMatch(/^ok/);
    expect([host.party?.code, guest.party?.code]).toEqual([room.party.code, null]);
  });

  test("frees a seat: its person watches without cards, a bot plays on", async () => {
    const all = await dealt();
    const { house, host, guest, room } = all;
    expect(snipOf(guest, 1).hand.length).toBeGreaterThan(0);
    expect(await host.wish({ kind: "free", seat: 1 })).toMatch(/^ok/);
    expect([guest.table?.seat, guest.party?.seat]).toEqual([-1, -1]);
    expect(guest.table?.view(-1)).toEqual(room.table?.view(-1));
    expect(await guest.ask(command(0, 1))).toBe("not-your-seat");
    const before = seqOf(all);
    await play(house, [host], () => seqOf(all) > before + 4);
  });

  test("sends somebody away, who is told so, comes in no more, and whose seat a bot has", async () => {
    const { room, host, guest } = await dealt();
    expect(await guest.wish({ kind: "dismiss", member: 1 })).toBe("not-host");
    expect(await host.wish({ kind: "dismiss", member: 1 })).toBe("not-a-member");
    expect(await host.wish({ kind: "dismiss", member: 2 })).toMatch(/^ok/);
    expect(guest.heard.flatMap((one) => (one.is === "refused" ? [one.refusal.code] : []))).toEqual(["sent-away"]);
    expect(guest.closed).toBe(Close.refused);
    expect(host.party?.seats[1]).toMatchObject({ person: null, bot: true });
    expect(await new Device(room, "guest").enter()).toBe("sent-away");
    expect(await new Device(room, "stranger").enter()).toBe("ok");
  });

  test("ends it for everybody: told, answered, closed, and the code is no table any more", async () => {
    const { house, host, guest, room } = await dealt();
    const { code } = room.party;
    expect(await host.wish({ kind: "end" })).toMatch(/^ok/);
    expect([host.party?.over, guest.party?.over]).toEqual(["ended", "ended"]);
    expect([host.closed, guest.closed]).toEqual([Close.refused, Close.refused]);
    expect(house.rooms.find(code)).toBe(undefined);
    expect(await new Device(room, "guest").enter()).toBe("party-over");
  });
});

describe("leaving for good", () => {
  test("is answered before the line is closed, and nothing is heard of them afterwards (G13)", async () => {
    const { host, guest, room } = await dealt();
    expect(await guest.wish({ kind: "leave" })).toMatch(/^ok/);
    expect(guest.closed).toBe(Close.refused);
    expect(host.party?.seats[1]).toMatchObject({ person: null, bot: true });
    const before = room.party;
    expect(await guest.wish({ kind: "ready", on: true })).toBe("silence");
    expect(room.party).toBe(before);
  });

  test("with the lead: a bot leads in that seat (S46, G13)", async () => {
    const { house, host, guest, room } = await dealt();
    const led = (): SnipView => room.table?.view(-1) as SnipView;
    await play(house, [host, guest], () => led().turn === 1 && led().phase === "Lead");
    expect(await guest.wish({ kind: "leave" })).toMatch(/^ok/);
    const from = room.table?.seq ?? 0;
    await house.pass(10_000);
    const [first] = (room.table?.shownSince(-1, from) ?? []).flatMap(({ events }) => events);
    expect(first).toMatchObject({ kind: SnipEvent.Led, seat: 1 });
  });

  test("the last one turns off the light", async () => {
    const { house, host, guest, room } = await sitting();
    await guest.wish({ kind: "leave" });
    await host.wish({ kind: "leave" });
    await house.pass(0);
    expect([room.party.over, house.rooms.size]).toEqual(["deserted", 0]);
  });
});

describe("a table at which nobody is", () => {
  test("is over after a day, before a restart and after it, and not while somebody comes by", async () => {
    const { house, host, guest, room } = await sitting();
    host.cut();
    guest.cut();
    await house.pass(EMPTY_MS - 1000);
    expect(await guest.enter()).toBe("ok");
    await house.pass(EMPTY_MS);
    guest.cut();
    await house.pass(EMPTY_MS - 1000);
    expect(room.party.over).toBe(null);
    const next = virtualHouse(house.streams);
    await next.rooms.resumeAll();
    await house.pass(2000);
    expect([room.party.over, house.rooms.size]).toEqual(["deserted", 0]);
    expect(next.rooms.size).toBe(1);
  });

  test("that nobody came back to after a restart is over, too", async () => {
    const { house } = await sitting();
    const next = virtualHouse(house.streams);
    await next.rooms.resumeAll();
    await next.pass(EMPTY_MS + 1000);
    expect(next.rooms.size).toBe(0);
  });
});

describe("who comes late", () => {
  test("watches a game in turns as it is, sees no hand, and has a bot's seat from the next round on", async () => {
    const all = await dealt();
    const { house, host, guest, room } = all;
    const late = await all.come("late");
    expect([late.party?.seat, late.table?.seat]).toEqual([-1, -1]);
    expect(snipOf(late, -1).hand).toEqual([]);
    expect(late.table?.view(-1)).toEqual(room.table?.view(-1));
    expect(host.party?.watchers).toEqual([{ member: 3, next: 2 }]);
    await play(house, [host, guest], () => late.party?.seat === 2);
    expect(snipOf(late, 2).round).toBe(2);
    expect(late.table?.view(2)).toEqual(room.table?.view(2));
    expect(host.party?.seats[2]).toMatchObject({ person: 3, bot: false });
  });

  test("watches a race two seconds late, every entry once and in its order, clocks too (G4)", async () => {
    const all = await dealt({ ...SNAP, seats: 2 });
    const { house, host, guest } = all;
    const late = await all.come("late");
    expect(late.party?.seat).toBe(-1);
    const born = new Map<number, number>();
    for (let n = 0; n < 300; n++) {
      for (const one of [host, guest]) {
        const tip = tipOf(one);
        if (tip !== null) await one.ask(tip);
      }
      born.set(seqOf(all), born.get(seqOf(all)) ?? house.outside.now());
      // somebody else comes and goes, and the watcher comes back now and then
      if (n % 50 === 20) {
        late.cut();
        await late.enter({ table: late.table?.setup.table, seat: -1, since: late.table?.seq });
      }
      await house.pass(70);
      const lag = late.table?.shownSince(-1, 0).at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      expect(lag).toBeLessThanOrEqual(house.outside.now() - WATCHERS_LATE_MS);
    }
    expect(late.table?.seq ?? 0).toBeGreaterThan(5);
    for (const message of late.heard) {
      if (message.is === "clocks") throw new Error("clocks of now");
      if (message.is !== "entry" && message.is !== "table") continue;
      for (const { startedAt } of message.clocks) expect(startedAt).toBeLessThanOrEqual(message.at - WATCHERS_LATE_MS);
    }
    await host.wish({ kind: "pause", on: true });
    await house.pass(WATCHERS_LATE_MS + 100);
    expect(late.table?.view(-1)).toEqual(all.room.table?.view(-1));
  });
});

/** Streams whose disk can be full. */
function fragile(): Streams & { full: boolean } {
  const streams = memoryStreams();
  const one: Streams & { full: boolean } = {
    ...streams,
    full: false,
    append: (stream, entries) => (one.full ? Promise.reject(new Error("full")) : streams.append(stream, entries)),
  };
  return one;
}

describe("what is kept", () => {
  test("nobody fills the log with wishes: after many at once there is one every two seconds (G14)", async () => {
    const { guest, house, room } = await sitting();
    const answers: string[] = [];
    for (let n = 0; n < 100; n++) answers.push(await guest.wish({ kind: "ready", on: n % 2 === 0 }));
    expect(answers.filter((one) => one === "too-many")).toHaveLength(40);
    const before = room.party;
    expect([await guest.wish({ kind: "stand" }), room.party]).toEqual(["too-many", before]);
    await house.pass(2000);
    expect(await guest.wish({ kind: "stand" })).toMatch(/^ok/);
    expect(await guest.wish({ kind: "sit", seat: 2 })).toBe("too-many");
  });

  test("a repeated wish gets its first answer, however much was wished since, and after a restart too (G17)", async () => {
    const { host, guest, room, house } = await sitting();
    const first = await guest.wish({ kind: "ready", on: true }, "once");
    for (let n = 0; n < 100; n++) {
      await guest.wish({ kind: "ready", on: n % 2 === 0 });
      await house.pass(2000);
    }
    expect(await guest.wish({ kind: "ready", on: true }, "once")).toBe(first);
    expect(await host.wish({ kind: "ready", on: true }, "once")).not.toBe(first);
    const next = virtualHouse(house.streams);
    await next.rooms.resumeAll();
    const again = next.rooms.find(room.party.code);
    const back = again === undefined ? null : new Device(again, "guest");
    expect(await back?.enter()).toBe("ok");
    expect(await back?.wish({ kind: "ready", on: true }, "once")).toBe(first);
    expect(again?.party).toEqual(room.party);
  });

  test("what could not be saved is tried anew when it is asked again", async () => {
    const streams = fragile();
    const { guest, room } = await sitting(SNIP, streams);
    streams.full = true;
    expect(await guest.wish({ kind: "ready", on: true }, "once")).toBe("not-saved");
    expect(room.party.seats[1]?.ready).toBe(false);
    streams.full = false;
    expect(await guest.wish({ kind: "ready", on: true }, "once")).toMatch(/^ok/);
    expect(room.party.seats[1]?.ready).toBe(true);
  });

  test("a press that comes again and again while its verdict is being saved is one press (G9)", async () => {
    const streams = memoryStreams();
    const { house, host, room } = await dealt({ ...SNAP, seats: 2 }, streams);
    await house.pass(3000);
    const press = host.table?.legal().find(({ kind }) => snap.race?.claims.has(kind) === true);
    for (let n = 0; n < 40 && host.table?.legal().every(({ kind }) => snap.race?.claims.has(kind) !== true); n++) {
      const tip = tipOf(host);
      if (tip !== null) await host.ask(tip);
      await house.pass(200);
    }
    const call = press ?? host.table?.legal().find(({ kind }) => snap.race?.claims.has(kind) === true);
    if (call === undefined) throw new Error("nothing to press");
    const gate = Promise.withResolvers<void>();
    const append = streams.append.bind(streams);
    streams.append = async (...entry) => gate.promise.then(() => append(...entry));
    const { seq = 0, setup } = host.table ?? {};
    const message = { is: "ask", id: "once", table: setup?.table ?? "", seen: seq, command: call } as const;
    for (let n = 0; n < 10; n++) {
      host.say(message);
      await house.pass(100);
    }
    gate.resolve();
    await house.pass(2000);
    const log = await streams.read(`table/${room.party.match?.table}`);
    expect(log.filter((body) => body.includes('"once"'))).toHaveLength(1);
    const answers = host.heard.flatMap((one) =>
      one.is === "answer" && one.id === "once" ? [JSON.stringify(one)] : [],
    );
    expect([answers.length, new Set(answers).size]).toEqual([10, 1]);
  });

  test("a match whose table could not be saved is laid as soon as it can be", async () => {
    const streams = fragile();
    const { host, guest, house } = await sitting(SNIP, streams);
    const append = streams.append.bind(streams);
    streams.append = (stream, entries) =>
      stream.startsWith("table/") ? Promise.reject(new Error("full")) : append(stream, entries);
    expect(await host.wish({ kind: "deal" })).toMatch(/^ok/);
    await house.pass(10_000);
    expect(guest.table).toBe(null);
    streams.append = append;
    await house.pass(10_000);
    expect([host.table?.seat, guest.table?.seat]).toEqual([0, 1]);
  });

  test("whoever has not come back after a restart is awaited by nobody, until a bot plays for them (I46, G12)", async () => {
    const one = await dealt(SNAP);
    const table = one.room.party.match?.table ?? "";
    const next = virtualHouse(one.house.streams);
    await next.rooms.resumeAll();
    const room = next.rooms.find(one.room.party.code);
    if (room === undefined) throw new Error("no room");
    const live = (seat: number): boolean | undefined => room.standing(table, seat)?.live;
    expect([live(0), live(1), live(2)]).toEqual([false, false, undefined]);
    expect(await new Device(room, "guest").enter()).toBe("ok");
    await next.pass(100);
    expect([live(0), live(1)]).toEqual([false, true]);
    await next.pass(AWAY_MS);
    expect([live(0), live(1)]).toEqual([undefined, true]);
  });

  test("a restart goes on with every table: same seats, same cards, and a clock for who is away (G17)", async () => {
    const one = await dealt();
    const other = await one.house.rooms.open(SNAP, "elsewhere");
    expect(other.ok).toBe(true);
    const hand = snipOf(one.guest, 1).hand;
    const next = virtualHouse(one.house.streams);
    // a room that nobody had come into yet is known to nobody
    expect(await next.rooms.resumeAll()).toEqual({ resumed: 1, unreadable: [] });
    const room = next.rooms.find(one.room.party.code);
    if (room === undefined) throw new Error("no room");
    const back = new Device(room, "guest");
    expect(await back.enter()).toBe("ok");
    expect(snipOf(back, 1).hand).toEqual(hand);
    expect(back.party?.seats.map(({ away, bot }) => [away, bot])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    await next.pass(AWAY_MS + 100);
    expect(back.party?.seats[0]).toMatchObject({ bot: true });
  });

  test.each([
    ["no JSON", "not json"],
    ["nothing", "null"],
    ["a number that is not next", '{"seq":7,"at":1,"by":0,"id":"","events":[]}'],
    ["no events", '{"seq":3,"at":1,"by":0,"id":""}'],
    ["an event that is none", '{"seq":3,"at":1,"by":0,"id":"","events":[{"kind":"bogus"}]}'],
    ["somebody who never came", '{"seq":3,"at":1,"by":0,"id":"","events":[{"kind":"sat","member":9,"seat":0}]}'],
    ["a host who never came", '{"seq":3,"at":1,"by":0,"id":"","events":[{"kind":"host","member":{}}]}'],
    ["seats without end", '{"seq":3,"at":1,"by":0,"id":"","events":[{"kind":"resized","seats":1e9,"level":"casual"}]}'],
    ["a game that is none", '{"seq":3,"at":1,"by":0,"id":"","events":[{"kind":"rules","game":"x","rules":{}}]}'],
  ])("a party's log with %s in it does not stop the others", async (_, body) => {
    const { house, room } = await sitting();
    const bad = await house.rooms.open(SNIP, "bad");
    if (!bad.ok) throw new Error("not opened");
    for (const token of ["x", "y"]) await new Device(bad.value, token).enter();
    await house.streams.append(`party/${bad.value.party.code}`, [{ seq: 3, body }]);
    const next = virtualHouse(house.streams);
    expect(await next.rooms.resumeAll()).toEqual({ resumed: 1, unreadable: [bad.value.party.code] });
    expect(next.rooms.find(room.party.code)?.party).toEqual(room.party);
  });

  test("a match whose log is damaged is over without a winner, and the next can be dealt", async () => {
    const { house, room } = await dealt();
    const { match, code } = room.party;
    const length = (await house.streams.read(`table/${match?.table}`)).length;
    room.close(0);
    await house.streams.append(`table/${match?.table}`, [{ seq: length, body: "damaged" }]);
    const next = virtualHouse(house.streams);
    await next.rooms.resumeAll();
    await next.pass(0);
    const again = next.rooms.find(code);
    if (again === undefined) throw new Error("no room");
    expect(again.party).toMatchObject({ match: { over: true }, won: [0, 0, 0] });
    const host = new Device(again, "host");
    await host.enter();
    expect(await host.wish({ kind: "deal" })).toMatch(/^ok/);
  });

  test("one device that asks twice for a new table has one", async () => {
    const house = virtualHouse();
    const [one, other] = await Promise.all([house.rooms.open(SNIP, "same"), house.rooms.open(SNIP, "same")]);
    expect(one).toBe(other);
    if (!one.ok) throw new Error("not opened");
    await new Device(one.value, "same").enter();
    expect(house.rooms.openedBy("same")).toBe(one.value);
    expect(house.rooms.size).toBe(1);
  });

  test("a stop carries out and answers what is in flight; then nobody comes in", async () => {
    const { house, host, guest, room } = await dealt();
    await play(house, [host, guest], () => snipOf(guest, 1).turn === 1);
    const tip = tipOf(guest);
    if (tip === null) throw new Error("nothing to do");
    const answers = [guest.ask(tip), host.wish({ kind: "ready", on: true })];
    await house.rooms.stop(Close.stopping);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^ok/);
    expect([host.closed, guest.closed]).toEqual([Close.stopping, Close.stopping]);
    expect(await new Device(room, "guest").enter()).toBe("stopping");
    expect((await house.rooms.open(SNIP, "new")).ok).toBe(false);
  });
});
