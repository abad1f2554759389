/** The party: every wish and every refusal once, and what must hold whatever is wished by whomever. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completeRules, printShareCode } from "@snorum/engine";
import { PLAYABLES } from "@snorum/engine/tips";
import {
  HOUSE,
  MOST_MEMBERS,
  NO_PARTY,
  brokenParty,
  decideParty,
  foldParty,
  isPlaying,
  nightGoesOn,
  openParty,
  seatOf,
} from "./index.ts";
import type { MemberId, Party, PartyEvent, PartyHouse, PartyWish } from "./index.ts";

function houseOf(): PartyHouse {
  let tables = 0;
  return {
    games: PLAYABLES.map(({ game }) => game),
    mayBeName: (name) => /^\p{L}{1,14}$/u.test(name) && name !== "Swear",
    nextTable: () => `table-${++tables}`,
  };
}

/** A party that keeps its log, as a room does. */
class Log {
  readonly house = houseOf();
  readonly events: PartyEvent[] = [];
  party: Party = NO_PARTY;

  constructor(game = "snap", seats = 3, rules: Readonly<Record<string, unknown>> = {}) {
    const opened = openParty("BCDFG", { game, rules, seats }, this.house);
    if (!opened.ok) throw new Error(opened.refusal.code);
    this.fold(opened.value);
  }

  fold(events: readonly PartyEvent[]): void {
    this.events.push(...events);
    this.party = events.reduce(foldParty, this.party);
  }

  /** `ok`, or the refusal's code; what was allowed has happened. */
  wish(by: MemberId, wish: PartyWish): string {
    const decided = decideParty(this.party, by, wish, this.house);
    if (!decided.ok) return decided.refusal.code;
    this.fold(decided.value);
    return "ok";
  }

  come(...tokens: readonly string[]): this {
    for (const token of tokens) expect(this.wish(HOUSE, { kind: "come", token })).toBe("ok");
    return this;
  }

  get people(): readonly (MemberId | null)[] {
    return this.party.seats.map(({ person }) => person);
  }
}

/** The share code of rules of a game. */
function codeOf(id: string, asked: Readonly<Record<string, unknown>> = {}): string {
  const game = PLAYABLES.find(({ game: one }) => one.id === id)?.game;
  const rules = game && completeRules(game, asked);
  return game && rules?.ok === true ? printShareCode(game, rules.value) : "";
}

const HOST = 1;
const GUEST = 2;
const three = (): Log => new Log().come("a", "b");
const playing = (): Log => {
  const log = three();
  expect(log.wish(HOST, { kind: "deal" })).toBe("ok");
  return log;
};

describe("opening", () => {
  test.each([
    ["a game that nobody knows", { game: "whist", rules: {}, seats: 3 }, "unknown-game"],
    ["no seats", { game: "snap", rules: {}, seats: 0 }, "too-few-seats"],
    ["a crowd", { game: "snap", rules: {}, seats: 60 }, "too-many-seats"],
    ["a rule that is none", { game: "snap", rules: { cheating: true }, seats: 3 }, "unknown-option"],
    ["a word every object knows", { game: "snap", rules: { constructor: true }, seats: 3 }, "unknown-option"],
  ])("%s is refused", (_, wish, code) => {
    const opened = openParty("BCDFG", wish, houseOf());
    expect(opened.ok ? "ok" : opened.refusal.code).toBe(code);
  });
});

