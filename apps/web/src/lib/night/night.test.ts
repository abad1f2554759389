import { describe, expect, test } from "vitest";
import {
  animalIn,
  dealt,
  dueGame,
  dueMatch,
  isOver,
  newNight,
  ownSeat,
  payFor,
  payTable,
  played,
  readNight,
  standingOf,
  stop,
} from "./night.ts";
import type { Night, NightGame } from "./night.ts";

const SNIP: NightGame = { game: "snip-snap-snorum", code: "SN-1" };
const SNAP: NightGame = { game: "snap", code: "SC-1" };
const IRISH: NightGame = { game: "irish-snap", code: "IR-1" };

const evening = (): Night => newNight([SNIP, SNAP, IRISH], "s=yffc&h=0.150.0.0");
/** The next game is dealt and comes to these places. */
const play = (night: Night, places: readonly number[]): Night => {
  const due = dueGame(night);
  const match = `match ${night.places.length}`;
  return due === null ? night : played(dealt(night, due, "yffc", match), match, places);
};

describe("what a game pays", () => {
  test("is a counter for every seat left behind", () => {
    expect(payFor([2, 1, 4, 3])).toEqual([2, 3, 0, 1]);
    expect(payTable(3)).toEqual([2, 1, 0]);
  });

  test("goes by the better place where several share one", () => {
    expect(payFor([1, 1, 3, 3])).toEqual([3, 3, 1, 1]);
    expect(payFor([1, 2, 2, 2, 2, 2])).toEqual([5, 4, 4, 4, 4, 4]);
  });
});

describe("the standing", () => {
  test("adds up what all games have paid, for bots and people alike", () => {
    const night = play(play(evening(), [1, 2, 3, 4]), [4, 1, 2, 3]);
    expect(standingOf(night)).toEqual([
      { seat: 1, counters: 5, place: 1 },
      { seat: 0, counters: 3, place: 2 },
      { seat: 2, counters: 3, place: 2 },
      { seat: 3, counters: 1, place: 4 },
    ]);
  });

  test("has everybody in the first place before anything is played", () => {
    expect(standingOf(evening()).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  });
});

describe("the programme", () => {
  test("goes from game to game, and is over after the last", () => {
    let night = evening();
    expect(dueGame(night)).toBe(SNIP);
    night = play(night, [1, 2, 3, 4]);
    expect(dueGame(night)).toBe(SNAP);
    night = play(play(night, [1, 2, 3, 4]), [1, 2, 3, 4]);
    expect([isOver(night), dueGame(night)]).toEqual([true, null]);
    expect(play(night, [4, 3, 2, 1])).toBe(night);
  });

  test("counts a match once, and only the one that was dealt for it", () => {
    const night = dealt(evening(), SNIP, "yffc", "a");
    const once = played(night, "a", [1, 2, 3, 4]);
    expect(played(once, "a", [1, 2, 3, 4])).toBe(once);
    expect(played(night, "b", [1, 2, 3, 4])).toBe(night);
    expect(played(evening(), "", [1, 2, 3, 4])).toEqual(evening());
  });

  test("takes a match that is dealt afresh by the same rules, and none by others", () => {
    const night = dealt(evening(), SNIP, "yffc", "a");
    expect(dueMatch(dealt(night, SNIP, "yffc", "b"))).toBe("b");
    expect(dealt(night, { ...SNIP, code: "SN-2" }, "yffc", "b")).toBe(night);
    expect(dealt(night, SNAP, "yffc", "b")).toBe(night);
    expect(dealt(night, SNIP, "yfff", "b")).toBe(night);
  });

  test("may be ended early: what was played stands", () => {
    const night = stop(play(evening(), [2, 1, 3, 4]));
    expect([isOver(night), dueGame(night), standingOf(night)[0]?.seat]).toEqual([true, null, 1]);
  });
});

describe("who plays", () => {
  test("the one person here is you; where several share the device nobody is", () => {
    expect([ownSeat({ seats: "s=yffc" }), ownSeat({ seats: "s=ffYc&h=0.0.50.0" })]).toEqual([0, 2]);
    expect([ownSeat({ seats: "s=yyfc" }), ownSeat({ seats: "s=ffff" })]).toEqual([-1, -1]);
  });

  test("each has the animal that was picked, else that of the seat (N47)", () => {
    const picked = { seats: "s=yffc&h=0.150.0.0&a=4123" };
    expect([0, 1, 2, 3].map((seat) => animalIn(picked, seat))).toEqual(["fox", "heron", "badger", "mole"]);
    expect(animalIn({ seats: "s=yffc" }, 1)).toBe("heron");
  });
});

describe("what is kept on the device", () => {
  test("comes back as it was", () => {
    const night = dealt(play(evening(), [1, 1, 3, 4]), SNAP, "yffc", "b");
    expect(readNight(JSON.parse(JSON.stringify(night)))).toEqual(night);
  });

  test("made by hand or by an older page, it is read where it is whole", () => {
    const three = { games: [SNIP, SNAP, IRISH], seats: "s=yffc", matches: ["a"], places: [[2, 1, 3, 3]] };
    expect(readNight(three)).toEqual({ ...three, stopped: false });
    const whole = {
      ...three,
      seats: "s=yyfc&h=0.0.50.0&a=4123",
      matches: ["a", "b", "c"],
      places: Array(3).fill([2, 1, 3, 3]),
    };
    expect(readNight(whole)).toMatchObject(whole);
    // a game has been played, and in no match: that cannot be
    expect(readNight({ ...three, matches: [] })).toBeNull();
  });

  test.each([
    null,
    {},
    "night",
    { ...evening(), games: [] },
    { ...evening(), games: [{ game: "whist", code: "" }] },
    { ...evening(), seats: "s=y" },
    { ...evening(), seats: 4 },
    { ...evening(), matches: ["a", "b"] },
    { ...evening(), places: [[1, 2, 3, 4]] },
    { ...evening(), matches: ["a"], places: [[1, 2, 3]] },
    { ...evening(), matches: ["a"], places: [[1, 2, 3, 5]] },
  ])("is nobody's when it is damaged: %j", (damaged) => {
    expect(readNight(damaged)).toBeNull();
  });
});
