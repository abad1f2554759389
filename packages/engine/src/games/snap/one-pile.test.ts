/** Ein Stapel; Schnappen und hauen; Gegenstand greifen. */
import { describe, expect, test } from "vitest";
import { completeRules, conflictsIn, fillIn } from "../../kernel/options.ts";
import { snap } from "./index.ts";
import { CONFLICTS } from "./options.ts";
import { Phase } from "./state.ts";
import { callOut, lies, raceOf, table, turnCard, turnCards } from "./testing.ts";

describe("one pile", () => {
  test("all lay on one pile; when its two newest cards are equal the first caller takes it whole (SNAP-VAR-ONE-1)", () => {
    const two = turnCards(table("piles=one", "anna: 9S 2S | ben: 9C 3C | carla: 4D"), 2).table;
    expect(lies(two)).toBe("anna: 2S / 9S 9C | ben: 3C | carla: 4D");
    const won = callOut(two, "carla");
    expect(won.lines).toEqual(["carla calls snap", "carla wins the piles of anna"]);
    expect(lies(won.table)).toBe("anna: 2S | ben: 3C | carla: 4D 9S 9C");
    expect(turnCard(won.table).lines).toEqual(["carla turns 4D"]);
  });

  test("only cards directly one after the other are compared (SNAP-VAR-ONE-1)", () => {
    const three = turnCards(table("piles=one", "anna: 9S 2S | ben: 4C 3C | carla: 9D 5D"), 3).table;
    expect(callOut(three, "carla").lines).toContain("carla was wrong");
  });

  test("a false call costs the top stock card, face down, for whoever laid last (SNAP-VAR-ONE-2, N29)", () => {
    const one = turnCard(table("piles=one", "anna: 9S 2S | ben: 9C 3C | carla: 4D 5D")).table;
    const paid = callOut(one, "carla");
    expect(paid.lines).toEqual(["carla calls snap", "carla was wrong", "carla pays anna"]);
    expect(lies(paid.table)).toBe("anna: 2S 4D / 9S | ben: 9C 3C | carla: 5D");
  });

  test("the layer's own false call goes to the bottom of the pile, and that card is never compared (N30, N35)", () => {
    const one = turnCard(table("piles=one", "anna: 9S 9H | ben: 9C 3C | carla: 4D 5D")).table;
    const buried = callOut(one, "anna").table;
    expect(lies(buried)).toBe("anna: - / 9H 9S | ben: 9C 3C | carla: 4D 5D");
    expect(callOut(buried, "ben").lines).toContain("ben was wrong");
    expect(snap.view(buried.match, 1).piles[0]).toEqual({ top: buried.match.newest, under: -1, cards: 2 });
    expect(snap.conceal(buried.match, 1).piles[0]?.[0]).toBe(-2);
  });

  test("a false call in the same race in which the last layer went out is paid to the pile (N29, N33)", () => {
    const two = turnCards(table("piles=one", "anna: 9S 2S | ben: 9C | carla: 4D 5D | dora: 7C 8C"), 2).table;
    const { lines, table: after } = raceOf(two, [
      { who: "carla", ms: 400, headStart: 350 },
      { who: "dora", ms: 80 },
    ]);
    expect(lines).toEqual([
      "carla calls snap",
      "carla wins the piles of anna",
      "ben is out",
      "dora calls snap",
      "dora was wrong",
      "dora CardBuried",
    ]);
    expect(lies(after)).toBe("anna: 2S / 7C | ben: - | carla: 4D 5D 9S 9C | dora: 8C");
  });

  test("no stock to pay with: nothing, but no call until the pile is won (N31)", () => {
    const two = turnCards(table("piles=one", "anna: 2S | ben: 9C 3C | carla: 9D 5D"), 2).table;
    const locked = callOut(two, "anna");
    expect(locked.lines).toEqual(["anna calls snap", "anna was wrong", "anna is locked"]);
    const three = turnCard(locked.table).table;
    expect(callOut(three, "anna").lines).toEqual(["refused: locked (N31)"]);
    const won = callOut(three, "ben");
    expect(won.table.match.locks[0]).toBe(0);
  });

  test("before any card lies there a call is nothing (N32)", () => {
    expect(callOut(table("piles=one", "anna: 9S 2S | ben: 9C 3C"), "ben").lines).toEqual([
      "refused: no-card-yet (N32)",
    ]);
  });

  test("who runs out may call until the pile is won, and is out then (N33)", () => {
    const two = turnCards(table("piles=one", "anna: 9S | ben: 9C 3C | carla: 4D 5D"), 2).table;
    expect(snap.view(two.match, 0).lastChance).toEqual([true, false, false]);
    const lost = callOut(two, "carla");
    expect(lost.lines).toEqual(["carla calls snap", "carla wins the piles of anna", "anna is out"]);
    const saved = callOut(two, "anna");
    expect(saved.lines).toEqual(["anna calls snap", "anna wins the piles of anna"]);
    expect(lies(saved.table)).toBe("anna: 9S 9C | ben: 3C | carla: 4D 5D");
  });

  test("an early call takes the pile too, so whoever was on the last chance is out; whoever laid the newest card is not (N33, D4)", () => {
    const three = turnCards(table("piles=one", "anna: 9S | ben: 9C 3C | carla: 4D"), 3).table;
    const early = raceOf(three, [{ who: "ben", ms: 40 }]);
    expect(early.lines.slice(1)).toEqual(["ben wins the piles of anna, 4D stays", "anna is out"]);
    expect(snap.view(early.table.match, 2).lastChance).toEqual([false, false, true]);
    expect(early.table.match.phase).toBe(Phase.Play);
    const two = turnCards(table("piles=one", "anna: 9S | ben: 9C 3C 4D"), 3).table;
    expect(raceOf(two, [{ who: "ben", ms: 40 }]).lines.slice(2)).toEqual(["anna is out", "ben won"]);
  });

  test("the only one with stock lays on alone, and wins with the last card if nobody snaps (N34)", () => {
    const alone = turnCards(table("piles=one", "anna: 9S 2S 5S | ben: 4C"), 4);
    expect(alone.lines).toEqual(["anna turns 9S", "ben turns 4C", "anna turns 2S", "anna turns 5S"]);
    expect(turnCard(alone.table).lines).toEqual(["anna won"]);
    const back = turnCards(table("piles=one", "anna: 9S 2S 2D | ben: 4C"), 4).table;
    expect(callOut(back, "ben").lines).toEqual([
      "ben calls snap",
      "ben wins the piles of anna",
      "anna is out",
      "ben won",
    ]);
  });

  test("an early press is judged by the two cards before; the newest stays (D3, D4)", () => {
    const three = turnCards(table("piles=one", "anna: 9S 2S | ben: 9C 3C | carla: 4D 5D"), 3).table;
    expect(raceOf(three, [{ who: "ben", ms: 40 }]).lines).toEqual([
      "ben calls snap",
      "ben wins the piles of anna, 4D stays",
    ]);
    expect(raceOf(three, [{ who: "ben", ms: 240 }]).lines).toContain("ben is excused: covered");
  });
});

