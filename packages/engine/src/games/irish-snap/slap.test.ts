/** Draufhauen! Hands in their order: who takes the pile, and what a slap for nothing costs. */
import { describe, expect, test } from "vitest";
import { TABLE, command } from "../../kernel/event.ts";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, carryOut, lay, lies, next, race, raceAsked, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";

const FOUR = "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D | dan: 5C 7D";
/** Anna has just laid an eight on "eight", on two other cards. */
const open = (rules = ""): TestTable => lay(table(rules, FOUR, "9C KS", "7")).table;
/** Anna has just laid an eight on "six": there is nothing to slap. */
const quiet = (rules = ""): TestTable => lay(table(rules, FOUR, "9C KS", "5")).table;

describe("something to slap", () => {
  test("the last hand takes the whole pile under the own cards, the card laid first coming first, and starts again at ace (IRISH-SLAP-2, IRISH-SLAP-3, I3, I33)", () => {
    const { lines, table: after } = race(open(), "carla 310, dan 400, anna 420, ben 611");
    expect(lines).toEqual(["carla slaps", "dan slaps", "anna slaps", "ben slaps", "ben takes 3: last"]);
    expect(lies(after)).toBe("anna: 2C | ben: 3C 3D 9C KS 8D | carla: 4C 6D | dan: 5C 7D");
    expect(next(after)).toBe("ben A");
    expect(lay(after).lines).toEqual(["ben lays 3C: A"]);
  });

  test("one missing hand is enough: it takes the pile, however slow the others were (I5, I8)", () => {
    const { lines } = race(open(), "carla 310, anna 420, ben 3900, dan -");
    expect(lines.slice(3)).toEqual(["missed: dan", "dan takes 3: missing"]);
  });

  test("of several missing hands the first clockwise after the layer takes, the layer last (I6)", () => {
    const first = race(open(), "anna 310, ben -, carla -, dan -").lines;
    expect(first.slice(1)).toEqual(["missed: ben carla dan", "ben takes 3: missing"]);
    expect(race(open(), "ben 310, dan 400, anna -, carla -").lines).toContain("carla takes 3: missing");
    expect(race(open(), "ben 310, dan 400, carla 500, anna -").lines).toContain("anna takes 3: missing");
  });

  test("or one of them is drawn, and nothing else happens before (I6)", () => {
    const { lines, table: waits } = race(open("missing=drawn"), "anna 310, ben -, carla 400, dan -");
    expect(lines.at(-1)).toBe("missed: ben dan");
    expect(irishSnap.chance(waits.match)).toEqual({ kind: Ask.NameTaker, draw: "seat", from: [1, 3] });
    expect(lay(waits).lines).toEqual(["refused: not-now (IRISH-TURN-2)"]);
    expect(ask(waits, "NameTaker", "carla").lines).toEqual(["refused: not-now (I6)"]);
    expect(ask(waits, "NameTaker", "dan").lines).toEqual(["dan is drawn", "dan takes 3: missing"]);
    expect(race(open("missing=drawn"), "anna 310, ben -, carla 400, dan 500").lines).toContain("ben takes 3: missing");
  });

  test("hands at the same millisecond: the one nearest clockwise after the layer takes, in whatever order they came (I7, D2)", () => {
    for (const hands of ["ben 310, dan 500, carla 500, anna 500", "ben 310, anna 500, carla 500, dan 500"])
      expect(race(open(), hands).lines).toContain("carla takes 3: last");
    expect(race(open(), "carla 310, ben 499, dan 500, anna 500").lines).toContain("dan takes 3: last");
  });

  test("a hand alone, in its own time: all the others have missed it (IRISH-SLAP-2, I6)", () => {
    expect(slap(open(), "carla").lines).toEqual(["carla slaps", "missed: ben dan anna", "ben takes 3: missing"]);
  });

  test("a seat that the table leaves out of the race is neither a hand nor missing (I46)", () => {
    expect(race(open(), "anna 310, ben 400, dan 450").lines).toContain("dan takes 3: last");
    expect(race(open(), "anna 310, ben 400, dan -").lines).toContain("dan takes 3: missing");
  });

  test("with fewer than two hands to race it is dead, and nobody takes, whatever was agreed for that (D51)", () => {
    for (const rules of ["", "unslapped=layer", "unslapped=next"]) {
      const { lines, table: after } = race(open(rules), "carla 310");
      expect(lines).toEqual(["carla slaps", "nobody slapped in time"]);
      expect(next(after)).toBe("ben 9");
    }
  });

  test("two players left slap against each other as before (I43)", () => {
    const two = lay(table("", "anna: 8D 2C | ben: 3C 3D | carla: - | dan: -", "9C", "7")).table;
    expect(race(two, "anna 310, ben 400").lines).toContain("ben takes 2: last");
    expect(race(two, "carla 310, anna 400").lines).toEqual(["refused: bad-race (G5)"]);
  });

  test("the same hands in any order of the list name the same taker, as long as their times are the same (G17)", () => {
    const missing = ["ben -", "carla -", "dan -"];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ] as const) {
      const list = ["anna 300", ...order.map((at) => missing[at])].join(", ");
      expect(race(open(), list).lines.at(-1)).toBe("ben takes 3: missing");
    }
  });
});

