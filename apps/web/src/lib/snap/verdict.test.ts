/** Late, unlucky and wrong calls look and read differently. */
import { NO_CARD, SnapCall, SnapEvent, SnapExcuse, TABLE, event } from "@snorum/engine";
import type { GameEvent } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import { card, picture } from "./testing.ts";
import { verdictOf } from "./verdict.ts";

const before = picture(["6D*3", "7S*2", "7C*4"]);
const of = (...events: GameEvent[]) => verdictOf(events, before, null, ({ kind }) => `<${kind}>`);
const called = (seat: number, word: number = SnapCall.snap) => event(SnapEvent.Called, seat, NO_CARD, word, 300);

describe("verdicts", () => {
  test("the viewer's own call comes first", () => {
    const verdict = of(
      called(1),
      event(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [1, 2]),
      called(0),
      event(SnapEvent.Excused, 0, NO_CARD, SnapExcuse.taken),
    );
    expect(verdict).toMatchObject({ kind: "late", seat: 0, winner: 1 });
  });
  test("then whoever won, with the equal cards (SNAP-CALL-2)", () => {
    const verdict = of(called(1), event(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [1, 2]));
    expect(verdict).toMatchObject({ kind: "won", seat: 1, cards: 6, pair: [card("7S"), card("7C")] });
  });
  test("a false call shows two cards that are not equal, and what it costs (SNAP-POOL-1)", () => {
    const verdict = of(called(0), event(SnapEvent.FalseCalled, 0), event(SnapEvent.PilePooled, 0, NO_CARD, 0, 1));
    expect(verdict).toMatchObject({ kind: "wrong", pair: [card("6D"), card("7S")], text: `<${SnapEvent.PilePooled}>` });
  });
  test("a covered card is bad luck (G8)", () => {
    const verdict = of(called(0), event(SnapEvent.Excused, 0, NO_CARD, SnapExcuse.covered));
    expect(verdict).toMatchObject({ kind: "unlucky", outcome: "covered" });
  });
  test("a dead heat is nobody's (SNAP-VAR-SIMUL)", () => {
    const verdict = of(called(0), called(1), event(SnapEvent.TiePooled, TABLE, NO_CARD, 0, 1, [1, 2]));
    expect(verdict).toMatchObject({ kind: "heat", winner: -1 });
  });
  test("nobody called: no verdict", () => {
    expect(of(event(SnapEvent.Turned, 1, card("7S")))).toBeNull();
  });
});
