/** Falsch gerufen, gezögert, zu früh gelegt, gezuckt: what else costs the pile, where it was agreed. */
import { describe, expect, test } from "vitest";
import { Ask } from "./events.ts";
import { irishSnap } from "./index.ts";
import { ask, lay, lies, next, race, reach, say, slap, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import { triggers } from "./triggers.ts";

const THREE = "anna: 8D 2C | ben: 3C 3D | carla: 4C 6D";
const at = (rules: string, word = "5"): TestTable => table(rules, THREE, "9C KS", word);

describe("words of one's own", () => {
  test("where the app says the words nobody can say a wrong one (I22, IRISH-TURN-2)", () => {
    expect(say(at(""), "anna", "K").lines).toEqual(["anna reaches", "anna lays 8D: 6"]);
  });

  test("the word is chosen with the card, one of thirteen, and nobody else hears it before (IRISH-WORD-1, IRISH-TURN-3)", () => {
    const own = at("words=own");
    expect(reach(own, "anna").lines).toEqual(["refused: word-due (IRISH-TURN-2)"]);
    const asks = [] as { word: number }[];
    irishSnap.legal(own.match, 0, asks as never);
    expect(asks.filter(({ word }) => word >= 0 && word < 13).length).toBeGreaterThanOrEqual(13);
    const reached = reach(own, "anna", "8");
    expect(irishSnap.conceal(reached.table.match, 0).chosen).toBe(7);
    expect(irishSnap.conceal(reached.table.match, 1).chosen).toBe(-1);
    const [event] = reached.events;
    if (event === undefined) throw new Error("nothing happened");
    expect([0, 1, -1].map((viewer) => irishSnap.project(own.match, event, viewer).word)).toEqual([7, -1, -1]);
    expect([0, 1].map((viewer) => irishSnap.view(own.match, viewer).choosesWord)).toEqual([true, false]);
  });

  test("a wrong word is free where it was agreed so: it counts, and the count goes on after it (I22, I23)", () => {
    const { lines, table: after } = say(at("words=own"), "anna", "8");
    expect(lines).toEqual(["anna reaches", "anna lays 8D: 8"]);
    expect(triggers(after.match)).toBe(1);
    expect(next(after)).toBe("ben 9");
  });

  test("otherwise it is a foul like a false slap, skipped or said twice (IRISH-WORD-1)", () => {
    for (const word of ["5", "7"]) {
      const { lines, table: after } = say(at("own-count"), "anna", word);
      expect(lines.slice(2)).toEqual([`anna said ${word} for 6`, "anna takes 3: wrongWord"]);
      expect(lies(after)).toBe("anna: 2C 9C KS 8D | ben: 3C 3D | carla: 4C 6D");
      expect(next(after)).toBe("anna A");
    }
    expect(say(at("own-count"), "anna", "6").lines).toEqual(["anna reaches", "anna lays 8D: 6"]);
  });

  test("the foul comes first: a wrong word that fits the card is no trigger, and hands on it are void (I24)", () => {
    const { lines, table: after } = say(at("own-count"), "anna", "8");
    expect(lines.slice(2)).toEqual(["anna said 8 for 6", "anna takes 3: wrongWord"]);
    expect(race(after, "ben 250 since 250").lines).toEqual(["ben slaps", "ben is excused: taken"]);
  });

  test("who says a wrong word with the last card takes it back and is not out (IRISH-WORD-1, IRISH-END-1)", () => {
    const last = table("own-count", "anna: 8D | ben: 3C 3D | carla: 4C 6D", "9C KS", "5");
    const { lines, table: after } = say(last, "anna", "9");
    expect(lines.slice(2)).toEqual(["anna said 9 for 6", "anna takes 3: wrongWord"]);
    expect(irishSnap.view(after.match, 0)).toMatchObject({
      out: [false, false, false],
      lastDuty: [false, false, false],
    });
  });

  test("when the time for a card is over, the due word is said with it (I25)", () => {
    expect(lay(at("own-count")).lines).toEqual(["anna lays 8D: 6"]);
  });
});

describe("hesitation", () => {
  const clock = (match: TestTable) => irishSnap.deadlines(match.match).find(({ key }) => key.startsWith("turn"));

  test("after the agreed time the card is laid by itself (IRISH-TURN-4, I25, G11)", () => {
    expect(clock(at(""))).toMatchObject({ afterMs: 8000, command: { kind: Ask.Lay } });
    expect(clock(at("turnTime=0"))).toBeUndefined();
    expect(ask(at(""), "Hesitate", "anna").lines).toEqual(["refused: not-now (I25)"]);
  });

  test("or it is a foul: who hesitates takes the pile and starts (IRISH-TURN-4, I25)", () => {
    const foul = at("hesitation=foul");
    expect(clock(foul)).toMatchObject({ afterMs: 8000, command: { kind: Ask.Hesitate, seat: 0 } });
    const { lines, table: after } = ask(foul, "Hesitate", "anna");
    expect(lines).toEqual(["anna hesitated", "anna takes 2: hesitation"]);
    expect(next(after)).toBe("anna A");
    expect(ask(foul, "Hesitate", "ben").lines).toEqual(["refused: not-now (I25)"]);
    expect(ask(reach(foul, "anna").table, "Hesitate", "anna").lines).toEqual(["refused: not-now (I25)"]);
  });

  test("the time for a card is never shorter than the pace of the table (I9, G10)", () => {
    expect(clock(at("turnTime=2, pace=3000"))).toMatchObject({ afterMs: 3000, command: { kind: Ask.Lay } });
    expect(clock(at("turnTime=4, pace=3000"))).toMatchObject({ afterMs: 4000 });
  });

  test("in the calm game nobody slaps, so that a foul waits for no slap (I25, IRISH-VAR-CALM)", () => {
    expect(clock(at("race=calm, hesitation=foul, turnTime=2"))).toMatchObject({
      afterMs: 2000,
      command: { kind: Ask.Hesitate },
    });
  });

  test("on an empty pile the card is laid by itself, without a foul (D48)", () => {
    expect(ask(table("hesitation=foul", THREE), "Hesitate", "anna").lines).toEqual(["anna lays 8D: A"]);
  });

  test("nobody hesitates while the last card may still be slapped (I25, D43)", () => {
    const laid = lay(at("hesitation=foul, turnTime=2, slapWindow=5", "7")).table;
    expect(clock(laid)).toMatchObject({ afterMs: 5000 });
    const dead = ask(laid, "Hesitate", "ben");
    expect(dead.lines).toEqual(["nobody slapped in time", "ben hesitated", "ben takes 3: hesitation"]);
    const taken = lay(at("hesitation=foul, unslapped=layer", "7")).table;
    expect(ask(taken, "Hesitate", "ben").lines).toEqual(["nobody slapped in time", "anna takes 3: unslapped"]);
  });
});

describe("out of turn", () => {
  test("is refused (I26)", () => {
    expect(reach(at(""), "carla").lines).toEqual(["refused: not-your-turn (I26)"]);
    expect(reach(reach(at(""), "anna").table, "anna").lines).toEqual(["refused: reached-already (IRISH-TURN-2)"]);
  });

  test("or a foul: the card is not laid, the offender takes the pile and starts (I26, D49)", () => {
    const { lines, table: after } = reach(at("outOfTurn=foul"), "carla");
    expect(lines).toEqual(["carla was out of turn", "carla takes 2: outOfTurn"]);
    expect(lies(after)).toBe("anna: 8D 2C | ben: 3C 3D | carla: 4C 6D 9C KS");
    expect(next(after)).toBe("carla A");
  });

  test("it is no foul on an empty pile, nor while a slap is open (D49)", () => {
    expect(reach(table("outOfTurn=foul", THREE), "carla").lines).toEqual(["refused: not-your-turn (I26)"]);
    const open = lay(at("outOfTurn=foul", "7")).table;
    expect(reach(open, "carla").lines).toEqual(["refused: slap-open (D49)"]);
    expect(reach(lay(at("outOfTurn=foul")).table, "carla").lines).toContain("carla takes 3: outOfTurn");
  });

  test("where nobody counts aloud the answer does not tell whether there is something to slap (D41, D49)", () => {
    for (const word of ["7", "5"])
      expect(reach(lay(at("words=silent, outOfTurn=foul", word)).table, "carla").lines).toEqual([
        "refused: slap-open (D49)",
      ]);
  });

  test("who is out is no offender (I13, G14)", () => {
    const two = table("outOfTurn=foul", "anna: 8D 2C | ben: 3C 3D | carla: -", "9C KS", "5");
    expect(reach(two, "carla").lines).toEqual(["refused: not-in-game (G14)"]);
  });
});

describe("twitching", () => {
  test("a finger on the pile is a slap; a hand that only started is none, unless it was agreed (IRISH-SLAP-5, I21)", () => {
    for (const twitch of ["touch", "off"]) {
      const { lines } = slap(lay(at(`twitch=${twitch}`)).table, "ben", "start");
      expect(lines).toEqual(["refused: no-such-hand (I30)"]);
      expect(slap(lay(at(`twitch=${twitch}`)).table, "ben").lines).toContain("ben takes 3: falseSlap");
    }
  });

  test("where hands wait at home, leaving it for nothing costs the pile (IRISH-SLAP-5)", () => {
    const { lines, table: after } = slap(lay(at("twitch=home")).table, "ben", "start");
    expect(lines).toEqual(["ben twitches", "ben was wrong", "ben takes 3: twitch"]);
    expect(next(after)).toBe("ben A");
  });

  test("while there is something to slap it is nothing, and the slap itself still counts (IRISH-SLAP-5)", () => {
    const open = lay(at("twitch=home", "7")).table;
    expect(slap(open, "ben", "start").lines).toEqual(["refused: not-now (IRISH-SLAP-5)"]);
    expect(race(open, "ben 300, carla 400, anna -").lines).toContain("anna takes 3: missing");
  });
});