describe("nobody slaps", () => {
  test("when the time is over it is dead and the count goes on; a hand that comes later is void (I4, D43)", () => {
    const { lines, table: after } = ask(open(), "CloseWindow");
    expect(lines).toEqual(["nobody slapped in time"]);
    expect(next(after)).toBe("ben 9");
    expect(race(after, "dan 4200").lines).toEqual(["dan slaps", "dan is excused: covered"]);
    expect(ask(after, "CloseWindow").lines).toEqual(["refused: not-now (D43)"]);
  });

  test("the time for slapping is as agreed, and runs after every card, trigger or not (D43, I9)", () => {
    for (const at of [open("slapWindow=6"), quiet("slapWindow=6")]) {
      const [clock] = irishSnap.deadlines(at.match);
      expect(clock).toMatchObject({ afterMs: 6000, command: command(Ask.CloseWindow, TABLE) });
    }
    expect(ask(quiet(), "CloseWindow").lines).toEqual(["time is over"]);
    expect(irishSnap.deadlines(ask(quiet(), "CloseWindow").table.match)[0]?.command.kind).not.toBe(Ask.CloseWindow);
  });

  test("or the next card covers it (I4)", () => {
    const { lines } = lay(open());
    expect(lines).toEqual(["nobody slapped in time", "ben lays 3C: 9"]);
  });

  test("where agreed the layer takes it, or who is next; a card that would have closed it is not laid (I4, D47)", () => {
    for (const [rules, line, who] of [
      ["unslapped=layer", "anna takes 3: unslapped", "anna A"],
      ["unslapped=next", "ben takes 3: unslapped", "ben A"],
    ] as const) {
      for (const closed of [ask(open(rules), "CloseWindow"), lay(open(rules))]) {
        expect(closed.lines).toEqual(["nobody slapped in time", line]);
        expect(next(closed.table)).toBe(who);
      }
      expect(lay(quiet(rules)).lines).toEqual(["ben lays 3C: 7"]);
      expect(ask(quiet(rules), "CloseWindow").lines).toEqual(["time is over"]);
    }
  });
});

describe("nothing to slap", () => {
  test("a false slap takes the whole pile and starts again at ace (IRISH-SLAP-4, I10)", () => {
    const { lines, table: after } = slap(quiet(), "dan");
    expect(lines).toEqual(["dan slaps", "dan was wrong", "dan takes 3: falseSlap"]);
    expect(lies(after)).toBe("anna: 2C | ben: 3C 3D | carla: 4C 6D | dan: 5C 7D 9C KS 8D");
    expect(next(after)).toBe("dan A");
  });

  test("of several the first takes all, and the others are void (I14)", () => {
    expect(race(quiet(), "dan 310, carla 320, anna 330").lines.slice(3)).toEqual([
      "dan was wrong",
      "carla is excused: settled",
      "anna is excused: settled",
      "dan takes 3: falseSlap",
    ]);
  });

  test("on an empty pile nothing is taken, the count stays, and the slapper waits for a second (I16)", () => {
    const start = table("", FOUR);
    const { lines, table: after } = slap(start, "dan");
    expect(lines).toEqual(["dan slaps", "dan is locked"]);
    expect(next(after)).toBe("anna A");
    const clock = irishSnap.deadlines(after.match).find(({ key }) => key.startsWith("lock"));
    expect(clock).toMatchObject({ afterMs: 1000, command: { kind: Ask.Unlock, seat: 3 } });
    const laid = lay(after).table;
    expect(slap(laid, "dan").lines).toEqual(["refused: locked (I16)"]);
    const free = ask(laid, "Unlock", "dan").table;
    expect(slap(free, "dan").lines).toContain("dan was wrong");
    expect(ask(free, "Unlock", "dan").lines).toEqual(["refused: not-now (I16)"]);
  });

  test("the first false slap of each seat is free where agreed: it takes and closes nothing; the first that costs takes all (D50)", () => {
    const rules = "falseSlap=first-free";
    const once = race(quiet(rules), "dan 310, carla 320");
    expect(once.lines.slice(2)).toEqual(["dan was wrong, for free", "carla was wrong, for free"]);
    expect(irishSnap.view(once.table.match, 0).free).toEqual([true, true, false, false]);
    const again = lay(once.table).table;
    expect(race(again, "anna 300, dan 310, ben 320, carla 330").lines.slice(4)).toEqual([
      "anna was wrong, for free",
      "dan was wrong",
      "ben is excused: settled",
      "carla is excused: settled",
      "dan takes 4: falseSlap",
    ]);
  });

  test("a seat slaps once for each picture, and a new card is a new picture (G9)", () => {
    const once = slap(quiet("falseSlap=first-free"), "dan").table;
    expect(slap(once, "dan").lines).toEqual(["refused: slapped-already (G9)"]);
    expect(slap(lay(once).table, "dan").lines).toContain("dan was wrong");
  });
});

