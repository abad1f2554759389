/** The photo finish says who was first, how sure that is, and what came of every call. */
import { NO_CARD, SNAP_POOL, SnapEvent, SnapExcuse, TABLE, event } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { paceOf, ticksOf, widthOf } from "#lib/race/finish-look.ts";
import { behind, equallyFast } from "./photo-look.ts";
import { cardsIn, equalIn, outcomesOf, photoKept, photoOf } from "./photo.ts";
import { card, picture } from "./testing.ts";

const row = (seat: number, ms: number, headStart = 0) => ({
  seat,
  ms,
  ranked: ms - headStart,
  sigma: 6,
  notes: [],
  spent: 0,
});
const race = (...rows: ReturnType<typeof row>[]) => ({
  mode: "first" as const,
  rows,
  tied: 1,
  band: 20,
  missing: [],
  confidence: 0.99,
  forced: false,
});
const before = picture(["7D*3", "9S*2", "7C*4", ""], { pools: [{ number: 1, top: card("KS"), under: -1, cards: 5 }] });
const won = [
  event(SnapEvent.Called, 0, NO_CARD, 0, 341),
  event(SnapEvent.PilesWon, 0, NO_CARD, 0, 0, [0, 2]),
  event(SnapEvent.Called, 1, NO_CARD, 0, 372),
  event(SnapEvent.Excused, 1, NO_CARD, SnapExcuse.taken),
];

describe("what came of each call", () => {
  test("the first takes the piles, the next finds them gone, at no cost (SNAP-CALL-2, G7)", () => {
    expect([...outcomesOf(won)]).toEqual([
      [0, "won"],
      [1, "taken"],
    ]);
  });
  test("a false call stays false, though there was nothing to pay with (SNAP-POOL-1, N7)", () => {
    const events = [event(SnapEvent.FalseCalled, 2), event(SnapEvent.Excused, 2, NO_CARD, SnapExcuse.free)];
    expect(outcomesOf(events).get(2)).toBe("false");
  });
  test("those who called at the same time share a dead heat (SNAP-VAR-SIMUL)", () => {
    const events = [
      event(SnapEvent.Called, 0),
      event(SnapEvent.Called, 1),
      event(SnapEvent.TiePooled, TABLE, NO_CARD, 0, 2, [0, 2]),
    ];
    expect([...outcomesOf(events).values()]).toEqual(["heat", "heat"]);
  });
  test("and nobody else: whoever came later was late, at no cost (SNAP-VAR-SIMUL, G7)", () => {
    const events = [
      event(SnapEvent.Called, 0),
      event(SnapEvent.Called, 1),
      event(SnapEvent.TiePooled, TABLE, NO_CARD, 0, 2, [0, 2]),
      event(SnapEvent.Called, 3),
      event(SnapEvent.Excused, 3, NO_CARD, SnapExcuse.taken),
    ];
    expect([...outcomesOf(events).values()]).toEqual(["heat", "heat", "taken"]);
  });
  test("pools that are left to the last with cards are no won call (SNAP-END-1)", () => {
    const events = [event(SnapEvent.FalseCalled, 2), event(SnapEvent.PoolsLeft, 0, NO_CARD, 0, 0, [1])];
    expect([...outcomesOf(events)]).toEqual([[2, "false"]]);
  });
});

describe("the picture of a race", () => {
  const photo = photoOf({ seq: 9, events: won, race: race(row(0, 341.2), row(1, 372, 20)) }, before);
  test("hands stand in their order, with time, doubt and head start; who kept quiet is named", () => {
    expect(photo?.lanes.map(({ seat, ms, sigma, headStart }) => [seat, ms, sigma, headStart])).toEqual([
      [0, 341, 6, 0],
      [1, 372, 6, 20],
    ]);
    expect(photo?.silent).toEqual([2, 3]);
  });
  test("the winner, the equal cards, and how many cards they bring", () => {
    expect(photo).toMatchObject({ winner: 0, cards: 7, equal: [card("7D"), card("7C")] });
  });
  test("who is behind is behind by what is ranked: a head start counts (G4)", () => {
    expect(photo && behind(photo, 1)).toBe(11);
  });
  test("before 100 ms nobody can have seen the face (D3)", () => {
    const early = photoOf({ seq: 9, events: [event(SnapEvent.FalseCalled, 0)], race: race(row(0, 99)) }, before);
    expect(early?.lanes[0]).toMatchObject({ early: true, outcome: "false" });
  });
  test("no race, no photo", () => {
    expect(photoOf({ seq: 9, events: won }, before)).toBeNull();
  });
  test("the picture is 800 ms wide, and wider where somebody was slower", () => {
    expect(widthOf([])).toBe(800);
    expect(photo && widthOf(photo.lanes.map((lane) => ({ ...lane, ms: 1100 })))).toBe(1600);
    expect(ticksOf(800)).toEqual([0, 200, 400, 600, 800]);
  });
});

describe("cards on their way", () => {
  test("a card that fell on the pile too late stays (D4)", () => {
    expect(cardsIn(event(SnapEvent.PilesWon, 1, card("7D"), 0, 0, [0, 2]), before)).toBe(6);
  });
  test("a pool goes whole (SNAP-POOL-2)", () => {
    expect(cardsIn(event(SnapEvent.PoolsWon, 1, NO_CARD, 0, 0, [1]), before)).toBe(5);
    expect(cardsIn(event(SnapEvent.TiePooled, TABLE, NO_CARD, 0, 1, [0, SNAP_POOL + 1]), before)).toBe(8);
  });
  test("where only one pile is taken its twin is shown beside it (N42)", () => {
    expect(equalIn([event(SnapEvent.PilesWon, 0, NO_CARD, 0, 0, [2])], before)).toEqual([card("7C"), card("7D")]);
  });
});

describe("without numbers", () => {
  test("the first is a hare, the last of four a tortoise", () => {
    expect([0, 1, 2, 3].map((at) => paceOf(at, 4))).toEqual([0, 2, 3, 5]);
    expect(paceOf(0, 1)).toBe(0);
  });
});

describe("hands that were only late (G7)", () => {
  const first = photoOf({ seq: 9, events: won.slice(0, 2), race: race(row(0, 341)) }, before);
  const late = photoOf({ seq: 11, events: won.slice(2), race: race(row(1, 620)) }, before);
  test("stand behind the race they were late for", () => {
    const kept = first && late && photoKept(first, late, true);
    expect(kept).toMatchObject({ seq: 9, winner: 0, silent: [2, 3] });
    expect(kept?.lanes.map(({ seat }) => seat)).toEqual([0, 1]);
  });
  test("the winner's second press adds nothing", () => {
    const again = late && { ...late, lanes: late.lanes.map((lane) => ({ ...lane, seat: 0 })) };
    expect(first && again && photoKept(first, again, true).lanes).toHaveLength(1);
  });
  test("under another face they are no picture", () => {
    expect(first && late && photoKept(first, late, false)).toBe(first);
    expect(first && late && photoKept(late, first, false)).toBe(first);
  });
});

describe("who was as fast as the winner", () => {
  const of = (late: number) => photoOf({ seq: 9, events: won, race: race(row(0, 341), row(1, late)) }, before);
  test("to the millisecond: then the turn decides (N19)", () => {
    expect([of(341), of(342)].map((photo) => photo && equallyFast(photo))).toEqual([true, false]);
  });
});
