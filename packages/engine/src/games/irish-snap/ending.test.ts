/** Spielende: out and safe, who has lost, several games, and the clock. */
import { describe, expect, test } from "vitest";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, carryOut, lay, lies, next, race, reach, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { command } from "../../kernel/event.ts";

/** Anna lays her last card, an eight. */
const lastCard = (rules: string, word: string, others = "ben: 3C 3D | carla: 4C 6D"): TestTable =>
  lay(table(rules, `anna: 8D | ${others}`, "9C KS", word)).table;

describe("the last card", () => {
  test("whoever has laid it is out at once and safe, even if somebody slaps for nothing then (IRISH-END-1, I12)", () => {
    const out = lastCard("", "4");
    expect(irishSnap.view(out.match, 1)).toMatchObject({ out: [true, false, false], places: [1, 0, 0] });
    expect(race(out, "carla 310").lines).toContain("carla takes 3: falseSlap");
    expect(race(out, "anna 310").lines).toEqual(["refused: bad-race (G5)"]);
    expect(race(out, "carla 50").lines).toContain("carla takes 3: falseSlap");
  });

  test("when it is a trigger its layer must slap too: not last, and the layer is out (I11, IRISH-END-1)", () => {
    const pending = lastCard("", "7");
    expect(irishSnap.view(pending.match, 1)).toMatchObject({
      out: [false, false, false],
      lastDuty: [true, false, false],
    });
    const { lines, table: after } = race(pending, "ben 300, anna 420, carla 430");
    expect(lines.slice(3)).toEqual(["carla takes 3: last", "anna is out, place 1"]);
    expect(next(after)).toBe("carla A");
  });

  test("last, and the layer takes the pile and plays on; case 9 of the table (I11, IRISH-END-1)", () => {
    const { lines, table: after } = race(lastCard("", "7"), "ben 300, carla 420, anna 430");
    expect(lines.slice(3)).toEqual(["anna takes 3: last"]);
    expect(irishSnap.view(after.match, 0)).toMatchObject({
      out: [false, false, false],
      lastDuty: [false, false, false],
    });
    expect(lies(after)).toBe("anna: 9C KS 8D | ben: 3C 3D | carla: 4C 6D");
    expect(next(after)).toBe("anna A");
  });

  test("nobody slaps: dead, and the layer is out when the time is over or the next card is laid (I4, I11)", () => {
    for (const closed of [ask(lastCard("", "7"), "CloseWindow"), lay(lastCard("", "7"))])
      expect(closed.lines.slice(0, 2)).toEqual(["nobody slapped in time", "anna is out, place 1"]);
    expect(lay(lastCard("", "7")).lines[2]).toBe("ben lays 3C: 9");
  });

  test("where the layer takes what nobody slapped, the layer is not out; where the next seat does, the layer is (I4, I11, D47)", () => {
    for (const close of [(at: TestTable) => ask(at, "CloseWindow"), (at: TestTable) => lay(at)]) {
      const layer = close(lastCard("unslapped=layer", "7"));
      expect(layer.lines).toEqual(["nobody slapped in time", "anna takes 3: unslapped"]);
      expect(next(layer.table)).toBe("anna A");
      const other = close(lastCard("unslapped=next", "7"));
      expect(other.lines).toEqual(["nobody slapped in time", "ben takes 3: unslapped", "anna is out, place 1"]);
    }
  });

  test("an early hand takes the pile with it, and the layer is out (I11, D45)", () => {
    expect(race(lastCard("", "7"), "ben 50, anna 300").lines.slice(2)).toEqual([
      "ben was wrong",
      "anna is excused: settled",
      "ben takes 3: falseSlap",
      "anna is out, place 1",
    ]);
  });

  test("the layer's own early hand costs the pile, and the layer is not out (I11, D45)", () => {
    expect(race(lastCard("", "7"), "anna 50, ben 300").lines.at(-1)).toBe("anna takes 3: falseSlap");
  });

  test("a free early hand takes and closes nothing, and the last card still waits for the others (D50, I11)", () => {
    const free = race(lastCard("falseSlap=first-free", "7"), "ben 50");
    expect(free.lines).toEqual(["ben slaps", "ben was wrong, for free"]);
    expect(race(free.table, "carla 400, anna 500").lines.slice(2)).toEqual(["anna takes 3: last"]);
    expect(race(free.table, "anna 400, carla 500").lines.slice(2)).toEqual([
      "carla takes 3: last",
      "anna is out, place 1",
    ]);
  });

  test("with one hand where both are wanted the layer has not slapped (I11, I30)", () => {
    const both = lay(table("hands=both", "anna: 8D | ben: 3C 3D | carla: 4C 6D", "9C 8S", "7")).table;
    expect(race(both, "anna 300, ben 400 both, carla 500 both").lines.slice(3)).toEqual([
      "missed: anna",
      "anna takes 3: missing",
    ]);
    expect(race(both, "anna 300 both, ben 400 both, carla 500").lines.slice(3)).toEqual([
      "missed: carla",
      "carla takes 3: missing",
      "anna is out, place 1",
    ]);
    expect(race(both, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "nobody slapped in time",
      "anna is out, place 1",
    ]);
  });

  test("while it is drawn who takes, the layer waits (I6, I11)", () => {
    const drawn = race(lastCard("missing=drawn", "7"), "ben 300, carla -, anna -").table;
    expect(drawn.match.out[0]).toBe(0);
    expect(ask(drawn, "NameTaker", "anna").lines).toEqual(["anna is drawn", "anna takes 3: missing"]);
    expect(ask(drawn, "NameTaker", "carla").lines.at(-1)).toBe("anna is out, place 1");
  });
});

