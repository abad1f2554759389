import { expect, test, vi } from "vitest";
import { onKey, rankFor } from "./keys.ts";

test("thirteen words have a key each, German jack and queen a second one (IRISH-TURN-2)", () => {
  expect([..."a234567890jqk"].map(rankFor)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([..."bd"].map(rankFor)).toEqual([10, 11]);
  expect([..."1rlpcs "].map(rankFor)).toEqual([-1, -1, -1, -1, -1, -1, -1]);
});

test("laying and slapping have keys of their own, and a key held down is one press (G15, G9)", () => {
  vi.stubGlobal("Element", class {});
  const done: string[] = [];
  const note = (what: string) => (): void => void done.push(what);
  const acts = {
    slap: note("slap"),
    lay: note("lay"),
    letters: true,
    word: () => false,
    choose: note("choose"),
    read: note("read"),
    menu: note("menu"),
    help: note("help"),
  };
  const press = (key: string, repeat = false) =>
    onKey(
      { key, repeat, target: null, timeStamp: 1, ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent,
      acts,
    );
  expect([press(" "), press("Enter"), press(" ", true), press("Enter", true)]).toEqual([true, true, true, true]);
  expect(done).toEqual(["slap", "lay"]);
});
