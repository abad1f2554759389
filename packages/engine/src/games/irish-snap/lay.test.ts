/** Vorbereitung und Spielablauf: the deal, the count, and cards that nobody can time. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import { openMatch } from "../../kernel/match.ts";
import { printCard } from "../../cards/card.ts";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, carryOut, dealt, lay, next, reach, slap, table } from "./testing.ts";
import { presetRules } from "../../kernel/laws.ts";

const NAMES = ["anna", "ben", "carla", "dan", "emil"];

describe("preparation", () => {
  test("three to eight players (IRISH-PLAYERS-1, G3)", () => {
    const opens = (seats: number): boolean =>
      openMatch(
        irishSnap,
        presetRules(irishSnap, "classic"),
        Array.from({ length: seats }, () => ({ junior: false })),
      ).ok;
    expect(Array.from({ length: 10 }, (_, seats) => opens(seats)).map(Number)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 0]);
  });

  test("one pack of 52 without jokers; with jokers 54 (IRISH-DECK-1, IRISH-VAR-JOKER)", () => {
    expect(irishSnap.pack(presetRules(irishSnap, "classic"))).toHaveLength(52);
    const pack = irishSnap.pack(presetRules(irishSnap, "jokers"));
    expect([pack.length, ...pack.slice(-2).map(printCard)]).toEqual([54, "X1", "X2"]);
    const start = {
      match: irishSnap.create(
        presetRules(irishSnap, "classic"),
        NAMES.map(() => ({ junior: false })),
      ),
      names: NAMES,
    };
    const named = carryOut(start, command(Ask.NameDealer, 2)).table;
    expect(carryOut(named, command(Ask.Deal, -1, -1, -1, pack)).lines).toEqual(["refused: bad-pack (IRISH-DEAL-1)"]);
  });

  test("all cards are dealt one at a time from the dealer's left, and the last one dealt lies on top (IRISH-DEAL-1, G2, D1)", () => {
    const { match } = dealt("", NAMES);
    expect(match.stocks.map((cards) => cards.length)).toEqual([11, 11, 10, 10, 10]);
    expect(match.stocks[0]?.slice(0, 2).map(printCard)).toEqual(["AS", "2H"]);
    expect(match.stocks[1]?.at(-1)).toBe(51);
    expect(dealt("jokers=on", NAMES).match.stocks.map((cards) => cards.length)).toEqual([11, 11, 11, 11, 10]);
  });

  test("nobody looks at the own cards (IRISH-DEAL-1)", () => {
    const { match } = dealt("", NAMES);
    for (const viewer of [-1, 0, 3])
      expect(
        irishSnap
          .conceal(match, viewer)
          .stocks.flat()
          .every((card) => card < 0),
      ).toBe(true);
  });

  test("the table draws the first dealer (G1)", () => {
    const { match } = dealt("", NAMES);
    const fresh = irishSnap.create(
      match.rules,
      NAMES.map(() => ({ junior: false })),
    );
    expect(irishSnap.chance(fresh)).toEqual({ kind: Ask.NameDealer, draw: "seat", from: [0, 1, 2, 3, 4] });
  });

  test("the dealer begins and says ace; where agreed the seat to the left does (IRISH-TURN-1, I1)", () => {
    expect(next(dealt("", NAMES))).toBe("emil A");
    expect(lay(dealt("", NAMES)).lines[0]).toMatch(/^emil lays \w+: A$/);
    expect(next(dealt("starts=left", NAMES))).toBe("anna A");
  });
});

describe("the count", () => {
  const many = table("pairs=off", "anna: 9S 9H 9D 9C 8S 8C | ben: KS KH KD KC 8D 7C | carla: 3S 3H 3D 3C 8H 7D", "");

  test("clockwise, ace to king and then ace again (IRISH-TURN-2)", () => {
    const words = lay(many, 15).lines.filter((line) => line.includes("lays"));
    expect(words.map((line) => line.split(": ")[1])).toEqual("A 2 3 4 5 6 7 8 9 10 J Q K A 2".split(" "));
    expect(words.slice(0, 4).map((line) => line.split(" ")[0])).toEqual(["anna", "ben", "carla", "anna"]);
  });

  test("it goes on past a player who goes out, and is not begun anew (I2)", () => {
    const start = table("", "anna: 9S | ben: KS KH | carla: 3S 3H", "4D", "4");
    const { lines, table: after } = lay(start, 2);
    expect(lines).toEqual(["anna lays 9S: 5", "anna is out, place 1", "ben lays KS: 6"]);
    expect(next(after)).toBe("carla 7");
    expect(next(lay(after).table)).toBe("ben 8");
  });
});

describe("a card that nobody can time", () => {
  const at = table("", "anna: 9S 2C | ben: KS KH | carla: 3S 3H", "4D", "4");
  const clockOf = (one: typeof at) => irishSnap.deadlines(one.match).find(({ key }) => key.startsWith("turn"));

  test("the seat on turn only reaches, and the table shows card and word in one moment, after a wait that nobody knows (IRISH-TURN-3)", () => {
    const reached = reach(at, "anna");
    expect(reached.lines).toEqual(["anna reaches"]);
    expect(irishSnap.view(reached.table.match, 1)).toMatchObject({ reached: true, pile: 1 });
    expect(clockOf(reached.table)).toMatchObject({ afterMs: 900, command: { kind: Ask.Lay }, pause: { least: 150 } });
    expect(lay(reached.table).lines).toEqual(["anna lays 9S: 5"]);
  });

  test("the pace is the same after every card, slap or no slap (G10, I9)", () => {
    const fits = lay(
      reach(table("pace=1200", "anna: 5S 2C | ben: KS KH | carla: 3S 3H", "4D", "4"), "anna").table,
    ).table;
    const plain = lay(
      reach(table("pace=1200", "anna: 9S 2C | ben: KS KH | carla: 3S 3H", "4D", "4"), "anna").table,
    ).table;
    expect(irishSnap.deadlines(fits.match)).toEqual(irishSnap.deadlines(plain.match));
    const both = [fits, plain].map((one) => reach(one, "ben").table);
    expect(both.map(clockOf)).toEqual([clockOf(both[0] ?? fits), clockOf(both[0] ?? fits)]);
    expect(clockOf(both[0] ?? fits)?.afterMs).toBe(1200);
  });

  test("every hand starts the pace afresh, so that the verdict can be seen (I9)", () => {
    const free = table("falseSlap=first-free", "anna: 9S 2C | ben: KS KH | carla: 3S 3H", "4D", "4");
    expect(clockOf(slap(free, "carla").table)?.key).not.toBe(clockOf(free)?.key);
  });

  test("where cards are laid by themselves nobody reaches (IRISH-TURN-3)", () => {
    const itself = table("laying=by-itself", "anna: 9S 2C | ben: KS KH | carla: 3S 3H", "4D", "4");
    expect(reach(itself, "anna").lines).toEqual(["refused: not-now (IRISH-TURN-3)"]);
    expect(clockOf(itself)).toMatchObject({ command: { kind: Ask.Lay } });
  });

  test.each([20, 60, 110])("by the metronome so many cards come in a minute: %d (IRISH-TURN-3)", (beat) => {
    const itself = table(`laying=by-itself,beat=${beat}`, "anna: 9S 2C | ben: KS KH | carla: 3S 3H", "4D", "4");
    const { afterMs = 0, pause } = clockOf(itself) ?? {};
    expect(afterMs + (pause?.least ?? 0) + (pause?.more ?? 0) / 2).toBeCloseTo(60_000 / beat);
  });

  test("what is in the hands of the table is not in the hands of a seat (G14)", () => {
    expect(irishSnap.seatAsks.has(Ask.Lay)).toBe(false);
    expect(ask(at, "NextDeal", "anna").lines).toEqual(["refused: not-now (I44)"]);
    expect(carryOut(at, command(Ask.Lay, 9), command(99, 0)).lines).toEqual([
      "refused: bad-seat (G14)",
      "refused: unknown-command (G14)",
    ]);
  });
});