describe("the end", () => {
  const two = "ben: 3C 3D | carla: -";

  test("the others play on, and the last with cards has lost; places go by going out (IRISH-GOAL-1, IRISH-END-2, I34, I36)", () => {
    const { lines, table: over } = lay(table("", `anna: 8D | ${two}`, "9C KS", "4"));
    expect(lines).toEqual(["anna lays 8D: 5", "anna is out, place 2", "places 2 3 1", "won: carla"]);
    expect(irishSnap.outcome(over.match)).toEqual({ winners: [2], places: [2, 3, 1] });
    expect(lay(over).lines).toEqual(["refused: over (IRISH-END-2)"]);
    expect(irishSnap.view(over.match, 1)).toMatchObject({ phase: "MatchOver", turn: -1, places: [2, 3, 1] });
  });

  test("it ends as soon as one holds cards and no slap is pending, and not before (I35)", () => {
    const pending = lastCard("", "7", two);
    expect(pending.match.phase).toBe(2);
    expect(race(pending, "anna 300, ben 400").lines.slice(2)).toEqual([
      "ben takes 3: last",
      "anna is out, place 2",
      "places 2 3 1",
      "won: carla",
    ]);
    expect(race(pending, "ben 300, anna 400").lines.slice(2)).toEqual(["anna takes 3: last"]);
    expect(lay(pending).lines).toEqual([
      "nobody slapped in time",
      "anna is out, place 2",
      "places 2 3 1",
      "won: carla",
    ]);
  });

  test("with one hand left to race it is dead, and the game is over (I35, D51)", () => {
    const pending = slap(table("", `anna: 8D | ${two}`), "ben").table;
    const laid = lay({ ...pending, match: { ...pending.match, pile: [32, 33], layer: 1, word: 6, due: 7 } }).table;
    expect(race(laid, "anna 300").lines).toEqual([
      "anna slaps",
      "nobody slapped in time",
      "anna is out, place 2",
      "places 2 3 1",
      "won: carla",
    ]);
  });
});

