/** Tiere. */
import { describe, expect, test } from "vitest";
import { command } from "../../kernel/event.ts";
import type { Command } from "../../kernel/event.ts";
import { Ask, Call } from "./events.ts";
import { snap } from "./index.ts";
import { callOut, lies, raceOf, table } from "./testing.ts";

const pair = "anna: 2S / 4C 9C | ben: 3C / 9S | carla: 4D / 6H";

describe("animals", () => {
  test("owners call each other's animal; the first wins the other's pile and keeps the own top (SNAP-VAR-ANIMALS-1, N42)", () => {
    const { lines, table: after } = callOut(table("snap(animals)", pair), "anna", "animal", "ben");
    expect(lines).toEqual(["anna calls animal", "anna wins the piles of ben"]);
    expect(lies(after)).toBe("anna: 2S 9S / 4C 9C | ben: 3C | carla: 4D / 6H");
  });

  test("or both piles (N42)", () => {
    expect(callOut(table("snap(animals, prey=both)", pair), "anna", "animal", "ben").lines).toContain(
      "anna wins the piles of anna ben",
    );
  });

  test("noises stand for names, and are judged alike (SNAP-VAR-ANIMALS-2)", () => {
    const noises = table("callers=owners, animals=noises", pair);
    expect(callOut(noises, "ben", "animal", "anna").lines).toContain("ben wins the piles of anna");
  });

  test("the wrong animal in a match costs no card, only a second (N43)", () => {
    const wrong = callOut(table("snap(animals)", pair), "anna", "animal", "carla");
    expect(wrong.lines).toEqual(["anna calls animal", "anna is excused: wrongAnimal", "anna is locked"]);
    expect(callOut(wrong.table, "anna", "animal", "ben").lines).toEqual(["refused: locked (N43)"]);
    expect(snap.perform(wrong.table.match, command(Ask.Unlock, 0), [])).toBeNull();
    expect(callOut(wrong.table, "anna", "animal", "anna").lines[0]).toBe("refused: called-already (G9)");
  });

  test("an animal called for nothing: the caller's pile goes to its owner, or becomes a pool (N44)", () => {
    const none = "anna: 2S / 4C 9C | ben: 3C / 8S | carla: 4D / 6H";
    const given = callOut(table("snap(animals)", none), "anna", "animal", "ben");
    expect(given.lines).toEqual(["anna calls animal", "anna was wrong", "anna gives the pile to ben"]);
    expect(lies(given.table)).toBe("anna: 2S | ben: 3C 4C 9C / 8S | carla: 4D / 6H");
    expect(callOut(table("snap(animals, strayAnimal=pool)", none), "anna", "animal", "ben").lines).toContain(
      "the pile of anna is pool 1",
    );
  });

  test("an animal that cannot take a pile, the own one or one that is out: the pile becomes a pool (N44)", () => {
    const none = "anna: 2S / 4C 9C | ben: 3C / 8S | carla: -";
    for (const named of ["anna", "carla"]) {
      const stray = callOut(table("snap(animals)", none), "anna", "animal", named);
      expect(stray.lines).toEqual(["anna calls animal", "anna was wrong", "the pile of anna is pool 1"]);
    }
  });

  test("somebody else's match is a call for nothing (N45)", () => {
    expect(callOut(table("snap(animals)", pair), "carla", "animal", "ben").lines).toContain(
      "carla gives the pile to ben",
    );
  });

  test("three equal tops: an owner names either, wins that one, and the rest stays open (N46)", () => {
    const three = table("snap(animals)", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 9H");
    const first = callOut(three, "anna", "animal", "carla");
    expect(first.lines).toContain("anna wins the piles of carla");
    expect(callOut(first.table, "ben", "animal", "anna").lines).toContain("ben wins the piles of anna");
  });

  test("each seat is an animal of its own, to be called one by one, and no plain word is heard (N47)", () => {
    const { match } = table("snap(animals)", pair);
    const calls: Command[] = [];
    snap.legal(match, 0, calls);
    expect(calls.filter(({ word }) => word === Call.animal).map(({ card }) => card)).toEqual([0, 1, 2]);
    expect(callOut(table("snap(animals)", pair), "anna", "snap").lines).toEqual([
      "refused: no-such-call (SNAP-CALL-1)",
    ]);
  });

  test("a dead heat: nothing happens and both may call again; or their piles make a pool (N48, D36)", () => {
    const both = [
      { who: "anna", word: "animal", at: "ben" },
      { who: "ben", word: "animal", at: "anna" },
    ] as const;
    const again = raceOf(table("snap(animals)", pair), both);
    expect(again.lines).toEqual(["anna calls animal", "ben calls animal", "table DeadHeat [anna ben]"]);
    expect(callOut(again.table, "ben", "animal", "anna").lines).toContain("ben wins the piles of anna");
    expect(snap.race?.tieMs(table("snap(animals)", pair).match)).toBe(20);
    expect(raceOf(table("snap(animals, zoo=pool)", pair), both).lines).toContain("anna ben make pool 1");
  });

  test("somebody else's animal at the head does not hide a dead heat of the owners (N45, N48)", () => {
    const { lines } = raceOf(table("snap(animals)", pair), [
      { who: "carla", word: "animal", at: "ben", ms: 300 },
      { who: "anna", word: "animal", at: "ben", ms: 330 },
      { who: "ben", word: "animal", at: "anna", ms: 330 },
    ]);
    expect(lines.slice(3)).toEqual(["anna calls animal", "ben calls animal", "table DeadHeat [anna ben]"]);
  });

  test("of three equal tops each owner may call, also where one call takes only two piles (N46)", () => {
    const three = table(
      "snap(animals, matching=pair)",
      "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 9H | dora: 5D / KS",
    );
    expect(callOut(three, "ben", "animal", "anna").lines).toContain("ben wins the piles of anna");
  });

  test("the second of the two is only late (G7, N42)", () => {
    const { lines } = raceOf(table("snap(animals)", pair), [
      { who: "anna", word: "animal", at: "ben", ms: 500 },
      { who: "ben", word: "animal", at: "anna", ms: 560 },
    ]);
    expect(lines.slice(2)).toEqual(["ben calls animal", "ben is excused: taken"]);
  });
});