describe("which picture was meant", () => {
  test("under a tenth of a second after a card it is the picture before: false; after that the new one counts (G6, I15, D3)", () => {
    expect(race(open(), "carla 99").lines).toContain("carla takes 3: falseSlap");
    expect(race(open(), "carla 100, anna 200, ben 300, dan 400").lines).toContain("dan takes 3: last");
  });

  test("an early hand takes the pile with the card just laid, a trigger it makes is gone, and the others are void (D45)", () => {
    const { lines, table: after } = race(open(), "carla 40, anna 210, dan 250");
    expect(lines.slice(3)).toEqual([
      "carla was wrong",
      "anna is excused: settled",
      "dan is excused: settled",
      "carla takes 3: falseSlap",
    ]);
    expect(next(after)).toBe("carla A");
  });

  test("of several false slaps the earliest pays, whatever head start another has (I14)", () => {
    const ranked = command(Ask.Race, TABLE, -1, 0, [1, 0, -1, 620, -1, 320, 0, 0, -1, 500, -1, 500]);
    expect(carryOut(quiet(), ranked).lines.slice(2)).toEqual([
      "ben is excused: settled",
      "anna was wrong",
      "anna takes 3: falseSlap",
    ]);
  });

  test("a seat with a head start may stand before the early hand, and is void all the same (D45)", () => {
    expect(race(open(), "anna 110, carla 40, dan 250").lines.slice(3)).toEqual([
      "anna is excused: settled",
      "carla was wrong",
      "dan is excused: settled",
      "carla takes 3: falseSlap",
    ]);
  });

  test("a hand for a trigger that was just covered is void: early, or up to 400 ms after; later it is false (G8, D3, D46)", () => {
    const covered = lay(open()).table;
    for (const ms of [0, 99, 100, 399])
      expect(race(covered, `carla ${ms}`).lines).toEqual(["carla slaps", "carla is excused: covered"]);
    expect(race(covered, "carla 400").lines).toContain("carla was wrong");
  });

  test("a card that was none covers nothing, nor does one whose trigger was slapped (D46)", () => {
    expect(race(lay(quiet()).table, "carla 300").lines).toContain("carla was wrong");
    const slapped = race(open(), "anna 300, ben 400, carla 500, dan 600").table;
    expect(race(lay(slapped).table, "carla 300").lines).toContain("carla was wrong");
  });

  test("a late hand is void for 600 ms after a pile was taken, also on the new empty pile (I45, G7)", () => {
    const taken = race(open(), "anna 300, ben 400, carla -").table;
    expect(race(taken, "dan 900 since 599").lines).toEqual(["dan slaps", "dan is excused: taken"]);
    expect(race(taken, "dan 900 since 600").lines).toEqual(["dan slaps", "dan is locked"]);
    const next = lay(taken).table;
    expect(race(next, "dan 120 since 599").lines).toEqual(["dan slaps", "dan is excused: taken"]);
    expect(race(next, "dan 120 since 700").lines).toContain("dan was wrong");
  });

  test("an early hand on what was an empty pile costs a second and not the card, and its trigger stays for the others (I16, D45)", () => {
    const ace = lay(table("", "anna: AD 2C | ben: 3C 3D | carla: 4C 6D | dan: 5C 7D")).table;
    const { lines, table: after } = race(ace, "dan 50, anna 300, carla 350, ben -");
    expect(lines.slice(3)).toEqual(["dan is locked", "missed: ben dan", "ben takes 1: missing"]);
    expect(after.match.locks[3]).toBe(1);
    const alone = race(ace, "dan 50");
    expect(alone.lines).toEqual(["dan slaps", "dan is locked"]);
    expect(race(alone.table, "anna 300, carla 350, ben 400, dan -").lines).toContain("dan takes 1: missing");
    const unlocked = ask(alone.table, "Unlock", "dan").table;
    expect(race(unlocked, "anna 300, carla 350, ben 400, dan 1100").lines).toContain("dan takes 1: last");
  });

  test("a void hand is the seat's one press for the picture it was meant for, an early one for the picture before (D6, G9)", () => {
    const covered = race(lay(open()).table, "carla 300").table;
    expect(slap(covered, "carla").lines).toEqual(["refused: slapped-already (G9)"]);
    const early = race(lay(open()).table, "carla 50");
    expect(early.lines).toEqual(["carla slaps", "carla is excused: covered"]);
    expect(race(early.table, "carla 60").lines).toEqual(["refused: bad-race (G5)"]);
    expect(irishSnap.race?.mayClaim(early.table.match, 2, 60)?.code).toBe("slapped-already");
    expect(irishSnap.view(early.table.match, 2).maySlap).toBe(true);
    expect(race(early.table, "carla 600").lines).toContain("carla was wrong");
  });

  test("who has slapped for a picture is not heard again for it, though the next card shows just then (G9, D6)", () => {
    const once = lay(race(quiet("falseSlap=first-free"), "dan 310").table).table;
    expect(race(once, "dan 60").lines).toEqual(["refused: bad-race (G5)"]);
    expect(race(once, "dan 300").lines).toContain("dan was wrong");
  });
});