describe("several games", () => {
  /** Carla has lost the first game of a match. */
  const over = (rules: string): TestTable => lay(table(rules, "anna: 8D | ben: - | carla: 3C", "9C", "4")).table;
  const next = (at: TestTable) => carryOut(at, ...[0, 1, 2].map((seat) => command(Ask.NextDeal, seat)));

  test("the next one is dealt when everybody is ready (I44)", () => {
    const at = over("deals=2");
    expect(irishSnap.outcome(at.match)).toBeNull();
    expect(irishSnap.view(at.match, 0)).toMatchObject({
      phase: "RoundOver",
      losses: [0, 0, 1],
      places: [2, 1, 3],
      deal: 1,
    });
    const one = ask(at, "NextDeal", "anna");
    expect(one.lines).toEqual(["anna is ready"]);
    expect(ask(one.table, "NextDeal", "anna").lines).toEqual(["refused: not-now (I44)"]);
    expect(irishSnap.chance(one.table.match)).toBeNull();
    expect(irishSnap.chance(next(at).table.match)).toMatchObject({ kind: Ask.Deal });
  });

  test("the loser deals, hence starts; or everybody in turn (I44)", () => {
    expect(next(over("deals=2")).lines.at(-1)).toBe("carla deals");
    expect(next(over("deals=2, nextDealer=rotate")).lines.at(-1)).toBe("anna deals");
    const pack = irishSnap.pack(over("deals=2").match.rules);
    const dealt = carryOut(next(over("deals=2")).table, command(Ask.Deal, -1, -1, -1, pack)).table;
    expect(irishSnap.view(dealt.match, 0)).toMatchObject({
      deal: 2,
      dealer: 2,
      turn: 2,
      lays: 0,
      restarts: 0,
      places: [0, 0, 0],
    });
  });

  test("each deal begins afresh: nobody waits, a false slap is free again, and no card has been seen (I44, D50, I16)", () => {
    const rules = "deals=2, falseSlap=first-free";
    const locked = slap(table(rules, "anna: 8D | ben: - | carla: 3C"), "anna").table;
    expect(locked.match.locks[0]).toBe(1);
    const ended = lay(locked).table;
    expect(irishSnap.view(ended.match, 0)).toMatchObject({ phase: "RoundOver", locks: [false, false, false] });
    const pack = irishSnap.pack(ended.match.rules);
    const again = carryOut(next(ended).table, command(Ask.Deal, -1, -1, -1, pack)).table;
    expect(irishSnap.view(again.match, 0)).toMatchObject({ free: [true, true, true], out: [false, false, false] });
    expect(
      irishSnap
        .conceal(again.match, 0)
        .stocks.flat()
        .every((card) => card < 0),
    ).toBe(true);
  });

  test("of several losers the first clockwise after the dealer deals (D52)", () => {
    const level = table("timed, deals=2", "anna: 8D 2C | ben: 9D 3C | carla: 3D", "9C", "4");
    const stopped = ask({ ...level, match: { ...level.match, dealer: 0 } }, "TimeUp");
    expect(stopped.lines).toContain("places 2 2 1");
    expect(next(stopped.table).lines.at(-1)).toBe("ben deals");
    const all = ask(table("timed, deals=2", "anna: 8D | ben: 9D | carla: 3D", "9C", "4"), "TimeUp");
    expect(all.lines).toContain("places 1 1 1");
    expect(all.table.match.losses).toEqual(new Uint16Array(3));
    expect(next(all.table).lines.at(-1)).toBe("anna deals");
  });

  test("fewest games lost win the match; with one game its first place does (I44)", () => {
    const at = over("deals=2");
    const second = next(at).table;
    expect(second.match.phase).toBe(1);
    const last = lay({
      ...at,
      match: {
        ...table("deals=2", "anna: 8D | ben: - | carla: 3C", "9C", "4").match,
        deal: 2,
        losses: Uint16Array.of(0, 1, 0),
      },
    });
    expect(last.lines.slice(-2)).toEqual(["places 2 1 3", "won: anna"]);
    expect(irishSnap.outcome(last.table.match)).toEqual({ winners: [0], places: [1, 2, 2] });
  });
});

