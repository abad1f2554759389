import { expect, test, vi } from "vitest";
import type { OwnKeys } from "#lib/own-keys.ts";
import { onKey, rankFor } from "./keys.ts";

/** Presses keys one after the other, by name or as they are: what they did, and which of them were used up. `choosing`: a word is chosen now. */
function pressed(
  keys: readonly (string | { readonly key: string; readonly repeat: boolean })[],
  choosing = false,
  own: OwnKeys = {},
) {
  vi.stubGlobal("Element", class {});
  const done: string[] = [];
  const note = (what: string) => (): void => void done.push(what);
  const acts = {
    slap: note("slap"),
    lay: note("lay"),
    letters: true,
    own,
    word: (rank: number) => {
      if (choosing) done.push(`word ${rank}`);
      return choosing;
    },
    choose: note("choose"),
    read: (what: string) => void done.push(`read ${what}`),
    mute: note("mute"),
    menu: note("menu"),
    help: note("help"),
  };
  const used = keys.map((one) => {
    const { key, repeat } = typeof one === "string" ? { key: one, repeat: false } : one;
    const event = { key, repeat, target: null, timeStamp: 1, ctrlKey: false, metaKey: false, altKey: false };
    return onKey(event as KeyboardEvent, acts);
  });
  return { done, used };
}

test("thirteen words have a key each, German jack and queen a second one (IRISH-TURN-2)", () => {
  expect([..."a234567890jqk"].map(rankFor)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([..."bd"].map(rankFor)).toEqual([10, 11]);
  expect([..."1rlpcs "].map(rankFor)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});

test("laying and slapping have keys of their own, and a key held down is one press (G15, G9)", () => {
  const { done, used } = pressed([" ", "Enter", { key: " ", repeat: true }, { key: "Enter", repeat: true }]);
  expect(used).toEqual([true, true, true, true]);
  expect(done).toEqual(["slap", "lay"]);
});

test("where a word is chosen its key says it and does nothing else (IRISH-WORD-1)", () => {
  expect(pressed(["K", "2", "r"], true)).toEqual({
    done: ["word 12", "word 1", "read table"],
    used: [true, true, true],
  });
  expect(pressed(["k", "2"])).toEqual({ done: ["choose"], used: [false, true] });
});

test("M is for the sound", () => {
  expect(pressed(["m"])).toEqual({ done: ["mute"], used: [true] });
});

test("a key that was put elsewhere acts there; what is printed on a card calls it all the same, unless it slaps", () => {
  expect(pressed(["x", " ", "j"], false, { " ": "x", r: "j" }).done).toEqual(["slap", "read table"]);
  expect(pressed(["k", "j", "q"], true, { " ": "k", r: "j" }).done).toEqual(["slap", "word 10", "word 11"]);
});
