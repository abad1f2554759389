/** Late, unlucky and wrong calls look and read differently, and in the calm game nobody is first. */
import { NO_CARD, SnapAnswer, SnapCall, SnapEvent, SnapExcuse, TABLE, event } from "@snorum/engine";
import type { GameEvent, SnapView } from "@snorum/engine";
import { describe, expect, test } from "vitest";
import type { Photo } from "./photo.ts";
import { card, picture } from "./testing.ts";
import { judgementOf, lateFor } from "./verdict.ts";
import type { Won } from "./verdict.ts";

const before = picture(["6D*3", "7S*2", "7C*4"]);
const say = ({ kind }: GameEvent) => `<${kind}>`;
const judged = (events: readonly GameEvent[], view: SnapView = before, won: Won | null = null) =>
  judgementOf(events, { before: view, photo: null, won, say });
const of = (...events: GameEvent[]) => judged(events).verdict;
const called = (seat: number, word: number = SnapCall.snap) => event(SnapEvent.Called, seat, NO_CARD, word, 300);
const late = (seat: number) => event(SnapEvent.Excused, seat, NO_CARD, SnapExcuse.taken);

describe("verdicts", () => {
  test("the viewer's own call comes first", () => {
    const verdict = of(called(1), event(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [1, 2]), called(0), late(0));
    expect(verdict).toMatchObject({ kind: "late", seats: [0], winner: 1 });
  });
  test("then whoever won, with the equal cards (SNAP-CALL-2)", () => {
    const verdict = of(called(1), event(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [1, 2]));
    expect(verdict).toMatchObject({ kind: "won", seats: [1], cards: 6, pair: [card("7S"), card("7C")] });
  });
  test("piles and pools won together are one sum, and what was in the middle is told apart (N13)", () => {
    const view: SnapView = { ...before, pools: [{ number: 1, top: card("7H"), cards: 5, under: 0 }] };
    const verdict = judged(
      [
        called(1),
        event(SnapEvent.PilesWon, 1, NO_CARD, 0, 0, [1, 2]),
        event(SnapEvent.PoolsWon, 1, NO_CARD, 0, 0, [1]),
      ],
      view,
    ).verdict;
    expect(verdict).toMatchObject({ kind: "won", cards: 11, fromPools: 5 });
  });
  test("a false call shows two cards that are not equal, and what it costs (SNAP-POOL-1)", () => {
    const view = picture(["6D*3", "7S*2", "9C*4"]);
    const { verdict } = judged(
      [called(0), event(SnapEvent.FalseCalled, 0), event(SnapEvent.PilePooled, 0, NO_CARD, 0, 1)],
      view,
    );
    expect(verdict).toMatchObject({ kind: "wrong", pair: [card("6D"), card("9C")], text: `<${SnapEvent.PilePooled}>` });
  });
  test("of several false calls all are told, each with its cost (SNAP-POOL-1)", () => {
    const cost = (seat: number) => [
      called(seat),
      event(SnapEvent.FalseCalled, seat),
      event(SnapEvent.PilePooled, seat, NO_CARD, 0, seat),
    ];
    const { verdict, misses } = judged([...cost(1), ...cost(2)], picture(["6D*3", "7S*2", "9C*4"]));
    expect(verdict).toMatchObject({
      kind: "wrong",
      seats: [1, 2],
      text: `<${SnapEvent.PilePooled}> <${SnapEvent.PilePooled}>`,
    });
    expect([...misses.keys()]).toEqual([1, 2]);
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

describe("calls for a race that is over (G7)", () => {
  const lanes = (seat: number, ms: number) => [
    { seat, ms, sigma: 6, early: false, headStart: 0, outcome: "won" as const, call: 0 },
  ];
  const photo = (seat: number, ms: number): Photo => ({
    seq: 1,
    lanes: lanes(seat, ms),
    silent: [],
    winner: seat,
    cards: 6,
    equal: [],
    tied: 1,
    band: 20,
    confidence: 1,
  });
  const won: Won = { winner: 1, equal: [card("7S"), card("7C")], photo: photo(1, 341), reveals: before.reveals };
  const gone = picture(["6D*3", "", ""]);

  test("who was late hears who was faster, and by how much", () => {
    const own = { ...photo(0, 420), winner: -1 };
    const { verdict } = judgementOf([called(0), late(0)], { before: gone, photo: own, won, say });
    expect(verdict).toMatchObject({ kind: "late", winner: 1, behind: 79 });
  });
  test("whoever won and presses again changes nothing", () => {
    const mine = { ...won, winner: 0 };
    expect(judged([called(0), late(0)], gone, mine)).toMatchObject({ verdict: null, idle: true });
  });
  test("others who are late put away nothing that is shown", () => {
    expect(judged([called(2), late(2)], gone, won)).toMatchObject({ verdict: null, idle: false });
  });
  test("a hand that finds no pile any more is late", () => {
    expect(lateFor(0, won)).toMatchObject({ kind: "late", seats: [0], winner: 1 });
  });
  test("a false call long after the award is told what it was for", () => {
    const { misses } = judged([called(0), event(SnapEvent.FalseCalled, 0)], gone, won);
    expect(misses.get(0)).toEqual({ why: "taken", cards: won.equal });
  });
});

describe("the calm game (SNAP-VAR-CALM)", () => {
  const view = picture(["6D*3", "7S*2", "7C*4", "KS"], {}, { race: "calm" });
  const { different, snap } = SnapAnswer;
  const shares = [event(SnapEvent.PilesWon, 2, NO_CARD, 0, 0, [1]), event(SnapEvent.PilesWon, 0, NO_CARD, 0, 0, [2])];
  const shown = (...answers: number[]) => event(SnapEvent.AnswersShown, TABLE, NO_CARD, 0, 0, answers);

  test("all who were right are named, and what each of them got; nobody was first", () => {
    const { verdict } = judged([shown(snap, different, snap, snap), called(2), called(3), called(0), ...shares], view);
    expect(verdict).toMatchObject({ kind: "calm", seats: [0, 2, 3], winner: -1, pair: [card("7S"), card("7C")] });
    expect([...(verdict?.shares ?? [])]).toEqual([
      [2, 2],
      [0, 4],
    ]);
  });
  test("whoever was wrong is not among them", () => {
    const events = [shown(different, SnapAnswer.pool, snap, snap), ...shares, event(SnapEvent.FalseCalled, 1)];
    expect(judged(events, view).verdict?.seats).toEqual([2, 3]);
  });
  test("the viewer's own wrong answer comes first", () => {
    const events = [shown(SnapAnswer.pool, different, snap, snap), called(0, SnapCall.pool), ...shares];
    expect(judged([...events, event(SnapEvent.FalseCalled, 0)], view).verdict).toMatchObject({
      kind: "wrong",
      seats: [0],
    });
  });
});
