/** The keyboard of the Snap table: one press a key, by its own moment. */
import { describe, expect, test } from "vitest";
import { isEcho } from "#lib/race/keys.ts";
import type { OwnKeys } from "#lib/own-keys.ts";
import { onKey } from "./keys.ts";

function pressed(
  key: string,
  more: Partial<KeyboardEvent> = {},
  letters = true,
  own: OwnKeys = {},
): { readonly did: string[]; readonly taken: boolean } {
  const did: string[] = [];
  const note =
    (what: string) =>
    (...of: unknown[]): void =>
      void did.push([what, ...of].join(" "));
  // a key press as far as the map looks at it
  const event = { key, timeStamp: 77, target: null, ...more } as KeyboardEvent;
  const taken = onKey(event, {
    play: {
      call: note("call"),
      pool: note("pool"),
      turn: note("turn"),
      choose: note("choose"),
      hand: note("hand"),
    },
    read: note("read"),
    mute: note("mute"),
    menu: note("menu"),
    help: note("help"),
    letters,
    own,
  });
  return { did, taken };
}

/** Something that has the focus, as far as the map looks at it: what it stands in. */
class Focused {
  private readonly place: string;
  constructor(place: string) {
    this.place = place;
  }
  closest(selector: string): this | null {
    return selector.split(", ").includes(this.place) ? this : null;
  }
}
// there is no page here
globalThis.Element ??= Focused as unknown as typeof Element;
const focus = (place: string): EventTarget => new Focused(place) as unknown as EventTarget;

describe("keys", () => {
  test("space and S call, D calls a pool, Enter turns, G grabs", () => {
    expect([" ", "s", "S", "d", "Enter", "g"].flatMap((key) => pressed(key).did)).toEqual([
      "call 77",
      "call 77",
      "call 77",
      "pool 77",
      "turn",
      "hand 77",
    ]);
  });
  test("1 to 6 are the animals", () => {
    expect(pressed("3").did).toEqual(["choose 3 77"]);
    expect(pressed("7").taken).toBe(false);
  });
  test("single letters and digits can be switched off, the others stay", () => {
    expect(["s", "d", "g", "3", "r", "?"].filter((key) => pressed(key, {}, false).taken)).toEqual([]);
    expect([" ", "Enter", "Escape"].flatMap((key) => pressed(key, {}, false).did)).toEqual(["call 77", "turn", "menu"]);
  });
  test("a key held down is one press, and does nothing else meanwhile", () => {
    expect(pressed(" ", { repeat: true })).toEqual({ did: [], taken: true });
  });
  test("shortcuts of the browser stay the browser's", () => {
    expect(pressed("s", { ctrlKey: true }).taken).toBe(false);
  });
  test("the space bar calls wherever the focus is; Enter opens what has the focus", () => {
    expect(pressed(" ", { target: focus("[data-own]") }).did).toEqual(["call 77"]);
    expect(pressed("Enter", { target: focus("[data-own]") }).taken).toBe(false);
    expect(isEcho({ key: " ", target: focus("[data-own]") } as KeyboardEvent, {})).toBe(true);
  });
  test("whoever writes or reads a sheet has every key", () => {
    expect([" ", "s", "Enter"].map((key) => pressed(key, { target: focus("dialog") }).taken)).toEqual([
      false,
      false,
      false,
    ]);
  });
  test("a key that was put elsewhere acts there, by its own moment, and no longer here", () => {
    const own = { " ": "x", d: " " };
    expect(["x", " ", "d", "s"].flatMap((key) => pressed(key, {}, true, own).did)).toEqual([
      "call 77",
      "pool 77",
      "call 77",
    ]);
    // the space bar, moved away, is the browser's again
    const space = { key: " ", target: null } as KeyboardEvent;
    expect([isEcho(space, { " ": "x" }), isEcho(space, own)]).toEqual([false, true]);
  });
  test("M is for the sound", () => {
    expect(pressed("m").did).toEqual(["mute"]);
    expect(pressed("m", {}, false).taken).toBe(false);
  });
  test("questions are answered at any time", () => {
    expect(["r", "l", "p", "c"].flatMap((key) => pressed(key).did)).toEqual([
      "read table",
      "read last",
      "read piles",
      "read counts",
    ]);
  });
});