describe("coming and going", () => {
  test("the first is the host, each takes the next bot's seat, the rest watch (G13)", () => {
    const log = new Log().come("a", "b", "c", "d");
    expect(log.party.host).toBe(HOST);
    expect(log.people).toEqual([1, 2, 3]);
    expect(seatOf(log.party, 4)).toBe(-1);
  });

  test("a shut door lets nobody in; a full house neither", () => {
    const log = three();
    expect(log.wish(HOST, { kind: "door", open: false })).toBe("ok");
    expect(log.wish(HOUSE, { kind: "come", token: "c" })).toBe("door-shut");
    expect(log.wish(HOST, { kind: "door", open: true })).toBe("ok");
    for (let n = 2; n < MOST_MEMBERS; n++) log.come(`token-${n}`);
    expect(log.wish(HOUSE, { kind: "come", token: "z" })).toBe("party-full");
  });

  test("who comes while cards lie waits for the next round, and for the seat of one bot alone", () => {
    const log = playing().come("c", "d");
    expect(log.party.members.map(({ next }) => next)).toEqual([null, null, 2, null]);
    expect(log.wish(4, { kind: "sit", seat: 2 })).toBe("seat-taken");
    expect(log.wish(HOUSE, { kind: "round" })).toBe("ok");
    expect(log.people).toEqual([1, 2, 3]);
  });

  test("who waits has the seat when the match is decided", () => {
    const log = playing().come("c");
    expect(log.wish(HOUSE, { kind: "decided", winners: [0, 2] })).toBe("ok");
    expect([log.people, log.party.won, log.party.match?.over]).toEqual([[1, 2, 3], [1, 0, 1], true]);
  });

  test("who has cards does not change seats while they lie: they would see two hands", () => {
    const log = playing();
    expect(log.wish(GUEST, { kind: "sit", seat: 2 })).toBe("cards-lie");
    expect(log.wish(GUEST, { kind: "stand" })).toBe("ok");
    expect(log.wish(GUEST, { kind: "sit", seat: 2 })).toBe("ok");
    expect(log.people).toEqual([1, null, null]);
  });

  test("sitting elsewhere takes the name along", () => {
    const log = three();
    expect(log.wish(GUEST, { kind: "name", name: "Ben" })).toBe("ok");
    expect(log.wish(GUEST, { kind: "sit", seat: 2 })).toBe("ok");
    expect(log.party.seats.map(({ name }) => name)).toEqual(["", "", "Ben"]);
    expect(log.wish(GUEST, { kind: "sit", seat: 0 })).toBe("seat-taken");
    expect(log.wish(GUEST, { kind: "sit", seat: 9 })).toBe("no-such-seat");
  });

  test("a seat that is given back keeps nothing of its person: no name, no head start (G3)", () => {
    const log = three();
    log.wish(HOST, { kind: "help", seat: 1, junior: true, headStart: 200 });
    log.wish(GUEST, { kind: "name", name: "Ben" });
    expect(log.wish(GUEST, { kind: "stand" })).toBe("ok");
    expect(log.party.seats[1]).toMatchObject({ person: null, name: "", junior: false, headStart: 0 });
    expect(log.wish(GUEST, { kind: "stand" })).toBe("not-seated");
  });

  test("whom the host sends away is gone, and does not come in again", () => {
    const log = three();
    expect(log.wish(GUEST, { kind: "dismiss", member: HOST })).toBe("not-host");
    expect(log.wish(HOST, { kind: "dismiss", member: HOST })).toBe("not-a-member");
    expect(log.wish(HOST, { kind: "dismiss", member: 9 })).toBe("not-a-member");
    const token = log.party.members.find(({ id }) => id === GUEST)?.token ?? "";
    expect(log.wish(HOST, { kind: "dismiss", member: GUEST })).toBe("ok");
    expect([log.people[1], log.party.barred]).toEqual([null, [token]]);
    expect(log.wish(HOUSE, { kind: "come", token })).toBe("sent-away");
  });

  test("who leaves is gone; a host who leaves passes the role on to the next seat (G13)", () => {
    const log = new Log().come("a", "b", "c");
    expect(log.wish(HOST, { kind: "host", member: GUEST })).toBe("ok");
    expect(log.wish(GUEST, { kind: "leave" })).toBe("ok");
    expect([log.party.host, log.people]).toEqual([3, [1, null, 3]]);
    expect(log.wish(GUEST, { kind: "leave" })).toBe("not-a-member");
    log.wish(3, { kind: "leave" });
    log.wish(HOST, { kind: "leave" });
    expect([log.party.host, log.party.members]).toEqual([null, []]);
    log.come("d");
    expect(log.party.host).toBe(4);
  });

  test("a host who is gone too long: the next person here is it, and nobody where nobody is here", () => {
    const log = three();
    expect(log.wish(HOUSE, { kind: "host-gone", here: [] })).toBe("ok");
    expect(log.party.host).toBe(HOST);
    expect(log.wish(HOUSE, { kind: "host-gone", here: [GUEST] })).toBe("ok");
    expect(log.party.host).toBe(GUEST);
  });
});

describe("what people do", () => {
  test("names: letters that the house allows, once they are seated", () => {
    const log = new Log("snap", 2).come("a", "b", "c");
    expect(log.wish(GUEST, { kind: "name", name: "  Zoé " })).toBe("ok");
    expect(log.party.seats[1]?.name).toBe("Zoé");
    expect(log.wish(GUEST, { kind: "name", name: "Swear" })).toBe("bad-name");
    expect(log.wish(GUEST, { kind: "name", name: "" })).toBe("ok");
    expect(log.wish(3, { kind: "name", name: "Ann" })).toBe("not-seated");
  });

  test("ready is taken back by the deal", () => {
    const log = three();
    expect(log.wish(GUEST, { kind: "ready", on: true })).toBe("ok");
    expect(log.party.seats[1]?.ready).toBe(true);
    log.wish(HOST, { kind: "deal" });
    expect(log.party.seats[1]?.ready).toBe(false);
  });
});

