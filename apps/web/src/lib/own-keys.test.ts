/** Keys that a person has put elsewhere: nothing is lost, nothing is there twice. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEEDS, asMoved, isFree, keyFor, meant, ownKeysIn, printedOn, putOn } from "./own-keys.ts";
import type { OwnKeys } from "./own-keys.ts";

describe("own keys", () => {
  test("at first every key means what is printed on it", () => {
    expect(["s", "Enter", " ", "D", "ArrowLeft", "?"].map((key) => meant(key, {}))).toEqual([
      "s",
      "enter",
      " ",
      "d",
      "arrowleft",
      "?",
    ]);
  });
  test("a deed goes to a key that did nothing, and leaves its own empty", () => {
    const own = putOn(" ", "x", {});
    expect(own).toEqual({ " ": "x" });
    expect(["x", "X", " "].map((key) => meant(key, own))).toEqual([" ", " ", ""]);
  });
  test("two deeds change places, and back again nothing is left of it", () => {
    const own = putOn("d", "enter", {});
    expect(["enter", "d"].map((key) => meant(key, own))).toEqual(["d", "enter"]);
    expect(putOn("d", "d", own)).toEqual({});
  });
  test("Tab, arrows, Esc and the question mark are never given away", () => {
    expect(["tab", "escape", "arrowleft", "?", "f5", ""].filter(isFree)).toEqual([]);
    expect(["x", "ñ", "7", "-", " ", "enter"].filter((key) => !isFree(key))).toEqual([]);
  });
  test("what was remembered counts only where it is a keyboard", () => {
    expect(ownKeysIn({ " ": "x" })).toEqual({ " ": "x" });
    for (const kept of [null, 7, "x", [], { " ": "d" }, { " ": "x", d: "x" }, { " ": 7 }, { tab: "x" }, { d: "tab" }])
      expect(ownKeysIn(kept)).toEqual({});
  });
  test("a list of keys prints them where they are now, in each language", () => {
    const own: OwnKeys = { " ": "x", d: " " };
    expect(
      asMoved(
        [
          ["Leertaste S", "rufen"],
          ["D", "Pool"],
          ["← →", "wählen"],
        ],
        own,
        "de",
      ),
    ).toEqual([
      ["X S", "rufen"],
      ["Leertaste", "Pool"],
      ["← →", "wählen"],
    ]);
    expect(DEEDS.slice(0, 2).map((deed) => printedOn(deed, "es"))).toEqual(["Espacio", "Intro"]);
  });

  test("law: however often keys are moved, every deed has one key, and each key one deed", () => {
    const move = fc.tuple(fc.constantFrom(...DEEDS), fc.constantFrom("x", "ñ", "j", ...DEEDS));
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const own = moves.reduce<OwnKeys>((now, [deed, key]) => putOn(deed, key, now), {});
        expect(DEEDS.map((deed) => meant(keyFor(deed, own), own))).toEqual([...DEEDS]);
        expect(ownKeysIn(JSON.parse(JSON.stringify(own)))).toEqual(own);
      }),
    );
  });
});