describe("on time", () => {
  const at = (rules: string, seats: string, word = "4"): TestTable => table(rules, seats, "9C KS", word);
  const minutes = (one: TestTable) => irishSnap.deadlines(one.match).find(({ key }) => key.startsWith("minutes"));

  test("after the agreed minutes the fewest cards win, and equal cards share a place; the pile counts for nobody (IRISH-VAR-TIMED, I37, I38)", () => {
    const start = at("timed", "anna: 8D 2C | ben: 3C | carla: 4C 5D | dan: 6C 7C 7D");
    expect(minutes(start)).toMatchObject({ afterMs: 300_000, command: { kind: Ask.TimeUp } });
    const { lines, table: over } = ask(start, "TimeUp");
    expect(lines).toEqual(["the time is up", "places 2 1 2 4", "won: ben"]);
    expect(over.match.pile).toHaveLength(2);
  });

  test("players already out come first, by going out (I38)", () => {
    const start = at("timed, level=sudden-death", "anna: 8D 2C | ben: - | carla: 4C 5D | dan: -");
    expect(ask(start, "TimeUp").lines).toEqual(["the time is up", "places 3 1 3 2", "won: ben"]);
  });

  test("a slap is finished first, and no new card is laid (I37)", () => {
    const start = lay(at("timed", "anna: 8D 2C | ben: 3C 6D 6H | carla: 4C 5D", "7")).table;
    const time = ask(start, "TimeUp");
    expect(time.lines).toEqual(["the time is up"]);
    expect(lay(time.table).lines).toEqual(["refused: not-now (IRISH-TURN-2)"]);
    expect(reach(time.table, "ben").lines).toEqual(["refused: not-now (IRISH-TURN-2)"]);
    expect(irishSnap.deadlines(time.table.match).map(({ command: { kind } }) => kind)).toEqual([Ask.CloseWindow]);
    expect(race(time.table, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "carla takes 3: last",
      "places 1 2 3",
      "won: anna",
    ]);
    expect(ask(time.table, "CloseWindow").lines).toEqual(["nobody slapped in time", "places 1 3 2", "won: anna"]);
    expect(ask(time.table, "TimeUp").lines).toEqual(["refused: not-now (I19)"]);
  });

  test("a last card that is being slapped goes first: out, or back with the pile (I11, I37)", () => {
    const time = ask(lay(at("timed", "anna: 8D | ben: 3C 6D | carla: 4C 5D", "7")).table, "TimeUp").table;
    expect(race(time, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "carla takes 3: last",
      "anna is out, place 1",
      "places 1 2 3",
      "won: anna",
    ]);
    expect(race(time, "carla 300, ben 400, anna 500").lines.slice(3)).toEqual([
      "anna takes 3: last",
      "places 3 1 1",
      "won: ben carla",
    ]);
  });

  test("while it is drawn who takes, the clock waits too (I6, I37)", () => {
    const lot = race(
      lay(at("timed, missing=drawn", "anna: 8D 2C | ben: 3C 6D | carla: 4C 5D", "7")).table,
      "anna 300, ben -, carla -",
    ).table;
    expect(minutes(lot)).toBeDefined();
    const time = ask(lot, "TimeUp").table;
    expect(ask(time, "NameTaker", "ben").lines).toEqual([
      "ben is drawn",
      "ben takes 3: missing",
      "places 1 3 2",
      "won: anna",
    ]);
  });

  test("in an untimed game there is no limit but an agreed one, and then most cards lose (I19)", () => {
    const start = at("minutes=10", "anna: 8D 2C | ben: 3C | carla: 4C 5D 5C | dan: -");
    expect(minutes(start)).toMatchObject({ afterMs: 600_000 });
    expect(ask(start, "TimeUp").lines).toEqual(["the time is up", "places 3 2 4 1", "won: dan"]);
    const free = at("", "anna: 8D 2C | ben: 3C | carla: 4C 5D 5C");
    expect(minutes(free)).toBeUndefined();
    expect(ask(free, "TimeUp").lines).toEqual(["refused: not-now (I19)"]);
  });
});