const HOSTS_WISHES: readonly PartyWish[] = [
  { kind: "help", seat: 1, junior: true, headStart: 10 },
  { kind: "free", seat: 1 },
  { kind: "swap", seat: 0, with: 1 },
  { kind: "level", seat: 2, level: "champion" },
  { kind: "resize", seats: 2 },
  { kind: "rules", game: "irish-snap", rules: {} },
  { kind: "host", member: GUEST },
  { kind: "door", open: false },
  { kind: "code", hidden: true },
  { kind: "pause", on: true },
  { kind: "deal" },
  { kind: "night", games: [{ game: "snap", code: codeOf("snap") }] },
  { kind: "end" },
];
const HOUSES_WISHES: readonly PartyWish[] = [
  { kind: "come", token: "z" },
  { kind: "host-gone", here: [GUEST] },
  { kind: "round" },
  { kind: "decided", winners: [0] },
  { kind: "deserted" },
];

describe("a games night", () => {
  const PROGRAMME = ["snip-snap-snorum", "snap", "irish-snap"].map((game) => ({ game, code: codeOf(game) }));
  const night = (): Log => {
    const log = three();
    expect(log.wish(HOST, { kind: "night", games: PROGRAMME })).toBe("ok");
    return log;
  };
  /** The game that is due is dealt, and comes to these places. */
  const play = (log: Log, places: readonly number[]): void => {
    expect(log.wish(HOST, { kind: "deal" })).toBe("ok");
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    expect(log.wish(HOUSE, { kind: "decided", winners, places })).toBe("ok");
  };

  test("goes from game to game by its programme, and keeps the places of each until the next deal after it", () => {
    const log = night();
    expect(log.party.game).toBe("snip-snap-snorum");
    play(log, [1, 2, 3]);
    expect(log.party.game).toBe("snap");
    play(log, [3, 1, 2]);
    expect(log.party.game).toBe("irish-snap");
    play(log, [1, 1, 3]);
    expect([nightGoesOn(log.party), log.party.night?.places]).toEqual([
      false,
      [
        [1, 2, 3],
        [3, 1, 2],
        [1, 1, 3],
      ],
    ]);
    expect(log.wish(HOST, { kind: "night-end" })).toBe("no-night");
    expect(log.wish(HOST, { kind: "deal" })).toBe("ok");
    expect(log.party.night).toBe(null);
  });

  test("has rules and seats that nobody changes meanwhile; rules are those of the codes (G16)", () => {
    const log = three();
    const one = { game: "snip-snap-snorum", code: codeOf("snip-snap-snorum", { session: "rounds", rounds: 3 }) };
    expect(log.wish(HOST, { kind: "night", games: [one] })).toBe("ok");
    expect(log.party.rules).toMatchObject({ session: "rounds", rounds: 3 });
    expect(log.wish(HOST, { kind: "rules", game: "snap", rules: {} })).toBe("night-on");
    expect(log.wish(HOST, { kind: "resize", seats: 2 })).toBe("night-on");
    expect(log.wish(HOST, { kind: "night", games: [one] })).toBe("night-on");
    expect(log.wish(HOST, { kind: "night-end" })).toBe("ok");
    expect(log.wish(HOST, { kind: "rules", game: "snap", rules: {} })).toBe("ok");
  });

  test.each([
    ["without a game", [], "no-games"],
    ["of too many", Array.from({ length: 10 }, () => PROGRAMME[1]), "no-games"],
    ["with a game that nobody knows", [{ game: "whist", code: "WH-1" }], "unknown-game"],
    ["with the code of another game", [{ game: "snap", code: codeOf("irish-snap") }], "bad-code"],
  ])("%s is refused (G16)", (_, games, code) => {
    expect(three().wish(HOST, { kind: "night", games: games as typeof PROGRAMME })).toBe(code);
  });

  test("has room for everybody in every game (G3)", () => {
    const log = new Log("irish-snap", 8).come("a", "b");
    expect(log.wish(HOST, { kind: "night", games: PROGRAMME })).toBe("too-many-seats");
  });

  test("head starts stay with the seats; counters go along with whoever changes seats (G3)", () => {
    const log = night();
    log.wish(HOST, { kind: "help", seat: 1, junior: false, headStart: 200 });
    play(log, [1, 3, 2]);
    expect(log.party.seats[1]?.headStart).toBe(200);
    expect(log.wish(HOST, { kind: "swap", seat: 0, with: 1 })).toBe("ok");
    expect(log.party.night?.places).toEqual([[3, 1, 2]]);
    // walking over to a bot's counters is no way to win: it gets one's own, and one keeps them
    expect(log.wish(HOST, { kind: "sit", seat: 2 })).toBe("ok");
    expect([log.people, log.party.night?.places]).toEqual([[2, null, 1], [[3, 2, 1]]]);
  });

  test("a match that could not be read is played again; one that ends after the night counts for nothing", () => {
    const log = night();
    log.wish(HOST, { kind: "deal" });
    expect(log.wish(HOUSE, { kind: "decided", winners: [] })).toBe("ok");
    expect([log.party.game, log.party.night?.places]).toEqual(["snip-snap-snorum", []]);
    log.wish(HOST, { kind: "deal" });
    expect(log.wish(HOST, { kind: "night-end" })).toBe("ok");
    log.wish(HOUSE, { kind: "decided", winners: [0], places: [1, 2, 3] });
    expect(log.party.night?.places).toEqual([]);
  });

  test("a log from before there were nights is folded as it was (G17)", () => {
    const log = three();
    log.wish(HOST, { kind: "deal" });
    log.fold([{ kind: "decided", winners: [1] }]);
    expect([log.party.won, log.party.night, brokenParty(log.party, log.house)]).toEqual([[0, 1, 0], null, null]);
  });
});

