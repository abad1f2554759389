/** Schnapp! Who may call, what a call takes, and what becomes of the others. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import { Ask, Call } from "./events.ts";
import { snap } from "./index.ts";
import { callOut, lies, raceOf, reachFor, table, turnCard, turnCards } from "./testing.ts";

describe("equal cards", () => {
  test("same rank, whatever the suit (SNAP-MATCH-1, N56)", () => {
    expect(callOut(table("", "anna: 2C / 6S | ben: 3C / 6H"), "ben").lines).toContain("ben wins the piles of ben anna");
    expect(callOut(table("", "anna: 2C / 6S | ben: 3C / 7S"), "ben").lines).toContain("ben was wrong");
  });

  test("any two tops, the oldest with the newest, until covered (SNAP-CALL-1, SNAP-CALL-4, SNAP-TIP-1)", () => {
    const start = table("", "anna: 2C / 9C | ben: 3C / 4H | carla: 4D / KS | dora: 5C / 9H");
    expect(callOut(start, "carla").lines).toContain("carla wins the piles of dora anna");
    const covered = turnCard(start).table;
    expect(callOut(covered, "carla").lines).toContain("carla was wrong");
  });

  test("a match noticed late counts as long as both tops show (N27)", () => {
    const start = table("", "anna: 2C / 9C | ben: 3C / 9H | carla: 4D 8C / KS | dora: 5C / 7H");
    const later = { ...start, match: { ...start.match, turn: 2 } };
    const two = turnCards(later, 2).table;
    expect(callOut(two, "dora").lines).toContain("dora wins the piles of anna ben");
  });

  test("three equal tops go together; with pairs only the newest and the nearest clockwise from it (N1)", () => {
    const tops = "anna: 2C / 9C | ben: 3C / 9H | carla: 4D / 9S | dora: 5C / 7H";
    expect(callOut(table("", tops), "dora").lines).toContain("dora wins the piles of anna ben carla");
    expect(callOut(table("matching=pair", tops), "dora").lines).toContain("dora wins the piles of anna carla");
  });

  test("where one call takes two of three, pointing at another equal pile means that one with the newest (N1, N2)", () => {
    const tops = "anna: 2C / 9C | ben: 3C / 9H | carla: 4D / 9S | dora: 5C / 7H";
    const pointed = callOut(table("matching=pair", tops), "dora", "snap", "ben");
    expect(pointed.lines).toContain("dora wins the piles of ben carla");
    expect(callOut(table("matching=pair", tops), "dora", "snap", "dora").lines).toContain("dora was wrong");
  });

  test("two pairs at once: the one with the newest card, unless the caller points at the other, which stays open (N2)", () => {
    const start = table("", "anna: 2C / 9C | ben: 3C / 7S | carla: 4D / 9S | dora: 5C / 7H");
    const first = callOut(start, "anna");
    expect(first.lines).toContain("anna wins the piles of ben dora");
    expect(callOut(first.table, "ben").lines).toContain("ben wins the piles of carla anna");
    expect(callOut(start, "anna", "snap", "carla").lines).toContain("anna wins the piles of anna carla");
    expect(callOut(start, "anna", "snap", "anna").lines).toContain("anna wins the piles of anna carla");
  });

  test("without a newest card among them it is the pair that has been open longest (N2)", () => {
    const start = table("", "anna: 2C / 9C | ben: 3C / 9S | carla: 4D / 7S | dora: 5C / 7H | emil: 6C / 2S");
    expect(callOut(start, "emil").lines).toContain("emil wins the piles of anna ben");
  });
});

describe("what is won", () => {
  test("the first caller takes both piles face down under the stock, owner or not; the printed example (SNAP-CALL-2, SNAP-CALL-3, SNAP-CALL-5)", () => {
    const start = table("", "ben: 9H 2S / 3C | carla: 5D 6D / 9C | anna: KC / JH");
    const revealed = turnCard(start);
    expect(revealed.lines).toEqual(["ben turns 9H"]);
    const called = callOut(revealed.table, "anna");
    expect(called.lines).toEqual(["anna calls snap", "anna wins the piles of ben carla"]);
    expect(lies(called.table)).toBe("ben: 2S | carla: 5D 6D | anna: KC 3C 9H 9C / JH");
    expect(turnCard(called.table).lines).toEqual(["carla turns 5D"]);
  });

  test("each pile is turned over whole, clockwise from the caller's own; its first card comes first (N3)", () => {
    const start = table("", "anna: AC / 2C 9C | ben: 3C / KS | carla: 4D / 5H 9S");
    expect(lies(callOut(start, "carla").table)).toBe("anna: AC | ben: 3C / KS | carla: 4D 5H 9S 2C 9C");
    expect(lies(callOut(start, "ben").table)).toBe("anna: AC | ben: 3C 5H 9S 2C 9C / KS | carla: 4D");
  });

  test("where won cards are shuffled the table shuffles exactly these, and play waits (N3)", () => {
    const won = callOut(table("won=shuffled", "anna: AC / 2C 9C | ben: 3C / KS | carla: 4D / 5H 9S"), "carla").table;
    expect(snap.chance(won.match)).toEqual({ kind: Ask.Shuffle, draw: "pack", from: won.match.stocks[2]?.slice(0, 4) });
    expect(turnCard(won).lines).toEqual(["refused: not-now (SNAP-TURN-2)"]);
    const wrong = command(Ask.Shuffle, -1, -1, -1, [0, 1, 2, 3]);
    expect(snap.perform(won.match, wrong, [])?.code).toBe("bad-pack");
    const order = (won.match.stocks[2] ?? []).slice(0, 4).toReversed();
    expect(snap.perform(won.match, command(Ask.Shuffle, -1, -1, -1, order), [])).toBeNull();
    expect(lies(won)).toBe("anna: AC | ben: 3C / KS | carla: 4D 9C 2C 9S 5H");
    expect(snap.conceal(won.match, 0).stocks[2]?.slice(0, 4)).toEqual([-2, -2, -2, -2]);
    expect(turnCard(won).lines).toEqual(["anna turns AC"]);
  });

  test("play goes on left of whoever turned the last card, past players without cards (SNAP-CALL-3, N4)", () => {
    const start = table("", "anna: 9C 2S | ben: - / 9D | carla: 4D / 7H");
    const won = callOut(turnCard(start).table, "carla").table;
    expect(won.match.out[1]).toBe(1);
    expect(turnCard(won).lines).toEqual(["carla turns 4D"]);
  });
});

describe("several presses", () => {
  const pair = "anna: AC / 9C | ben: 3C / KS | carla: 4D / 9S | dora: 5D / 2S";

  test("the first in the referee's order takes; who also saw it pays nothing (SNAP-CALL-2, G7)", () => {
    const { lines } = raceOf(table("", pair), [
      { who: "dora", ms: 380 },
      { who: "anna", ms: 395 },
      { who: "ben", ms: 401 },
    ]);
    expect(lines).toEqual([
      "dora calls snap",
      "dora wins the piles of anna carla",
      "anna calls snap",
      "anna is excused: taken",
      "ben calls snap",
      "ben is excused: taken",
    ]);
  });

  test("however near two calls are, the faster one takes, unless the table has a rule for ties (SNAP-TIE-1, D2)", () => {
    const calls = [
      { who: "ben", ms: 401 },
      { who: "anna", ms: 400 },
    ] as const;
    expect(raceOf(table("", pair), calls).lines).toContain("anna wins the piles of anna carla");
    expect(raceOf(table("ties=new-pool", pair), calls).lines).toContain("anna carla make pool 1");
  });

  test.each([
    ["anna", "ben"],
    ["ben", "carla"],
    ["carla", "dora"],
    ["dora", "anna"],
  ])(
    "%s has turned, and calls are equal to the millisecond: the nearest clockwise, %s, wins, and the turner comes last (N19, D2)",
    (turner, nearest) => {
      const start = table("", pair);
      const match = { ...start.match, turner: start.names.indexOf(turner) };
      const all = start.names.map((who) => ({ who, ms: 300 }));
      const { lines } = raceOf({ ...start, match }, all);
      expect(lines.find((line) => line.includes("wins"))).toMatch(new RegExp(`^${nearest} wins`));
      expect(lines.findLast((line) => line.includes("calls"))).toBe(`${turner} calls snap`);
    },
  );

  test("equal after an agreed head start is equal as well (N19, D2)", () => {
    const { lines } = raceOf(table("", pair), [
      { who: "dora", ms: 300 },
      { who: "anna", ms: 500, headStart: 200 },
    ]);
    expect(lines[1]).toBe("anna wins the piles of anna carla");
  });

  test("simultaneous: the equal piles become a pool, its newest card on top (SNAP-VAR-SIMUL, G5, N21)", () => {
    const start = table("ties=new-pool", "anna: AC / 9C | ben: 3C / KS | carla: 4D / 8H 9S | dora: 5D / 2S");
    const tie = raceOf(start, [{ who: "anna" }, { who: "ben" }]);
    expect(tie.lines).toEqual(["anna calls snap", "ben calls snap", "anna carla make pool 1"]);
    expect(lies(tie.table)).toBe("anna: AC | ben: 3C / KS | carla: 4D | dora: 5D / 2S | pool 1: 9C 8H 9S");
  });

  test("three at once are as two; who comes later in the race is only late (N22)", () => {
    const { lines } = raceOf(table("ties=new-pool", pair), [
      { who: "anna", ms: 300 },
      { who: "ben", ms: 310 },
      { who: "carla", ms: 320 },
      { who: "dora", ms: 321 },
    ]);
    expect(lines.slice(3)).toEqual(["anna carla make pool 1", "dora calls snap", "dora is excused: taken"]);
  });

  test("simultaneous on a pool: the piles join it, the newest card on top; of several the oldest (N20, D34)", () => {
    const start = table("ties=new-pool", "anna: AC / 9C | ben: 3C / KS | carla: 4D / 2S", "7S 9D", "9H");
    const tie = raceOf(start, [
      { who: "ben", word: "pool" },
      { who: "carla", word: "pool" },
    ]);
    expect(tie.lines).toContain("anna pool 1 pool 2 make pool 1");
    expect(lies(tie.table)).toContain("pool 1: 7S 9D 9H 9C");
  });

  test("a wrong call or a call for other cards at the head does not hide a dead heat behind it (SNAP-VAR-SIMUL, N22)", () => {
    const wrongFirst = raceOf(table("ties=new-pool", pair), [
      { who: "dora", word: "pool", ms: 300 },
      { who: "anna", ms: 330 },
      { who: "carla", ms: 335 },
    ]);
    expect(wrongFirst.lines).toEqual([
      "dora calls pool",
      "dora was wrong",
      "the pile of dora is pool 1",
      "anna calls snap",
      "carla calls snap",
      "anna carla make pool 2",
    ]);
    const twoPairs = table("ties=new-pool", "anna: AC / 9C | ben: 3C / 7S | carla: 4D / 9S | dora: 5D / 7D");
    const other = raceOf(twoPairs, [
      { who: "anna", at: "anna", ms: 300 },
      { who: "ben", at: "ben", ms: 305 },
      { who: "carla", at: "ben", ms: 310 },
    ]);
    expect(other.lines).toEqual([
      "anna calls snap",
      "anna wins the piles of anna carla",
      "ben calls snap",
      "carla calls snap",
      "ben dora make pool 1",
    ]);
  });

  test("a dead heat behind a call that took the cards is only late (G7, N22)", () => {
    const { lines } = raceOf(table("ties=new-pool", pair), [
      { who: "dora", ms: 300 },
      { who: "anna", ms: 340 },
      { who: "carla", ms: 345 },
    ]);
    expect(lines.filter((line) => line.includes("excused"))).toHaveLength(2);
    expect(lines).toContain("dora wins the piles of anna carla");
  });

  test("what counts as the same time can be agreed on, from nothing to 150 ms (G5)", () => {
    expect(snap.race?.tieMs(table("", pair).match)).toBe(-1);
    for (const tieWindow of [0, 20, 150])
      expect(snap.race?.tieMs(table(`ties=new-pool, tieWindow=${tieWindow}`, pair).match)).toBe(tieWindow);
    const calls = [
      { who: "anna", ms: 300 },
      { who: "ben", ms: 310 },
    ] as const;
    expect(raceOf(table("ties=new-pool", pair), calls, 0).lines).toContain("anna wins the piles of anna carla");
    expect(raceOf(table("ties=new-pool", pair), calls, 10).lines).toContain("anna carla make pool 1");
  });

  test("the pool that others join keeps its place and its number (N17, N20)", () => {
    const start = table("ties=new-pool", "anna: AC / 9C | ben: 3C / KS | carla: 4D / 2S", "9D", "4H");
    const tie = raceOf(start, [
      { who: "ben", word: "pool" },
      { who: "carla", word: "pool" },
    ]);
    expect(lies(tie.table)).toContain("pool 1: 9D 9C | pool 2: 4H");
  });

  test("a dead heat that swallows the last cards: those whose piles made it share the win (D35, N9)", () => {
    const { lines } = raceOf(table("ties=new-pool", "anna: - / 9C | ben: - / 9S"), [{ who: "anna" }, { who: "ben" }]);
    expect(lines).toEqual([
      "anna calls snap",
      "ben calls snap",
      "anna ben make pool 1",
      "anna is out",
      "ben is out",
      "anna ben won",
    ]);
  });

  test("one press for each picture; another picture, another press (G9, D6)", () => {
    const once = callOut(table("", pair), "ben", "snap", "ben");
    expect(once.lines).toContain("ben was wrong");
    const free = table("falseCall=nothing", pair);
    const again = callOut(callOut(free, "ben", "snap", "ben").table, "ben");
    expect(again.lines).toEqual(["refused: called-already (G9)"]);
    const turned = turnCard(callOut(free, "ben", "snap", "ben").table).table;
    expect(callOut(turned, "ben").lines[0]).toBe("ben calls snap");
  });

  test("a race that names a seat twice, a seat that may not call or a call there is not is refused whole (G5, G14)", () => {
    const start = table("", pair);
    const before = lies(start);
    expect(raceOf(start, [{ who: "anna" }, { who: "anna" }]).lines).toEqual(["refused: bad-race (G5)"]);
    expect(raceOf(start, [{ who: "anna", at: "pool 7" }]).lines).toEqual(["refused: bad-race (G5)"]);
    const odd = [[], [0], [0, 0, -1, 0.5, -1, 1], [9, 0, -1, 400, -1, 400], [0, 7, -1, 400, -1, 400]];
    for (const list of odd) {
      expect(snap.perform(start.match, command(Ask.Race, -1, -1, 0, list), [])?.code).toBe("bad-race");
    }
    expect(lies(start)).toBe(before);
  });
});

describe("judged by the caller's own picture", () => {
  const covering = "anna: 2S / 9C | ben: 3C / KS | carla: 4D / 9S";

  test("less than 100 ms after a face it is the picture before that counts: a match there is won, the new card stays (D3, D4, G6)", () => {
    const after = turnCard(table("", covering)).table;
    const early = raceOf(after, [{ who: "ben", ms: 60 }]);
    expect(early.lines).toEqual(["ben calls snap", "ben wins the piles of carla anna, 2S stays"]);
    expect(lies(early.table)).toBe("anna: - / 2S | ben: 3C 9S 9C / KS | carla: 4D");
  });

  test("an early press without a match in the picture before is false, though the new card makes one (G6, N52)", () => {
    const after = turnCard(table("", "anna: KD / 9C | ben: 3C / KS | carla: 4D / 8S")).table;
    expect(raceOf(after, [{ who: "carla", ms: 99 }]).lines).toContain("carla was wrong");
    expect(raceOf(after, [{ who: "carla", ms: 100 }]).lines).toContain("carla wins the piles of anna ben");
  });

  test("100 to 400 ms after a match was covered a call is void and free; later it is false (G8, D3)", () => {
    const after = turnCard(table("", covering)).table;
    expect(raceOf(after, [{ who: "ben", ms: 100 }]).lines).toEqual(["ben calls snap", "ben is excused: covered"]);
    expect(raceOf(after, [{ who: "ben", ms: 399 }]).lines).toContain("ben is excused: covered");
    expect(raceOf(after, [{ who: "ben", ms: 400 }]).lines).toContain("ben was wrong");
  });

  test("up to 600 ms after an award showed a call is void and free; later it is false (G7, D3)", () => {
    const start = table("", "anna: AC / 9C | ben: 3C / KS | carla: 4D / 2S");
    expect(raceOf(start, [{ who: "ben", ms: 900, sinceAward: 599 }]).lines).toContain("ben is excused: taken");
    expect(raceOf(start, [{ who: "ben", ms: 900, sinceAward: 600 }]).lines).toContain("ben was wrong");
  });

  test("a pile turned over meanwhile makes an early call void (D4)", () => {
    const after = turnCard(table("", "anna: - / 4C 9C | ben: 3C / KS | carla: 4D / 9S")).table;
    expect(raceOf(after, [{ who: "ben", ms: 50 }]).lines).toEqual(["ben calls snap", "ben is excused: turnedOver"]);
  });

  test("a false call spares the card that fell after its picture (D4)", () => {
    const after = turnCard(table("", "anna: 2S 5C / 9C | ben: 3C / KS | carla: 4D / 8S")).table;
    expect(raceOf(after, [{ who: "anna", ms: 20 }]).lines).toContain("the pile of anna is pool 1, 2S stays");
  });

  test("a void press is the seat's one press for the picture it was made for, not for the new one (D6)", () => {
    const after = turnCard(table("", covering, "2D")).table;
    const covered = raceOf(after, [{ who: "ben", ms: 150 }]);
    expect(covered.lines).toContain("ben is excused: covered");
    expect(callOut(covered.table, "ben", "pool").lines).toContain("ben wins pool 1");
    const over = turnCard(table("", "anna: - / 9H 9C | ben: 3C / KS | carla: 4D / 9S")).table;
    const turnedOver = raceOf(over, [{ who: "ben", ms: 50 }]);
    expect(turnedOver.lines).toContain("ben is excused: turnedOver");
    expect(callOut(turnedOver.table, "ben").lines).toContain("ben wins the piles of carla anna");
  });

  test("pressed again for what is gone, it is the one press for the new picture (G9, D6)", () => {
    const after = turnCard(table("", covering)).table;
    const once = raceOf(after, [{ who: "ben", ms: 150 }]).table;
    const twice = raceOf(once, [{ who: "ben", ms: 300 }]).table;
    expect(callOut(twice, "ben").lines).toEqual(["refused: called-already (G9)"]);
  });

  test("late for one pair, still in time for the other (D6, N2)", () => {
    const start = table("", "anna: 2C / 9C | ben: 3C / 7S | carla: 4D / 9S | dora: 5C / 7H");
    const late = raceOf(start, [
      { who: "anna", ms: 300 },
      { who: "ben", ms: 340 },
    ]);
    expect(late.lines.slice(2)).toEqual(["ben calls snap", "ben is excused: taken"]);
    expect(callOut(late.table, "ben").lines).toContain("ben wins the piles of carla anna");
  });

  test("an early press is for the pair with the newest card of that picture (D3, N2)", () => {
    const start = turnCard(table("", "anna: 2C / 7C | ben: 3C / 7S | carla: 4D / 9S | dora: 9H | emil: 6C")).table;
    const two = turnCard({ ...start, match: { ...start.match, turn: 3 } }).table;
    const after = turnCard(two);
    expect(after.lines).toEqual(["emil turns 6C"]);
    expect(raceOf(after.table, [{ who: "ben", ms: 50 }]).lines).toContain("ben wins the piles of carla dora");
  });
});

describe("reaching for the card", () => {
  test("only the seat on turn, once; nobody sees the card before everybody does (SNAP-TURN-3, N49, N53)", () => {
    const start = table("", "anna: 2S / 9C | ben: 3C / KS");
    expect(reachFor(start, "ben").lines).toEqual(["refused: not-your-turn (N53)"]);
    const reached = reachFor(start, "anna");
    expect(reached.lines).toEqual(["anna Reached"]);
    expect(snap.view(reached.table.match, 0)).toMatchObject({ reached: true, newest: start.match.newest });
    expect(reachFor(reached.table, "anna").lines).toEqual(["refused: reached-already (SNAP-TURN-2)"]);
  });

  test("a pair that nobody has called may be covered (N28)", () => {
    const start = table("", "anna: 2S / 9C | ben: 3C / 9S");
    const covered = turnCard(reachFor(start, "anna").table);
    expect(covered.lines).toEqual(["anna turns 2S"]);
    expect(raceOf(covered.table, [{ who: "ben", ms: 500 }]).lines).toContain("ben was wrong");
  });

  test("the wait before a face has a random part and is the same whether or not cards are equal (SNAP-TURN-3, G10)", () => {
    const clock = (tops: string) => snap.deadlines(reachFor(table("", tops), "anna").table.match)[0];
    const equal = clock("anna: 2S / 9C | ben: 3C / 9S");
    expect(equal).toEqual(clock("anna: 2S / 9C | ben: 3C / KS"));
    expect(equal).toMatchObject({ afterMs: 900, pause: { least: 150, more: 300 } });
  });

  test("who does not act in eight seconds has the card turned for them (G11)", () => {
    const { match } = table("", "anna: 2S / 9C | ben: 3C / KS");
    expect(snap.deadlines(match)[0]).toMatchObject({ afterMs: 8000, command: command(Ask.Turn, -1) });
    const byItself = table("turning=by-itself", "anna: 2S / 9C | ben: 3C / KS");
    expect(snap.deadlines(byItself.match)[0]).toMatchObject({ afterMs: 900 });
    expect(reachFor(byItself, "anna").lines).toEqual(["refused: reached-already (SNAP-TURN-2)"]);
  });
});

describe("who may call", () => {
  test("everybody still in, whether or not a pile is theirs; who is out, or no seat, may not (SNAP-CALL-1, N18, G14)", () => {
    const start = table("", "anna: 2S / 9C | ben: 3C / 9S | carla: - ");
    expect(callOut(start, "carla").lines).toEqual(["refused: not-in-game (N18)"]);
    expect(snap.perform(start.match, command(Ask.Call, -1, -1, Call.snap), [])?.code).toBe("bad-seat");
    expect(snap.perform(start.match, command(Ask.Call, 7, -1, Call.snap), [])?.code).toBe("bad-seat");
  });

  test("owners only: others are ignored for a second, or it counts as false (SNAP-VAR-OWNERS, N23)", () => {
    const tops = "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 7H";
    const ignored = callOut(table("callers=owners", tops), "carla");
    expect(ignored.lines).toEqual(["carla calls snap", "carla is excused: notOwner", "carla is locked"]);
    expect(snap.deadlines(ignored.table.match)).toContainEqual(
      expect.objectContaining({ afterMs: 1000, command: command(Ask.Unlock, 2) }),
    );
    expect(callOut(table("callers=owners, outsiders=false", tops), "carla").lines).toContain("carla was wrong");
    expect(callOut(table("callers=owners", tops), "ben").lines).toContain("ben wins the piles of ben anna");
  });

  test("owners only: with two pairs an owner's call is for the own one (SNAP-VAR-OWNERS, N2)", () => {
    const two = table("callers=owners", "anna: 2C / 9C | ben: 3C / 7S | carla: 4D / 9S | dora: 5C / 7H");
    expect(callOut(two, "carla").lines).toContain("carla wins the piles of carla anna");
    const three = table("callers=owners, matching=pair", "anna: 2C / 9C | ben: 3C / 9H | carla: 4D / 9S");
    expect(callOut(three, "ben").lines).toContain("ben wins the piles of ben carla");
  });

  test("owners only: a pool is anybody's (N24)", () => {
    const start = table("callers=owners", "anna: 2S / 9C | ben: 3C / 7S | carla: 4D / 8H", "9D");
    expect(callOut(start, "carla", "pool").lines).toContain("carla wins the piles of anna");
  });
});