describe("who may slap", () => {
  test("whoever is in the game, the layer too; who went out earlier is ignored (I13, G14)", () => {
    const at = lay(table("", "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D | dan: -", "9C KS", "7")).table;
    expect(slap(at, "dan").lines).toEqual(["refused: not-in-game (I13)"]);
    expect(irishSnap.view(at.match, 3).maySlap).toBe(false);
    expect(irishSnap.view(at.match, 0).maySlap).toBe(true);
    expect(slap(at, "ben").lines).toEqual(["ben slaps", "missed: carla anna", "carla takes 3: missing"]);
  });

  test("a ranking names seats that may slap, each once, and at least one hand (G5, G14)", () => {
    const at = open();
    for (const hands of ["anna 300, anna 400", "anna -, ben -", "anna 300 both", "anna 300 start"])
      expect(race(at, hands).lines).toEqual(["refused: bad-race (G5)"]);
    const { list } = raceAsked(at.names, "anna 300, ben 400");
    for (const odd of [null, [], [1], list?.slice(1), list?.with(0, 9), list?.with(0, -1), list?.with(3, 0.5)])
      expect(carryOut(at, command(Ask.Race, TABLE, -1, 0, odd ?? null)).lines).toEqual(["refused: bad-race (G5)"]);
  });
});

describe("how the referee listens", () => {
  const mode = (at: TestTable, ...presses: readonly (readonly [seat: number, ms: number])[]) =>
    irishSnap.race?.mode(
      at.match,
      presses.map(([seat, ms]) => ({ seat, ms })),
    );

  test("for the last hand while there is something to slap, for the first where there is nothing (IRISH-SLAP-2, I14)", () => {
    expect(mode(open(), [1, 300])).toBe("last");
    expect(mode(quiet(), [1, 300])).toBe("first");
    expect(mode(ask(open(), "CloseWindow").table, [1, 300])).toBe("first");
  });

  test("an early hand is judged at once where it takes the pile, and waits with the others where it takes nothing (D45, D50)", () => {
    expect(mode(open(), [1, 300], [2, 99])).toBe("first");
    expect(mode(open("falseSlap=first-free"), [1, 300], [2, 99])).toBe("last");
    expect(mode(lay(table("", "anna: AD 2C | ben: 3C | carla: 4C")).table, [1, 99])).toBe("last");
    const covering = lay(table("", "anna: 8D | ben: 9H 3D | carla: 4C 6D", "9C", "7"), 2).table;
    expect(mode(covering, [1, 99])).toBe("last");
    expect(race(covering, "ben 99, carla 300").lines.slice(2)).toEqual([
      "ben is excused: covered",
      "missed: ben",
      "ben takes 3: missing",
    ]);
  });

  test("both hands may follow one, and nothing else follows anything (I30)", () => {
    const hand = (word: number) => command(Ask.Slap, 1, -1, word);
    const pairs = [0, 1, 2].flatMap((known) => [0, 1, 2].map((next) => [known, next] as const));
    const upgrades = pairs.filter(([known, next]) => irishSnap.race?.upgrades?.(hand(known), hand(next)));
    expect(upgrades).toEqual([[0, 1]]);
  });
});