describe("sudden death", () => {
  const rules = "timed, level=sudden-death";
  /** Anna and ben are level with two cards each, carla has three. */
  const level = (): TestTable =>
    ask(table(rules, "anna: 8D 2C | ben: 3C 6D | carla: 4C 5D 5H", "9C KS", "4"), "TimeUp").table;

  test("nobody plays on for the first place while the time is not over (I38)", () => {
    const before = table(rules, "anna: 8D 2C | ben: 3C 6D | carla: 4C 5D", "9C KS", "4");
    expect(irishSnap.view(before.match, 0)).toMatchObject({ suddenDeath: false, level: [false, false, false] });
  });

  test("level seats play on, without a clock; whoever is not level plays along (I38, D53)", () => {
    const at = level();
    expect(irishSnap.view(at.match, 0)).toMatchObject({ phase: "Play", suddenDeath: true, turn: 0, pile: 2 });
    expect(irishSnap.view(at.match, 0).level).toEqual([true, true, false]);
    expect(irishSnap.deadlines(at.match).some(({ key }) => key.startsWith("minutes"))).toBe(false);
    expect(ask(at, "TimeUp").lines).toEqual(["refused: not-now (I19)"]);
    expect(slap(at, "carla").lines).toEqual(["carla slaps", "carla was wrong", "carla takes 2: falseSlap"]);
  });

  test("the first of them to take a pile comes behind the others (D53)", () => {
    expect(slap(level(), "anna").lines.slice(2)).toEqual(["anna takes 2: falseSlap", "places 2 1 3", "won: ben"]);
    const three = ask(table(rules, "anna: 8D | ben: 3C | carla: 4C | dan: 5C 6C", "9C KS", "4"), "TimeUp").table;
    expect(slap(three, "ben").lines.slice(2)).toEqual(["ben takes 2: falseSlap", "places 1 3 1 4", "won: anna carla"]);
  });

  test("or the first of them to go out comes first (D53)", () => {
    const at = ask(table(rules, "anna: 8D | ben: 3C | carla: 4C 5D 5H", "9C KS", "4"), "TimeUp").table;
    expect(lay(at).lines).toEqual(["anna lays 8D: 5", "anna is out, place 1", "places 1 2 3", "won: anna"]);
  });

  test("a last card that is a trigger waits for its slap (D53, I11)", () => {
    const at = lay(ask(table(rules, "anna: 8D | ben: 3C | carla: 4C 5D 5H", "9C KS", "7"), "TimeUp").table).table;
    expect(race(at, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "carla takes 3: last",
      "anna is out, place 1",
      "places 1 2 3",
      "won: anna",
    ]);
    expect(race(at, "ben 300, carla 400, anna 500").lines.slice(3)).toEqual([
      "anna takes 3: last",
      "places 2 1 3",
      "won: ben",
    ]);
    expect(race(at, "anna 300, carla 400, ben 500").lines.slice(3)).toEqual([
      "ben takes 3: last",
      "anna is out, place 1",
      "places 1 2 3",
      "won: anna",
    ]);
  });

  test("who is not level goes out without ending it; one holder left does (D53)", () => {
    const at = ask(table(rules, "anna: 8D 8C | ben: 3C 3D | carla: 4C 5D 5H", "9C KS", "4"), "TimeUp").table;
    const late = { ...at, match: { ...at.match, turn: 2, stocks: [[32], [8], [12]] } };
    const { lines, table: after } = lay(late);
    expect(lines).toEqual(["carla lays 4S: 5", "carla is out, place 3"]);
    expect(lay(after).lines.slice(1)).toEqual(["anna is out, place 1", "places 1 2 3", "won: anna"]);
  });

  test("it begins after the slap that the clock has fallen into (I37, I38)", () => {
    const open = lay(table(rules, "anna: 8D 2C 2D | ben: 3C 6D | carla: 4C 5D 5H", "9C KS", "7")).table;
    const time = ask(open, "TimeUp");
    expect(time.lines).toEqual(["the time is up"]);
    expect(race(time.table, "anna 300, ben 400, carla 500").lines.slice(3)).toEqual([
      "carla takes 3: last",
      "sudden death",
    ]);
    expect(race(time.table, "anna 300, carla 400, ben 500").lines.slice(3)).toEqual([
      "ben takes 3: last",
      "places 1 3 2",
      "won: anna",
    ]);
  });
});