describe("the host's tools", () => {
  test.each(HOSTS_WISHES.map((wish) => [wish.kind, wish] as const))("%s is the host's alone", (_, wish) => {
    expect(three().wish(GUEST, wish)).toBe("not-host");
    expect(three().wish(77, wish)).toBe("not-a-member");
    // the house may end a party, too: whoever hosts the server closes it
    expect(three().wish(HOUSE, wish)).toBe(wish.kind === "end" ? "ok" : "not-a-member");
    if (wish.kind !== "pause") expect(three().wish(HOST, wish)).toBe("ok");
  });

  test.each(HOUSES_WISHES.map((wish) => [wish.kind, wish] as const))("%s is the house's alone", (_, wish) => {
    expect(playing().wish(HOST, wish)).toBe("not-a-member");
    expect(playing().wish(HOUSE, wish)).toBe("ok");
  });

  test.each(["help", "swap", "resize", "deal"])("%s waits until the cards are put away", (kind) => {
    const wish = HOSTS_WISHES.find((one) => one.kind === kind);
    if (wish !== undefined) expect(playing().wish(HOST, wish)).toBe("cards-lie");
  });

  test("a pause needs a match, and ends with it", () => {
    const log = three();
    expect(log.wish(HOST, { kind: "pause", on: true })).toBe("no-match");
    log.wish(HOST, { kind: "deal" });
    expect(log.wish(HOST, { kind: "pause", on: true })).toBe("ok");
    expect(log.party.paused).toBe(true);
    log.wish(HOUSE, { kind: "decided", winners: [] });
    expect(log.party.paused).toBe(false);
    expect(log.wish(HOUSE, { kind: "decided", winners: [] })).toBe("no-match");
  });

  test("a head start has a bound; seats are freed once, swapped with those that are there", () => {
    const log = three();
    expect(log.wish(HOST, { kind: "help", seat: 1, junior: false, headStart: 351 })).toBe("head-start");
    expect(log.wish(HOST, { kind: "free", seat: 2 })).toBe("seat-free");
    expect(log.wish(HOST, { kind: "swap", seat: 0, with: 8 })).toBe("no-such-seat");
    expect(log.wish(HOST, { kind: "host", member: 9 })).toBe("not-a-member");
  });

  test("swapping takes along what was won", () => {
    const log = playing();
    log.wish(HOUSE, { kind: "decided", winners: [0] });
    expect(log.wish(HOST, { kind: "swap", seat: 0, with: 2 })).toBe("ok");
    expect([log.people, log.party.won]).toEqual([
      [null, 2, 1],
      [0, 0, 1],
    ]);
  });

  test("no seat is taken away from under its person, and none beyond what the game has", () => {
    const log = new Log().come("a", "b", "c");
    expect(log.wish(HOST, { kind: "resize", seats: 2 })).toBe("seat-taken");
    expect(log.wish(HOST, { kind: "resize", seats: 40 })).toBe("too-many-seats");
    expect(log.wish(HOST, { kind: "resize", seats: 1 })).toBe("too-few-seats");
    expect(log.wish(HOST, { kind: "resize", seats: 4 })).toBe("ok");
    expect(log.party.won).toHaveLength(4);
  });

  test("other rules lie ready while the match goes on; those that cannot be are refused (G16)", () => {
    const log = playing();
    expect(log.wish(HOST, { kind: "rules", game: "irish-snap", rules: {} })).toBe("ok");
    expect(log.wish(HOST, { kind: "rules", game: "irish-snap", rules: { nonsense: 1 } })).toBe("unknown-option");
    expect(log.wish(HOST, { kind: "rules", game: "whist", rules: {} })).toBe("unknown-game");
  });
});