describe("hands", () => {
  test("the hand that was down first wins the pile, and a slap for nothing costs what a false call costs (N37)", () => {
    const two = turnCards(table("snap(slap)", "anna: 9S 2S | ben: 9C 3C | carla: 4D"), 2).table;
    const slapped = raceOf(two, [
      { who: "carla", ms: 380 },
      { who: "ben", ms: 402 },
    ]);
    expect(slapped.lines).toEqual([
      "carla calls snap",
      "carla wins the piles of anna",
      "ben calls snap",
      "ben is excused: taken",
    ]);
    const one = turnCard(table("piles=one, how=slap-and-call", "anna: 9S 2S | ben: 9C 3C | carla: 4D 5D")).table;
    expect(callOut(one, "carla").lines).toContain("carla pays anna");
  });

  test("two grab together: the one nearest clockwise after the turner has it; for nothing it is a false call (N39, N40)", () => {
    const start = table("snap(grab)", "anna: 2S / 9C | ben: 3C / 9S | carla: 4D / 6H");
    const grabbed = raceOf(start, [
      { who: "carla", ms: 500 },
      { who: "ben", ms: 500 },
    ]);
    expect(grabbed.lines.slice(0, 2)).toEqual(["ben calls snap", "ben wins the piles of ben anna"]);
    expect(callOut(table("snap(grab)", "anna: 2S / 9C | ben: 3C / KS"), "ben").lines).toContain(
      "the pile of ben is pool 1",
    );
  });
});

describe("what makes no sense together", () => {
  test.each(CONFLICTS.map((conflict) => [conflict.id, conflict.when] as const))(
    "%s is refused with its reason (D37, G16)",
    (id, when) => {
      const chosen = Object.fromEntries(Object.entries(when).map(([option, [value]]) => [option, value]));
      const filled = fillIn(snap.options, chosen);
      if (!filled.ok) throw new Error(filled.refusal.code);
      expect(conflictsIn(snap, filled.value).map((conflict) => conflict.id)).toContain(id);
      expect(completeRules(snap, chosen)).toMatchObject({ ok: false, refusal: { code: "conflict" } });
    },
  );
});
