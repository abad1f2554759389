/** What a seat may see. */
import { describe, expect, test } from "vitest";
import { WATCHER } from "../../kernel/game.ts";
import { parseCard, printCard } from "../../cards/card.ts";
import { Ask } from "./events.ts";
import { snipSnapSnorum } from "./index.ts";
import { play, refusalOf, table } from "./testing.ts";
import type { TestTable } from "./testing.ts";
import type { SnipView } from "./view.ts";

const start = table("", "anna: 7S KD | ben: 7D 9C 9D | carla: 7C 9H");
const seen = ({ match }: TestTable, viewer: number): SnipView => snipSnapSnorum.view(match, viewer);

describe("the picture", () => {
  test("a seat sees its own hand, and of the others only how many cards they hold", () => {
    const view = seen(start, 1);
    expect(view.hand.map(printCard)).toEqual(
      ["7D", "9C", "9D"].toSorted((one, other) => parseCard(one) - parseCard(other)),
    );
    expect(view.sizes).toEqual([2, 3, 2]);
    expect(seen(start, WATCHER).hand).toEqual([]);
  });

  test("cards that lay open before stay known", () => {
    const t = play(table("forgotten=take-back", "anna: 7S KD | ben: 7D 9C | carla: 7C 9H"), "anna 7S", "ben 7D Jig");
    expect(seen(t, WATCHER).known.map((cards) => cards.map(printCard))).toEqual([[], ["7D"], []]);
    expect(seen(play(t, "carla 7C Snip", "ben 7D Snap"), WATCHER).known[1]).toEqual([]);
  });

  test("a leader may lay anything, a follower what fits; no pass is offered while a match is held (S1, SSS-PLAY-1)", () => {
    expect(seen(start, 0).playable.map(printCard)).toEqual(["7S", "KD"]);
    const led = play(start, "anna 7S");
    expect(seen(led, 1).playable.map(printCard)).toEqual(["7D"]);
    expect(seen(led, 1).mayPass).toBe(false);
    expect(seen(led, 2).playable).toEqual([]);
  });

  test("the word that goes with the next card is there, also that it is owed (SSS-PLAY-2)", () => {
    const led = play(start, "anna 7S");
    expect([seen(led, 1).nextWord, seen(led, 1).wordOwed]).toEqual([1, -1]);
    expect(seen(play(led, "ben 7D"), 1).wordOwed).toBe(1);
  });

  test("what is gone is there to count (SSS-PLAY-7)", () => {
    const t = play(table("chants=silent", "anna: 7S KD | ben: 7D 9C | carla: 2C 9H"), "anna 7S", "ben 7D");
    expect(t.match.completed.map(printCard)).toEqual(["7D"]);
    expect(seen(t, 0).gone[6]).toBe(4);
    expect(seen(t, 0).gone[12]).toBe(3);
  });
});

describe("who may do what", () => {
  test("what a watcher or a seat that is not in the round presses has no effect (G14)", () => {
    const out = "counters=per-card, session=elimination, stack=5";
    const won = play(table(out, "anna 1: 7S 2S | ben 5: 7D | carla 9: 9S 3S"), "anna 7S", "ben 7D Snip");
    const second = play(won, "next round", "deal");
    const times: readonly [TestTable, readonly number[]][] = [
      [start, [WATCHER]],
      [play(start, "anna 7S", "ben 7D"), [WATCHER]],
      [won, [WATCHER]],
      // anna is out
      [second, [WATCHER, 0]],
    ];
    for (const [{ match: before }, seats] of times) {
      for (const kind of snipSnapSnorum.seatAsks) {
        for (const seat of seats) {
          const match = snipSnapSnorum.clone(before);
          const asked = { kind, seat, card: 24, word: 1, list: null };
          expect([kind, seat, snipSnapSnorum.perform(match, asked, [])]).not.toContain(null);
          expect(snipSnapSnorum.print(match)).toBe(snipSnapSnorum.print(before));
        }
      }
    }
    expect(
      snipSnapSnorum.perform(start.match, { kind: Ask.Lay, seat: 99, card: 0, word: -1, list: null }, [])?.rule,
    ).toBe("G14");
  });

  test("a command is stamped with the table it was made for: another card, another stamp (S24)", () => {
    const led = play(start, "anna 7S");
    expect(snipSnapSnorum.stamp(led.match)).not.toBe(snipSnapSnorum.stamp(start.match));
    expect(refusalOf(led, "anna 7S")).toMatch("not-held");
  });
});