describe("laws", () => {
  const seat = fc.integer({ min: 0, max: 9 });
  const wishes: fc.Arbitrary<PartyWish> = fc.oneof(
    { weight: 4, arbitrary: fc.nat(12).map((n): PartyWish => ({ kind: "come", token: `token-${n}` })) },
    { weight: 3, arbitrary: seat.map((at): PartyWish => ({ kind: "sit", seat: at })) },
    fc.constant<PartyWish>({ kind: "stand" }),
    fc.constant<PartyWish>({ kind: "leave" }),
    fc.constantFrom("Ann", "", "Swear", "7").map((name): PartyWish => ({ kind: "name", name })),
    fc.boolean().map((on): PartyWish => ({ kind: "ready", on })),
    fc.record({ seat, headStart: fc.nat(500) }).map((help): PartyWish => ({ kind: "help", junior: true, ...help })),
    seat.map((at): PartyWish => ({ kind: "free", seat: at })),
    fc.tuple(seat, seat).map(([one, other]): PartyWish => ({ kind: "swap", seat: one, with: other })),
    fc.nat(9).map((seats): PartyWish => ({ kind: "resize", seats })),
    fc
      .constantFrom("snap", "irish-snap", "snip-snap-snorum")
      .map((game): PartyWish => ({ kind: "rules", game, rules: {} })),
    fc.nat(9).map((member): PartyWish => ({ kind: "host", member })),
    fc.nat(9).map((member): PartyWish => ({ kind: "dismiss", member })),
    fc.boolean().map((open): PartyWish => ({ kind: "door", open })),
    fc.boolean().map((hidden): PartyWish => ({ kind: "code", hidden })),
    fc.boolean().map((on): PartyWish => ({ kind: "pause", on })),
    { weight: 4, arbitrary: fc.constant<PartyWish>({ kind: "deal" }) },
    fc.array(fc.nat(9), { maxLength: 3 }).map((here): PartyWish => ({ kind: "host-gone", here })),
    fc.constant<PartyWish>({ kind: "round" }),
    { weight: 2, arbitrary: fc.constant<PartyWish>({ kind: "decided", winners: [0] }) },
    fc.constant<PartyWish>({ kind: "decided", winners: [0], places: [1, 2, 3] }),
    fc
      .array(fc.constantFrom("snap", "irish-snap", "snip-snap-snorum"), { maxLength: 3 })
      .map((all): PartyWish => ({ kind: "night", games: all.map((game) => ({ game, code: codeOf(game) })) })),
    fc.constant<PartyWish>({ kind: "night-end" }),
  );
  const last = fc.constantFrom<PartyWish>({ kind: "end" }, { kind: "deserted" });
  /** Who asks: mostly who may. */
  const steps = fc.array(fc.tuple(wishes, fc.nat(6), fc.nat(9)), { minLength: 1, maxLength: 60 });
  const OWN = new Set(["come", "host-gone", "round", "decided", "deserted"]);

  test("whatever is wished by whomever: nothing is broken, a refusal changes nothing, the log is the state, and an end is the end (G17)", () => {
    fc.assert(
      fc.property(steps, last, (all, ending) => {
        const log = new Log();
        for (const [wish, any, who] of all) {
          const before = log.party;
          const by = any === 0 ? who : OWN.has(wish.kind) ? HOUSE : any < 4 ? (before.host ?? who) : who;
          const answer = log.wish(by, wish);
          if (answer !== "ok") expect(log.party).toBe(before);
          expect(brokenParty(log.party, log.house)).toBe(null);
          if (isPlaying(before) && isPlaying(log.party)) expect(log.party.seats).toHaveLength(before.seats.length);
        }
        expect((JSON.parse(JSON.stringify(log.events)) as PartyEvent[]).reduce(foldParty, NO_PARTY)).toEqual(log.party);
        log.fold(ending.kind === "end" ? [{ kind: "over", why: "ended" }] : [{ kind: "over", why: "deserted" }]);
        for (const [wish, , who] of all) expect(log.wish(OWN.has(wish.kind) ? HOUSE : who, wish)).toBe("party-over");
      }),
      { numRuns: 300 },
    );
  });
});
